import { describe, expect, it } from 'vitest';
import { paths } from '@vibes/core/firestore/paths';
import { memoryWorld } from '../../test/memory-world.ts';
import { dyingMail, forever, queueDelivery, stateOf } from '../../test/queue-delivery.ts';
import { runDelivery } from './run-delivery.ts';
import { runTick } from './run-tick.ts';

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
    expect(world.data(paths.creator('max', 'ann'))).toMatchObject({
      email_sent: true,
      status: 'Contacted',
    });
    expect(world.data(paths.dailyStats('max', '2026-05-01'))).toMatchObject({ emails_sent: 1 });
    expect(world.under('users/max/activity')).toMatchObject([
      { kind: 'email_sent', detail: 'ann@studio.com' },
    ]);
  });

  it('sends one mail however many run it at once', async () => {
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
    expect(world.under(`${paths.delivery('max', id)}/attempts`)).toMatchObject([
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
    expect(world.data(paths.contacted('max', 'hash-of-ann@studio.com'))).toBeUndefined();
    expect(world.data(paths.dailyStats('max', '2026-05-01'))).toEqual({ emails_failed: 1 });
  });

  it('is uncertain, and never sends again, when nobody knows', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    world.mail.next.push({ at: 'send', outcome: { kind: 'unknown' } });
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('uncertain');
    world.later(30 * 24 * 60 * MINUTE);
    expect(await runTick(world.ports, forever)).toEqual({ mailboxes: 0, moved: 0 });
    expect(world.mail.sent).toHaveLength(1);
  });

  it('is uncertain when its sender died on the wire', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    const dying = { ...world.ports, mail: dyingMail };
    await expect(runDelivery(dying, { uid: 'max', id })).rejects.toThrow('killed');
    expect(stateOf(world, id)).toMatchObject({ state: 'sending', phase: 'on_wire' });
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('left');
    world.later(2 * MINUTE);
    expect(await runTick(world.ports, forever)).toMatchObject({ moved: 1 });
    expect(stateOf(world, id)).toMatchObject({ state: 'uncertain' });
    expect(world.mail.sent).toEqual([]);
  });

  it('believes the attempt that held it, even after its lease ended', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    const slow = {
      ...world.ports,
      mail: () =>
        Promise.resolve({
          async send() {
            world.later(3 * MINUTE);
            await runTick(world.ports, forever);
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
    await world.documents.commit([
      {
        kind: 'set',
        path: paths.contacted('max', 'hash-of-ann@studio.com'),
        data: { delivery_id: 'email_bob' },
      },
    ]);
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('cancelled');
    expect(world.mail.sent).toEqual([]);
  });

  it('says what to do when Gmail is not connected', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    await world.documents.commit([{ kind: 'delete', path: paths.userSecrets('max') }]);
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('failed');
    expect(stateOf(world, id)).toMatchObject({ last_error: { code: 'not_set_up' } });
  });

  it('sends nothing through Gmail once the webhook is active', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    const data = { active_email_mode: 'webhook', webhook_url: 'https://hooks.example.com/a' };
    await world.documents.commit([{ kind: 'update', path: paths.emailSettings('max'), data }]);
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('failed');
    expect(stateOf(world, id)).toMatchObject({ last_error: { code: 'webhook_not_ready' } });
    expect(world.mail.sent).toEqual([]);
  });
});

describe('what befalls a delivery', () => {
  it('counts once a refusal that many workers met at the same moment', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    const outcome = { kind: 'temporary', code: 'mailbox_unreachable' } as const;
    world.mail.next.push(
      ...Array.from({ length: 10 }, () => ({ at: 'sign_in' as const, outcome })),
    );
    await Promise.all(
      Array.from({ length: 10 }, () => runDelivery(world.ports, { uid: 'max', id })),
    );
    expect(stateOf(world, id)).toMatchObject({ state: 'queued', attempts: 1 });
  });

  it('leaves a status alone that a person set while the mail went out', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    const path = paths.creator('max', 'ann');
    const { commit } = world.documents;
    let isSet = false;
    const documents = {
      ...world.documents,
      async commit(writes: Parameters<typeof commit>[0]) {
        if (!isSet && writes.some((write) => write.path === path)) {
          isSet = true;
          const data = { status: 'Rejected', status_set_by: 'person' };
          await commit([{ kind: 'update', path, data }]);
        }
        return commit(writes);
      },
    };
    expect(await runDelivery({ ...world.ports, documents }, { uid: 'max', id })).toBe('sent');
    expect(world.data(path)).toMatchObject({ status: 'Rejected', email_sent: true });
  });

  it('is sent although the answer to its own claim was lost', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    const { commit } = world.documents;
    let losses = 1;
    const documents = {
      ...world.documents,
      async commit(writes: Parameters<typeof commit>[0]) {
        const done = await commit(writes);
        return losses-- > 0 ? ('conflict' as const) : done;
      },
    };
    expect(await runDelivery({ ...world.ports, documents }, { uid: 'max', id })).toBe('sent');
    expect(world.mail.sent).toHaveLength(1);
  });

  it('keeps what the mail server said over a fault of the database', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    const { commit } = world.documents;
    let faults = 0;
    const documents = {
      ...world.documents,
      commit(writes: Parameters<typeof commit>[0]) {
        const isEnd = writes.some(
          ({ kind, path }) => kind === 'set' && path.includes('/activity/'),
        );
        if (isEnd && (faults += 1) <= 2) return Promise.reject(new Error('unavailable'));
        return commit(writes);
      },
    };
    expect(await runDelivery({ ...world.ports, documents }, { uid: 'max', id })).toBe('sent');
  });
});
