import { beginsMirroring, newBackfill } from '@vibes/core/crm/backfill';
import type { CrmSettings } from '@vibes/core/crm/crm-settings';
import { backfillDocument, creatorDocument } from '@vibes/core/firestore/documents';
import type { Clock } from '../ports/clock.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import { loadDocuments } from '../steps/load-documents.ts';

/**
 * The writes that a change of the CRM settings causes for the back-fill: one begins when Notion is
 * made active, or mirrors go to another table from now on; the running one stops when Notion is no
 * longer active.
 */
export async function startBackfill(
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
