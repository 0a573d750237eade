import type { Creator } from '../creator/creator.ts';
import { handleOf } from '../creator/handles.ts';
import type { PlatformHandle } from '../creator/platform.ts';
import { FRESH_WITHIN } from '../creator/joining-limits.ts';
import { isSameAccount } from '../creator/seen-profile.ts';

/** An account whose page was read just now. */
export interface ReadAccount {
  target: PlatformHandle;
  /** The platform's number; null where the page had none. */
  id: string | null;
  own_accounts: readonly PlatformHandle[];
  /** Handles that its bio mentions, as whatever. */
  mentions: readonly string[];
}

/**
 * What the pages prove of an account that was read and a creator with an account elsewhere: `same` one
 * person; `likely` where both present each other but something is missing, or one presents the other,
 * which mentions it; `apart` for everything less.
 */
export type PersonVerdict = 'same' | 'likely' | 'apart';

/**
 * Judges by what both pages say of each other, read within 7 days, with the numbers of both accounts.
 * A creator with another account on that platform is somebody else, and so is one of whom the person
 * said so.
 *
 * @param input.other the creator, whose account is `account`
 * @param input.known the creator of the account that was read; null for a new one
 * @param input.agrees whether both are called alike, or share a mailbox that is nobody else's
 */
export function judgePerson(input: {
  read: ReadAccount;
  other: Creator;
  account: PlatformHandle;
  known: Pick<Creator, 'id' | 'not_same'> | null;
  agrees: boolean;
  now: Date;
}): PersonVerdict {
  const { read, other, account, known, agrees, now } = input;
  const page = other.profiles[account.platform];
  const isCurrent = handleOf(other, account.platform) === account.handle;
  const hasRoom = handleOf(other, read.target.platform) === null;
  if (!page || !isCurrent || !hasRoom) return 'apart';
  if (known && (other.not_same.includes(known.id) || known.not_same.includes(other.id)))
    return 'apart';
  const [isOwn, isTheirs] = [
    read.own_accounts.some((one) => isSameAccount(one, account)),
    page.own_accounts.some((one) => isSameAccount(one, read.target)),
  ];
  if (!isOwn || !isTheirs) {
    const isNamedBack =
      (isOwn && page.mentions.includes(read.target.handle)) ||
      (isTheirs && read.mentions.includes(account.handle));
    return isNamedBack ? 'likely' : 'apart';
  }
  const isFresh = now.getTime() - page.read_at.getTime() <= FRESH_WITHIN;
  return isFresh && agrees && page.id !== null && read.id !== null ? 'same' : 'likely';
}
