import { Timestamp } from 'firebase-admin/firestore';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { call } from '../../local/src/world/call.ts';
import type { ReadyAccount } from './account.ts';
import { moveClock } from './clock.ts';
import { database } from './database.ts';
import { saveSettings } from './deliveries.ts';
import { watch } from './inbound.ts';
import { eventually } from './mailbox.ts';

const FOLLOW_UPS = [
  { body: 'Hi {{creatorName}}, did my email arrive?', after_working_days: 3 },
  { body: 'Last one, {{creatorName}}. Is now a bad time?', after_working_days: 7 },
];

/** Replies and follow-ups are on, with two templates. */
export async function followUpsOn(account: ReadyAccount): Promise<void> {
  await watch(account);
  await saveSettings(account, { table: 'message_templates', data: { follow_ups: FOLLOW_UPS } });
  await call({ ...account.session, name: 'switchFollowUps', payload: { to: 'on' } });
}

async function dueOf(uid: string, id: string): Promise<Date | null> {
  const found = await (await database()).doc(creatorDocument.path(uid, id)).get();
  const due_at: unknown = found.get('follow_up.due_at');
  return due_at instanceof Timestamp ? due_at.toDate() : null;
}

/** When a creator's next follow-up is due, once it is planned. */
export async function plannedFor(uid: string, id: string): Promise<Date> {
  const due = await eventually(
    () => dueOf(uid, id),
    (at) => at !== null,
  );
  if (!due) throw new Error('No follow-up is planned.');
  return due;
}

/** The functions' clock, right behind a time. */
export const moveClockTo = (at: Date): Promise<void> => moveClock(at.getTime() - Date.now() + 2000);
