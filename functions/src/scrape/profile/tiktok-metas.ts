import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { readHandle } from '@vibes/core/link/read-handle';
import { findProfileLink } from '@vibes/core/link/find-profile-link';
import { readCount } from '../read-count.ts';
import type { PageMetas } from '../page-metas.ts';
import { bareProfile } from './bare-profile.ts';
import type { OwnerRead } from './owner-read.ts';

const NAMED = /[(（]@([\w.]{2,24})[)）]/;
const COUNT = /\d[\d.,]{0,14}(?:\s?(?:[KMBkm]|тыс|млн|万|萬|만|億|亿))?/gu;
/** The sentence that follows the bio without a space, in the languages seen. */
const INVITATION =
  /\.\s{0,3}(?:Watch|Смотри|Sieh|Schau|Regarde|Mira|Guarda|Assist|Vê|Bekijk|Obejrzyj|Tonton|Xem|Izle|İzle|Podívej|Se |Katso|Urmăr|Дивіть|観|视|觀|شاهد)/u;

/** `Name (@user) on TikTok | 3.9M Likes. 783.4K Followers. <bio>.Watch …`, in any language that keeps the order. */
function readLine(line: string): Pick<ScrapedProfile, 'bio' | 'likes' | 'followers'> | null {
  const bar = line.indexOf('|');
  if (bar < 0) return null;
  const facts = line.slice(bar + 1);
  const [first, second] = [...facts.slice(0, 200).matchAll(COUNT)];
  if (!first || !second) return null;
  const behind = second.index + second[0].length;
  const stop = facts.slice(behind).search(/[.。]/);
  // From the full stop on, which the invitation follows where there is no bio.
  const tail = stop < 0 ? '' : facts.slice(behind + stop);
  const end = tail.search(INVITATION);
  const bio = tail.slice(1, end < 0 ? undefined : Math.max(1, end)).trim();
  const [likes, followers] = [first, second].map(({ index }) => readCount(facts.slice(index)));
  return { bio, likes: likes ?? null, followers: followers ?? null };
}

/**
 * What metas say of a profile, or of the author of a video (then without a
 * bio). Null when they name nobody: the title alone is no proof that the
 * profile was in the page.
 */
export function readTiktokMetas({ title, meta, address }: PageMetas): OwnerRead | null {
  const line = meta('description') || meta('og:description');
  const named = readHandle('tiktok', NAMED.exec(line)?.[1] ?? '');
  const heading = meta('og:title') || title;
  const link = findProfileLink({ url: address });
  const linked = link.kind === 'profile' && link.platform === 'tiktok' ? link.handle : null;
  const isPost = /\/(?:video|photo|live)\b/.test(address);
  const handle = isPost ? linked : named;
  if (!handle || (linked && linked !== handle)) return null;
  const end = heading.toLowerCase().search(/[(（]@|\bon tiktok$/);
  const name = end > 0 ? heading.slice(0, end).trim() : '';
  const read = isPost ? null : readLine(line);
  const known = { platform: 'tiktok' as const, handle, name, ...read };
  return { profile: bareProfile(known), is_partial: !read?.bio };
}
