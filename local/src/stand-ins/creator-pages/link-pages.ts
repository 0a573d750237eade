/** A link page of an invented creator on Linktree. */
interface LinkPage {
  username: string;
  title: string;
  description: string;
  email: string | null;
  /** Handles without @, as social links. */
  tiktok: string | null;
  instagram: string | null;
}

const LINK_PAGES: readonly LinkPage[] = [
  {
    username: 'sunnysprout',
    title: 'Sunny Sprout',
    description: 'balcony vegetables',
    email: 'grow@sunnysprout.garden',
    tiktok: 'sunnysprout',
    instagram: null,
  },
  {
    username: 'jonasplates',
    title: 'Jonas Plates',
    description: 'dinner for one',
    email: null,
    tiktok: null,
    instagram: 'jonas.plates',
  },
];

/** Personal sites by host, without `www.`. */
const PERSONAL_SITES: Readonly<Record<string, string>> = {
  'ninatrails.com':
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Nina Trails</title></head>' +
    '<body><header><h1>Nina Trails</h1></header><main><p>Films about walking.</p>' +
    '<p>For work: <a href="mailto:studio@ninatrails.com?subject=Hello%20Nina">write to the studio</a></p>' +
    '<p><a href="https://www.tiktok.com/@nina_trails">TikTok</a></p></main>' +
    '<footer>Made by Fernweh Webworks</footer></body></html>',
};

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function linktreePage(page: LinkPage): string {
  const mail = page.email ? `mailto:${page.email}` : null;
  const links = [
    { id: 1, type: 'HEADER', title: 'More of me', url: null },
    { id: 2, type: 'CLASSIC', title: 'Shop', url: `https://${page.username}.shop/` },
    ...(mail ? [{ id: 3, type: 'EMAIL', title: 'Write to me', url: mail }] : []),
  ];
  const socialLinks = [
    ...(mail ? [{ type: 'EMAIL_ADDRESS', url: mail }] : []),
    ...(page.tiktok ? [{ type: 'TIKTOK', url: `https://www.tiktok.com/@${page.tiktok}` }] : []),
    ...(page.instagram
      ? [{ type: 'INSTAGRAM', url: `https://www.instagram.com/${page.instagram}` }]
      : []),
  ];
  const profile = { username: page.username, pageTitle: page.title, description: page.description };
  const account = { id: 1, uuid: 'invented', ...profile, isActive: true, links, socialLinks };
  // Linktree has everything twice: in the account and beside it.
  const data = { props: { pageProps: { account, ...profile, links, socialLinks } } };
  return (
    `<!DOCTYPE html><html lang="en"><head><title>${escapeText(page.title)} Official: TikTok, Instagram | Linktree</title>` +
    '</head><body><div id="__next"><ul>' +
    '<li><a href="https://linktr.ee/features/digital-products">Sell products and build your email list</a></li>' +
    '<li><a href="https://linktr.ee/help/en">Help Centre</a></li></ul></div>' +
    `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>` +
    '</body></html>'
  );
}

/** The page at an address that is on neither platform, or null when nobody is there. */
export function linkedPage(url: URL): string | null {
  const host = url.hostname.replace(/^www\./, '');
  if (host === 'linktr.ee') {
    const username = url.pathname.split('/')[1]?.toLowerCase();
    const page = LINK_PAGES.find((candidate) => candidate.username === username);
    return page ? linktreePage(page) : null;
  }
  return PERSONAL_SITES[host] ?? null;
}
