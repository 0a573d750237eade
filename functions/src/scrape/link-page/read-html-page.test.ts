import { describe, expect, it } from 'vitest';
import { readLinkPage } from '../read-link-page.ts';

const read = (body: string, url = 'https://torvane.com/') =>
  readLinkPage({ url, status: 200, content_type: '', body });
const addresses = (body: string, url?: string) => {
  const page = read(body, url);
  return page.kind === 'page' ? page.addresses.map(({ address }) => address) : page;
};
const PLACE = '<p>Ilsa Torvane draws very small flats and writes about them every week.</p>';

describe('an address a visitor gets', () => {
  it.each([
    ['hidden part inside', '<p>m<span style="display:none">no-spam</span>@torvane.com</p>'],
    [
      'part hidden by its class',
      '<style>.x{display:none}</style><p>m<i class="x">zz</i>@torvane.com</p>',
    ],
    [
      'drawn from right to left',
      '<b style="unicode-bidi:bidi-override; direction: rtl">moc.enavrot@m</b>',
    ],
    [
      'turned by its class',
      '<style>.r{direction:rtl;unicode-bidi:bidi-override}</style><i class="r">moc.enavrot@m</i>',
    ],
    [
      'hidden only on phones',
      '<style>@media(max-width:9px){.a{display:none}}</style><p class="a">m@torvane.com</p>',
    ],
    ['hidden below a screen’s size', '<div class="hidden md:block">m@torvane.com</div>'],
    ['with room for comments', '<article class="post comments-open">m@torvane.com</article>'],
    ['icon of the sign', '<p>m<i class="fa fa-at"></i>torvane.com</p>'],
    ['picture of the sign', '<p>m<img src="at.png" alt="@">torvane.com</p>'],
    ['label of a button', '<a href="#" aria-label="Mail m@torvane.com"><svg></svg></a>'],
    ['copied on a click', '<button data-clipboard-text="m@torvane.com">Copy</button>'],
    ['in parts', '<a href="#" data-user="m" data-domain="torvane" data-tld="com">Mail</a>'],
    ['in parts, longer names', '<a data-email-name="m" data-email-domain="torvane.com">Mail</a>'],
    ['shifted letters', '<a data-enc="rot13" data-mail="z@gbeinar.pbz">Mail</a>'],
    ['base64', '<a data-email="bUB0b3J2YW5lLmNvbQ==">Mail</a>'],
    [
      'sum in a script',
      '<script>document.write("<a href=\\"mailto:" + "m" + "@" + "torvane.com\\">x</a>")</script>',
    ],
    ['variables', '<script>var u="m", d="torvane.com"; el.innerHTML = u + "@" + d;</script>'],
    [
      'added up',
      "<script>var a = 'm' + '&#64;'; a = a + 'torvane' + '&#46;com'; el.innerHTML += a;</script>",
    ],
    [
      'letter codes',
      '<script>document.write(String.fromCharCode(109,64,116,111,114,118,97,110,101,46,99,111,109))</script>',
    ],
    ['coded', '<script>a.href = "mailto:" + atob("bUB0b3J2YW5lLmNvbQ==")</script>'],
    ['list joined', "<script>a.href = ['m', 'torvane.com'].join('@')</script>"],
    [
      'turned in a script',
      "<script>a.href='mailto:' + 'moc.enavrot@m'.split('').reverse().join('')</script>",
    ],
    ['TYPO3', `<a href="javascript:linkTo_UnCryptMailto('ocknvq,oBvqtxcpg0eqo');">Mail</a>`],
    ['TYPO3, newer', '<a href="#" data-mailto-token="ocknvq,oBvqtxcpg0eqo">Mail</a>'],
    [
      'TYPO3, codes',
      `<a href="javascript:linkTo_UnCryptMailto(%27ocknvq%2CoBvqtxcpg0eqo%27);">Mail</a>`,
    ],
    ['handler', `<a href="#" onclick="location.href='mailto:'+'m'+'@'+'torvane.com'">Mail</a>`],
    [
      'for search engines',
      '<script type="application/ld+json">{"@type":"Person","email":"mailto:m@torvane.com"}</script>',
    ],
    ['head', '<meta property="og:email" content="m@torvane.com">'],
    ['microdata', '<meta itemprop="email" content="m@torvane.com">'],
    ['recipient in the query', '<a href="mailto:?to=m@torvane.com">Mail</a>'],
    [
      'Gmail’s own form',
      '<a href="https://mail.google.com/mail/?view=cm&amp;to=m@torvane.com&amp;su=Hi">Mail</a>',
    ],
  ])('%s', (_, body) => {
    expect(addresses(PLACE + body)).toEqual(['m@torvane.com']);
  });
});

