import { newActivity } from '@vibes/core/activity/activity';
import type { Callables } from '@vibes/core/api/callables';
import type { Creator } from '@vibes/core/creator/creator';
import { statusAfterContact } from '@vibes/core/creator/creator-status';
import { serverWrote } from '@vibes/core/creator/writer';
import { isMirroredChange } from '@vibes/core/crm/is-mirrored-change';
import { activityDocument, creatorDocument, userDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import { countOutreach } from '../ports/count-outreach.ts';
import { decideAndCommit, type CommitPorts } from '../ports/decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { loadDocuments } from '../ports/load-documents.ts';
import {
  mirrorIdOf,
  mirrorWrites,
  loadMirrorTarget,
  NO_MIRROR,
  type MirrorTarget,
} from '../ports/queue-mirror.ts';

type Recording = Callables['recordDm'];

interface Ports extends CommitPorts {
  dispatch: DeliveryDispatch;
}

interface Sent {
  uid: string;
  creator: Creator;
  version: unknown;
  now: Date;
}

function sentWrites({ uid, creator, version, now }: Sent): DocumentWrite[] {
  const activity = newActivity({
    at: now,
    kind: 'dm_sent',
    creator_id: creator.id,
    creator_name: creator.name,
    detail: '',
  });
  const status = statusAfterContact(creator);
  return [
    {
      kind: 'update',
      path: creatorDocument.path(uid, creator.id),
      data: { dm_sent_at: now, status, ...serverWrote(now) },
      if_version: version,
    },
    { kind: 'set', path: activityDocument.path(uid, `dm_${creator.id}`), data: activity },
  ];
}

const afterDm = (creator: Creator, now: Date): Creator => ({
  ...creator,
  dm_sent_at: now,
  status: statusAfterContact(creator),
});

interface Known {
  creator: Creator;
  version: unknown;
  time_zone: string;
  target: MirrorTarget;
}

/** The first DM may move the status on, which the user's own CRM shows. */
async function readKnown(
  { documents, clock }: Ports,
  { uid, creator_id, step }: Recording['payload'] & { uid: string },
): Promise<Known> {
  const [stored, account] = await loadDocuments(documents, [
    creatorDocument.at(uid, creator_id),
    userDocument.at(uid),
  ]);
  if (!account.data) throw new AppError('unauthorized', { log: 'account_not_open' });
  const { data: creator, version } = stored;
  if (!creator) {
    const sentence = 'This creator is not in your CRM. Reload the page and try again.';
    throw new AppError('bad_request', { sentence, log: 'unknown_creator' });
  }
  const { time_zone } = account.data;
  const isFirst = step === 'sent' && !creator.dm_sent_at;
  const isMirrored = isFirst && isMirroredChange(creator, afterDm(creator, clock()));
  const target = isMirrored ? await loadMirrorTarget(documents, { uid, creator_id }) : NO_MIRROR;
  return { creator, version, time_zone, target };
}

/**
 * Counts a DM in the person's day. `opened` counts each time. The first `sent` of a creator also
 * marks them as contacted; every later one changes nothing. `opened` is refused for a creator who
 * asked for no more messages; `sent` is recorded all the same, since it is a fact.
 */
export async function recordDm(
  ports: Ports,
  recording: Recording['payload'] & { uid: string },
): Promise<Recording['result']> {
  const { uid, step } = recording;
  const { recorded, mirror } = await decideAndCommit(ports, {
    read: () => readKnown(ports, recording),
    decide({ creator, version, time_zone, target }, now) {
      if (step === 'sent' && creator.dm_sent_at) {
        return { writes: [], result: { recorded: false, mirror: null } };
      }
      if (step === 'opened' && creator.opted_out_at) {
        const sentence = `${creator.name} asked for no more messages, so there is no DM to send.`;
        throw new AppError('bad_request', { sentence, log: 'opted_out' });
      }
      const sent = { uid, creator, version, now };
      const mirrored = { uid, creator: afterDm(creator, now), now, revision: 'dm_sent' };
      const mirrors = mirrorWrites(target, mirrored);
      const counts = { [step === 'sent' ? 'dms_sent' : 'dms_opened']: 1 };
      return {
        writes: [
          countOutreach({ uid, at: now, time_zone }, counts),
          ...(step === 'sent' ? sentWrites(sent) : []),
          ...mirrors,
        ],
        result: { recorded: true, mirror: mirrorIdOf(mirrors) },
      };
    },
  });
  if (mirror !== null) await ports.dispatch({ uid, id: mirror });
  return { recorded };
}
