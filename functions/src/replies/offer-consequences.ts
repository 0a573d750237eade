import { dayOf } from '@vibes/core/account/time-zone';
import type { Creator } from '@vibes/core/creator/creator';
import { serverWrote } from '@vibes/core/creator/writer';
import { holdFollowUp } from '@vibes/core/follow-up/hold-follow-up';
import type { InboundEffect } from '@vibes/core/inbound/effect-of';
import { CLAIMED_TEXT_MAXIMUM, oneMoreMayBe } from '@vibes/core/inbound/may-be-from';
import { cutText } from '@vibes/core/text/cut-text';
import type { DocumentWrite } from '../ports/documents.ts';
import type { FoundInbound, InboundFacts } from './load-inbound.ts';

/** Longer than a follow-up can wait: until the person says whose message it is. */
const UNTIL_TOLD_DAYS = 60;

/** What nobody vouches for is kept in short: anyone may write it, as often as they like. */
function shortened(found: FoundInbound): FoundInbound {
  const { message } = found;
  const text = cutText(message.text, CLAIMED_TEXT_MAXIMUM);
  const has_more = message.has_more || text.length < message.text.length;
  return { ...found, message: { ...message, text, whole: null, has_more } };
}

/**
 * What follows from a message that may be the creator's: the person is asked, and a follow-up waits,
 * unless the mail server took the message for spam. `kept` null: it is one of many, and only counted.
 */
export function offerConsequences(
  found: FoundInbound,
  { creator: stored, time_zone }: InboundFacts,
  { before, now, effect }: { before: Creator; now: Date; effect: InboundEffect },
): { kept: FoundInbound | null; writes: DocumentWrite[] } {
  const { at, from, proof } = found.message;
  const offer = oneMoreMayBe(before.may_be_from, { at, from, day: dayOf(now, time_zone) });
  const days = effect === 'held' ? UNTIL_TOLD_DAYS : 0;
  const follow_up =
    effect === 'shown'
      ? before.follow_up
      : holdFollowUp(before.follow_up, { now, time_zone, days });
  const data: Partial<Creator> = {
    may_be_from: offer.may_be_from,
    follow_up,
    ...serverWrote(now),
  };
  const writes: DocumentWrite[] = [
    { kind: 'update', path: stored.path, data, if_version: stored.version },
  ];
  if (proof === 'proven') return { kept: found, writes };
  return { kept: offer.is_kept ? shortened(found) : null, writes };
}
