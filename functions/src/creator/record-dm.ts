import { newActivity } from '@vibes/core/activity/activity';
import type { Counts } from '@vibes/core/activity/statistics';
import type { Callables } from '@vibes/core/api/callables';
import type { Creator } from '@vibes/core/creator/creator';
import { serverWrote } from '@vibes/core/creator/writer';
import { isMirroredChange } from '@vibes/core/crm/is-mirrored-change';
import { dmChange, type DmChange } from '@vibes/core/dm/dm-change';
import { activityDocument, creatorDocument, userDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import { countOutreach } from '../steps/count-outreach.ts';
import { decideAndCommit, type CommitPorts } from '../steps/decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import {
  mirrorIdOf,
  mirrorWrites,
  loadMirrorTarget,
  NO_MIRROR,
  type MirrorTarget,
} from '../steps/queue-mirror.ts';

type Recording = Callables['recordDm'];

interface Ports extends CommitPorts {
  dispatch: DeliveryDispatch;
}

interface Change {
  uid: string;
  creator: Creator;
  version: unknown;
  time_zone: string;
  change: DmChange;
  now: Date;
}

/** The change of the creator with its count and its line in the feed; a DM taken back takes both away. */
function dmWrites(input: Change): DocumentWrite[] {
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

interface DmFacts {
  creator: Creator;
  version: unknown;
  time_zone: string;
  target: MirrorTarget;
}

/** A change may move the status, which the user's own CRM shows. */
async function readKnown(
  { documents, clock }: Ports,
  { uid, creator_id, step }: Recording['payload'] & { uid: string },
): Promise<DmFacts> {
  const [stored, account] = await loadDocuments(documents, [
    creatorDocument.at(uid, creator_id),
    userDocument.at(uid),
  ]);
  if (!account.data) throw new AppError('unauthorized', { log: 'account_not_open' });
  const { data: creator, version } = stored;
  if (!creator) {
    const sentence = 'This creator isn’t in your CRM. Reload the page and try again.';
    throw new AppError('bad_request', { sentence, log: 'unknown_creator' });
  }
  const { time_zone } = account.data;
  const change = dmChange(step, creator, clock());
  const isMirrored = change && isMirroredChange(creator, { ...creator, ...change });
  const target = isMirrored ? await loadMirrorTarget(documents, { uid, creator_id }) : NO_MIRROR;
  return { creator, version, time_zone, target };
}

/**
 * Counts a DM in the person's day. `opened` counts each time. The first `sent` of a creator also
 * marks them as contacted; every later one changes nothing. `taken_back` makes a `sent` undone, as
 * if it had never been recorded. `opened` is refused for a creator who unsubscribed;
 * `sent` is recorded all the same, since it is a fact.
 */
export async function recordDm(
  ports: Ports,
  recording: Recording['payload'] & { uid: string },
): Promise<Recording['result']> {
  const { uid, step } = recording;
  const { recorded, mirror } = await decideAndCommit(ports, {
    read: () => readKnown(ports, recording),
    decide({ creator, version, time_zone, target }, now) {
      if (step === 'opened') {
        if (creator.opted_out_at) {
          const sentence = `${creator.name} unsubscribed, so there is no DM to send.`;
          throw new AppError('bad_request', { sentence, log: 'opted_out' });
        }
        const counted = countOutreach({ uid, at: now, time_zone }, { dms_opened: 1 });
        return { writes: [counted], result: { recorded: true, mirror: null } };
      }
      const change = dmChange(step, creator, now);
      if (!change) return { writes: [], result: { recorded: false, mirror: null } };
      const mirrors = mirrorWrites(target, {
        uid,
        creator: { ...creator, ...change },
        now,
        // A DM may be recorded again once it was taken back.
        revision: `dm_${step}_${now.getTime()}`,
      });
      return {
        writes: [...dmWrites({ uid, creator, version, time_zone, change, now }), ...mirrors],
        result: { recorded: true, mirror: mirrorIdOf(mirrors) },
      };
    },
  });
  if (mirror !== null) await ports.dispatch({ uid, id: mirror });
  return { recorded };
}
