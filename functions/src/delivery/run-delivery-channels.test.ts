import { EMPTY_MAILBOX } from '@vibes/core/delivery/empty-mailbox';
import { describe, expect, it } from 'vitest';
import {
  activityDocument,
  backfillDocument,
  creatorDocument,
  deliveryDocument,
  mailboxDocument,
} from '@vibes/core/firestore/documents';
import {
  mirrorByNotion,
  emailByWebhook,
  HOOK,
  queueMirrorOf,
  setCrm,
  setEmails,
} from '../../test/channels.ts';
import { memoryWorld, type MemoryWorld } from '../../test/memory-world.ts';
import { forever, queueDelivery, stateOf } from '../../test/queue-delivery.ts';
import { runDelivery } from './run-delivery.ts';
import { runDeliverySweep } from './run-delivery-sweep.ts';

const MINUTE = 60_000;
const run = (world: MemoryWorld, id: string) => runDelivery(world.ports, { uid: 'max', id });
const gmail = { active_email_mode: 'gmail' };
const failed = { kind: 'temporary', code: 'webhook_failed' } as const;

describe('the channel of an email', () => {
  it('is the webhook when that is active at the send time', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    await emailByWebhook(world);
    expect(await run(world, id)).toBe('sent');
    expect(world.webhook.requests).toMatchObject([{ url: HOOK }]);
    expect(world.mail.sent).toEqual([]);
    expect(world.data(creatorDocument.path('max', 'ann'))).toMatchObject({ email_sent: true });
    expect(world.under(`${deliveryDocument.path('max', id)}/attempts`)).toMatchObject([
      { channel: 'email_webhook', outcome: 'accepted', status: 200, answer: 'ok' },
    ]);
  });

  it('stays the webhook once that may have it, though Gmail is active', async () => {
    const world = await memoryWorld();
    await emailByWebhook(world);
    const id = await queueDelivery(world, 'ann');
    world.webhook.next.push(failed);
    expect(await run(world, id)).toBe('queued');
    await setEmails(world, gmail);
    world.later(MINUTE);
    expect(await run(world, id)).toBe('sent');
    expect(world.webhook.requests).toHaveLength(2);
    expect(world.mail.sent).toEqual([]);
  });

  it('is none once that webhook is gone from the settings', async () => {
    const world = await memoryWorld();
    await emailByWebhook(world);
    const id = await queueDelivery(world, 'ann');
    world.webhook.next.push(failed);
    await run(world, id);
    await setEmails(world, { ...gmail, webhook_url: null });
    world.later(MINUTE);
    expect(await run(world, id)).toBe('failed');
    expect(stateOf(world, id)).toMatchObject({ last_error: { code: 'webhook_switched' } });
    expect(world.mail.sent).toEqual([]);
  });

  it('is a webhook although another mail holds the mailbox', async () => {
    const world = await memoryWorld();
    await emailByWebhook(world);
    const id = await queueDelivery(world, 'ann');
    await world.write('create', mailboxDocument.path('max'), {
      ...EMPTY_MAILBOX,
      sending: 'email_bob',
    });
    expect(await run(world, id)).toBe('sent');
    expect(world.data(mailboxDocument.path('max'))).toMatchObject({ sending: 'email_bob' });
  });
});

describe('a mirror to Notion', () => {
  it('is counted once in the back-fill, accepted or refused', async () => {
    const world = await memoryWorld();
    await mirrorByNotion(world);
    for (const id of ['ann', 'bob'])
      await queueMirrorOf(world, id, { kind: 'notion', is_backfill: true });
    world.notion.next.push({
      at: 'upsert',
      outcome: { kind: 'permanent', code: 'notion_refused' },
    });
    await runDeliverySweep(world.ports, forever);
    expect(world.data(backfillDocument.path('max'))).toEqual({ copied: 1, failed: 1 });
    const due_at = world.ports.clock();
    await world.documents.commit(
      ['ann', 'bob'].map((id) => ({
        kind: 'update',
        path: deliveryDocument.path('max', `notion_${id}`),
        data: { state: 'queued', due_at },
      })),
    );
    await runDeliverySweep(world.ports, forever);
    expect(world.data(backfillDocument.path('max'))).toEqual({ copied: 1, failed: 1 });
  });

  it('is dropped when another CRM is active at the send time', async () => {
    const world = await memoryWorld();
    await mirrorByNotion(world);
    const id = await queueMirrorOf(world, 'ann', { kind: 'notion' });
    await setCrm(world, { active_crm_mode: 'built-in' });
    expect(await run(world, id)).toBe('cancelled');
    expect(world.under(activityDocument.collection('max'))).toEqual([]);
  });
});
