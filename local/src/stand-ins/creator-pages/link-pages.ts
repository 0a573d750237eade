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
  // Linktree stores everything twice: in the account and beside it.
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

/** The page of links at an address on Linktree, or null when nobody is there. */
export function linkPage(url: URL): string | null {
  if (url.hostname.replace(/^www\./, '') !== 'linktr.ee') return null;
  const username = url.pathname.split('/')[1]?.toLowerCase();
  const page = LINK_PAGES.find((candidate) => candidate.username === username);
  return page ? linktreePage(page) : null;
}
