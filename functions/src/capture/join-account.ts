import { describeCreator } from '@vibes/core/capture/describe-creator';
import type { Reading } from '@vibes/core/capture/reading';
import { allEmails, otherEmails } from '@vibes/core/creator/creator-email';
import { firstHandle } from '@vibes/core/creator/handles';
import { isInTouch, joinedEntry, setAside } from '@vibes/core/creator/join-creators';
import { mailboxKeysOf } from '@vibes/core/creator/mailbox-keys';
import { withHandle } from '@vibes/core/creator/move-handle';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import type { StoredFacts } from './load-stored-facts.ts';
import { seenOf } from '@vibes/core/capture/seen-account';
import { changeKnown } from '../steps/known-creator.ts';

/**
 * A second account of a creator, joined as it is captured: the creator gets the account, and the
 * account is kept as a creator of its own beside, so that the two can be taken apart again. It costs
 * nothing. The address of a creator who was written to stays; what else was found joins the others.
 */
export function joinAccount(
  facts: StoredFacts,
  read: {
    /** For the creator that is kept beside. */
    id: string;
    target: PlatformHandle;
    reading: Extract<Reading, { kind: 'read' }>;
    now: Date;
  },
): StoredFacts {
  if (!facts.known) return facts;
  const { id, target, reading, now } = read;
  const { creator } = facts.known;
  const aside_id = `${id}_joined`;
  const alone = describeCreator({ known: null, id: aside_id, target, reading, note: '', now });
  const aside = setAside(alone, creator.id, now);
  const brought_email = creator.email === null && alone.email !== null;
  const found = isInTouch(facts.known)
    ? otherEmails([...creator.other_emails, ...allEmails(alone)], creator.email)
    : creator.other_emails;
  const account = { target, id: reading.profile.id, now };
  return changeKnown(
    { ...facts, account: { ...facts.account, aside, known_as: firstHandle(creator) } },
    {
      ...withHandle(creator, target, now),
      ...seenOf(creator, account, reading),
      other_emails: found,
      mailbox_keys: mailboxKeysOf({ ...creator, other_emails: found }),
      joined: [joinedEntry(alone, { at: now, by: 'event', brought_email }), ...creator.joined],
    },
  );
}
