import { crmSettingsSchema } from '@vibes/core/crm/crm-settings';
import {
  crmDeliveryId,
  deliverySchema,
  notionDeliveryId,
  queueCopy,
  type Delivery,
} from '@vibes/core/delivery/delivery';
import { queueAgain } from '@vibes/core/delivery/queue-again';
import { paths } from '@vibes/core/firestore/paths';
import type { CopyWrites, CreatorChange } from '../ports/copy-writes.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';

/** Those that a later change goes along with: a copy is made of the creator as it is by then. */
const ON_ITS_WAY: ReadonlySet<Delivery['state']> = new Set(['held', 'queued', 'sending']);

const fresh = ({ creator, now }: CreatorChange, kind: 'notion' | 'crm'): Delivery =>
  queueCopy({ kind, creator_id: creator.id, creator_name: creator.name, now });

/**
 * One copy a creator. `revision` moves on each time, so that whoever has taken the copy meets this
 * change when it ends, and copies again.
 */
async function notionWrites(documents: Documents, change: CreatorChange): Promise<DocumentWrite[]> {
  const { uid, creator, now } = change;
  const path = paths.delivery(uid, notionDeliveryId(creator.id));
  const [found] = await documents.getAll([path]);
  if (!found?.data) return [{ kind: 'create', path, data: fresh(change, 'notion') }];
  const copy = deliverySchema.parse(found.data);
  const data: Partial<Delivery> = {
    ...(ON_ITS_WAY.has(copy.state) ? { updated_at: now } : queueAgain(now)),
    creator_name: creator.name,
    revision: copy.revision + 1,
  };
  return [{ kind: 'update', path, data, if_version: found.version }];
}

/**
 * What queues a copy of the creator for the CRM that is active: to Notion one that carries every
 * change still waiting, to a webhook one a change.
 */
export const copyWrites: CopyWrites = async (documents, change) => {
  const { uid, creator, revision } = change;
  const [stored] = await documents.getAll([paths.crmSettings(uid)]);
  if (!stored?.data) return [];
  const { active_crm_mode } = crmSettingsSchema.parse(stored.data);
  if (active_crm_mode === 'built-in') return [];
  if (active_crm_mode === 'notion') return notionWrites(documents, change);
  const path = paths.delivery(uid, crmDeliveryId(creator.id, revision));
  return [{ kind: 'create', path, data: fresh(change, 'crm') }];
};
