import type { Activity } from '@vibes/core/activity/activity';
import { dayOf } from '@vibes/core/account/time-zone';
import { userAccountSchema } from '@vibes/core/account/user-account';
import type { Callables } from '@vibes/core/api/callables';
import { creatorSchema, type Creator } from '@vibes/core/creator/creator';
import { statusAfterContact } from '@vibes/core/creator/creator-status';
import { paths } from '@vibes/core/firestore/paths';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Documents, DocumentWrite, StoredDocument } from '../ports/documents.ts';

type Recording = Callables['recordDm'];

function sentWrites(
  uid: string,
  { creator, version, now }: { creator: Creator; version: unknown; now: Date },
): DocumentWrite[] {
  const activity: Activity = {
    at: now,
    kind: 'dm_sent',
    creator_id: creator.id,
    creator_name: creator.name,
    detail: '',
  };
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

function readCreator(stored: StoredDocument | undefined): Creator {
  if (stored?.data) return creatorSchema.parse(stored.data);
  const sentence = 'This creator is not in your CRM. Reload the page and try again.';
  throw new AppError('bad_request', { sentence, log: 'unknown_creator' });
}

/**
 * Counts a DM in the person's day. `opened` counts each time. The first `sent` of a
 * creator also marks them as contacted; every later one, or one that lost a race,
 * changes nothing.
 */
export async function recordDm(
  { documents, clock }: { documents: Documents; clock: Clock },
  { uid, creator_id, step }: Recording['payload'] & { uid: string },
): Promise<Recording['result']> {
  for (;;) {
    const [stored, account] = await documents.getAll([
      paths.creator(uid, creator_id),
      paths.user(uid),
    ]);
    if (!account?.data) throw new AppError('unauthorized', { log: 'account_not_open' });
    const creator = readCreator(stored);
    if (step === 'sent' && creator.dm_sent_at) return { recorded: false };
    const now = clock();
    const { time_zone } = userAccountSchema.parse(account.data);
    const counted = step === 'sent' ? 'dms_sent' : 'dms_opened';
    const saved = await documents.commit([
      {
        kind: 'merge',
        path: paths.dailyStats(uid, dayOf(now, time_zone)),
        add: { [counted]: 1 },
      },
      ...(step === 'sent' ? sentWrites(uid, { creator, version: stored?.version, now }) : []),
    ]);
    if (saved === 'committed') return { recorded: true };
  }
}
