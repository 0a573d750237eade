import { queueMirror } from '@vibes/core/delivery/delivery';
import { crmDeliveryId, notionDeliveryId } from '@vibes/core/delivery/delivery';
import {
  crmSettingsDocument,
  deliveryDocument,
  emailSettingsDocument,
  userSecretsDocument,
} from '@vibes/core/firestore/documents';
import { secretContext } from '../src/ports/secret-box.ts';
import type { MemoryWorld } from './memory-world.ts';
import { queueDelivery } from './queue-delivery.ts';

export const HOOK = 'https://hooks.example.com/a';

/** Writes settings without the checks of a save. */
export const setEmails = (world: MemoryWorld, data: object) =>
  world.write('update', emailSettingsDocument.path(world.uid), { ...data });
export const setCrm = (world: MemoryWorld, data: object) =>
  world.write('update', crmSettingsDocument.path(world.uid), { ...data });

/** Emails leave through a webhook from now on. */
export const emailByWebhook = (world: MemoryWorld) =>
  setEmails(world, { active_email_mode: 'webhook', webhook_url: HOOK });

/** Creators are mirrored to a webhook from now on. */
export const mirrorByWebhook = (world: MemoryWorld) =>
  setCrm(world, { active_crm_mode: 'webhook', webhook_url: HOOK });

/** Creators are mirrored to Notion from now on. */
export async function mirrorByNotion(world: MemoryWorld): Promise<void> {
  const { uid, documents, ports } = world;
  const notion_api_key = ports.secrets.seal('ntn_key', secretContext.notionApiKey(uid));
  await documents.commit([
    { kind: 'merge', path: userSecretsDocument.path(uid), data: { notion_api_key } },
  ]);
  await setCrm(world, { active_crm_mode: 'notion', notion_database_id: 'd1' });
}

/** A creator `id`, known to nobody yet, with a mirror that is due. Returns the delivery's id. */
export async function queueMirrorOf(
  world: MemoryWorld,
  id: string,
  { kind, is_backfill }: { kind: 'notion' | 'crm'; is_backfill?: boolean },
): Promise<string> {
  const { uid, documents, ports } = world;
  const email = await queueDelivery(world, id);
  const delivery = kind === 'notion' ? notionDeliveryId(id) : crmDeliveryId(id, 'r1');
  const now = ports.clock();
  const data = queueMirror({ kind, creator_id: id, creator_name: id, now, is_backfill });
  await documents.commit([
    { kind: 'delete', path: deliveryDocument.path(uid, email) },
    { kind: 'create', path: deliveryDocument.path(uid, delivery), data },
  ]);
  return delivery;
}
