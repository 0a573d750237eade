import { describe, expect, it } from 'vitest';
import type { Creator } from '@vibes/core/creator/creator';
import { crmSettingsDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { recordDm } from './record-dm.ts';
import { dmWorld } from '../../test/dm-world.ts';

const SENT = { uid: 'max', creator_id: 'ann', step: 'sent' } as const;

describe('a DM recorded while a CRM of the user’s own is active', () => {
  const openMirror = async (change: Partial<Creator> = {}) => {
    const world = await dmWorld(change);
    const path = crmSettingsDocument.path('max');
    await world.write('update', path, { active_crm_mode: 'webhook' });
    return { ...world, mirrors: () => world.under(deliveryDocument.collection('max')) };
  };

  it('queues a mirror with the new status, once, and dispatches it', async () => {
    const world = await openMirror();
    await recordDm(world.ports, SENT);
    await recordDm(world.ports, SENT);
    expect(world.mirrors()).toMatchObject([{ kind: 'crm', creator_id: 'ann', state: 'queued' }]);
    const id = `crm_ann_dm_sent_${world.ports.clock().getTime()}`;
    expect(world.dispatched).toEqual([{ uid: 'max', id }]);
  });

  it('queues one for each change when it is taken back and recorded again', async () => {
    const world = await openMirror();
    for (const step of ['sent', 'taken_back', 'sent'] as const) {
      await recordDm(world.ports, { ...SENT, step });
      world.later(1000);
    }
    expect(world.mirrors()).toHaveLength(3);
    expect(new Set(world.dispatched.map(({ id }) => id)).size).toBe(3);
  });

  it('queues none when the status stays, or it was only opened', async () => {
    const world = await openMirror({ status: 'Responded', status_set_by: 'person' });
    await recordDm(world.ports, { ...SENT, step: 'opened' });
    await recordDm(world.ports, SENT);
    expect(world.mirrors()).toEqual([]);
    expect(world.dispatched).toEqual([]);
  });
});
