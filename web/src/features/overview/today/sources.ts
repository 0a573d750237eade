import { CHANNEL_FACTS, MIRROR_CHANNELS } from '@vibes/core/channel/channel';
import type { QueryConstraint } from 'firebase/firestore';
import type { Database } from '../../../lib/late-database.ts';
import { FIRST_WAITING, WAITING } from '../../../shared/creator/waiting.ts';
import type { Kind } from './kinds.ts';

/**
 * Where the day is read from: one query of creators or deliveries each, in the order of the list. Each
 * has an index of Firestore's (`npm test` compares them).
 */
export const SOURCES = [
  'reply',
  'may_be',
  'review',
  'failure',
  'bounce',
  'reminder',
  'dm',
] as const;
export type Source = (typeof SOURCES)[number];
export type DeliverySource = 'review' | 'failure' | 'bounce';

/** The kind that a source's rows are of. */
export const kindOf = (source: Source): Kind => (source === 'bounce' ? 'failure' : source);

interface SourceQuery {
  filter: (database: Pick<Database, 'where'>, tomorrow: Date) => QueryConstraint[];
  order: { by: string; direction: 'asc' | 'desc' };
}

const OPEN_EMAILS = ({ where }: Pick<Database, 'where'>) => [
  where('replaced_by', '==', null),
  where('seen_at', '==', null),
];

export const QUERIES: Readonly<Record<Source, SourceQuery>> = {
  reply: WAITING,
  // Only a creator with such a message has the field that orders them.
  may_be: { filter: () => [], order: { by: 'may_be_from.at', direction: 'desc' } },
  review: {
    filter: ({ where }) => [where('kind', '==', 'email'), where('state', '==', 'held')],
    order: { by: 'created_at', direction: 'asc' },
  },
  failure: {
    filter: (database) => [
      database.where('kind', '==', 'email'),
      ...OPEN_EMAILS(database),
      database.where('state', 'in', ['failed', 'uncertain']),
    ],
    order: { by: 'updated_at', direction: 'desc' },
  },
  bounce: { filter: OPEN_EMAILS, order: { by: 'bounce.at', direction: 'desc' } },
  reminder: {
    filter: ({ where }, tomorrow) => [where('remind_at', '<', tomorrow)],
    order: { by: 'remind_at', direction: 'asc' },
  },
  dm: {
    filter: ({ where }) => [
      where('dm_sent_at', '==', null),
      where('opted_out_at', '==', null),
      where('status', 'in', ['Discovered', 'Contacted']),
    ],
    order: { by: 'created_at', direction: 'desc' },
  },
};

/** Copies of creators that did not reach the person's CRM: one line for all of them. */
export const failedCopies = ({ where, orderBy }: Pick<Database, 'where' | 'orderBy'>) => [
  where(
    'kind',
    'in',
    MIRROR_CHANNELS.map((channel) => CHANNEL_FACTS[channel].kind),
  ),
  where('state', '==', 'failed'),
  orderBy('updated_at', 'desc'),
];

/** How many rows of each source are read. */
export type Limits = Readonly<Record<Source, number>>;

/**
 * At first: all that a page shows of who waits for an answer, and of all else so many that it is known
 * whether there are any. What the page then has room for is read beside it.
 */
export const FIRST_LIMITS: Limits = {
  reply: FIRST_WAITING,
  may_be: 1,
  review: 1,
  failure: 1,
  bounce: 1,
  reminder: 1,
  dm: 1,
};

/** Rows read of one source at most. */
export const MOST = 120;

/** What a source gave: the lines that it adds to the list, and whether there may be more. */
export interface Given {
  lines: number;
  isFull: boolean;
}

/**
 * The limits once it is known what they gave: sources are widened, in the order of the list, until
 * there are as many lines as `wanted`. The same object where they are wide enough, or while what
 * comes first still loads.
 *
 * @param given undefined for a source that loads, or is being widened
 */
export function widened(
  limits: Limits,
  given: Readonly<Record<Source, Given | undefined>>,
  { wanted, only }: { wanted: number; only: Kind | null },
): Limits {
  let room = wanted;
  for (const source of SOURCES) {
    if (only !== null && kindOf(source) !== only) continue;
    const one = given[source];
    if (!one) return limits;
    const lacks = room - one.lines;
    if (one.isFull && lacks > 0 && limits[source] < MOST)
      // Twice as many at least: what is read may be nothing to list.
      return {
        ...limits,
        [source]: Math.min(Math.max(limits[source] + lacks, limits[source] * 2), MOST),
      };
    room = lacks;
    if (room <= 0) return limits;
  }
  return limits;
}
