import type { Delivery } from '@vibes/core/delivery/delivery';
import { hasEnded } from '@vibes/core/delivery/has-ended';
import {
  deliveryDocument,
  deliveryPayloadDocument,
  inboundDocument,
} from '@vibes/core/firestore/documents';
import type { Inbound } from '@vibes/core/inbound/inbound';
import type { Clock } from '../ports/clock.ts';
import type { Documents, DocumentWrite, StoredDocument } from '../ports/documents.ts';

/** Documents read by one query, and how many are written at once. */
const PAGE = 200;
const AT_ONCE = 20;

interface Ports {
  documents: Documents;
  clock: Clock;
  /** The time before which an email must have ended, or a message arrived, for its text to be dropped. */
  endedBefore: Clock;
}

/** Documents that are due by the time in a field, and what drops the text of one. */
interface Texts {
  collection: string;
  field: string;
  holds: (path: string) => boolean;
  drop: (one: StoredDocument) => DocumentWrite[];
}

/** The text with its delivery's mark, at the version read: one that a person sends again keeps it. */
function dropPayload({ path, data, version }: StoredDocument): DocumentWrite[] {
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

function dropWords({ path, version }: StoredDocument): DocumentWrite[] {
  const emptied: Partial<Inbound> = {
    text: '',
    whole: null,
    has_more: false,
    kept_at: undefined,
  };
  return [{ kind: 'update', path, data: emptied, if_version: version }];
}

const TEXTS: readonly Texts[] = [
  {
    collection: 'deliveries',
    field: 'ended_at',
    holds: deliveryDocument.holds,
    drop: dropPayload,
  },
  { collection: 'inbound', field: 'kept_at', holds: inboundDocument.holds, drop: dropWords },
];

async function dropAll(
  { documents, clock, endedBefore }: Ports,
  { collection, field, holds, drop }: Texts,
  until: Date,
): Promise<number> {
  let dropped = 0;
  for (;;) {
    const found = await documents.find({
      collection,
      everywhere: true,
      field,
      until: endedBefore(),
      limit: PAGE,
    });
    const due = found.filter(({ path }) => holds(path));
    let taken = 0;
    while (due.length > 0 && clock() < until) {
      const ends = await Promise.all(
        due.splice(0, AT_ONCE).map((one) => documents.commit(drop(one))),
      );
      taken += ends.filter((end) => end === 'committed').length;
    }
    dropped += taken;
    if (taken === 0 || found.length < PAGE || clock() >= until) return dropped;
  }
}

/**
 * Deletes the texts and requests of deliveries that ended before a time, and the words of messages
 * that arrived before it; what stays is who wrote to whom, when, the subject and how it ended. Safe
 * to cut off and to repeat; begins nothing after `until`. Returns how many texts it dropped.
 */
export async function dropTexts(ports: Ports, { until }: { until: Date }): Promise<number> {
  let dropped = 0;
  for (const texts of TEXTS) dropped += await dropAll(ports, texts, until);
  return dropped;
}
