import type { Creator } from '@vibes/core/creator/creator';

type Named = Pick<Creator, 'name' | 'tiktok_username' | 'instagram_username'>;

/** What a creator is called now, else the handle; a word for one that is not known. */
export function currentName(creator: Named | null): string {
  const { name, tiktok_username, instagram_username } = creator ?? {};
  return name || tiktok_username || instagram_username || 'A creator';
}
