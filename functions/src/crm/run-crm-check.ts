import type { SettingsCheck } from '../ports/settings-check.ts';
import type { CrmSettings, CrmSettingsUpdate } from '@vibes/core/crm/crm-settings';
import { startBackfill } from './start-backfill.ts';
import { verifyNotion } from './verify-notion.ts';

/** Runs before CRM settings are saved: check Notion → begin or end a back-fill. */
export const runCrmCheck =
  (ports: Parameters<typeof verifyNotion>[0]): SettingsCheck<CrmSettings, CrmSettingsUpdate> =>
  async (asked) => {
    const { settings, writes } = await verifyNotion(ports, asked);
    const { uid, before } = asked;
    const backfill = await startBackfill(ports, { uid, before, after: settings });
    return { settings, writes: [...writes, ...backfill] };
  };
