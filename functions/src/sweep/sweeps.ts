import { min as earliest } from 'date-fns/min';
import { subMonths } from 'date-fns/subMonths';
import {
  backfillDocument,
  creatorDocument,
  deletedCreatorDocument,
  deliveryDocument,
  inboundDocument,
  jobDocument,
  mailboxDocument,
  stripeCustomerDocument,
} from '@vibes/core/firestore/documents';
import type { Clock } from '../ports/clock.ts';
import type { DocumentQuery, Documents, StoredDocument } from '../ports/documents.ts';

/** The time in a field, which may be a path with dots. */
export function timeIn({ data }: StoredDocument, field: string): Date | undefined {
  const value = field
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], data);
  return value instanceof Date ? value : undefined;
}

/** Documents of all accounts that are due by the time in a field. */
export interface DueQuery extends Pick<DocumentQuery, 'collection' | 'everywhere' | 'field'> {
  /** Of what kind they are: others may be in collections of the same name. */
  place: { holds: (path: string) => boolean; idsIn: (path: string) => { uid: string } };
  /** The latest time in the field that is due; absent where that is now. */
  dueBy?: (now: Date, settings: SweepSettings) => Date;
}

export interface SweepSettings {
  /** How long the texts of emails are kept. */
  text_months: number;
}

const everywhere = true;
const textsBy = (now: Date, { text_months }: SweepSettings) => subMonths(now, text_months);

const of = {
  creators: { place: creatorDocument, collection: 'creators', everywhere },
  deleted: { place: deletedCreatorDocument, collection: 'deleted_creators', everywhere },
  deliveries: { place: deliveryDocument, collection: 'deliveries', everywhere },
  inbound: { place: inboundDocument, collection: 'inbound', everywhere },
  backfills: { place: backfillDocument, collection: 'backfills', everywhere },
  jobs: { place: jobDocument, collection: 'jobs', everywhere },
};

/** What each sweep looks for. One account may have many of these due, but for the last three. */
export const DUE = {
  rereads: { ...of.creators, field: 'next_read_at' },
  pictures: { ...of.creators, field: 'picture_due_at' },
  followUps: { ...of.creators, field: 'follow_up.due_at' },
  purge: { ...of.deleted, field: 'purge_at' },
  deliveries: { ...of.deliveries, field: 'due_at' },
  emailTexts: { ...of.deliveries, field: 'ended_at', dueBy: textsBy },
  inboundTexts: { ...of.inbound, field: 'kept_at', dueBy: textsBy },
  jobs: { ...of.jobs, field: 'due_at' },
  backfills: { ...of.backfills, field: 'due_at' },
  billing: {
    place: stripeCustomerDocument,
    collection: stripeCustomerDocument.collection(),
    field: 'due_at',
  },
  watch: {
    place: mailboxDocument,
    collection: mailboxDocument.collection(),
    field: 'watch_due_at',
  },
} satisfies Record<string, DueQuery>;

/** Every sweep by its name, and what asks whether it has anything to do. */
export const SWEEPS = {
  billing: { probe: [DUE.billing] },
  pictures: { probe: [DUE.pictures] },
  purge: { probe: [DUE.purge] },
  backfills: { probe: [DUE.backfills] },
  jobs: { probe: [DUE.jobs] },
  deliveries: { probe: [DUE.deliveries] },
  texts: { probe: [DUE.emailTexts, DUE.inboundTexts] },
  followUps: { probe: [DUE.followUps] },
  watch: { probe: [DUE.watch] },
  rereads: { probe: [DUE.rereads] },
} satisfies Record<string, { probe: readonly DueQuery[] }>;
export type SweepName = keyof typeof SWEEPS;

interface Ports {
  documents: Documents;
  clock: Clock;
}

/** What is due for a sweep. */
export interface Probed {
  /** Counted up to the limit. */
  count: number;
  /** Since when the first of it has been due; null where nothing is. */
  since: Date | null;
}

/**
 * Looks whether anything is due for a sweep, counted up to `limit`. Each found costs one read; a
 * query that finds nothing costs one too.
 */
export async function probeSweep(
  { documents, clock }: Ports,
  name: SweepName,
  { limit, ...settings }: SweepSettings & { limit: number },
): Promise<Probed> {
  const now = clock();
  const probe: readonly DueQuery[] = SWEEPS[name].probe;
  const found = await Promise.all(
    probe.map(async ({ dueBy, collection, everywhere: all, field }) => {
      const until = dueBy?.(now, settings) ?? now;
      const due = await documents.find({ collection, everywhere: all, field, until, limit });
      return due.flatMap((one) => timeIn(one, field) ?? []);
    }),
  );
  const times = found.flat();
  return { count: Math.min(limit, times.length), since: times.length > 0 ? earliest(times) : null };
}
