import { changeEmailSettings } from '@vibes/core/account/change-email-settings';
import { emailSettingsSchema } from '@vibes/core/account/email-settings';
import type { SettingsChange } from '@vibes/core/account/settings-change';
import type { UserDataUpdate } from '@vibes/core/account/user-data';
import { changeCrmSettings } from '@vibes/core/crm/change-crm-settings';
import { crmSettingsSchema } from '@vibes/core/crm/crm-settings';
import { paths } from '@vibes/core/firestore/paths';
import type { MessageTemplatesUpdate } from '@vibes/core/template/message-templates';
import { AppError } from '../platform/app-error.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import { secretContext, type SecretBox } from '../ports/secret-box.ts';

type SettingsUpdate = Exclude<UserDataUpdate, { table: 'message_templates' }>;

const settingsPath = {
  email_settings: paths.emailSettings,
  crm_settings: paths.crmSettings,
} as const;

function changeSettings(update: SettingsUpdate, current: unknown): SettingsChange<object> {
  return update.table === 'email_settings'
    ? changeEmailSettings(emailSettingsSchema.parse(current), update.data)
    : changeCrmSettings(crmSettingsSchema.parse(current), update.data);
}

/** The sealed secret an update brings, or null in place of the one it clears. */
function secretWrites(uid: string, update: SettingsUpdate, secrets: SecretBox): DocumentWrite[] {
  const [field, secret, context] =
    update.table === 'email_settings'
      ? ['app_password', update.data.app_password, secretContext.appPassword(uid)]
      : ['notion_api_key', update.data.notion_api_key, secretContext.notionApiKey(uid)];
  if (secret === undefined) return [];
  const sealed = secret === null ? null : secrets.seal(secret, context);
  return [{ kind: 'merge', path: paths.userSecrets(uid), data: { [field]: sealed } }];
}

async function updateTemplates(documents: Documents, uid: string, data: MessageTemplatesUpdate) {
  const changes = data.email_signature === null ? { ...data, email_signature: '' } : data;
  const saved = await documents.commit([
    { kind: 'update', path: paths.messageTemplates(uid), data: changes },
  ]);
  if (saved === 'conflict') throw new AppError('unauthorized', { log: 'account_not_open' });
}

/**
 * Changes the given settings and secrets in one write. Absent fields stay, null clears.
 * Refused with what to fill in when a system would become active without it.
 */
export async function updateUserData(
  { documents, secrets }: { documents: Documents; secrets: SecretBox },
  { uid, update }: { uid: string; update: UserDataUpdate },
): Promise<void> {
  if (Object.keys(update.data).length === 0) return;
  if (update.table === 'message_templates') return updateTemplates(documents, uid, update.data);
  const path = settingsPath[update.table](uid);
  for (;;) {
    const [current] = await documents.getAll([path]);
    if (!current?.data) throw new AppError('unauthorized', { log: 'account_not_open' });
    const change = changeSettings(update, current.data);
    if (!change.ok) throw new AppError('bad_request', { sentence: change.sentence });
    // A conflict is another tab: what may be active is decided again from what it saved.
    const saved = await documents.commit([
      { kind: 'update', path, data: { ...change.settings }, if_version: current.version },
      ...secretWrites(uid, update, secrets),
    ]);
    if (saved === 'committed') return;
  }
}
