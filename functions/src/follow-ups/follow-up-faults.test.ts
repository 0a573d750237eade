import { describe, expect, it } from 'vitest';
import { crashingPorts, type Moment } from '../../test/crashing-ports.ts';
import { FIRST, followedCreator } from '../../test/followed-creator.ts';
import { forever } from '../../test/queue-delivery.ts';
import { LEASE } from '@vibes/core/delivery/mailbox';
import { runDeliverySweep } from '../delivery/run-delivery-sweep.ts';
import { runFollowUpSweep } from './run-follow-up-sweep.ts';

const toFirst = new Date(FIRST).getTime();

describe('a follow-up', () => {
  it('goes out once with four workers at once', async () => {
    const ann = await followedCreator();
    ann.later(toFirst - ann.ports.clock().getTime());
    await Promise.all(Array.from({ length: 4 }, () => ann.sweep()));
    await ann.sweep();
    expect(ann.mail.sent).toHaveLength(2);
    expect(ann.followUpNow(1)).toMatchObject({ state: 'sent' });
  });

  it('goes out once at most, wherever its worker is killed, and is never lost', async () => {
    for (const moment of ['before', 'after'] satisfies Moment[]) {
      for (let at = 0; ; at += 1) {
        const ann = await followedCreator();
        ann.later(toFirst - ann.ports.clock().getTime());
        const killed = crashingPorts({ ...ann.ports, onFault: () => undefined }, { at, moment });
        await runFollowUpSweep(killed.ports, forever).catch(() => undefined);
        await runDeliverySweep(killed.ports, forever).catch(() => undefined);
        ann.later(LEASE + 1000);
        await ann.sweep();
        await ann.sweep();
        const { state } = ann.followUpNow(1);
        expect({ at, moment, sent: ann.mail.sent.length, state }).toEqual(
          state === 'sent'
            ? { at, moment, sent: 2, state }
            : { at, moment, sent: expect.any(Number) as number, state: 'uncertain' },
        );
        expect(ann.mail.sent.length).toBeLessThanOrEqual(2);
        if (!killed.hasCrashed()) break;
      }
    }
  });

  it('goes out once when the clock moves past both, and the second keeps its distance', async () => {
    const ann = await followedCreator();
    for (let sweeps = 0; sweeps < 3; sweeps += 1) await ann.sweepAt('2026-09-01T12:00:00Z');
    expect(ann.mail.sent).toHaveLength(1);
    await ann.sweepAt('2026-09-02T12:00:00Z');
    await ann.sweep();
    expect(ann.mail.sent).toHaveLength(2);
    expect(ann.due()).toBe('2026-09-11T12:00:00.000Z');
  });
});
