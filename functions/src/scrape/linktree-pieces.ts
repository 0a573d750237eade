import { scriptJson } from './embedded-json.ts';
import { listAt, textAt, valueAt } from './json-value.ts';
import { isHiddenData } from './link-page/data-visibility.ts';
import type { PagePiece } from './page-piece.ts';
import { isMailLink } from './mail-link.ts';

/** Locked links (age, code, payment) and those switched off are not for every visitor. */
const isOpen = (link: unknown, now: Date) =>
  typeof link === 'object' && link !== null && !isHiddenData(Object.entries(link), now);

function linkPieces(link: unknown): PagePiece[] {
  const href = textAt(link, 'url');
  const title = textAt(link, 'title');
  if (isMailLink(href)) return [{ kind: 'mail', href, label: title }];
  return [
    { kind: 'text', text: title },
    { kind: 'link', href },
  ];
}

/**
 * What a Linktree page shows, out of its data: its own anchors are mostly the
 * service's. Null when the page holds no such data.
 */
export function linktreePieces(body: string, now: Date): PagePiece[] | null {
  const props = valueAt(scriptJson(body, '__NEXT_DATA__'), 'props', 'pageProps');
  const account = valueAt(props, 'account');
  if (!textAt(account, 'username') || !Array.isArray(valueAt(account, 'links'))) return null;
  const text = [textAt(account, 'pageTitle'), textAt(account, 'description')].join('\n');
  const shown = (name: string) =>
    listAt(account, name)
      .filter((link) => isOpen(link, now))
      .flatMap(linkPieces);
  const social = shown('socialLinks');
  const links = shown('links');
  const isSocialFirst = textAt(account, 'socialLinksPosition') !== 'BOTTOM';
  return [
    { kind: 'text', text },
    ...(isSocialFirst ? [...social, ...links] : [...links, ...social]),
  ];
}
