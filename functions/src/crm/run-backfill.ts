import type { Backfill } from '@vibes/core/crm/backfill';
import { planBackfillMirror } from '@vibes/core/crm/plan-backfill-mirror';
import type { Creator } from '@vibes/core/creator/creator';
import { notionDeliveryId, type Delivery } from '@vibes/core/delivery/delivery';
import {
  backfillDocument,
  creatorDocument,
  crmSettingsDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { decideAndCommit, type CommitPorts, type RetryBounds } from '../steps/decide-and-commit.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../steps/load-documents.ts';
import { runDue, type SweepRun } from '../sweep/run-due.ts';
import { DUE } from '../sweep/sweeps.ts';

/** Creators read for one write. */
const PAGE = 100;
/** Back-fills read by one query. */
const MOST = 100;
/** After this a back-fill is left to the next sweep. */
const BOUNDS: RetryBounds = { tries: 20, within: 5000, retries_faults: false };

export interface BackfillPorts extends CommitPorts {
  /** Called for a back-fill that could not continue. It stays due, and others continue. */
  onFault: (fault: { uid: string; id: string; error: unknown }) => void;
}

/** A creator, and the mirror of it that exists. */
interface PageEntry {
  uid: string;
  id: string;
  creator: Creator;
  mirror: Loaded<Delivery | null> | undefined;
}

interface Page extends Loaded<Backfill> {
  is_active: boolean;
  /** Empty when the back-fill does not continue. */
  entries: PageEntry[];
}

/** Null when there is no such back-fill, or no account. */
async function readPage({ documents }: BackfillPorts, uid: string): Promise<Page | null> {
  const [stored, { data: crm }] = await loadDocuments(documents, [
    backfillDocument.at(uid),
    crmSettingsDocument.at(uid),
  ]);
  const { data: backfill } = stored;
  if (!backfill || !crm) return null;
  const is_active = crm.active_crm_mode === 'notion';
  const page = { ...stored, data: backfill, is_active };
  if (!is_active || backfill.state !== 'running') return { ...page, entries: [] };
  const { path: collection, read } = creatorDocument.within(uid);
  const found = await documents.page({ collection, after: backfill.cursor, limit: PAGE });
  const creators = found.map(({ path, data = {} }) => ({
    id: creatorDocument.idsIn(path).id,
    creator: read(data),
  }));
  const refs = creators.map(({ id }) => deliveryDocument.at(uid, notionDeliveryId(id)));
  const mirrors = refs.length === 0 ? [] : await loadDocuments(documents, refs);
  const entries = creators.map((one, at) => ({ ...one, uid, mirror: mirrors[at] }));
  return { ...page, entries };
}

/** The writes that queue a mirror the creator lacks; none when nothing is lacking. */
function mirrorWrites(
  { uid, creator, mirror }: PageEntry,
  { is_elsewhere, now }: { is_elsewhere: boolean; now: Date },
): DocumentWrite[] {
  if (!mirror) return [];
  const { path, version } = mirror;
  const plan = planBackfillMirror({ creator, mirror: mirror.data, is_elsewhere, now });
  if (!plan) return [];
  if (plan.kind === 'create') return [{ kind: 'create', path, data: { ...plan.data, uid } }];
  return [{ kind: 'update', path, data: plan.data, if_version: version }];
}

/** The back-fill after a page of creators. */
function movedOn(
  before: Backfill,
  { entries, copied, now }: { entries: PageEntry[]; copied: number; now: Date },
): Backfill {
  const queued = before.queued + entries.length;
  const isOver = entries.length < PAGE;
  return {
    ...before,
    state: isOver ? 'done' : 'running',
    queued,
    total: Math.max(before.total, queued),
    copied: before.copied + copied,
    cursor: entries.at(-1)?.id ?? before.cursor,
    due_at: isOver ? undefined : now,
  };
}

function pageWrites({ path, data: backfill, version, is_active, entries }: Page, now: Date) {
  const update = (data: Partial<Backfill>): DocumentWrite => ({
    kind: 'update',
    path,
    data,
    if_version: version,
  });
  if (!is_active) return [update({ state: 'stopped', due_at: undefined })];
  if (backfill.state !== 'running') return [update({ due_at: undefined })];
  const { is_elsewhere } = backfill;
  const writes = entries.flatMap((entry) => mirrorWrites(entry, { is_elsewhere, now }));
  const copied = entries.length - writes.length;
  return [update(movedOn(backfill, { entries, copied, now })), ...writes];
}

/**
 * Runs one page of a back-fill. The queued mirrors and the progress are one write, at the versions
 * read: cut off, it begins the page again; run twice, one of the two changes nothing. False when
 * there is nothing to continue.
 */
const runPage = (ports: BackfillPorts, uid: string): Promise<boolean> =>
  decideAndCommit(ports, {
    read: () => readPage(ports, uid),
    decide: (page, now) => ({ writes: page ? pageWrites(page, now) : [], result: page !== null }),
    bounds: BOUNDS,
  });

/**
 * Continues every back-fill that is due by the clock port, round-robin by pages, none begun after
 * `until`.
 */
export async function runBackfills(
  ports: BackfillPorts,
  run: SweepRun,
): Promise<{ pages: number }> {
  let pages = 0;
  await runDue(ports, {
    ...run,
    query: DUE.backfills,
    page: MOST,
    side_by_side: 1,
    async run({ uid }) {
      if (!(await runPage(ports, uid))) return 'left';
      pages += 1;
      return 'taken';
    },
    onFault: ({ uid, error }) => {
      ports.onFault({ uid, id: 'backfill', error });
    },
  });
  return { pages };
}
