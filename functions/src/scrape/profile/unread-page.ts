import { findBotCheck } from '../bot-check.ts';
import { findWall, refused } from '../find-wall.ts';
import type { PageMetas } from '../page-metas.ts';
import type { PageSource } from '../page-source.ts';
import { readInstagramMetas } from './instagram-metas.ts';
import type { ProfilePageRead } from './profile-page-read.ts';

const SMALL = 20_000;
const HEADING = /<h[12]\b[^>]{0,300}>([^<]{1,200})/i;
const LONGEST_WALL = 3000;
const SHORT_LINE = 120;

const seenOn = ({ status, body }: PageSource, { title, address, meta }: PageMetas) => ({
  ...{ title, address, body, status: String(status), og_title: meta('og:title') },
  heading: body.length < SMALL ? (HEADING.exec(body)?.[1] ?? '') : '',
});

/** Why a page of TikTok shows no profile. A page without its data is a shell, never an empty profile. */
export const unreadTiktokPage = (page: PageSource, metas: PageMetas): ProfilePageRead =>
  refused(findBotCheck(page) ?? findWall('tiktok', seenOn(page, metas)) ?? 'shell');

/** Why a page of Instagram shows no profile. Where one is named, a link to the login is only a link. */
export function unreadInstagramPage(page: PageSource, metas: PageMetas): ProfilePageRead {
  const seen = seenOn(page, metas);
  const wall = findBotCheck(page) ?? findWall('instagram', seen);
  if (wall) return refused(wall);
  return refused((!readInstagramMetas(metas) && findWall('instagram_nobody', seen)) || 'shell');
}

/** What the text of a wall says, in place of a profile. Null for any other text. */
export function readTextWall(lines: string[]): ProfilePageRead | null {
  if (lines.join('\n').length > LONGEST_WALL) return null;
  const wall = findWall(
    'text',
    ...lines.map((says) => ({ says, short_line: says.length < SHORT_LINE ? says : '' })),
  );
  return wall && refused(wall);
}
