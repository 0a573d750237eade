import { newActivity } from '@vibes/core/activity/activity';
import type { Counts } from '@vibes/core/activity/statistics';
import type { Callables } from '@vibes/core/api/callables';
import type { Creator } from '@vibes/core/creator/creator';
import { statusAfterContact, statusWithoutDm } from '@vibes/core/creator/creator-status';
import { serverWrote } from '@vibes/core/creator/writer';
import { activityDocument, creatorDocument } from '@vibes/core/firestore/documents';
import { countOutreach } from '../ports/count-outreach.ts';
import type { DocumentWrite } from '../ports/documents.ts';

type Step = Callables['recordDm']['payload']['step'];

/** What a step changes of a creator; null where it changes nothing. */
export function dmChange(
  step: Step,
  creator: Creator,
  now: Date,
): Pick<Creator, 'dm_sent_at' | 'status'> | null {
  if (step === 'sent' && !creator.dm_sent_at)
    return { dm_sent_at: now, status: statusAfterContact(creator) };
  if (step === 'taken_back' && creator.dm_sent_at)
    return { dm_sent_at: null, status: statusWithoutDm(creator) };
  return null;
}

interface Change {
  uid: string;
  creator: Creator;
  version: unknown;
  time_zone: string;
  change: NonNullable<ReturnType<typeof dmChange>>;
  now: Date;
}

/** The change of the creator with its count and its line in the feed; a DM taken back takes both away. */
export function dmWrites(input: Change): DocumentWrite[] {
  const { uid, creator, version, time_zone, change, now } = input;
  const line = activityDocument.path(uid, `dm_${creator.id}`);
  const update: DocumentWrite = {
    kind: 'update',
    path: creatorDocument.path(uid, creator.id),
    data: { ...change, ...serverWrote(now) },
    if_version: version,
  };
  // The day it was counted in, which may be over.
  const counted = (at: Date, counts: Counts) => countOutreach({ uid, at, time_zone }, counts);
  if (!change.dm_sent_at)
    return [
      counted(creator.dm_sent_at ?? now, { dms_sent: -1 }),
      update,
      { kind: 'delete', path: line },
    ];
  const activity = newActivity({
    at: now,
    kind: 'dm_sent',
    creator_id: creator.id,
    creator_name: creator.name,
    detail: '',
  });
  return [counted(now, { dms_sent: 1 }), update, { kind: 'set', path: line, data: activity }];
}
