import { EMPTY_MAILBOX } from '@vibes/core/delivery/empty-mailbox';
import { describe, expect, it } from 'vitest';
import { deliveryDocument, mailboxDocument } from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { forever, queueDelivery } from '../../test/queue-delivery.ts';
import { runQueue } from './run-queue.ts';

const emails = { uid: 'max', kind: 'email', ...forever } as const;

async function withBroken(count: number) {
  const world = await memoryWorld();
  for (let i = 0; i < count; i += 1) {
    const path = deliveryDocument.path('max', await queueDelivery(world, `broken${i}`));
    await world.write('update', path, { state: 'queued', to: null });
  }
  const faults: string[] = [];
  const onFault = ({ id }: { id: string }) => void faults.push(id);
  return { world, faults, ports: { ...world.ports, onFault } };
}

describe('deliveries that cannot be read', () => {
  it('hold up none behind them, and each is logged once in a run', async () => {
    const { world, faults, ports } = await withBroken(45);
    for (let i = 0; i < 25; i += 1) await queueDelivery(world, `c${i}`);
    expect(await runQueue(ports, emails)).toEqual({ moved: 25, has_more: false });
    expect(world.mail.sent).toHaveLength(25);
    expect(faults).toHaveLength(45);
    expect(new Set(faults).size).toBe(45);
  });

  it('end a run when the queue holds nothing else', async () => {
    const { faults, ports } = await withBroken(230);
    expect(await runQueue(ports, emails)).toEqual({ moved: 0, has_more: false });
    expect(faults.length).toBeLessThan(230);
  });

  it('do not close the mailbox', async () => {
    const { world, ports } = await withBroken(1);
    const mailbox = { ...EMPTY_MAILBOX, sending: 'email_broken0' };
    await world.write('set', mailboxDocument.path('max'), mailbox);
    await queueDelivery(world, 'ann');
    await runQueue(ports, emails);
    expect(world.mail.sent).toMatchObject([{ to: 'ann@studio.com' }]);
  });
});
