import { afterEach, describe, expect, it } from 'vitest';
import type { Creator } from '@vibes/core/creator/creator';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { personWrote } from '../../functions/test/person-wrote.ts';
import { call } from '../../local/src/world/call.ts';
import { database } from '../support/database.ts';
import { HOUR_MS, queueMails, statesOf, work, workQueue } from '../support/deliveries.ts';
import { countEvents, type Hook } from '../support/hook.ts';
import { eventually } from '../support/mailbox.ts';
import { openCrmWebhook, signingSecret, verified } from '../support/webhook-account.ts';

const hooks: Hook[] = [];
afterEach(() => Promise.all(hooks.splice(0).map(({ stop }) => stop())));

/** A creator captured with a mail; neither the mail nor the first mirror has a dispatch. */
async function open() {
  const { account, uid, hook } = await openCrmWebhook();
  hooks.push(hook);
  const [mail] = await queueMails(account, 1);
  if (!mail) throw new Error('Nothing was queued.');
  const creator_id = mail.id.replace(/^email_/, '');
  const creator = (await database()).doc(creatorDocument.path(uid, creator_id));
  /** As the person's browser does. */
  const edit = (data: Partial<Creator>) => creator.update({ ...data, ...personWrote(new Date()) });
  /** The states of all deliveries once so many are sent. */
  const sent = (count: number) =>
    eventually(
      () => statesOf(uid),
      (states) => states['sent'] === count,
    );
  return { account, uid, hook, mail, creator_id, creator, edit, sent };
}

describe('a mirror to a CRM webhook', () => {
  it('is sent once for each change, in their order, signed and unaltered', async () => {
    const { account, uid, hook, mail, creator, edit, sent } = await open();
    await workQueue(uid, 'crm');
    await workQueue(uid, 'email');
    await workQueue(uid, 'crm');
    await edit({ status: 'Responded', status_set_by: 'person' });
    await sent(4);
    await edit({ notes: 'Wants a call' });
    expect(await sent(5)).toEqual({ sent: 5 });

    const stored = await creator.get();
    const secret = await signingSecret(account);
    const bodies = hook.requests.map((request) => verified(secret, request)) as {
      timestamp: string;
    }[];
    const first = {
      name: stored.get('name') as string,
      tiktok_username: stored.get('tiktok_username') as string,
      email: mail.to,
      instagram_username: null,
      linktree_url: null,
      email_source: 'bio',
      email_sent: false,
      notes: '',
      status: 'Discovered',
    };
    const mailed = { ...first, email_sent: true, status: 'Contacted' };
    const answered = { ...mailed, status: 'Responded' };
    const noted = { ...answered, notes: 'Wants a call' };
    const expected = [first, mailed, answered, noted].map((mirror, nth) =>
      JSON.stringify({
        creator: mirror,
        timestamp: bodies[nth]?.timestamp,
        user_id: uid,
        action: 'creator_updated',
      }),
    );
    expect(hook.requests.map(({ body }) => body)).toEqual(expected);
    const times = bodies.map(({ timestamp }) => timestamp);
    expect([...times].sort()).toEqual(times);
    expect(countEvents(hook)).toEqual([1, 1, 1, 1]);
  });

  it('is not sent for a change it would not show', async () => {
    const { account, uid, hook, creator, creator_id, edit, sent } = await open();
    await work(uid);
    await work(uid);
    await creator.update({ followers: 7, next_read_at: null });
    const payload = { creator_id, step: 'sent' } as const;
    await call({ ...account.session, name: 'recordDm', payload });
    await edit({ notes: 'The only change that shows' });
    await sent(4);
    await work(uid, HOUR_MS);
    expect(hook.requests).toHaveLength(3);
    expect(hook.requests[2]?.body).toContain('The only change that shows');
    expect(await statesOf(uid)).toEqual({ sent: 4 });
  });

  it('is retried as the same event after a failure, and those queued behind it are sent too', async () => {
    const { account, uid, hook } = await open();
    await queueMails(account, 1, 'second');
    hook.answer = (n) => ({ status: n <= 2 ? 500 : 200 });
    await work(uid);
    await work(uid, HOUR_MS);
    expect(countEvents(hook).sort()).toEqual([1, 1, 2, 2]);
    expect(await statesOf(uid)).toEqual({ sent: 6 });
  });
});
