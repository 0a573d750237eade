import { describe, expect, it } from 'vitest';
import { UNKNOWN_HEALTH } from '@vibes/core/channel/channel-health';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import {
  channelHealthDocument,
  contactedDocument,
  creatorDocument,
  deliveryDocument,
  mailboxDocument,
  suppressionDocument,
} from '@vibes/core/firestore/documents';
import { memoryWorld, type MemoryWorld } from '../../test/memory-world.ts';
import { queueDelivery, stateOf } from '../../test/queue-delivery.ts';
import { loadDelivery } from './load-delivery.ts';
import { loadEmailFacts } from './load-email-facts.ts';
import { runDelivery } from './run-delivery.ts';
import { runEnding } from './run-ending.ts';
import { takeLease } from './take-lease.ts';

async function sendingMail() {
  const world = await memoryWorld();
  const ref = { uid: 'max', id: await queueDelivery(world, 'ann') };
  const found = await loadDelivery(world.documents, ref);
  if (!found) throw new Error('queued, and not there');
  const facts = await loadEmailFacts(world.ports, ref, found);
  const now = world.ports.clock();
  await takeLease(world.documents, { ref, facts, token: 't1', now, taking: {} });
  const end = (token: string | null) =>
    runEnding(world.ports, {
      ref,
      outcome: { kind: 'accepted' },
      token,
      seen: facts.delivery,
      tried: facts,
      now,
    });
  return { world, id: ref.id, end };
}

describe('the outcome of an attempt', () => {
  it.each([
    ['another attempt’s', 't0'],
    ['nobody’s', null],
  ])('changes nothing when it is %s', async (_, token) => {
    const { world, id, end } = await sendingMail();
    await end(token);
    expect(stateOf(world, id)).toMatchObject({ state: 'sending', lease_token: 't1' });
    expect(world.under('users/max/activity')).toEqual([]);
  });

  it('changes nothing once the delivery is done', async () => {
    const { world, end } = await sendingMail();
    await end('t1');
    await end('t1');
    expect(world.counted()).toMatchObject({
      emails_sent: 1,
    });
  });

  it('(of the gate) changes nothing when the delivery has been given another time', async () => {
    const world = await memoryWorld();
    const ref = { uid: 'max', id: await queueDelivery(world, 'ann') };
    const seen = (await loadDelivery(world.documents, ref))?.delivery;
    if (!seen) throw new Error('queued, and not there');
    const due_at = new Date('2026-05-03T12:00:00Z');
    const path = deliveryDocument.path('max', ref.id);
    await world.write('update', path, { due_at });
    const outcome = { kind: 'postponed', code: 'daily_cap', until: new Date() } as const;
    const now = world.ports.clock();
    await runEnding(world.ports, { ref, outcome, token: null, seen, tried: null, now });
    expect(stateOf(world, ref.id)).toMatchObject({ due_at, last_error: null });
  });
});

const claim = contactedDocument.path('max', 'hash-of-ann@studio.com');
const suppression = suppressionDocument.path('max', 'hash-of-ann@studio.com');
const refused = { kind: 'permanent', code: 'recipient_refused' } as const;

/** Runs an email to Ann that ends so. */
async function ended(
  outcome: Parameters<MemoryWorld['mail']['next']['push']>[0]['outcome'],
  prepare: (world: MemoryWorld, path: string) => Promise<unknown> = () => Promise.resolve(),
) {
  const world = await memoryWorld();
  const id = await queueDelivery(world, 'ann');
  await prepare(world, deliveryDocument.path('max', id));
  world.mail.next.push({ at: 'send', outcome });
  await runDelivery(world.ports, { uid: 'max', id });
  return { ...world, id, creator: world.data(creatorDocument.path('max', 'ann')) };
}

