import type { Creator } from '../creator/creator.ts';
import type { PlatformHandle } from '../creator/platform.ts';
import type { SeenProfile } from '../creator/seen-profile.ts';

/**
 * What is kept of the profile of a creator who is not read for an address.
 *
 * @param id the platform's number of the account; null where the page had none
 * @param presented null where nothing was looked for
 */
export const seenOf = (
  creator: Creator,
  { target, id, now }: { target: PlatformHandle; id: string | null; now: Date },
  presented: Pick<SeenProfile, 'own_accounts' | 'mentions'> | null,
): Pick<Creator, 'profiles'> => {
  const before = creator.profiles[target.platform];
  const page: SeenProfile = {
    id: id ?? before?.id ?? null,
    read_at: now,
    own_accounts: presented?.own_accounts ?? before?.own_accounts ?? [],
    mentions: presented?.mentions ?? before?.mentions ?? [],
  };
  return { profiles: { ...creator.profiles, [target.platform]: page } };
};
