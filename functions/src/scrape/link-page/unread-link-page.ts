import type { PlatformHandle } from '@vibes/core/creator/platform';
import { scriptJson } from '../embedded-json.ts';
import { refused } from '../find-wall.ts';
import type { PageSource } from '../page-source.ts';
import type { PagePiece } from '../page-piece.ts';
import type { LinkPageRead } from '../page-read.ts';
import type { HtmlPage } from './html-page.ts';
import { serviceOn } from './link-services.ts';
import {
  asksForScripts,
  isBlankDocument,
  isEmptyPage,
  isFaultNotice,
  isGone,
  isHollowData,
  saysLittle,
} from './page-verdict.ts';
import { isServiceShell, leadsElsewhere } from './service-words.ts';
import type { Site } from './site.ts';

/** Data that was read: more than a stray link of the service. */
function hasContent(pieces: PagePiece[], site: Site): boolean {
  const said = pieces.filter((piece) =>
    piece.kind === 'link'
      ? leadsElsewhere(piece.href, site)
      : piece.kind === 'mail' || piece.text.trim() !== '',
  );
  return said.length > 1 || said.some((piece) => piece.kind === 'mail');
}

/** Services whose pages hold their data; without it nothing was drawn, and no other place has it. */
const bringsItsData = ({ host }: Site) => serviceOn(host)?.brings_its_data === true;

interface Fruitless {
  source: PageSource;
  page: HtmlPage;
  site: Site;
  states: PagePiece[];
  handles: PlatformHandle[];
}

/** Why a page without an address could not be read; null for one that was and has none. */
export function unreadLinkPage({
  source,
  page,
  site,
  states,
  handles,
}: Fruitless): LinkPageRead | null {
  const nextData = scriptJson(source.body, '__NEXT_DATA__');
  if (isGone(page, nextData)) return refused('not_found');
  if (source.is_cut) return refused('too_large');
  const pieces = [...page.body, ...page.footer];
  if (isFaultNotice(pieces)) return refused('error');
  if (hasContent(states, site)) return null;
  const isUndrawn =
    isEmptyPage(pieces) ||
    asksForScripts(pieces) ||
    (handles.length === 0 && isServiceShell(page, site));
  if (isHollowData(nextData) && saysLittle(pieces)) return refused('shell');
  if (isUndrawn && bringsItsData(site)) return refused('shell');
  if (page.isApp) return isUndrawn ? refused('needs_api') : null;
  return isBlankDocument(source.body, page.title, pieces) ? refused('shell') : null;
}
