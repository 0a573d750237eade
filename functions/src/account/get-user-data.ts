import { emailSettingsSchema } from '@vibes/core/account/email-settings';
import type { UserData } from '@vibes/core/account/user-data';
import { crmSettingsSchema } from '@vibes/core/crm/crm-settings';
import { paths } from '@vibes/core/firestore/paths';
import { messageTemplatesSchema } from '@vibes/core/template/message-templates';
import { AppError } from '../platform/app-error.ts';
import type { Documents } from '../ports/documents.ts';
import { secretContext, type SecretBox } from '../ports/secret-box.ts';

const iso = (value: unknown) => (value instanceof Date ? value.toISOString() : null);

/** The account's settings, for its owner only: the key in full, other secrets as flags. `can_pay`: a payment provider is connected. */
export async function getUserData(
  { documents, secrets }: { documents: Documents; secrets: SecretBox },
  { uid, can_pay }: { uid: string; can_pay: boolean },
): Promise<UserData> {
  const [key, templates, email, crm] = await documents.getAll([
    paths.apiKey(uid),
    paths.messageTemplates(uid),
    paths.emailSettings(uid),
    paths.crmSettings(uid),
  ]);
  if (!key?.data) throw new AppError('unauthorized', { log: 'account_not_open' });
  const [hash] = await documents.getAll([paths.apiKeyHash(String(key.data['key_hash']))]);
  return {
    apiKey: {
      api_key: secrets.open(String(key.data['api_key']), secretContext.apiKey(uid)),
      created_at: iso(key.data['created_at']) ?? '',
      last_used_at: iso(hash?.data?.['last_used_at']),
    },
    messageTemplates: messageTemplatesSchema.parse(templates?.data),
    emailSettings: emailSettingsSchema.parse(email?.data),
    crmSettings: crmSettingsSchema.parse(crm?.data),
    billing: { is_open: can_pay },
  };
}
