import { backfillSchema, type Backfill } from '@vibes/core/crm/backfill';
import { crmSettingsSchema } from '@vibes/core/crm/crm-settings';
import { planBackfillCopy } from '@vibes/core/crm/plan-backfill-copy';
import { creatorSchema } from '@vibes/core/creator/creator';
import { deliverySchema, notionDeliveryId } from '@vibes/core/delivery/delivery';
import { paths } from '@vibes/core/firestore/paths';
import type { Clock } from '../ports/clock.ts';
import type { Documents, DocumentWrite, StoredDocument } from '../ports/documents.ts';

/** Creators looked at in one write. */
const PAGE = 100;
/** Back-fills looked up at one go; more wait for the next sweep. */
const MOST = 100;
/** Conflicts after which a back-fill is left to the next sweep. */
const MOST_CONFLICTS = 20;

export interface BackfillPorts {
  documents: Documents;
  clock: Clock;
  /** Hears of a back-fill that could not go on. It stays due, and others go on. */
  onFault: (fault: { uid: string; id: string; error: unknown }) => void;
}

const idOf = (path: string) => path.split('/').at(-1) ?? '';

/** The writes that queue what a page of creators lacks, and how many of them lack nothing. */
async function planPage(
  { documents, clock }: BackfillPorts,
  input: { uid: string; creators: StoredDocument[]; is_elsewhere: boolean },
): Promise<{ writes: DocumentWrite[]; copied: number }> {
  const { uid, creators, is_elsewhere } = input;
  const deliveries = creators.map(({ path }) => paths.delivery(uid, notionDeliveryId(idOf(path))));
  const copies = creators.length === 0 ? [] : await documents.getAll(deliveries);
  const writes = creators.flatMap(({ data }, at): DocumentWrite[] => {
    const found = copies[at];
    if (!found) return [];
    const plan = planBackfillCopy({
      creator: creatorSchema.parse(data),
      copy: found.data ? deliverySchema.parse(found.data) : null,
      is_elsewhere,
      now: clock(),
    });
    if (!plan) return [];
    const { path, version } = found;
    if (plan.kind === 'create') return [{ kind: 'create', path, data: plan.data }];
    return [{ kind: 'update', path, data: plan.data, if_version: version }];
  });
  return { writes, copied: creators.length - writes.length };
}

/** The back-fill behind a page of creators. */
function movedOn(
  before: Backfill,
  { creators, copied, now }: { creators: StoredDocument[]; copied: number; now: Date },
): Backfill {
  const queued = before.queued + creators.length;
  const isOver = creators.length < PAGE;
  return {
    ...before,
    state: isOver ? 'done' : 'running',
    queued,
    total: Math.max(before.total, queued),
    copied: before.copied + copied,
    cursor: creators.at(-1)?.path.split('/').at(-1) ?? before.cursor,
    due_at: isOver ? undefined : now,
  };
}

/**
 * One page of a back-fill. What it queues and how far it came stand in one write, at the
 * versions read: cut off, it begins the page again; run twice, one of the two changes nothing.
 */
async function runPage(ports: BackfillPorts, path: string): Promise<'committed' | 'conflict'> {
  const { documents, clock } = ports;
  const uid = path.split('/')[1] ?? '';
  const [stored, crm] = await documents.getAll([path, paths.crmSettings(uid)]);
  if (!stored?.data || !crm?.data) return 'committed';
  const update = (data: Partial<Backfill>) =>
    ({ kind: 'update', path, data, if_version: stored.version }) as const;
  const backfill = backfillSchema.parse(stored.data);
  if (crmSettingsSchema.parse(crm.data).active_crm_mode !== 'notion') {
    return documents.commit([update({ state: 'stopped', due_at: undefined })]);
  }
  if (backfill.state !== 'running') return documents.commit([update({ due_at: undefined })]);
  const { cursor, is_elsewhere } = backfill;
  const collection = paths.creators(uid);
  const creators = await documents.page({ collection, after: cursor, limit: PAGE });
  const { writes, copied } = await planPage(ports, { uid, creators, is_elsewhere });
  const next = movedOn(backfill, { creators, copied, now: clock() });
  return documents.commit([update(next), ...writes]);
}

/** Goes on with every back-fill that is due by the clock port, a page of each in turn, none begun after `until`. */
export async function runBackfills(
  ports: BackfillPorts,
  { until }: { until: Date },
): Promise<{ pages: number }> {
  const conflicts = new Map<string, number>();
  const isLeft = (path: string) => (conflicts.get(path) ?? 0) >= MOST_CONFLICTS;
  for (let pages = 0; ;) {
    const due = await ports.documents.find({
      collection: 'backfills',
      everywhere: true,
      field: 'due_at',
      until: ports.clock(),
      limit: MOST,
    });
    const waiting = due.filter(({ path }) => !isLeft(path));
    if (waiting.length === 0) return { pages };
    for (const { path } of waiting) {
      if (ports.clock() >= until) return { pages };
      try {
        if ((await runPage(ports, path)) === 'committed') pages += 1;
        else conflicts.set(path, (conflicts.get(path) ?? 0) + 1);
      } catch (error) {
        conflicts.set(path, MOST_CONFLICTS);
        ports.onFault({ uid: path.split('/')[1] ?? '', id: 'backfill', error });
      }
    }
  }
}
