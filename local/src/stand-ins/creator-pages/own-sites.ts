import { html, json, type PageAnswer } from './page-answer.ts';
import { botCheckPage } from './unread-pages.ts';

const site = (title: string, main: string) =>
  html(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>` +
      `<body><header><h1>${title}</h1></header><main>${main}</main>` +
      '<footer>Made by Fernweh Webworks</footer></body></html>',
  );

/** An empty shell: the page is drawn in the browser, from what its API answers. */
const taplinkShell = html(
  '<!DOCTYPE html><html><head><meta property="og:title" content="Shea at Taplink">' +
    '<script src="https://taplink.cc/s/js/invented.js" defer></script></head>' +
    '<body><div id="app"></div></body></html>',
);
const taplinkData = json({
  result: 'success',
  response: {
    fields: [
      {
        items: [
          { block_type_name: 'text', options: { text: 'Shells, sorted by sound' } },
          {
            block_type_name: 'link',
            options: { title: 'Write to me', type: 'email', value: 'shea@sheashells.com' },
          },
        ],
      },
    ],
  },
});

/**
 * Japanese in ISO-2022-JP, the at sign a full-width one in it: read in any other
 * charset there is no address.
 */
const japanese = (): PageAnswer => ({
  ...html(
    '<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-2022-jp">' +
      '<title>\x1b$BOB;R\x1b(B</title></head><body><p>\x1b$B$*;E;v$O\x1b(B ' +
      'studio\x1b$B!w\x1b(Bwako-kiln.com</p></body></html>',
  ),
  content_type: 'text/html',
});

/** A log of 0.9 MB, in small elements. */
const MANY_RUNS = Array.from(
  { length: 15_000 },
  (_, day) => `<p class="run">Day <b>${day}</b>: ${(day * 7) % 42} km, and rain</p>`,
).join('\n');

/** Sites by address without `www.` and final slash. */
const SITES: Readonly<Record<string, () => PageAnswer>> = {
  'ninatrails.com': () =>
    site(
      'Nina Trails',
      '<p>Films about walking.</p>' +
        '<p>For work: <a href="mailto:studio@ninatrails.com?subject=Hello%20Nina">write to the studio</a></p>' +
        '<p><a href="https://www.tiktok.com/@nina_trails">TikTok</a></p>',
    ),
  'veraveneer.com': () =>
    site(
      'Vera Veneer',
      '<p>Tables that remember the tree.</p><nav><a href="/work">Work</a>' +
        '<a href="/shop">Shop</a><a href="/contact">Contact</a></nav>',
    ),
  'veraveneer.com/contact': () =>
    site('Contact', '<p>Commissions and collaborations: hello@veraveneer.com</p>'),
  'studio-lee.com': () => site('Ann Lee', '<p><span>ann</span><span>lee@studio-lee.com</span></p>'),
  'velvetrow.co/collections/tilly': () =>
    site(
      'Tilly’s picks – Velvet Row',
      '<p>Ten percent off with TILLY10.</p><p>Contact us: <a href="mailto:hello@velvetrow.co">hello@velvetrow.co</a></p>',
    ),
  'marathonmia.com': () =>
    site('Marathon Mia', `${MANY_RUNS}<p>Races and shoes: run@marathonmia.com</p>`),
  'wallywaves.com': botCheckPage,
  'wako-kiln.com': japanese,
  'taplink.cc/shea.shells': () => taplinkShell,
  'taplink.cc/shea.shells/api/page/get.json': () => taplinkData,
};

/** The page at an address that is on neither platform, or null when nobody is there. */
export function ownSite({ hostname, pathname }: URL): PageAnswer | null {
  const host = hostname.replace(/^www\./, '');
  return SITES[`${host}${pathname}`.replace(/\/$/, '')]?.() ?? null;
}
