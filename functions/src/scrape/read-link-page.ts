import { findBotCheck } from './bot-check.ts';
import { collectContacts } from './collect-contacts.ts';
import { htmlPieces } from './html-pieces.ts';
import type { LinkPageRead, PagePiece } from './link-page-read.ts';
import { linktreePieces } from './linktree-pieces.ts';
import type { PageCopy } from './page-copy.ts';

const blocked = (cause: (LinkPageRead & { kind: 'blocked' })['cause']): LinkPageRead => ({
  kind: 'blocked',
  cause,
});

const isLinktree = (url: string) => /^https?:\/\/(?:www\.)?linktr\.ee\//i.test(url);

/** An app that draws itself in the browser: no word, no link, but a place to draw in. */
function isEmptyShell(body: string, pieces: PagePiece[]): boolean {
  const isBare = pieces.every((piece) => piece.kind === 'text' && !piece.text.trim());
  return isBare && /<script[^>]{1,500}src=|<div[^>]{1,200}id=/i.test(body);
}

/**
 * What a page a profile links to says: Linktree by its data, any other page by
 * what a visitor reads. Pages that could not be read are `blocked` with the
 * cause; a page that is gone (404, 410) is read, and empty. Never throws.
 */
export function readLinkPage(page: { url: string } & PageCopy): LinkPageRead {
  const { url, status, content_type, body } = page;
  const check = findBotCheck(page);
  if (check) return blocked(check);
  if (status === 404 || status === 410) return { kind: 'page', addresses: [], handles: [] };
  if (status >= 400) return blocked('error');
  if (/^text\/plain\b/i.test(content_type)) {
    return { kind: 'page', ...collectContacts([{ kind: 'text', text: body }]) };
  }
  if (content_type && !/\bx?html\b/i.test(content_type)) return blocked('not_html');
  const shown = linktreePieces(body);
  if (!shown && isLinktree(url)) return blocked(page.is_cut ? 'too_large' : 'shell');
  const pieces = shown ?? htmlPieces(body);
  const contacts = collectContacts(pieces);
  if (!contacts.addresses.length && page.is_cut) return blocked('too_large');
  return isEmptyShell(body, pieces) ? blocked('needs_api') : { kind: 'page', ...contacts };
}
