import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import type { Creator } from '@vibes/core/creator/creator';
import { handleOf, type WithHandles } from '@vibes/core/creator/handles';
import { AGENCY_FROM } from '@vibes/core/creator/joining-limits';
import { PLATFORMS, type Platform, type PlatformHandle } from '@vibes/core/creator/platform';

/** Another creator who may be the same person, and why. */
export interface LikelySame {
  other: Pick<Creator, 'id' | 'name' | 'email_sent'>;
  /** Where the other one has an account and this one has none. */
  account: PlatformHandle;
  because: 'named' | 'mailbox';
}

type Person = Pick<Creator, 'id' | 'name' | 'email_sent' | 'not_same'> & WithHandles;

const lacks = (creator: WithHandles) => (platform: Platform) => !handleOf(creator, platform);

/** Nobody has two accounts of one platform here, and no person said that the two are not the same. */
const mayBeSame = (one: Person, other: Person): boolean =>
  one.id !== other.id &&
  !one.not_same.includes(other.id) &&
  !other.not_same.includes(one.id) &&
  PLATFORMS.every((platform) => lacks(one)(platform) || lacks(other)(platform));

/** The most values of one query (https://firebase.google.com/docs/firestore/query-data/queries#in_and_array-contains-any). */
const MOST_ASKED = 30;

/**
 * The accounts on a platform where the creator has none that its pages name, its owner's own ones
 * first; null without any.
 */
export function namedAccounts(
  creator: Pick<Creator, 'profiles' | 'linked_handles'> & WithHandles,
): { platform: Platform; handles: string[] } | null {
  const own = PLATFORMS.flatMap((platform) => creator.profiles[platform]?.own_accounts ?? []);
  // Which platform a mention is meant for, the bio need not say.
  const mentioned = PLATFORMS.flatMap((platform) =>
    PLATFORMS.flatMap((one) => creator.profiles[one]?.mentions ?? []).map((handle) => ({
      platform,
      handle,
    })),
  );
  const named = [...own, ...creator.linked_handles, ...mentioned].filter(({ platform }) =>
    lacks(creator)(platform),
  );
  const [first] = named;
  if (!first) return null;
  const { platform } = first;
  const handles = named.filter((one) => one.platform === platform).map(({ handle }) => handle);
  return { platform, handles: [...new Set(handles)].slice(0, MOST_ASKED) };
}

/** Of the creators who have one of the accounts, the one whose account is named first. */
export function likelyByAccount(
  creator: Person,
  { platform, handles }: { platform: Platform; handles: readonly string[] },
  found: readonly Person[],
): LikelySame | null {
  const others = found.filter((other) => mayBeSame(creator, other));
  for (const handle of handles) {
    const other = others.find((one) => handleOf(one, platform) === handle);
    if (other) return { other, account: { platform, handle }, because: 'named' };
  }
  return null;
}

/** The mailbox to look for others by; null where it cannot tell anything. */
export const askedMailbox = (creator: Pick<Creator, 'email'> & WithHandles): string | null =>
  creator.email && PLATFORMS.some(lacks(creator)) ? mailboxKey(creator.email) : null;

/** Of the creators with the mailbox, the other one; null for the mailbox of an agency. */
export function likelyByMailbox(creator: Person, found: readonly Person[]): LikelySame | null {
  const [other, ...more] = found.filter(({ id }) => id !== creator.id);
  if (!other || more.length + 2 >= AGENCY_FROM || !mayBeSame(creator, other)) return null;
  const platform = PLATFORMS.find((one) => lacks(creator)(one) && !lacks(other)(one));
  const handle = platform && handleOf(other, platform);
  return handle ? { other, account: { platform, handle }, because: 'mailbox' } : null;
}
