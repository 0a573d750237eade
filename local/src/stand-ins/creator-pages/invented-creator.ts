import { crc32 } from 'node:zlib';
import type { Platform } from '@vibes/core/creator/platform';
import type { UnreadPage } from './unread-pages.ts';

/** How the platform answers for a profile. */
export type ProfileAnswer =
  | 'page'
  /** The page of a private account: TikTok says so and still shows the bio. */
  | 'private'
  /** TikTok's proof-of-work page: 200, no profile in it. */
  | 'waf'
  /** Instagram's page for strangers who have opened too many pages. */
  | 'login_wall'
  | UnreadPage;

/** A creator who exists only here. */
export interface InventedCreator {
  platform: Platform;
  /** Lower case, without @. */
  handle: string;
  name: string;
  bio: string;
  /** What the profile links to, as the platform writes it: TikTok omits the scheme. */
  link: string | null;
  followers: number;
  answer: ProfileAnswer;
  /** The platform's number of the account, where it is the point: else one made up from the handle. */
  number?: string;
}

/** The platform's number of the account: always the same for the same creator. */
export const accountNumber = ({ platform, handle, number }: InventedCreator): string =>
  number ?? `69${String(crc32(`${platform}/${handle}`)).padStart(10, '0')}0000001`;

/** The other figures of a profile: always the same for the same creator. */
export const inventedCounts = ({ handle, followers }: InventedCreator) => ({
  likes: followers * (3 + (handle.length % 20)),
  posts: 12 + handle.length * 9,
});
