import type { Creator } from '@vibes/core/creator/creator';

type Named = Pick<Creator, 'name' | 'tiktok_username' | 'instagram_username'>;

/** The creator's current name, else the handle; a neutral word for an unknown creator. */
export function currentName(creator: Named | null): string {
  const { name, tiktok_username, instagram_username } = creator ?? {};
  return name || tiktok_username || instagram_username || 'A creator';
}
