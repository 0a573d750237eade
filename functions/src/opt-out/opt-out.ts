import { newActivity } from '@vibes/core/activity/activity';
import type { Creator } from '@vibes/core/creator/creator';
import { serverWrote } from '@vibes/core/creator/writer';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import { isWaiting } from '@vibes/core/delivery/is-waiting';
import { activityDocument, suppressionDocument } from '@vibes/core/firestore/documents';
import type { Suppression } from '@vibes/core/opt-out/suppression';
import { decideAndCommit, type CommitPorts } from '../steps/decide-and-commit.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../steps/load-documents.ts';
import { loadNewestEmail } from '../steps/load-newest-email.ts';

interface OptingOut {
  uid: string;
  creator_id: string;
  /** Of each address that gets no more email: SHA-256 of its key. */
  address_hashes: readonly string[];
}

/** Puts the address on the list. A `bounced` one becomes `opted_out`; an `opted_out` one stays as it is. */
function listWrites(
  { path, data: listed, version }: Loaded<Suppression | null>,
  { uid, now }: { uid: string; now: Date },
): DocumentWrite[] {
  const data: Suppression = { uid, reason: 'opted_out', at: now };
  if (!listed) return [{ kind: 'create', path, data }];
  if (listed.reason === 'opted_out') return [];
  return [{ kind: 'update', path, data, if_version: version }];
}

/** Marks the creator, once. A deleted one stays deleted, and is opted out once it is restored. */
function creatorWrites(
  { path, data: creator, version }: Loaded<Creator | null>,
  { uid, now }: { uid: string; now: Date },
): DocumentWrite[] {
  if (!creator || creator.opted_out_at) return [];
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
      path,
      data: { opted_out_at: now, awaiting: null, ...serverWrote(now) },
      if_version: version,
    },
    { kind: 'set', path: activityDocument.path(uid, `opted_out_${creator.id}`), data: activity },
  ];
}

/**
 * Stops an email to the creator that still waits, so that none is left for review. What is being
 * sent stays as it is; the gate refuses what else waits for the address. `revision` is raised: a
 * sender that read the delivery before must not end it by what it read.
 */
function deliveryWrites(
  { path, data: delivery, version }: Loaded<Delivery | null>,
  now: Date,
): DocumentWrite[] {
  if (!delivery || !isWaiting(delivery)) return [];
  const change: Partial<Delivery> = {
    state: 'cancelled',
    last_error: refusal('opted_out'),
    revision: delivery.revision + 1,
    due_at: undefined,
    updated_at: now,
  };
  return [{ kind: 'update', path, data: change, if_version: version }];
}

/**
 * Suppresses the addresses for this user, for good: one write at the versions read. On a conflict
 * with a request, a sender or a second click it reads again. Repeated, it changes nothing.
 */
export function optOut(
  ports: CommitPorts,
  { uid, creator_id, address_hashes }: OptingOut,
): Promise<void> {
  return decideAndCommit(ports, {
    read: async () => {
      const [listed, newest] = await Promise.all([
        loadDocuments(
          ports.documents,
          address_hashes.map((hash) => suppressionDocument.at(uid, hash)),
        ),
        loadNewestEmail(ports.documents, { uid, creator_id, also_deleted: true }),
      ]);
      return { listed, ...newest };
    },
    decide: ({ listed, creator, email }, now) => ({
      writes: [
        ...listed.flatMap((one) => listWrites(one, { uid, now })),
        ...creatorWrites(creator, { uid, now }),
        ...deliveryWrites(email, now),
      ],
      result: undefined,
    }),
  });
}
