import type { Delivery } from '@vibes/core/delivery/delivery';
import { hasEnded } from '@vibes/core/delivery/has-ended';
import { deliveryDocument, deliveryPayloadDocument } from '@vibes/core/firestore/documents';
import type { Clock } from '../ports/clock.ts';
import type { Documents, DocumentWrite, StoredDocument } from '../ports/documents.ts';

/** Deliveries read by one query, and how many are written at once. */
const PAGE = 200;
const AT_ONCE = 20;

interface Ports {
  documents: Documents;
  clock: Clock;
  /** The time before which a delivery must have ended for its text to be dropped. */
  endedBefore: Clock;
}

/** The text with its delivery's mark, at the version read: one that a person sends again keeps it. */
function dropWrites({ path, data, version }: StoredDocument): DocumentWrite[] {
  const { uid, id } = deliveryDocument.idsIn(path);
  const mark: Partial<Delivery> = { ended_at: undefined };
  const state = data?.['state'] as Delivery['state'];
  return [
    { kind: 'update', path, data: mark, if_version: version },
    ...(hasEnded({ state })
      ? [{ kind: 'delete', path: deliveryPayloadDocument.path(uid, id) } satisfies DocumentWrite]
      : []),
  ];
}

/**
 * Deletes the texts and requests of deliveries that ended before a time; the deliveries stay,
 * with address, subject and how they ended. Safe to cut off and to repeat; begins nothing after
 * `until`. Returns how many deliveries it handled.
 */
export async function dropTexts(
  { documents, clock, endedBefore }: Ports,
  { until }: { until: Date },
): Promise<number> {
  let dropped = 0;
  for (;;) {
    const found = await documents.find({
      collection: 'deliveries',
      everywhere: true,
      field: 'ended_at',
      until: endedBefore(),
      limit: PAGE,
    });
    const due = found.filter(({ path }) => deliveryDocument.holds(path));
    let taken = 0;
    while (due.length > 0 && clock() < until) {
      const ends = await Promise.all(
        due.splice(0, AT_ONCE).map((one) => documents.commit(dropWrites(one))),
      );
      taken += ends.filter((end) => end === 'committed').length;
    }
    dropped += taken;
    if (taken === 0 || found.length < PAGE || clock() >= until) return dropped;
  }
}
