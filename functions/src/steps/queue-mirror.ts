import type { MirrorKind } from '@vibes/core/channel/channel';
import type { Creator } from '@vibes/core/creator/creator';
import {
  crmDeliveryId,
  notionDeliveryId,
  queueMirror,
  type Delivery,
} from '@vibes/core/delivery/delivery';
import { queueAgain } from '@vibes/core/delivery/queue-again';
import { crmSettingsDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from './load-documents.ts';

/** A creator somebody changed, as it is after the change. */
interface CreatorChange {
  uid: string;
  creator: Creator;
  now: Date;
  /** Names the change, in letters, digits, `-` and `_`: the same when the same one is written again, another for any other. */
  revision: string;
}

/** The user's own CRM that is active, and, for Notion, the creator's mirror that exists. */
export type MirrorTarget =
  { kind: 'none' } | { kind: 'webhook' } | { kind: 'notion'; found: Loaded<Delivery | null> };

export const NO_MIRROR: MirrorTarget = { kind: 'none' };

/** One round trip; for Notion two, unless the creator is new and has no mirror. */
export async function loadMirrorTarget(
  documents: Documents,
  { uid, creator_id, is_new = false }: { uid: string; creator_id: string; is_new?: boolean },
): Promise<MirrorTarget> {
  const [{ data: settings }] = await loadDocuments(documents, [crmSettingsDocument.at(uid)]);
  const kind = settings?.active_crm_mode ?? 'built-in';
  if (kind === 'built-in') return NO_MIRROR;
  if (kind === 'webhook') return { kind };
  const place = deliveryDocument.at(uid, notionDeliveryId(creator_id));
  if (is_new) return { kind, found: { path: place.path, data: null, version: undefined } };
  const [found] = await loadDocuments(documents, [place]);
  return { kind, found };
}

/**
 * States in which a mirror covers a later change too: it is made of the creator as stored when it
 * runs.
 */
const ON_ITS_WAY: ReadonlySet<Delivery['state']> = new Set(['held', 'queued', 'sending']);

const fresh = ({ uid, creator, now }: CreatorChange, kind: MirrorKind): Delivery => ({
  ...queueMirror({ kind, creator_id: creator.id, creator_name: creator.name, now }),
  uid,
});

/**
 * One mirror a creator. `revision` moves on with each change, so that a worker that runs the mirror
 * sees the change when its attempt ends, and mirrors again.
 */
function notionWrite(
  { path, data: mirror, version }: Loaded<Delivery | null>,
  change: CreatorChange,
): DocumentWrite {
  const { creator, now } = change;
  if (!mirror) return { kind: 'create', path, data: fresh(change, 'notion') };
  const data: Partial<Delivery> = {
    ...(ON_ITS_WAY.has(mirror.state) ? { updated_at: now } : queueAgain(now)),
    creator_name: creator.name,
    revision: mirror.revision + 1,
  };
  return { kind: 'update', path, data, if_version: version };
}

/**
 * The writes that queue a mirror of the creator for the user's own CRM, to be committed together
 * with the change itself; none while the built-in one is active. For Notion one mirror covers every
 * change that still waits, for a webhook each change has its own. The writes conflict when the
 * mirror was queued, leased or ended since it was read, or when this very change is queued already.
 */
export function mirrorWrites(target: MirrorTarget, change: CreatorChange): DocumentWrite[] {
  if (target.kind === 'none') return [];
  if (target.kind === 'notion') return [notionWrite(target.found, change)];
  const { uid, creator, revision } = change;
  const path = deliveryDocument.path(uid, crmDeliveryId(creator.id, revision));
  return [{ kind: 'create', path, data: fresh(change, 'crm') }];
}

/** The delivery that the writes of a mirror queue; null without one. */
export const mirrorIdOf = ([mirror]: DocumentWrite[]): string | null =>
  mirror ? deliveryDocument.idsIn(mirror.path).id : null;
