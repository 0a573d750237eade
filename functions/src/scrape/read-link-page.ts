import { findLinks } from '@vibes/core/link/find-links';
import { findBotCheck } from './bot-check.ts';
import { findWall, refused } from './find-wall.ts';
import { collectAddresses, collectHandles } from './collect-contacts.ts';
import { isBottomless } from './json-value.ts';
import { creatorAddresses } from './link-page/creator-addresses.ts';
import { dataPieces, isPageData } from './link-page/data-pieces.ts';
import { readBy } from './link-page/expected-data.ts';
import { judged } from './link-page/whose-page.ts';
import { unreadData, pageKind } from './link-page/page-verdict.ts';
import { readHtmlPage } from './link-page/read-html-page.ts';
import { NO_SITE } from './link-page/site.ts';
import type { LinkPage, PageSource } from './page-source.ts';
import { pageJson } from './page-json.ts';
import type { PagePiece } from './page-piece.ts';
import type { LinkPageRead } from './page-read.ts';

type PageRead = Extract<LinkPageRead, { kind: 'page' }>;

function readPieces(pieces: PagePiece[]): PageRead {
  return {
    kind: 'page',
    addresses: creatorAddresses(collectAddresses(pieces), NO_SITE),
    handles: collectHandles(pieces),
    contact_links: [],
  };
}

function readText({ body }: PageSource): LinkPageRead {
  const links = findLinks(body).map((href) => ({ kind: 'link' as const, href }));
  return readPieces([{ kind: 'text', text: body }, ...links]);
}

/** Some services put a line before their data that keeps it from running as a script. */
const GUARD = /^\uFEFF?\s{0,20}(?:\)\]\}',?|for ?\(;;\);|while ?\(1\);)?/;

/** An answer that is data: a service's own, or one of those that collect them. */
function readData(page: PageSource, { url, now }: { url: string; now: Date }): LinkPageRead {
  const { body, is_cut } = page;
  if (isBottomless(body)) return refused('not_html');
  const data = pageJson(page, body.replace(GUARD, ''));
  if (data === undefined) return refused(is_cut ? 'too_large' : 'error');
  const pieces = dataPieces(data, { now, withTexts: true });
  const read = { ...readPieces(pieces), ...readBy(url, { body, values: [data] }) };
  if (read.addresses.length > 0 || read.handles.length > 0) return read;
  const unread = unreadData(data);
  if (unread) return unread;
  return pieces.length > 0 || isPageData(data) ? read : refused('not_html');
}

/**
 * What a page a profile links to says, whichever page it is: a service's, the
 * creator's own, or a service's answer as data. Pages that could not be read
 * are `blocked` with the reason; a page that is gone is `not_found`, also when
 * only its words say so. `now` is for entries that are shown only for a time.
 * Never throws.
 */
export function readLinkPage(page: LinkPage): LinkPageRead {
  const wall = findBotCheck(page) ?? findWall('linked', { status: String(page.status) });
  if (wall) return refused(wall);
  if (!page.body.trim()) return refused('error');
  const { url = '', shown_at = url, now = new Date(), owner } = page;
  const kind = pageKind(page);
  if (kind === 'other') return refused('not_html');
  if (kind !== 'text' && kind !== 'data') return readHtmlPage(page, { url, now, owner });
  const read = kind === 'text' ? readText(page) : readData(page, { url, now });
  return judged(read, { owner, url: shown_at, html: null });
}
