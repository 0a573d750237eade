import { backfillSchema, type Backfill } from '@vibes/core/crm/backfill';
import { crmSettingsSchema } from '@vibes/core/crm/crm-settings';
import { planBackfillCopy } from '@vibes/core/crm/plan-backfill-copy';
import { creatorSchema } from '@vibes/core/creator/creator';
import { deliverySchema, notionDeliveryId } from '@vibes/core/delivery/delivery';
import {
  creatorDocument,
  crmSettingsDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { decideAndCommit, type CommitPorts, type RetryBounds } from '../ports/decide-and-commit.ts';
import type { DocumentWrite, StoredDocument } from '../ports/documents.ts';

/** Creators looked at in one write. */
const PAGE = 100;
/** Back-fills looked up at one go; more wait for the next sweep. */
const MOST = 100;
/** Then a back-fill is left to the next sweep. */
const BOUNDS: RetryBounds = { tries: 20, within: 5000, retries_faults: false };

export interface BackfillPorts extends CommitPorts {
  /** Hears of a back-fill that could not go on. It stays due, and others go on. */
  onFault: (fault: { uid: string; id: string; error: unknown }) => void;
}

const idOf = (path: string) => path.split('/').at(-1) ?? '';

/** A creator, and the copy of it that exists. */
interface PageEntry {
  creator: StoredDocument;
  copy: StoredDocument | undefined;
}

interface Page {
  stored: StoredDocument;
  backfill: Backfill;
  is_active: boolean;
  /** Empty when the back-fill does not go on. */
  entries: PageEntry[];
}

/** Null when there is no such back-fill, or no account. */
async function readPage({ documents }: BackfillPorts, path: string): Promise<Page | null> {
  const uid = path.split('/')[1] ?? '';
  const [stored, crm] = await documents.getAll([path, crmSettingsDocument.path(uid)]);
  if (!stored?.data || !crm?.data) return null;
  const backfill = backfillSchema.parse(stored.data);
  const is_active = crmSettingsSchema.parse(crm.data).active_crm_mode === 'notion';
  if (!is_active || backfill.state !== 'running') {
    return { stored, backfill, is_active, entries: [] };
  }
  const collection = creatorDocument.collection(uid);
  const creators = await documents.page({ collection, after: backfill.cursor, limit: PAGE });
  const copyOf = (one: StoredDocument) =>
    deliveryDocument.path(uid, notionDeliveryId(idOf(one.path)));
  const copies = creators.length === 0 ? [] : await documents.getAll(creators.map(copyOf));
  const entries = creators.map((creator, at) => ({ creator, copy: copies[at] }));
  return { stored, backfill, is_active, entries };
}

/** What queues the copy that a creator lacks; none when nothing is lacking. */
function copyWrites(
  { creator, copy }: PageEntry,
  { is_elsewhere, now }: { is_elsewhere: boolean; now: Date },
): DocumentWrite[] {
  if (!copy) return [];
  const plan = planBackfillCopy({
    creator: creatorSchema.parse(creator.data),
    copy: copy.data ? deliverySchema.parse(copy.data) : null,
    is_elsewhere,
    now,
  });
  if (!plan) return [];
  const { path, version } = copy;
  if (plan.kind === 'create') return [{ kind: 'create', path, data: plan.data }];
  return [{ kind: 'update', path, data: plan.data, if_version: version }];
}

/** The back-fill behind a page of creators. */
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
    cursor: idOf(entries.at(-1)?.creator.path ?? '') || before.cursor,
    due_at: isOver ? undefined : now,
  };
}

function pageWrites({ stored, backfill, is_active, entries }: Page, now: Date): DocumentWrite[] {
  const update = (data: Partial<Backfill>) =>
    ({ kind: 'update', path: stored.path, data, if_version: stored.version }) as const;
  if (!is_active) return [update({ state: 'stopped', due_at: undefined })];
  if (backfill.state !== 'running') return [update({ due_at: undefined })];
  const { is_elsewhere } = backfill;
  const writes = entries.flatMap((entry) => copyWrites(entry, { is_elsewhere, now }));
  const copied = entries.length - writes.length;
  return [update(movedOn(backfill, { entries, copied, now })), ...writes];
}

/**
 * One page of a back-fill. What it queues and how far it came stand in one write, at the
 * versions read: cut off, it begins the page again; run twice, one of the two changes nothing.
 * False when there is nothing to go on with.
 */
const runPage = (ports: BackfillPorts, path: string): Promise<boolean> =>
  decideAndCommit(ports, {
    read: () => readPage(ports, path),
    decide: (page, now) => ({ writes: page ? pageWrites(page, now) : [], result: page !== null }),
    bounds: BOUNDS,
  });

/** Goes on with every back-fill that is due by the clock port, a page of each in turn, none begun after `until`. */
export async function runBackfills(
  ports: BackfillPorts,
  { until }: { until: Date },
): Promise<{ pages: number }> {
  const left = new Set<string>();
  for (let pages = 0; ;) {
    const due = await ports.documents.find({
      collection: 'backfills',
      everywhere: true,
      field: 'due_at',
      until: ports.clock(),
      limit: MOST,
    });
    const waiting = due.filter(({ path }) => !left.has(path));
    if (waiting.length === 0) return { pages };
    for (const { path } of waiting) {
      if (ports.clock() >= until) return { pages };
      try {
        if (await runPage(ports, path)) pages += 1;
        else left.add(path);
      } catch (error) {
        left.add(path);
        ports.onFault({ uid: path.split('/')[1] ?? '', id: 'backfill', error });
      }
    }
  }
}
