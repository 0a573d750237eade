import { isHostIn, LINK_PAGE_HOSTS, SOCIAL_HOSTS } from '@vibes/core/link/known-hosts';
import { splitLink } from '@vibes/core/link/split-link';
import { collectAddresses } from '../collect-contacts.ts';
import type { PagePiece } from '../page-piece.ts';
import type { HtmlPage } from './html-page.ts';
import { ownerName } from './page-owner.ts';
import type { Site } from './site.ts';

/** What a service of link pages says on each of them: its help, its blog, other creators. */

/** Links of the service that lead out of it. */
const LEADS_OUT = /^(?:out|go|goto|r|l|u|redirect|link|links|click|c|track|visit|url|exit|away)$/i;

/** True for a link to another page of the service the page belongs to. */
function isServiceLink(href: string, site: Site): boolean {
  const parts = /^(?:https?:)?\/\//i.test(href) ? splitLink(href) : null;
  const host = parts?.host.replace(/^www\./, '') ?? '';
  if (!parts || !isHostIn(LINK_PAGE_HOSTS, host)) return false;
  const [first = ''] = parts.segments;
  const owner = ownerName(site);
  const isOwners = first.toLowerCase().replace(/^@/, '') === owner || host.startsWith(`${owner}.`);
  return !isOwners && !LEADS_OUT.test(first) && (first !== '' || host !== site.host);
}

const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const SHORTEST_NAME = 4;

/** What the service is called, in plain letters: `beacons` and `beaconsai`. Empty for a page of no known service. */
export function serviceNames({ host, isLinkPage }: Site): ReadonlySet<string> {
  if (!isLinkPage) return new Set();
  const labels = host.split('.').slice(-2);
  return new Set(
    [labels[0] ?? '', labels.join('')].map(letters).filter((name) => name.length >= SHORTEST_NAME),
  );
}

/** The service's own profile on a network, or its app in a store. */
function isServiceProfile(href: string, site: Site): boolean {
  const parts = splitLink(href);
  if (!parts || !isHostIn(SOCIAL_HOSTS, parts.host)) return false;
  const path = letters(parts.segments.join(''));
  return [...serviceNames(site)].some((name) => path.includes(name));
}

/** A picture, a style sheet, a part of the app. */
const ASSET =
  /\.(?:png|jpe?g|webp|avif|gif|svg|ico|css|m?js|json|woff2?|ttf|mp4|webm|map)(?:[?#]|$)/i;

/** True for a link in a page's data that leads to somebody: to none of the app's own files and addresses. */
export function leadsElsewhere(href: string, site: Site): boolean {
  const host = splitLink(href)?.host;
  if (host === undefined || ASSET.test(href)) return false;
  const isOwn = site.isLinkPage ? isHostIn(LINK_PAGE_HOSTS, host) : host.endsWith(site.host);
  return site.host === '' || !isOwn;
}

/** True for a service's page on which only the service speaks: no link leads to anyone else. */
export function isServiceShell({ anchors }: HtmlPage, site: Site): boolean {
  if (!site.isLinkPage) return false;
  return anchors.every(({ href }) => {
    const host = /^(?:https?:)?\/\//i.test(href) ? splitLink(href)?.host : undefined;
    return host === undefined || isHostIn(LINK_PAGE_HOSTS, host) || isServiceProfile(href, site);
  });
}

/** The addresses in the words of links to other pages of the service: nobody writes to them about this creator. */
export function serviceAddresses({ anchors }: HtmlPage, site: Site): ReadonlySet<string> {
  if (!site.isLinkPage) return new Set();
  const texts = anchors
    .filter(({ href }) => isServiceLink(href, site))
    .map(({ text }) => ({ kind: 'text' as const, text }));
  return new Set(collectAddresses(texts).map(({ found }) => found.address));
}

/** A notice to visitors without scripts: what they miss, and whom of the service to ask. */
const NOTICE =
  /javascript|java script|browser|enable|activ|aktiv|habilit|attiva|schakel|włącz|включ|help|support|troubl|problem|issue|hilfe|aide|ayuda/i;

/** What a link page shows to visitors without scripts, without the notice that they have none. */
export function withoutNotices(fallback: PagePiece[]): PagePiece[] {
  return fallback.flatMap((piece): PagePiece[] => {
    if (piece.kind === 'text') {
      const lines = piece.text.split('\n').filter((line) => !NOTICE.test(line));
      return [{ kind: 'text', text: lines.join('\n') }];
    }
    return piece.kind === 'mail' && NOTICE.test(`${piece.before ?? ''} ${piece.label}`)
      ? []
      : [piece];
  });
}
