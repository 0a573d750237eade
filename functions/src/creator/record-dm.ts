import { newActivity } from '@vibes/core/activity/activity';
import { dayOf } from '@vibes/core/account/time-zone';
import { userAccountSchema } from '@vibes/core/account/user-account';
import type { Callables } from '@vibes/core/api/callables';
import { creatorSchema, type Creator } from '@vibes/core/creator/creator';
import { statusAfterContact } from '@vibes/core/creator/creator-status';
import { isCopiedChange } from '@vibes/core/crm/is-copied-change';
import { paths } from '@vibes/core/firestore/paths';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { CopyWrites } from '../ports/copy-writes.ts';
import type { DeliveryNudge } from '../ports/delivery-nudge.ts';
import type { Documents, DocumentWrite, StoredDocument } from '../ports/documents.ts';

type Recording = Callables['recordDm'];

interface Ports {
  documents: Documents;
  clock: Clock;
  copyWrites: CopyWrites;
  nudge: DeliveryNudge;
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
      path: paths.creator(uid, creator.id),
      data: { dm_sent_at: now, status, updated_at: now },
      if_version: version,
    },
    { kind: 'set', path: paths.activity(uid, `dm_${creator.id}`), data: activity },
  ];
}

/** The first DM may move the status on, which the user's own CRM shows. */
async function copiesOf(
  { documents, copyWrites }: Ports,
  { uid, creator, now }: Sent,
): Promise<DocumentWrite[]> {
  const after = { ...creator, dm_sent_at: now, status: statusAfterContact(creator) };
  if (!isCopiedChange(creator, after)) return [];
  return copyWrites(documents, { uid, creator: after, now, revision: 'dm_sent' });
}

function readCreator(stored: StoredDocument | undefined): Creator {
  if (stored?.data) return creatorSchema.parse(stored.data);
  const sentence = 'This creator is not in your CRM. Reload the page and try again.';
  throw new AppError('bad_request', { sentence, log: 'unknown_creator' });
}

/**
 * Counts a DM in the person's day. `opened` counts each time. The first `sent` of a
 * creator also marks them as contacted; every later one, or one that lost a race,
 * changes nothing. Opening one to a creator who asked for no more messages is refused; one that
 * the person sent all the same is a fact.
 */
export async function recordDm(
  ports: Ports,
  { uid, creator_id, step }: Recording['payload'] & { uid: string },
): Promise<Recording['result']> {
  const { documents, clock } = ports;
  for (;;) {
    const [stored, account] = await documents.getAll([
      paths.creator(uid, creator_id),
      paths.user(uid),
    ]);
    if (!account?.data) throw new AppError('unauthorized', { log: 'account_not_open' });
    const creator = readCreator(stored);
    if (step === 'sent' && creator.dm_sent_at) return { recorded: false };
    if (step === 'opened' && creator.opted_out_at) {
      const sentence = `${creator.name} asked for no more messages, so there is no DM to send.`;
      throw new AppError('bad_request', { sentence, log: 'opted_out' });
    }
    const now = clock();
    const sent = { uid, creator, version: stored?.version, now };
    const copies = step === 'sent' ? await copiesOf(ports, sent) : [];
    const { time_zone } = userAccountSchema.parse(account.data);
    const counted = step === 'sent' ? 'dms_sent' : 'dms_opened';
    const saved = await documents.commit([
      {
        kind: 'merge',
        path: paths.dailyStats(uid, dayOf(now, time_zone)),
        add: { [counted]: 1 },
      },
      ...(step === 'sent' ? sentWrites(sent) : []),
      ...copies,
    ]);
    if (saved === 'conflict') continue;
    const id = copies[0]?.path.split('/').at(-1);
    if (id) await ports.nudge({ uid, id });
    return { recorded: true };
  }
}
