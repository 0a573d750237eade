import type { Creator } from '../creator/creator.ts';
import type { PlatformHandle } from '../creator/platform.ts';
import type { SeenProfile } from '../creator/seen-profile.ts';

/**
 * What is kept of the profile of a creator who is not read for an address.
 *
 * @param id the platform's number of the account; null where the page had none
 * @param own_accounts null where they were not looked for
 */
export const seenOf = (
  creator: Creator,
  { target, id, now }: { target: PlatformHandle; id: string | null; now: Date },
  own_accounts: PlatformHandle[] | null,
): Pick<Creator, 'profiles'> => {
  const before = creator.profiles[target.platform];
  const page: SeenProfile = {
    id: id ?? before?.id ?? null,
    read_at: now,
    own_accounts: own_accounts ?? before?.own_accounts ?? [],
  };
  return { profiles: { ...creator.profiles, [target.platform]: page } };
};
