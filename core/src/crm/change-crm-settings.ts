import { given, lastFour, type SettingsChange } from '../account/settings-change.ts';
import type { CrmMode, CrmSettings, CrmSettingsUpdate } from './crm-settings.ts';

type Systems = Omit<CrmSettings, 'active_crm_mode'>;

function changeSystems(settings: CrmSettings, update: CrmSettingsUpdate): Systems {
  const { notion_api_key } = update;
  const key =
    notion_api_key === undefined
      ? {
          notion_api_key_set: settings.notion_api_key_set,
          notion_api_key_last4: settings.notion_api_key_last4,
        }
      : {
          notion_api_key_set: notion_api_key !== null,
          notion_api_key_last4: lastFour(notion_api_key),
        };
  const notion_database_id = given(update.notion_database_id, settings.notion_database_id);
  const isSameDatabase = notion_database_id === settings.notion_database_id;
  return {
    ...key,
    notion_database_id,
    // A table belongs to one database.
    notion_data_source_id: given(
      update.notion_data_source_id,
      isSameDatabase ? settings.notion_data_source_id : null,
    ),
    webhook_url: given(update.webhook_url, settings.webhook_url),
  };
}

/** What to fill in before a system can be active; null when nothing is missing. */
function missingFor(mode: CrmMode, systems: Systems): string | null {
  if (mode === 'notion' && !(systems.notion_api_key_set && systems.notion_database_id)) {
    return 'Fill in your Notion API key and database ID, then make Notion active.';
  }
  if (mode === 'webhook' && !systems.webhook_url) {
    return 'Fill in your webhook URL, then make Webhook active.';
  }
  return null;
}

/**
 * CRM settings after an update. A system becomes active only with all its settings; clearing one
 * that the active system needs makes the built-in CRM active again.
 */
export function changeCrmSettings(
  settings: CrmSettings,
  update: CrmSettingsUpdate,
): SettingsChange<CrmSettings> {
  const systems = changeSystems(settings, update);
  const mode = given(update.active_crm_mode, settings.active_crm_mode);
  const missing = missingFor(mode, systems);
  if (missing && update.active_crm_mode) return { ok: false, sentence: missing };
  return { ok: true, settings: { active_crm_mode: missing ? 'built-in' : mode, ...systems } };
}
