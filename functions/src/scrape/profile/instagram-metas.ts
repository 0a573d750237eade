import { findProfileLink } from '@vibes/core/link/find-profile-link';
import { readHandle } from '@vibes/core/link/read-handle';
import type { PageMetas } from '../page-metas.ts';
import { bareProfile } from './bare-profile.ts';
import type { OwnerRead } from './owner-read.ts';
import { readFollowers, readPosts } from './read-counts.ts';

const LONGEST_COUNTS = 80;
/** Direction marks around a name in right-to-left pages. */
const MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
export const withoutMarks = (text: string) => text.replace(MARKS, '');
const IN_APP = /^instagram:\/\/user\/?\?username=([\w.]{1,30})/;
const IN_TITLE = /(?:^|[(（\s])@([\w.]{1,30})[)）]?/;
const POST_ADDRESS = /instagram\.com\/(?:[\w.]{1,30}\/)?(?:p|reel|reels|tv|stories)\//;
const POST_LINE = /[-–—] ?@?([\w.]{1,30}) (?:on|le|am|el|em|il|op|den|w dniu|в) /;

const handleIn = (pattern: RegExp, text: string) =>
  readHandle('instagram', pattern.exec(text)?.[1] ?? '');

function linkedHandle(url: string): string | null {
  const link = findProfileLink({ url });
  return link.kind === 'profile' && link.platform === 'instagram' ? link.handle : null;
}

/** The bio in `… - Ilsa (@ilsa) on Instagram: "<bio>"`, in whatever language and quotes. */
function readBio(description: string, handle: string): string {
  const name = `@${handle}`;
  const at = description.toLowerCase().indexOf(name);
  if (at < 0) return '';
  const tail = description.slice(at + name.length);
  const opening = tail.search(/["“„«「]/u);
  if (opening < 0 || opening > 100) return '';
  const bio = tail.slice(opening + 1).trim();
  return bio.replace(/["”“»」]\.?$/u, '').trim();
}

function nameIn(heading: string, handle: string): string {
  const end = heading.toLowerCase().indexOf(`@${handle}`);
  return end > 0
    ? heading
        .slice(0, end)
        .replace(/[(（\s]{1,3}$/u, '')
        .trim()
    : '';
}

/** A post, reel or story: its author. Captions are no bio: an address there may be a sponsor's. */
function readPost({ title, meta, address }: PageMetas): OwnerRead | null {
  const heading = withoutMarks(meta('twitter:title'));
  const handle =
    linkedHandle(address) ??
    handleIn(IN_TITLE, heading.split(/["“„«「]/u, 1)[0] ?? '') ??
    handleIn(
      POST_LINE,
      (meta('description') || meta('og:description')).split(/["“„«「]/u, 1)[0] ?? '',
    );
  if (!handle) return null;
  const [said = ''] = (meta('og:title') || title).split(
    / (?:on|auf|sur|en|no|su|op|в) Instagram/u,
    1,
  );
  const name = nameIn(heading, handle) || (said.length < 60 ? said : '');
  return { profile: bareProfile({ platform: 'instagram', handle, name }), is_partial: true };
}

const isPost = ({ meta, address }: PageMetas) =>
  POST_ADDRESS.test(address) ||
  meta('al:ios:url').startsWith('instagram://media') ||
  meta('og:type') === 'article' ||
  meta('og:type').startsWith('video');

/** What metas say of the page, in the order in which a bio is there. */
const linesOf = ({ meta }: PageMetas): string[] =>
  [meta('description'), meta('og:description'), meta('twitter:description')].map(withoutMarks);

const names = (line: string, handle: string) => line.toLowerCase().includes(`@${handle}`);

/**
 * True for metas in which the bio of this profile would stand, and for those of a post: a title
 * or an address alone says nothing of a bio, not even that it is empty.
 */
export const mayStateBio = (metas: PageMetas, handle: string): boolean =>
  isPost(metas) || linesOf(metas).some((line) => names(line, handle));

/**
 * All that a page without data says of a profile: counts, name and bio in its
 * metas; of a post, its author. Null for other pages. A long bio may come
 * shortened, and the links are not there.
 */
export function readInstagramMetas(metas: PageMetas): OwnerRead | null {
  if (isPost(metas)) return readPost(metas);
  const { title, meta, address } = metas;
  // The app keeps the title up to date while it walks on; the metas stay those of the first page.
  const headings = [title, meta('og:title')].map(withoutMarks);
  const heading = headings.find((text) => IN_TITLE.test(text)) ?? '';
  const lines = linesOf(metas);
  const linked = linkedHandle(address);
  const isSaid = linked !== null && lines.some((line) => names(line, linked));
  const handle =
    handleIn(IN_TITLE, heading) ??
    handleIn(IN_APP, meta('al:ios:url')) ??
    (meta('og:type') === 'profile' || isSaid ? linked : null);
  if (!handle) return null;
  const bios = lines.map((line) => readBio(line, handle));
  const bio = bios.find(Boolean) ?? '';
  const counts = [lines.find(Boolean)?.slice(0, LONGEST_COUNTS) ?? ''];
  const known = {
    platform: 'instagram' as const,
    handle,
    name: nameIn(heading, handle),
    bio,
    followers: readFollowers(counts),
    posts: readPosts(counts),
    avatar_url: meta('og:image') || null,
  };
  return { profile: bareProfile(known), is_partial: !bio };
}
