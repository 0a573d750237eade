import type { EmailSettingsUpdate } from '@vibes/core/account/email-settings';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { EMPTY_MAILBOX } from '@vibes/core/delivery/empty-mailbox';
import { deliveryDocument, mailboxDocument } from '@vibes/core/firestore/documents';
import { newWatch } from '@vibes/core/watch/watch';
import { expect, it } from 'vitest';
import { memoryWorld } from '../../test/memory-world.ts';
import { getUserData } from './get-user-data.ts';
import { updateUserData } from './update-user-data.ts';

const DAY = 24 * 60 * 60_000;

/** Emails went out this many days ago, before anything was watched. */
async function sentBefore(...days: number[]) {
  const { uid, ports, documents, data } = await memoryWorld();
  const ago = (count: number) => new Date(ports.clock().getTime() - count * DAY);
  const email = (id: string, sent: Partial<Delivery>) => ({
    kind: 'set' as const,
    path: deliveryDocument.path(uid, id),
    data: { kind: 'email', channel: 'gmail', state: 'sent', ...sent },
  });
  await documents.commit([
    ...days.map((count) => email(`email_${count}`, { sent_at: ago(count) })),
    email('email_hook', { channel: 'email_webhook', sent_at: ago(9) }),
    email('email_failed', { state: 'failed', sent_at: null }),
  ]);
  return {
    ago,
    now: ports.clock,
    save: (settings: EmailSettingsUpdate, replies_from: Date | null = new Date(0)) =>
      updateUserData(
        { ...ports, replies_from },
        { uid, update: { table: 'email_settings', data: settings } },
      ),
    connectedAt: (connected_at: Date) =>
      documents.commit([
        {
          kind: 'set',
          path: mailboxDocument.path(uid),
          data: { ...EMPTY_MAILBOX, connected_at },
        },
      ]),
    replies: async () => (await getUserData(ports, { uid, can_pay: false })).replies,
    mailbox: () => data(mailboxDocument.path(uid)),
  };
}

it('is offered for the emails by Gmail of the last 60 days from before watching was on', async () => {
  const max = await sentBefore(61, 24, 3);
  expect(await max.replies()).toMatchObject({ watched_since: null, unwatched: null });
  await max.save({ watch_replies: true });
  expect(await max.replies()).toMatchObject({
    watched_since: max.now().toISOString(),
    unwatched: { emails: 2, since: max.ago(24).toISOString() },
  });
});

it('begins right before the first of them, and is not offered again', async () => {
  const max = await sentBefore(24, 3);
  await max.save({ watch_replies: true });
  await max.save({ look_back: true });
  const since = new Date(max.ago(24).getTime() - 10 * 60_000);
  expect(max.mailbox()).toMatchObject({ watch: newWatch(since), watch_due_at: max.now() });
  expect((await max.replies()).unwatched).toBeNull();
});

it('leaves out what another mailbox sent', async () => {
  const max = await sentBefore(24, 3);
  await max.connectedAt(max.ago(10));
  await max.save({ watch_replies: true });
  expect((await max.replies()).unwatched).toMatchObject({ emails: 1 });
  await max.connectedAt(max.ago(1));
  await max.save({ watch_replies: false });
  await max.save({ watch_replies: true });
  expect((await max.replies()).unwatched).toBeNull();
});

it('changes nothing where no email went out before', async () => {
  const max = await sentBefore();
  await max.save({ watch_replies: true });
  const before = max.mailbox();
  await max.save({ look_back: true });
  expect(max.mailbox()).toEqual(before);
});

it('is refused while watching is off, and before the operator’s date', async () => {
  const max = await sentBefore(3);
  await expect(max.save({ look_back: true })).rejects.toThrow(/Switch on Replies first/);
  await max.save({ watch_replies: true });
  for (const replies_from of [null, new Date(max.now().getTime() + DAY)])
    await expect(max.save({ look_back: true }, replies_from)).rejects.toThrow(/isn’t available/);
  expect((await max.replies()).unwatched).not.toBeNull();
});
