import type { EmailSettingsUpdate } from '@vibes/core/account/email-settings';
import type { UserDataUpdate } from '@vibes/core/account/user-data';
import { paths } from '@vibes/core/firestore/paths';
import type { MessageTemplatesUpdate } from '@vibes/core/template/message-templates';
import { AppError } from '../platform/app-error.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import { secretContext, type SecretBox } from '../ports/secret-box.ts';

function templateWrites(uid: string, data: MessageTemplatesUpdate): DocumentWrite[] {
  const changes = data.email_signature === null ? { ...data, email_signature: '' } : data;
  return [{ kind: 'update', path: paths.messageTemplates(uid), data: changes }];
}

function emailWrites(
  uid: string,
  update: EmailSettingsUpdate,
  secrets: SecretBox,
): DocumentWrite[] {
  const { app_password, ...data } = update;
  const path = paths.emailSettings(uid);
  if (app_password === undefined) return [{ kind: 'update', path, data }];
  const sealed = app_password && secrets.seal(app_password, secretContext.appPassword(uid));
  const flags = {
    app_password_set: app_password !== null,
    app_password_last4: app_password?.slice(-4) ?? null,
  };
  return [
    { kind: 'update', path, data: { ...data, ...flags } },
    { kind: 'merge', path: paths.userSecrets(uid), data: { app_password: sealed } },
  ];
}

/** Changes the given settings in one write. Absent fields stay, null clears. */
export async function updateUserData(
  { documents, secrets }: { documents: Documents; secrets: SecretBox },
  { uid, update }: { uid: string; update: UserDataUpdate },
): Promise<void> {
  if (Object.keys(update.data).length === 0) return;
  const writes =
    update.table === 'message_templates'
      ? templateWrites(uid, update.data)
      : emailWrites(uid, update.data, secrets);
  if ((await documents.commit(writes)) === 'conflict') {
    throw new AppError('unauthorized', { log: 'account_not_open' });
  }
}
