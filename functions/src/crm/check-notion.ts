import type { Callables } from '@vibes/core/api/callables';
import type { NotionCheck } from '@vibes/core/crm/notion-check';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import { crmSettingsDocument, userSecretsDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import { limitRate } from '../steps/limit-rate.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import type { NotionAccount, NotionTables } from '../ports/notion-tables.ts';
import { secretContext, type SecretBox } from '../ports/secret-box.ts';

const PER_MINUTE = 10;

interface Ports {
  documents: Documents;
  notion: NotionTables;
  secrets: SecretBox;
  clock: Clock;
}
type Request = Callables['checkNotion']['payload'];

/** The values typed, completed by those saved; null while something is missing. */
async function accountOf(
  { documents, secrets }: Ports,
  uid: string,
  request: Request,
): Promise<NotionAccount | null> {
  const [{ data: saved }, { data: sealed }] = await loadDocuments(documents, [
    crmSettingsDocument.at(uid),
    userSecretsDocument.at(uid),
  ]);
  if (!saved) throw new AppError('unauthorized', { log: 'account_not_open' });
  const secret = sealed.notion_api_key;
  const known = secret === null ? null : secrets.open(secret, secretContext.notionApiKey(uid));
  const api_key = request.notion_api_key ?? known;
  const database = request.notion_database_id ?? saved.notion_database_id;
  if (!api_key || !database) return null;
  const isSaved = database === saved.notion_database_id;
  const table = isSaved ? saved.notion_data_source_id : null;
  return { api_key, database, data_source_id: request.notion_data_source_id ?? table };
}

/**
 * Checks a Notion database with what is typed or saved, and adds missing columns when asked. Saves
 * nothing. Refuses more than a few checks a minute.
 */
export async function checkNotion(
  ports: Ports,
  { uid, request }: { uid: string; request: Request },
): Promise<NotionCheck> {
  const limit = {
    uid,
    counted: 'notion_checks',
    per_minute: PER_MINUTE,
    now: ports.clock(),
  } as const;
  await limitRate(ports.documents, limit);
  const account = await accountOf(ports, uid, request);
  if (!account) return { ok: false, ...refusal('notion_not_set_up') };
  return ports.notion.check(account, { add_missing: request.add_missing ?? false });
}
