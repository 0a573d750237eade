import { describe, expect, it } from 'vitest';
import {
  contactedDocument,
  creatorDocument,
  deliveryDocument,
  emailSettingsDocument,
} from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { dyingMail, forever, queueDelivery, stateOf } from '../../test/queue-delivery.ts';
import { runDelivery } from './run-delivery.ts';
import { runDeliverySweep } from './run-delivery-sweep.ts';

const MINUTE = 60_000;

describe('running a delivery', () => {
  it('sends the mail once and moves the creator on', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('sent');
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('left');

    expect(world.mail.sent).toMatchObject([
      { from: 'max@gmail.com', to: 'ann@studio.com', subject: 'Hello' },
    ]);
    expect(world.data(creatorDocument.path('max', 'ann'))).toMatchObject({
      email_sent: true,
      status: 'Contacted',
    });
    expect(world.counted()).toMatchObject({
      emails_sent: 1,
    });
    expect(world.under('users/max/activity')).toMatchObject([
      { kind: 'email_sent', detail: 'ann@studio.com' },
    ]);
  });

  it('sends one mail, however many workers run it at once', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    const runs = Array.from({ length: 5 }, () => runDelivery(world.ports, { uid: 'max', id }));
    const results = await Promise.all(runs);
    expect(results.filter((result) => result === 'sent')).toHaveLength(1);
    expect(world.mail.sent).toHaveLength(1);
  });

  it('waits after a temporary failure, then sends', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    world.mail.next.push({
      at: 'sign_in',
      outcome: { kind: 'temporary', code: 'mailbox_unreachable' },
    });
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('queued');
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('left');
    world.later(5000);
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('sent');
    expect(world.mail.sent).toHaveLength(1);
    expect(world.under(`${deliveryDocument.path('max', id)}/attempts`)).toMatchObject([
      { outcome: 'temporary', code: 'mailbox_unreachable' },
    ]);
  });

  it('fails for good on a refused password, and frees the address', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    world.mail.next.push({
      at: 'sign_in',
      outcome: { kind: 'permanent', code: 'mailbox_refused_sign_in' },
    });
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('failed');
    expect(stateOf(world, id)).toMatchObject({ last_error: { code: 'mailbox_refused_sign_in' } });
    expect(world.data(contactedDocument.path('max', 'hash-of-ann@studio.com'))).toBeUndefined();
    expect(world.counted()).toEqual({ emails_failed: 1 });
  });

  it('is uncertain, and never sends again, when the outcome is unknown', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    world.mail.next.push({ at: 'send', outcome: { kind: 'unknown' } });
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('uncertain');
    world.later(30 * 24 * 60 * MINUTE);
    expect(await runDeliverySweep(world.ports, forever)).toEqual({ queues: 0, moved: 0 });
    expect(world.mail.sent).toHaveLength(1);
  });

  it('is uncertain when its sender crashed in state sending', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    const dying = { ...world.ports, mail: dyingMail };
    await expect(runDelivery(dying, { uid: 'max', id })).rejects.toThrow('killed');
    expect(stateOf(world, id)).toMatchObject({ state: 'sending', phase: 'on_wire' });
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('left');
    world.later(2 * MINUTE);
    expect(await runDeliverySweep(world.ports, forever)).toMatchObject({ moved: 1 });
    expect(stateOf(world, id)).toMatchObject({ state: 'uncertain' });
    expect(world.mail.sent).toEqual([]);
  });

  it('takes the outcome of the attempt that held it, even after its lease ended', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    const slow = {
      ...world.ports,
      mail: () =>
        Promise.resolve({
          async send() {
            world.later(3 * MINUTE);
            await runDeliverySweep(world.ports, forever);
            expect(stateOf(world, id)).toMatchObject({ state: 'uncertain' });
            return { kind: 'accepted' } as const;
          },
          close: () => undefined,
        }),
    };
    expect(await runDelivery(slow, { uid: 'max', id })).toBe('sent');
  });

  it('sends nothing to an address another delivery wrote to', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    await world.write('set', contactedDocument.path('max', 'hash-of-ann@studio.com'), {
      delivery_id: 'email_bob',
      at: new Date(),
    });
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('cancelled');
    expect(world.mail.sent).toEqual([]);
  });

  it('leaves a held one alone until its time, or for as long as it waits for review', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    const change = (data: object) =>
      world.write('update', deliveryDocument.path('max', id), { state: 'held', ...data });
    await change({ due_at: undefined });
    world.later(60 * MINUTE);
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('left');
    await change({ due_at: new Date(world.ports.clock().getTime() + MINUTE) });
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('left');
    world.later(MINUTE);
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('sent');
  });

  it('ends each mail with the unsubscribe link, and has it in the header too', async () => {
    const world = await memoryWorld();
    const first = await queueDelivery(world, 'ann');
    await runDelivery(world.ports, { uid: 'max', id: first });
    const data = { opt_out_footer: false, postal_address: '1 Main Street' };
    await world.write('update', emailSettingsDocument.path('max'), data);
    const second = await queueDelivery(world, 'bob');
    await runDelivery(world.ports, { uid: 'max', id: second });
    const [ann, bob] = world.mail.sent;
    expect(ann?.text).toContain(ann?.unsubscribe_url);
    expect(bob?.unsubscribe_url).toMatch(/^https:\/\/app\.test\/api\/unsubscribe\//);
    expect(bob?.text).not.toContain(bob?.unsubscribe_url);
    expect(bob?.text).toContain('1 Main Street');
  });
});
