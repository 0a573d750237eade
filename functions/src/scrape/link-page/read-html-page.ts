import { collectAddresses, collectHandles, type SeenAddress } from '../collect-contacts.ts';
import { linktreePieces } from '../linktree-pieces.ts';
import { scriptAddresses } from '../obfuscation/obfuscation.ts';
import type { PageOwner, PageSource } from '../page-source.ts';
import type { PagePiece } from '../page-piece.ts';
import type { LinkPageRead } from '../page-read.ts';
import { contactLinks } from './contact-links.ts';
import { creatorAddresses } from './creator-addresses.ts';
import { dataPieces } from './data-pieces.ts';
import { readBy } from './expected-data.ts';
import { readHtml, type HtmlPage } from './html-page.ts';
import { linkedDataPieces } from './linked-data.ts';
import { namesOwner, ownerName } from './page-owner.ts';
import { isEmptyPage } from './page-verdict.ts';
import { pageStates } from './page-states.ts';
import { serviceAddresses, serviceNames, withoutNotices } from './service-words.ts';
import { siteOf, type Site } from './site.ts';
import { unreadLinkPage } from './unread-link-page.ts';
import { judged } from './whose-page.ts';

const MAIL_METAS = [
  'og:email',
  'email',
  'contact',
  'contact:email',
  'reply-to',
  'business:contact_data:email',
  'place:contact:email',
];

const metaPieces = ({ metas }: HtmlPage): PagePiece[] =>
  MAIL_METAS.flatMap((name) => {
    const href = metas.get(name) ?? '';
    return href.includes('@') ? [{ kind: 'mail' as const, href, label: '' }] : [];
  });

/** What a page says of itself in its head: on a service the creator's own words, else a writer's. */
const headTexts = ({ metas }: HtmlPage): PagePiece[] =>
  ['og:description', 'description'].map((name) => ({
    kind: 'text',
    text: metas.get(name) ?? '',
  }));