describe('no address of the creator', () => {
  it.each([
    ['comment of a visitor', '<div id="comments"><p>me too, bo@gmail.com</p></div>'],
    ['cookie notice', '<div class="cookie-banner">Write bo@gmail.com</div>'],
    ['example', '<p>Enter your address, e.g. bo@gmail.com</p>'],
    ['legal desk', '<p>privacy@torvane.com dpo@torvane.com datenschutz@torvane.com</p>'],
    [
      'desk of another house',
      '<p>Write us: m@torvane.com or customercare@hostly.com</p>',
      ['m@torvane.com'],
    ],
    ['report link', '<a href="mailto:hello@hostly.com">Report this page</a>'],
    ['string that is only kept', '<script>var m = "bo@gmail.com"</script>'],
    [
      'error tracker',
      '<script>init({dsn:"https://0f1e2d3c4b5a69788796a5b4c3d2e1f0@o4.ingest.sentry.io/5"})</script>',
    ],
    ['placeholder in data', '<script>var t={"emailPlaceholder":"e.g. bo@gmail.com"}</script>'],
    ['settings', '<script>window.appConfig = {"email":"bo@gmail.com"}</script>'],
    ['what is measured', '<script>dataLayer.push({"user":{"email":"bo@gmail.com"}})</script>'],
    ['viewer', '<script>window.__STATE__ = {"viewer":{"email":"bo@gmail.com"}}</script>'],
    [
      'reviewer',
      '<script type="application/ld+json">{"review":{"author":{"email":"bo@gmail.com"}}}</script>',
    ],
    ['hidden by its class', '<style>.hp{display:none}</style><div class="hp">bo@gmail.com</div>'],
    [
      'hidden by its id',
      '<style>a{} #hp , .x { visibility:hidden }</style><p id="hp">bo@gmail.com</p>',
    ],
    ['hidden by a common class', '<div class="mt-2 d-none">bo@gmail.com</div>'],
    ['template', '<template><p>bo@gmail.com</p></template>'],
  ])('%s', (_, body, expected: string[] = []) => {
    expect(addresses(PLACE + body)).toEqual(expected);
  });
});

describe('the page of a creator on an unknown service', () => {
  const page = (words: string) =>
    `<a href="https://www.tiktok.com/@ilsa">TikTok</a><p>${words}</p><a href="mailto:hello@newbio.app">Hi</a>`;

  it('has the service’s address beside the creator’s', () => {
    expect(addresses(page('Work: m@torvane.com'), 'https://newbio.app/ilsa')).toEqual([
      'm@torvane.com',
    ]);
  });

  it('is not distinguished from an agency’s, whose address is the creator’s', () => {
    expect(addresses(page('Ilsa, flats'), 'https://newbio.app/ilsa')).toEqual(['hello@newbio.app']);
    expect(addresses(page('ilsa@newbio.app'), 'https://newbio.app/ilsa')).toEqual([
      'ilsa@newbio.app',
    ]);
  });
});

describe('a footer', () => {
  it.each([
    ['own domain', 'hello@torvane.com', ['hello@torvane.com']],
    ['mail provider', 'ilsa.draws@gmail.com', ['ilsa.draws@gmail.com']],
    ['called to write', 'Contact: ilsa@flatsandtea.com', ['ilsa@flatsandtea.com']],
    ['maker', 'Site by <a href="mailto:hi@bostudio.com">Bo</a>', []],
    ['maker, in one', 'Designed &amp; built by Bo – bo@gmail.com', []],
    [
      'maker, with his name',
      'ilsa@torvane.com Umsetzung: Bo &amp; Söhne, info@bo-webbau.de',
      ['ilsa@torvane.com'],
    ],
    ['maker, German', 'Umsetzung: bo@gmail.com', []],
    ['maker by its domain', '<a href="mailto:hi@weavewebagency.com">Weave</a>', []],
    ['somebody', '<a href="mailto:hi@bostudio.com">Bo</a>', []],
    ['both', 'ilsa@torvane.com · Website by bo@gmail.com', ['ilsa@torvane.com']],
  ])('%s', (_, words, expected) => {
    expect(addresses(`${PLACE}<footer>${words}</footer>`)).toEqual(expected);
    expect(addresses(`${PLACE}<div class="site-footer">${words}</div>`)).toEqual(expected);
  });

  it('comes after the page itself', () => {
    const body = `<footer>b@torvane.com</footer>${PLACE}<p>a@torvane.com</p>`;
    expect(addresses(body)).toEqual(['a@torvane.com', 'b@torvane.com']);
  });

  it('on the page counts as one', () => {
    expect(addresses(`${PLACE}<p>Website by Bo, bo@gmail.com</p>`)).toEqual([]);
  });
});
