import { describe, expect, it } from 'vitest';
import {
  activityDocument,
  backfillDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import {
  mirrorByNotion,
  mirrorByWebhook,
  emailByWebhook,
  queueMirrorOf,
} from '../../test/channels.ts';
import { memoryWorld, type MemoryWorld } from '../../test/memory-world.ts';
import { crashingPorts, type Moment } from '../../test/crashing-ports.ts';
import { forever, queueDelivery, stateOf } from '../../test/queue-delivery.ts';
import { runDeliverySweep } from './run-delivery-sweep.ts';

const LEASE_AND_MORE = 3 * 60_000;
/** More steps than any delivery has. */
const MOST_STEPS = 60;

/** Sweeps until nothing will be due any more. */
async function settle(world: MemoryWorld) {
  for (let round = 0; round < 10; round += 1) {
    world.later(LEASE_AND_MORE);
    await runDeliverySweep(world.ports, forever);
  }
}

/** Crashes the worker at each possible step, and yields each world once nothing is due. */
async function crashEverywhere(
  moment: Moment,
  open: (world: MemoryWorld) => Promise<string>,
  check: (world: MemoryWorld, id: string) => void,
) {
  for (let at = 0; at < MOST_STEPS; at += 1) {
    const world = await memoryWorld();
    const id = await open(world);
    const { ports, hasCrashed } = crashingPorts(world.ports, { at, moment });
    await runDeliverySweep(ports, forever).catch((error: unknown) => {
      if (!hasCrashed()) throw error;
    });
    await settle(world);
    check(world, id);
    if (!hasCrashed()) return at;
  }
  throw new Error('It never ended');
}

const distinct = (values: unknown[]) => new Set(values).size;
const moments: Moment[] = ['before', 'after'];

describe('a worker that crashes at any step', () => {
  it.each(moments)('%s: an email over Gmail goes out at most once', async (moment) => {
    const ends = new Set<unknown>();
    const steps = await crashEverywhere(
      moment,
      (world) => queueDelivery(world, 'ann'),
      (world, id) => {
        const state = stateOf(world, id)?.['state'];
        ends.add(state);
        expect(['sent', 'uncertain']).toContain(state);
        expect(world.mail.sent.length).toBeLessThanOrEqual(1);
        if (state === 'sent') expect(world.mail.sent).toHaveLength(1);
        const sent = world
          .under(activityDocument.collection('max'))
          .filter(({ kind }) => kind === 'email_sent');
        expect(sent).toHaveLength(state === 'sent' ? 1 : 0);
      },
    );
    expect(steps).toBeGreaterThan(8);
    expect(ends).toEqual(new Set(['sent', 'uncertain']));
  });

  it.each(moments)('%s: an email over a webhook arrives, always under one id', async (moment) => {
    const steps = await crashEverywhere(
      moment,
      async (world) => {
        await emailByWebhook(world);
        return queueDelivery(world, 'ann');
      },
      (world, id) => {
        expect(stateOf(world, id)).toMatchObject({ state: 'sent', channel: 'email_webhook' });
        const { requests } = world.webhook;
        expect(requests.length).toBeGreaterThan(0);
        expect(distinct(requests.map((request) => request.id))).toBe(1);
        expect(distinct(requests.map((request) => request.body))).toBe(1);
        expect(world.mail.sent).toEqual([]);
        expect(world.counted()).toMatchObject({
          emails_sent: 1,
        });
      },
    );
    expect(steps).toBeGreaterThan(7);
  });

  it.each(moments)('%s: a mirror to Notion ends in one row', async (moment) => {
    const steps = await crashEverywhere(
      moment,
      async (world) => {
        await mirrorByNotion(world);
        return queueMirrorOf(world, 'ann', { kind: 'notion', is_backfill: true });
      },
      (world, id) => {
        expect(stateOf(world, id)).toMatchObject({ state: 'sent', is_backfill: false });
        expect(world.notion.rows).toHaveLength(1);
        expect(world.data(backfillDocument.path('max'))).toEqual({ copied: 1 });
      },
    );
    expect(steps).toBeGreaterThan(7);
  });

  it.each(moments)('%s: a mirror to a webhook arrives, always under one id', async (moment) => {
    const steps = await crashEverywhere(
      moment,
      async (world) => {
        await mirrorByWebhook(world);
        return queueMirrorOf(world, 'ann', { kind: 'crm' });
      },
      (world, id) => {
        expect(stateOf(world, id)).toMatchObject({ state: 'sent', channel: 'crm_webhook' });
        const { requests } = world.webhook;
        expect(distinct(requests.map((request) => request.id))).toBe(1);
        expect(distinct(requests.map((request) => request.body))).toBe(1);
      },
    );
    expect(steps).toBeGreaterThan(7);
  });

  it.each(moments)('%s: a mail that is sent queues one mirror of its creator', async (moment) => {
    await crashEverywhere(
      moment,
      async (world) => {
        await mirrorByWebhook(world);
        return queueDelivery(world, 'ann');
      },
      (world, id) => {
        const isSent = stateOf(world, id)?.['state'] === 'sent';
        const mirrors = world
          .under(deliveryDocument.collection('max'))
          .filter(({ kind }) => kind === 'crm');
        expect(mirrors.map(({ state }) => state)).toEqual(isSent ? ['sent'] : []);
        expect(distinct(world.webhook.requests.map((request) => request.id))).toBe(isSent ? 1 : 0);
      },
    );
  });
});
