import { afterReply } from '../inbound/after-inbound.ts';
import type { Inbound } from '../inbound/inbound.ts';
import { creatorSchema, type Creator } from './creator.ts';
import type { DeletedCreator } from './deleted-creator.ts';
import { handleFields, handleOf, platformsOf } from './handles.ts';
import { mailboxKey } from '../contact/mailbox-key.ts';
import { mailboxKeysOf } from './mailbox-keys.ts';
import { APART_WITHIN } from './joining-limits.ts';
import { byPlatform, PLATFORMS, profileUrl, type Platform } from './platform.ts';
import type { Joined } from './seen-profile.ts';
import { serverWrote } from './writer.ts';

/** Whether two creators that were joined at `at` can still be taken apart. */
export const canSeparate = ({ at }: Pick<Joined, 'at'>, now: Date): boolean =>
  now.getTime() - at.getTime() <= APART_WITHIN;

interface Shared {
  /** The creator that stayed. */
  stays: Creator;
  /** The other one, as it was joined into that one. */
  aside: DeletedCreator;
  entry: Joined;
}

/** The handle that one of two lost on a platform where both had one. */
const lostHandle = ({ stays, entry }: Shared, platform: Platform): string | null =>
  stays.former_handles.find(
    (one) => one.platform === platform && one.until.getTime() === entry.at.getTime(),
  )?.handle ?? null;

/** Who has which handle on a platform once the two are apart. One that was brought goes back as it is called now. */
function handlesApart(
  shared: Shared,
  platform: Platform,
): { stays: string | null; back: string | null } {
  const { stays, entry } = shared;
  const current = handleOf(stays, platform);
  const brought = entry.handles.find((one) => one.platform === platform)?.handle ?? null;
  if (brought === null) return { stays: current, back: null };
  const lost = lostHandle(shared, platform);
  if (lost === null) return { stays: null, back: current };
  return { stays: current === brought ? lost : current, back: brought };
}

const apart = (shared: Shared) => byPlatform((platform) => handlesApart(shared, platform));

const fieldsOf = (shared: Shared, side: 'stays' | 'back') => {
  const handles = apart(shared);
  return handleFields(
    Object.fromEntries(
      PLATFORMS.flatMap((platform) => {
        const handle = handles[platform][side];
        return handle === null ? [] : [[platform, handle]];
      }),
    ),
  );
};

const withId = (ids: readonly string[], id: string): string[] => [...new Set([...ids, id])];

/** An address that the other one brought goes back with it, unless it was written to since. */
const emailLeft = ({ stays, aside, entry }: Shared): Partial<Creator> =>
  entry.brought_email && stays.email === aside.email && !stays.email_sent
    ? {
        ...{ email: null, email_source: '', email_found_at: null, email_evidence: null },
        ...{ email_repaired: false, email_set_by: 'event' },
      }
    : {};

/** Addresses that only the other one's pages show are no longer offered for this one. */
function othersLeft({ stays, aside }: Shared): Creator['other_emails'] {
  const theirs = new Set(mailboxKeysOf({ ...aside, mailbox_keys: [] }));
  const own = platformsOf(aside).map((platform) =>
    profileUrl({ platform, handle: handleOf(aside, platform) ?? '' }),
  );
  return stays.other_emails.filter(
    ({ email, found_at }) =>
      !theirs.has(mailboxKey(email)) || (found_at !== null && !own.includes(found_at)),
  );
}

/** The creator that stayed, without the accounts that the other one brought. What was sent and said stays. */
export function leftAlone(shared: Shared, now: Date): Partial<Creator> {
  const { stays, aside, entry } = shared;
  const handles = fieldsOf(shared, 'stays');
  return {
    ...handles,
    ...emailLeft(shared),
    other_emails: othersLeft(shared),
    former_handles: stays.former_handles.filter(
      ({ until }) => until.getTime() !== entry.at.getTime(),
    ),
    profiles: byPlatform((platform) =>
      handleOf(handles, platform) === null ? null : stays.profiles[platform],
    ),
    joined: stays.joined.filter(({ id }) => id !== aside.id),
    not_same: withId(stays.not_same, aside.id),
    ...serverWrote(now),
  };
}

/**
 * The creator that comes back, as it was, with its accounts as they are called now. A reply in its own
 * thread counts for it too, and an opt-out for both; follow-ups that ended stay ended.
 *
 * @param reply the last one in its own thread since; null without any
 */
export function takenApart(
  shared: Shared,
  { reply, now }: { reply: Pick<Inbound, 'at' | 'text'> | null; now: Date },
): Creator {
  const { stays, aside } = shared;
  const before = creatorSchema.parse(aside);
  return {
    ...before,
    ...fieldsOf(shared, 'back'),
    ...(reply && afterReply(before, reply, null)),
    said: null,
    opted_out_at: aside.opted_out_at ?? stays.opted_out_at,
    ...(stays.opted_out_at && { awaiting: null }),
    not_same: withId(aside.not_same, stays.id),
    ...serverWrote(now),
  };
}
