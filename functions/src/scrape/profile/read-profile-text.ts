import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { PLATFORMS, type Platform } from '@vibes/core/creator/platform';
import { findProfileLink } from '@vibes/core/link/find-profile-link';
import { findLinks } from '@vibes/core/link/find-links';
import { readHandle } from '@vibes/core/link/read-handle';
import { bareProfile } from './bare-profile.ts';
import type { OwnerHint } from './find-owner.ts';
import type { ProfilePageRead } from './profile-page-read.ts';
import { readFollowers, readLikes, readPosts } from './read-counts.ts';
import { linksOf } from './record-values.ts';
import {
  END,
  FOLLOWERS,
  FOLLOWING,
  FURNITURE,
  LIKES,
  MUTUAL,
  POSTS,
  PRIVATE,
} from './screen-words.ts';
import { readTextWall } from './unread-page.ts';

const MOST_LINES = 3000;
const LONGEST_LINE = 1000;
const LINES_OF_ADDRESS = 5;
const LINES_ABOVE = 8;
const LINES_BELOW = 14;
const LONGEST_COUNT_LINE = 120;
const NUMBER = /^[\d.,\s\u00A0\u202F]{1,12}(?:k|m|b|mio\.?|mln|mil|тыс\.?|млн|万|萬|만|億|亿)?$/iu;

/** Where the counts stand: the lines from `first` to `last`, and what they count. */
interface Counts extends Pick<ScrapedProfile, 'followers' | 'likes' | 'posts'> {
  first: number;
  last: number;
  words: string;
}

const COUNT_WORDS = [FOLLOWERS, POSTS, LIKES, FOLLOWING];
const isCountWord = (line: string) =>
  line.length <= 40 && COUNT_WORDS.some((word) => word.test(line));
const isCount = (line: string) =>
  NUMBER.test(line) || (/^\D{0,20}\d/.test(line) && isCountWord(line.replace(/[\d.,]/g, '')));

/** `12Following82.2KFollowers`, as texts come whose columns are lost. */
const spaced = (line: string) =>
  line.length <= LONGEST_COUNT_LINE && !line.includes('@') && FOLLOWERS.test(line)
    ? line.replace(/\d(?:[KMB](?=\p{Lu}))?(?=\p{L})|\p{L}(?=\d)/gu, '$& ')
    : line;

/** The counts are followers with two numbers about; a word of a menu is none. */
function findCounts(lines: string[]): Counts | null {
  const isNumber = (at: number) => NUMBER.test(lines[at] ?? '');
  const belongs = (at: number) => {
    const line = lines[at] ?? '';
    return isCount(line) || (isCountWord(line) && (isNumber(at - 1) || isNumber(at + 1)));
  };
  for (const [index, line] of lines.entries()) {
    if (line.length > LONGEST_COUNT_LINE || !FOLLOWERS.test(line)) continue;
    let first = index;
    let last = index;
    while (index - first < 6 && belongs(first - 1)) first -= 1;
    while (last - index < 6 && belongs(last + 1)) last += 1;
    const block = lines.slice(first, last + 1);
    const numbers = block.join(' ').match(/\d[\d.,]{0,14}/g)?.length ?? 0;
    if (numbers >= 2) {
      const counts = {
        followers: readFollowers(block),
        likes: readLikes(block),
        posts: readPosts(block),
      };
      return { first, last, ...counts, words: block.join('\n') };
    }
  }
  return null;
}

function platformOfText(text: string, words: string, hint: OwnerHint): Platform | null {
  if (POSTS.test(words)) return 'instagram';
  if (LIKES.test(words)) return 'tiktok';
  const named = PLATFORMS.filter((platform) => text.toLowerCase().includes(platform));
  return named.length === 1 ? (named[0] ?? null) : (hint.platform ?? null);
}

/** The lines of a head that say something: no buttons, no menus, no counts. */
const relevant = (lines: string[]) =>
  lines.filter((line) => line && !FURNITURE.test(line) && !isCount(line));

interface Head {
  handle: string;
  name: string;
  /** Lines between the name and the counts. */
  rest: string[];
}

