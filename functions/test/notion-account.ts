import { describeCreator } from '@vibes/core/capture/describe-creator';
import { creatorSchema, type Creator } from '@vibes/core/creator/creator';
import type { CrmSettingsUpdate } from '@vibes/core/crm/crm-settings';
import {
  backfillDocument,
  channelHealthDocument,
  creatorDocument,
  crmSettingsDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { updateUserData } from '../src/account/update-user-data.ts';
import { runCrmCheck } from '../src/crm/run-crm-check.ts';
import type { DocumentWrite } from '../src/ports/documents.ts';
import { memoryWorld } from './memory-world.ts';

export const DATABASE = '11111111-1111-4111-8111-111111111111';
export const OTHER_DATABASE = '22222222-2222-4222-8222-222222222222';
export const NOTION_FILLED: CrmSettingsUpdate = {
  notion_api_key: 'ntn_0123456789',
  notion_database_id: DATABASE,
};
export const NOTION_ACTIVE: CrmSettingsUpdate = { ...NOTION_FILLED, active_crm_mode: 'notion' };

/** An account in memory whose CRM settings are checked with Notion when they are saved. */
export async function notionAccount() {
  const world = await memoryWorld();
  const { uid, ports, documents } = world;
  const checks = { crm_settings: runCrmCheck(ports) };
  const creatorOf = (id: string, change: Partial<Creator>): Creator => {
    const contact = { contact: null, others: [] };
    const known = describeCreator({
      known: null,
      id,
      target: { platform: 'tiktok', handle: id },
      reading: { kind: 'blocked', reason: 'waf', contact },
      note: '',
      now: ports.clock(),
    });
    return { ...known, ...change };
  };
  return {
    ...world,
    /** Saves CRM settings as the endpoint does. */
    save: (data: CrmSettingsUpdate) =>
      updateUserData({ ...ports, checks }, { uid, update: { table: 'crm_settings', data } }),
    /** Creators `c000`, `c001` …, as captures leave them. */
    async addCreators(count: number, change: Partial<Creator> = {}) {
      const writes = Array.from({ length: count }, (_, at): DocumentWrite => {
        const id = `c${String(at).padStart(3, '0')}`;
        return { kind: 'create', path: creatorDocument.path(uid, id), data: creatorOf(id, change) };
      });
      await documents.commit(writes);
    },
    creator: (id: string) => creatorSchema.parse(world.data(creatorDocument.path(uid, id))),
    mirror: (id: string) => world.data(deliveryDocument.path(uid, `notion_${id}`)),
    backfill: () => world.data(backfillDocument.path(uid)),
    health: () => world.data(channelHealthDocument.path(uid, 'notion')),
    settings: () => world.data(crmSettingsDocument.path(uid)),
  };
}
export type NotionAccountWorld = Awaited<ReturnType<typeof notionAccount>>;
