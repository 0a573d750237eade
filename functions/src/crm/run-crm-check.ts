import { beginsMirroring, newBackfill } from '@vibes/core/crm/backfill';
import { backfillDocument, creatorDocument } from '@vibes/core/firestore/documents';
import type { SettingsCheck } from '../ports/settings-check.ts';
import type { CrmSettings, CrmSettingsUpdate } from '@vibes/core/crm/crm-settings';
import type { Clock } from '../ports/clock.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import { verifyNotion } from './verify-notion.ts';

/**
 * The writes that a change of the CRM settings causes for the back-fill: one begins when Notion is
 * made active, or mirrors go to another table from now on; the running one stops when Notion is no
 * longer active.
 */
async function startBackfill(
  { documents, clock }: { documents: Documents; clock: Clock },
  { uid, before, after }: { uid: string; before: CrmSettings; after: CrmSettings },
): Promise<DocumentWrite[]> {
  const begins = beginsMirroring(before, after);
  const ends = before.active_crm_mode === 'notion' && after.active_crm_mode !== 'notion';
  if (!begins && !ends) return [];
  const [{ path, data: last }] = await loadDocuments(documents, [backfillDocument.at(uid)]);
  if (ends) {
    if (last?.state !== 'running') return [];
    return [{ kind: 'update', path, data: { state: 'stopped', due_at: undefined } }];
  }
  const total = await documents.count(creatorDocument.collection(uid));
  const data = newBackfill({ settings: after, total, last, now: clock() });
  return [{ kind: 'set', path, data }];
}

/** Runs before CRM settings are saved: check Notion → begin or end a back-fill. */
export const runCrmCheck =
  (ports: Parameters<typeof verifyNotion>[0]): SettingsCheck<CrmSettings, CrmSettingsUpdate> =>
  async (asked) => {
    const { settings, writes } = await verifyNotion(ports, asked);
    const { uid, before } = asked;
    const backfill = await startBackfill(ports, { uid, before, after: settings });
    return { settings, writes: [...writes, ...backfill] };
  };
