import { newActivity } from '@vibes/core/activity/activity';
import { creatorSchema, type Creator } from '@vibes/core/creator/creator';
import { serverWrote } from '@vibes/core/creator/writer';
import { deliverySchema, emailDeliveryId, type Delivery } from '@vibes/core/delivery/delivery';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import { isWaiting } from '@vibes/core/delivery/is-waiting';
import {
  activityDocument,
  creatorDocument,
  deliveryDocument,
  suppressionDocument,
} from '@vibes/core/firestore/documents';
import { suppressionSchema, type Suppression } from '@vibes/core/opt-out/suppression';
import { decideAndCommit, type CommitPorts } from '../ports/decide-and-commit.ts';
import type { DocumentWrite, StoredDocument } from '../ports/documents.ts';
import type { Recipient } from './unsubscribe-token.ts';

/** Puts the address on the list. A `bounced` one becomes `opted_out`; an `opted_out` one stays as it is. */
function listWrites(
  stored: StoredDocument | undefined,
  { uid, path, now }: { uid: string; path: string; now: Date },
): DocumentWrite[] {
  const data: Suppression = { uid, reason: 'opted_out', at: now };
  if (!stored?.data) return [{ kind: 'create', path, data }];
  if (suppressionSchema.parse(stored.data).reason === 'opted_out') return [];
  return [{ kind: 'update', path, data, if_version: stored.version }];
}

/** Shows it at the creator, once. One who is gone from the CRM stays gone. */
function creatorWrites(
  stored: StoredDocument | undefined,
  { uid, now }: { uid: string; now: Date },
): DocumentWrite[] {
  if (!stored?.data) return [];
  const creator: Creator = creatorSchema.parse(stored.data);
  if (creator.opted_out_at) return [];
  const activity = newActivity({
    at: now,
    kind: 'opted_out',
    creator_id: creator.id,
    creator_name: creator.name,
    detail: '',
  });
  return [
    {
      kind: 'update',
      path: stored.path,
      data: { opted_out_at: now, ...serverWrote(now) },
      if_version: stored.version,
    },
    { kind: 'set', path: activityDocument.path(uid, `opted_out_${creator.id}`), data: activity },
  ];
}

/**
 * Stops an e-mail to the creator that still waits, so that none lies there for review. What is
 * on the wire stays what it is; what waits elsewhere for the address, the gate refuses.
 * `revision` moves on: whoever looked at it before must not end it by what they saw.
 */
function deliveryWrites(stored: StoredDocument | undefined, now: Date): DocumentWrite[] {
  if (!stored?.data) return [];
  const delivery = deliverySchema.parse(stored.data);
  if (!isWaiting(delivery)) return [];
  const change: Partial<Delivery> = {
    state: 'cancelled',
    last_error: refusal('opted_out'),
    revision: delivery.revision + 1,
    due_at: undefined,
    updated_at: now,
  };
  return [{ kind: 'update', path: stored.path, data: change, if_version: stored.version }];
}

/**
 * Nothing more goes to the address from this user, for good: one write at the versions read.
 * Whoever loses a race with a press, a sender or a second click reads again. Repeated, it
 * changes nothing.
 */
export function optOut(ports: CommitPorts, of: Recipient): Promise<void> {
  const { uid, creator_id, address_hash } = of;
  const path = suppressionDocument.path(uid, address_hash);
  return decideAndCommit(ports, {
    read: () =>
      ports.documents.getAll([
        path,
        creatorDocument.path(uid, creator_id),
        deliveryDocument.path(uid, emailDeliveryId(creator_id)),
      ]),
    decide: ([listed, creator, delivery], now) => ({
      writes: [
        ...listWrites(listed, { uid, path, now }),
        ...creatorWrites(creator, { uid, now }),
        ...deliveryWrites(delivery, now),
      ],
      result: undefined,
    }),
  });
}