/** Handle and name stand above the counts: the expected handle, else one with an @, else the upper of two. */
function readHead(platform: Platform, above: string[], hinted: string): Head | null {
  const handles = above.map((line) => {
    const handle = readHandle(platform, line);
    // Instagram writes handles small; a name of one word is none.
    return platform === 'instagram' && handle !== line.replace(/^@/, '') ? null : handle;
  });
  const expected = handles.lastIndexOf(hinted);
  const marked = above.findLastIndex((line, index) => line.startsWith('@') && handles[index]);
  const last = handles.findLastIndex(Boolean);
  // TikTok puts the name, which may look like a handle, between the handle and the counts.
  const isPair = platform === 'tiktok' && last === above.length - 1 && handles[last - 1];
  const usual = isPair ? last - 1 : last;
  const at = [expected, marked, usual].find((place) => place >= 0);
  const handle = at === undefined ? null : handles[at];
  if (at === undefined || !handle) return null;
  // Apps put the name over `@handle`, pages put it under the handle.
  const isUnder = !above[at]?.startsWith('@') || at === 0;
  const name = above[isUnder ? at + 1 : at - 1] ?? '';
  return { handle, name, rest: above.slice(at + (isUnder ? 2 : 1)) };
}

/** Some put the page's address first. */
function statedHandle(lines: string[]): string {
  const link = findProfileLink({ text: lines.slice(0, LINES_OF_ADDRESS).join('\n') });
  return link.kind === 'profile' ? link.handle : '';
}

function below(lines: string[]): string[] {
  const end = lines.findIndex((line) => END.test(line) || MUTUAL.test(line));
  return relevant(lines.slice(0, end < 0 ? LINES_BELOW : Math.min(end, LINES_BELOW)));
}

/** Markdown of gateways that turn pages into text: headings, emphasis, links. */
const plainLine = (line: string) =>
  line
    .slice(0, LONGEST_LINE)
    .replace(/^[#>*\s\u200E\u200F]{1,9}/u, '')
    .replace(/!\[[^\]]{0,200}\]\([^)]{0,2000}\)/g, '')
    .replace(/\[([^\]]{1,300})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/\*\*/g, '')
    .trim();

/**
 * The profile in the text of a page or a screen, as a phone reads it: handle
 * and name, counts, bio, link. The viewer's name is in a menu far from the
 * counts and is never taken. Null for a text without such a head.
 */
export function readProfileText(text: string, hint: OwnerHint): ProfilePageRead | null {
  const lines = text.split(/\r?\n/, MOST_LINES).map((line) => spaced(plainLine(line)));
  const counts = findCounts(lines);
  if (!counts) return readTextWall(lines);
  const platform = platformOfText(text, counts.words, hint);
  const above = relevant(lines.slice(0, counts.first)).slice(-LINES_ABOVE);
  const head = platform && readHead(platform, above, hint.handle ?? statedHandle(lines));
  if (!platform || !head) return readTextWall(lines);
  const under = below(lines.slice(counts.last + 1));
  const isNameUnder = platform === 'instagram' && !head.name;
  const said = [...head.rest, ...(isNameUnder ? under.slice(1) : under)];
  const links = said.filter((line) => isLinkLine(line)).flatMap(findLinks);
  const bio = said.filter((line) => !isLinkLine(line)).join('\n');
  const profile = bareProfile({
    platform,
    handle: head.handle,
    name: (isNameUnder ? under[0] : head.name) ?? '',
    bio,
    bio_links: linksOf(platform, links),
    followers: counts.followers,
    likes: counts.likes,
    posts: counts.posts,
    is_verified: lines
      .slice(Math.max(0, counts.first - LINES_ABOVE), counts.first)
      .some((line) => /^verified/i.test(line)),
    is_private: lines.some((line) => PRIVATE.test(line)),
  });
  return { kind: 'profile', profile };
}

/** A line that is a link and nothing else, as in `linktr.ee/ilsa and 2 more`. */
function isLinkLine(line: string): boolean {
  const [link] = findLinks(line);
  if (!link || line.includes('@')) return false;
  const rest = line.replace(link, '').replace(/^[^\p{L}\d]{1,9}/u, '');
  return (
    rest.length <= 30 &&
    /^(?:…|\.\.\.)?\s{0,3}(?:(?:and|und|et|y|e|en|и|ve) \d{1,2} .{1,20})?$/iu.test(rest)
  );
}