/** What the page's plain scripts write into it. */
function scriptPieces({ scripts }: HtmlPage): PagePiece[] {
  return (
    scripts
      .filter(({ type }) => type === '' || type === 'handler' || /javascript|module/.test(type))
      .flatMap(({ text }) => scriptAddresses(text))
      // Data is read as such, with what it says is switched off.
      .filter((text) => !/^\s{0,20}[[{]/.test(text))
      .flatMap((text) => readHtml(text).body)
  );
}

const LONGEST_BIO = 1500;

/** A missing at sign is added in a text as short as a bio; in a longer one it is a guess. */
function withoutGuesses(seen: SeenAddress[], pieces: PagePiece[]): SeenAddress[] {
  const length = pieces.reduce(
    (sum, piece) => sum + (piece.kind === 'text' ? piece.text.length : 0),
    0,
  );
  if (length < LONGEST_BIO) return seen;
  return seen.filter(({ found }) => !found.repairs.includes('at_sign'));
}

/** What a page's data says: its texts too where nothing else says what it shows. */
function statePieces(
  states: unknown[],
  { now, site, withTexts }: { now: Date; site: Site; withTexts: boolean },
): PagePiece[] {
  const name = ownerName(site);
  const owner = states.some((value) => namesOwner(value, name)) ? name : '';
  const service = serviceNames(site);
  return states.flatMap((value) => dataPieces(value, { now, owner, service, withTexts }));
}

/**
 * A Linktree page by its account, and by its other data where that names no
 * address: its anchors are mostly the service's. Null for an account that leads
 * nowhere.
 */
function readAccount(
  { shown, states }: { shown: PagePiece[]; states: () => PagePiece[] },
  { page, site }: { page: HtmlPage; site: Site },
): LinkPageRead | null {
  if (!shown.some((piece) => piece.kind !== 'text' && piece.href !== '')) return null;
  const stated = creatorAddresses(collectAddresses(shown), site);
  const addresses = stated.length > 0 ? stated : creatorAddresses(collectAddresses(states()), site);
  const linked = linkedDataPieces(page.scripts).filter(({ kind }) => kind === 'link');
  const handles = collectHandles([...shown, ...linked]);
  const isMoved = stated.length === 0 && addresses.length > 0;
  const read_by = isMoved ? 'fallback' : 'expected';
  return { kind: 'page', addresses, handles, contact_links: [], read_by };
}

/** The addresses of a page in the order of what they are worth, with where they stand. */
function seenAddresses(page: HtmlPage, site: Site, states: PagePiece[]): SeenAddress[] {
  const isEmpty = isEmptyPage([...page.body, ...page.footer]);
  const isOwn = isEmpty || site.isLinkPage;
  const read = withoutGuesses(collectAddresses(page.body), page.body);
  const inStates = isOwn || !read.length ? collectAddresses(states) : [];
  return [
    ...(isEmpty ? [...inStates, ...read] : [...read, ...inStates]),
    ...(isOwn ? collectAddresses(headTexts(page)) : []),
    ...collectAddresses([
      ...linkedDataPieces(page.scripts),
      ...metaPieces(page),
      ...scriptPieces(page),
    ]),
    ...collectAddresses(page.footer, { isFooter: true }),
  ];
}

/** The addresses for visitors whose browser runs no scripts: where nothing else says any. */
function fallbackAddresses(page: HtmlPage, site: Site, isEmpty: boolean): SeenAddress[] {
  const isService = site.isLinkPage || (isEmpty && page.isApp);
  return collectAddresses(isService ? withoutNotices(page.fallback) : page.fallback);
}

/**
 * Reads an HTML page: what its visitor reads, what its data says beside that,
 * what it says for search engines and what its scripts write. Where the page
 * itself is empty its data is all there is, and comes first. On a page of a
 * known service its data in the shape known of it speaks alone; once that is
 * gone the page is read like any other, without the service's own words.
 */
export function readHtmlPage(
  source: PageSource,
  { url, now, owner }: { url: string; now: Date; owner: PageOwner | undefined },
): LinkPageRead {
  const page = readHtml(source.body);
  const judge = (read: LinkPageRead) => judged(read, { owner, url: place.url, html: page });
  const place = siteOf(url, page);
  const tree = linktreePieces(source.body, now);
  const isEmpty = isEmptyPage([...page.body, ...page.footer]);
  const data = pageStates(page, isEmpty || place.isLinkPage);
  const statesWith = (withTexts: boolean) => statePieces(data, { now, site: place, withTexts });
  const account =
    tree && readAccount({ shown: tree, states: () => statesWith(false) }, { page, site: place });
  if (account) return judge(account);
  const states = statesWith(isEmpty);
  const linked = linkedDataPieces(page.scripts);
  const handles = collectHandles([...page.body, ...states, ...page.footer, ...linked]);
  const isShared = handles.some(({ handle }) => handle === place.segment);
  const site = { ...place, isShared };
  const service = serviceAddresses(page, site);
  const creators = (seen: SeenAddress[]) =>
    creatorAddresses(
      seen.filter(({ found }) => !service.has(found.address)),
      site,
    );
  const read = (pieces: PagePiece[]) => {
    const seen = seenAddresses(page, site, pieces);
    const found = creators(seen);
    // On a service's page its own address is no reason to stop searching.
    const isSilent = site.isLinkPage ? found.length === 0 : seen.length === 0;
    return isSilent ? creators(fallbackAddresses(page, site, isEmpty)) : found;
  };
  const shown = read(states);
  // A service may draw half of a page before it is sent, and keep the words of the rest in its data.
  const isHalf = shown.length === 0 && !isEmpty && site.isLinkPage;
  const all = isHalf ? statesWith(true) : states;
  const addresses = isHalf ? read(all) : shown;
  const unread =
    addresses.length === 0 && !tree
      ? unreadLinkPage({ source, page, site, states: all, handles })
      : null;
  if (unread) return unread;
  const contact_links = contactLinks(page, site);
  const isExpected = tree && addresses.length === 0;
  const drift = isExpected
    ? { read_by: 'expected' as const }
    : readBy(site.url, { body: source.body, values: data });
  return judge({ kind: 'page', addresses, handles, contact_links, ...drift });
}