describe('an address that its own server refused for good', () => {
  it('is written down, marked at its creator and free of its claim', async () => {
    const { data, creator, ports } = await ended(refused);
    const at = ports.clock();
    expect(data(suppression)).toEqual({ uid: 'max', reason: 'bounced', at });
    expect(creator).toMatchObject({ email_refused_at: at, email_sent: false });
    expect(data(claim)).toBeUndefined();
  });

  it('is not marked at a creator who has another by now', async () => {
    const path = creatorDocument.path('max', 'ann');
    const { creator, data } = await ended(refused, (world) =>
      world.write('update', path, { email: 'new@studio.com' }),
    );
    expect(creator).toMatchObject({ email_refused_at: null });
    expect(data(suppression)).toMatchObject({ reason: 'bounced' });
  });

  it('stays opted out when it was', async () => {
    const entry = { uid: 'max', reason: 'opted_out', at: new Date('2026-01-01') };
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    const slow: typeof world.ports.mail = async (account) => {
      const session = await world.ports.mail(account);
      if ('refused' in session) return session;
      return {
        ...session,
        async send() {
          await world.write('create', suppression, entry);
          return refused;
        },
      };
    };
    expect(await runDelivery({ ...world.ports, mail: slow }, { uid: 'max', id })).toBe('failed');
    expect(world.data(suppression)).toEqual(entry);
  });

  it('is not marked when the message was at fault', async () => {
    const { data, creator } = await ended({ kind: 'permanent', code: 'message_refused' });
    expect(data(suppression)).toBeUndefined();
    expect(creator).toMatchObject({ email_refused_at: null });
  });
});

describe('what else follows from an email', () => {
  it('leaves the claim of another alone when one sent anyway failed', async () => {
    const other = { delivery_id: 'email_bob', at: new Date('2026-05-01') };
    const { data } = await ended(refused, (world, path) =>
      world.documents.commit([
        { kind: 'set', path: claim, data: other },
        { kind: 'update', path, data: { is_anyway: true } },
      ]),
    );
    expect(data(claim)).toEqual(other);
  });

  it('closes the mailbox for a day at Gmail’s own limit, and counts no try', async () => {
    const { data, ports, id } = await ended({ kind: 'temporary', code: 'mailbox_limit' });
    const until = new Date(ports.clock().getTime() + 24 * 3_600_000);
    expect(data(mailboxDocument.path('max'))).toMatchObject({ paused_until: until, sending: id });
    expect(data(deliveryDocument.path('max', id))).toMatchObject({
      state: 'queued',
      attempts: 0,
      due_at: until,
      channel: null,
    });
    expect(data(channelHealthDocument.path('max', 'gmail'))).toBeUndefined();
  });

  it('writes the channel’s health only when it changes', async () => {
    const path = channelHealthDocument.path('max', 'gmail');
    const health = { ...UNKNOWN_HEALTH, verified_at: new Date('2026-04-01') };
    const world = await memoryWorld();
    await world.write('create', path, health);
    const run = async (name: string) =>
      runDelivery(world.ports, { uid: 'max', id: await queueDelivery(world, name) });
    await run('ann');
    expect(world.data(path)).toEqual(health);

    world.mail.next.push({
      at: 'sign_in',
      outcome: { kind: 'permanent', code: 'mailbox_refused_sign_in' },
    });
    await run('bob');
    const failing_since = world.ports.clock();
    const last_error = refusal('mailbox_refused_sign_in');
    expect(world.data(path)).toEqual({ ...health, failing_since, last_error });

    world.later(60_000);
    await run('cia');
    expect(world.data(path)).toEqual({ ...UNKNOWN_HEALTH, verified_at: world.ports.clock() });
  });

  it('logs what Gmail did not take, with the answer, and nothing of a mail that went out', async () => {
    const attempts = (id: string) => `${deliveryDocument.path('max', id)}/attempts`;
    const out = await ended({ kind: 'accepted' });
    expect(out.under(attempts(out.id))).toEqual([]);
    const answer = { status: null, text: '550 no such user', milliseconds: 31 };
    const back = await ended({ ...refused, answer });
    expect(back.under(attempts(back.id))).toEqual([
      {
        at: back.ports.clock(),
        channel: 'gmail',
        outcome: 'permanent',
        ...refusal('recipient_refused'),
        status: null,
        answer: '550 no such user',
        milliseconds: 31,
      },
    ]);
  });
});
