import type { Delivery } from '@vibes/core/delivery/delivery';
import { hasEnded } from '@vibes/core/delivery/has-ended';
import { deliveryDocument, deliveryPayloadDocument } from '@vibes/core/firestore/documents';
import type { Inbound } from '@vibes/core/inbound/inbound';
import type { Clock } from '../ports/clock.ts';
import type { Documents, DocumentWrite, StoredDocument } from '../ports/documents.ts';
import { runDue, type SweepRun } from '../sweep/run-due.ts';
import { DUE, type DueQuery } from '../sweep/sweeps.ts';

/** Documents read by one query, and how many are written at once. */
const PAGE = 200;
const SIDE_BY_SIDE = 20;

interface Ports {
  documents: Documents;
  clock: Clock;
  /** The time before which an email must have ended, or a message arrived, for its text to be dropped. */
  endedBefore: Clock;
  /** Called for a text that could not be dropped. It stays due. */
  onFault: (fault: { uid: string; path: string; error: unknown }) => void;
}

/** Documents that are due by the time in a field, and what drops the text of one. */
interface Texts {
  query: DueQuery;
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
  { query: DUE.emailTexts, drop: dropPayload },
  { query: DUE.inboundTexts, drop: dropWords },
];

/**
 * Deletes the texts and requests of deliveries that ended before a time, and the words of messages
 * that arrived before it; what stays is who wrote to whom, when, the subject and how it ended. Safe
 * to cut off and to repeat; begins nothing after `until`. Returns how many texts it dropped.
 */
export async function dropTexts(ports: Ports, run: SweepRun): Promise<number> {
  let dropped = 0;
  for (const { query, drop } of TEXTS) {
    await runDue(ports, {
      ...run,
      query,
      dueBy: ports.endedBefore,
      page: PAGE,
      side_by_side: SIDE_BY_SIDE,
      async run(one) {
        if ((await ports.documents.commit(drop(one))) === 'conflict') return 'left';
        dropped += 1;
        return 'taken';
      },
      onFault: ports.onFault,
    });
  }
  return dropped;
}
