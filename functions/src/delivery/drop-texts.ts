import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { hasEnded } from '@vibes/core/delivery/has-ended';
import {
  creatorDocument,
  deletedCreatorDocument,
  deliveryDocument,
  deliveryPayloadDocument,
  inboundDocument,
} from '@vibes/core/firestore/documents';
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
  drop: (documents: Documents, one: StoredDocument) => DocumentWrite[] | Promise<DocumentWrite[]>;
}

/** The text with its delivery's mark, at the version read: one that a person sends again keeps it. */
function dropPayload(_: Documents, { path, data, version }: StoredDocument): DocumentWrite[] {
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

/** Creators joined one into the other: more than anybody has accounts. */
const MOST_JOINS = 8;

/** The creator of a message wherever they are, and those they were joined into, as stored: one that cannot be read keeps no text. */
async function creatorsOf(documents: Documents, path: string): Promise<StoredDocument[]> {
  const { uid, creator_id } = inboundDocument.idsIn(path);
  const found: StoredDocument[] = [];
  for (let id: unknown = creator_id; typeof id === 'string' && found.length < 2 * MOST_JOINS;) {
    const places = [creatorDocument.path(uid, id), deletedCreatorDocument.path(uid, id)];
    const [there, aside] = await documents.getAll(places);
    found.push(...[there, aside].filter((one) => one !== undefined));
    id = aside?.data?.['joined_into'];
  }
  return found;
}

/** Whether the words of a creator's last reply are those of a message that arrived `at`. */
const hasWordsOf = ({ data }: StoredDocument, at: unknown): boolean =>
  typeof data?.['last_in_text'] === 'string' &&
  data['last_in_at'] instanceof Date &&
  data['last_in_at'].getTime() === (at instanceof Date ? at.getTime() : null);

/** The creator keeps `updated_at` and the writer: no list shows what is dropped. */
async function dropWords(documents: Documents, one: StoredDocument): Promise<DocumentWrite[]> {
  const { path, data, version } = one;
  const creators = data?.['class'] === 'reply' ? await creatorsOf(documents, path) : [];
  const wordless: Partial<Creator> = { last_in_text: null };
  const emptied: Partial<Inbound> = {
    text: '',
    whole: null,
    has_more: false,
    kept_at: undefined,
  };
  return [
    { kind: 'update', path, data: emptied, if_version: version },
    ...creators
      .filter((creator) => hasWordsOf(creator, data?.['at']))
      .map((creator): DocumentWrite => ({
        kind: 'update',
        path: creator.path,
        data: wordless,
        if_version: creator.version,
      })),
  ];
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
        const writes = await drop(ports.documents, one);
        if ((await ports.documents.commit(writes)) === 'conflict') return 'left';
        dropped += 1;
        return 'taken';
      },
      onFault: ports.onFault,
    });
  }
  return dropped;
}
