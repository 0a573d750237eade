import { UNKNOWN_HEALTH, type ChannelHealth } from '@vibes/core/channel/channel-health';
import type { CrmSettings, CrmSettingsUpdate } from '@vibes/core/crm/crm-settings';
import { judgeNotionCheck } from '@vibes/core/crm/judge-notion-check';
import type { NotionCheck } from '@vibes/core/crm/notion-check';
import { parseDatabaseId } from '@vibes/core/crm/parse-database-id';
import { channelHealthDocument, userSecretsDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import { limitSettingsChecks } from '../steps/limit-rate.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import type { NotionAccount, NotionTables } from '../ports/notion-tables.ts';
import { secretContext, type SecretBox } from '../ports/secret-box.ts';
import type { SettingsAsked, SettingsChecked } from '../ports/settings-check.ts';

interface Ports {
  documents: Documents;
  notion: NotionTables;
  secrets: SecretBox;
  clock: Clock;
}
type Asked = SettingsAsked<CrmSettings, CrmSettingsUpdate>;

/** Whether the update saves something that only Notion can confirm. */
const isAsked = ({ update }: Asked): boolean =>
  update.notion_api_key !== undefined ||
  update.notion_database_id !== undefined ||
  update.notion_data_source_id !== undefined ||
  update.active_crm_mode === 'notion';

/** Where mirrors would go after the update; null while the key or the database is missing. */
async function accountAfter(
  { documents, secrets }: Ports,
  { uid, after, update }: Asked,
): Promise<NotionAccount | null> {
  const { notion_database_id: database, notion_data_source_id: data_source_id } = after;
  if (database === null || !after.notion_api_key_set) return null;
  if (update.notion_api_key) return { api_key: update.notion_api_key, database, data_source_id };
  const [{ data: stored }] = await loadDocuments(documents, [userSecretsDocument.at(uid)]);
  const sealed = stored.notion_api_key;
  if (sealed === null) return null;
  const api_key = secrets.open(sealed, secretContext.notionApiKey(uid));
  return { api_key, database, data_source_id };
}

/** The settings with what the check found: the database's own id, and its table. */
function completed(after: CrmSettings, check: NotionCheck | null): CrmSettings {
  const { notion_database_id: typed } = after;
  if (!check?.ok) {
    return { ...after, notion_database_id: typed && (parseDatabaseId(typed) ?? typed) };
  }
  const { notion_database_id, notion_data_source_id } = check;
  return { ...after, notion_database_id, notion_data_source_id };
}

/**
 * Checks Notion before its key, its database or its being active is saved, and writes the result to
 * the channel's health. A fault that only the person can fix is a refusal to make Notion active,
 * but not to save key and database. Notion out of reach refuses nothing.
 */
export async function verifyNotion(
  ports: Ports,
  asked: Asked,
): Promise<SettingsChecked<CrmSettings>> {
  const { uid, after, update } = asked;
  if (!isAsked(asked)) return { settings: after, writes: [] };
  const account = await accountAfter(ports, asked);
  if (account) await limitSettingsChecks(ports, uid);
  const check = account && (await ports.notion.check(account, { add_missing: false }));
  const fault = check && judgeNotionCheck(check);
  if (fault?.is_final && update.active_crm_mode === 'notion') {
    throw new AppError('bad_request', { sentence: fault.sentence, log: fault.code });
  }
  const last_error = fault && { code: fault.code, sentence: fault.sentence };
  const health: ChannelHealth = {
    ...UNKNOWN_HEALTH,
    verified_at: check && !fault ? ports.clock() : null,
    last_error,
  };
  return {
    settings: completed(after, check),
    writes: [{ kind: 'set', path: channelHealthDocument.path(uid, 'notion'), data: health }],
  };
}
