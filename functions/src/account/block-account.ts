import { isBlocked } from '@vibes/core/account/user-account';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import { deliveryDocument, userDocument } from '@vibes/core/firestore/documents';
import type { Clock } from '../ports/clock.ts';
import type { Documents, StoredDocument } from '../ports/documents.ts';
import type { SignInService } from '../ports/sign-in-service.ts';

export interface BlockPorts {
  documents: Documents;
  people: SignInService;
  clock: Clock;
}

const PAGE = 200;
const FOREVER = new Date('9999-01-01');

const WAITING: ReadonlySet<Delivery['state']> = new Set(['held', 'queued']);

/**
 * Changes every delivery that has a time in `field`, page by page; returns how many. One that
 * changed since it was read is skipped.
 */
async function changeTimed(
  { documents }: BlockPorts,
  { uid, field }: { uid: string; field: 'due_at' | 'parked_due_at' },
  change: (delivery: Delivery) => Partial<Delivery> | null,
): Promise<number> {
  const changeOne = async ({ path, data, version }: StoredDocument): Promise<number> => {
    // One that cannot be parsed is never run, and holds up none of the others.
    const delivery = deliveryDocument.readOrNull(data);
    const changed = delivery && change(delivery);
    if (!changed) return 0;
    const update = { kind: 'update', path, data: changed, if_version: version } as const;
    return (await documents.commit([update])) === 'committed' ? 1 : 0;
  };
  for (let total = 0; ;) {
    const found = await documents.find({
      collection: deliveryDocument.collection(uid),
      field,
      until: FOREVER,
      limit: PAGE,
    });
    const counts = await Promise.all(found.map(changeOne));
    const changed = counts.reduce((sum, count) => sum + count, 0);
    if (changed === 0) return total;
    total += changed;
  }
}

/**
 * Blocks an account: no capture, no mail, no mirror, no sign-in, and every session ended. What
 * waits to go out loses its time; what is being sent ends. Returns how many deliveries were parked.
 * Safe to repeat after a fault.
 */
export async function blockAccount(ports: BlockPorts, uid: string): Promise<{ parked: number }> {
  const now = ports.clock();
  const [user] = await ports.documents.getAll([userDocument.path(uid)]);
  // A person who never opened the dashboard has no account yet: only their sign-in is blocked.
  if (user?.data && !isBlocked(user.data)) {
    await ports.documents.commit([{ kind: 'update', path: user.path, data: { blocked_at: now } }]);
  }
  await ports.people.setDisabled(uid, true);
  await ports.people.endSessions(uid);
  const parked = await changeTimed(ports, { uid, field: 'due_at' }, ({ state, due_at }) =>
    WAITING.has(state)
      ? {
          due_at: undefined,
          parked_due_at: due_at,
          last_error: refusal('account_blocked'),
          updated_at: now,
        }
      : null,
  );
  return { parked };
}

/**
 * Lets an account work again. What was parked gets its time back, or is due now if that has
 * passed. Returns how many deliveries go on. Safe to repeat after a fault.
 */
export async function unblockAccount(ports: BlockPorts, uid: string): Promise<{ resumed: number }> {
  const now = ports.clock();
  await ports.people.setDisabled(uid, false);
  const [user] = await ports.documents.getAll([userDocument.path(uid)]);
  if (user?.data) {
    await ports.documents.commit([{ kind: 'update', path: user.path, data: { blocked_at: null } }]);
  }
  const resumed = await changeTimed(ports, { uid, field: 'parked_due_at' }, (delivery) => {
    const { state, parked_due_at } = delivery;
    // An opt-out may have ended it during the block.
    if (!WAITING.has(state) || !parked_due_at) return { parked_due_at: undefined };
    const due_at = parked_due_at > now ? parked_due_at : now;
    return { due_at, parked_due_at: undefined, last_error: null, updated_at: now };
  });
  return { resumed };
}
