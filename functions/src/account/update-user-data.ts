import { changeEmailSettings } from '@vibes/core/account/change-email-settings';
import type { SettingsChange } from '@vibes/core/account/settings-change';
import { webhookUrlRefusal } from '@vibes/core/account/webhook-url';
import type { UserDataUpdate } from '@vibes/core/account/user-data';
import { mirrorChannel, emailChannel } from '@vibes/core/channel/channel';
import { UNKNOWN_HEALTH } from '@vibes/core/channel/channel-health';
import { changeCrmSettings } from '@vibes/core/crm/change-crm-settings';
import type { DocumentRef } from '@vibes/core/firestore/document-place';
import {
  channelHealthDocument,
  crmSettingsDocument,
  emailSettingsDocument,
  messageTemplatesDocument,
  userSecretsDocument,
} from '@vibes/core/firestore/documents';
import type { MessageTemplatesUpdate } from '@vibes/core/template/message-templates';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts } from '../steps/decide-and-commit.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../steps/load-documents.ts';
import { secretContext, type SecretBox } from '../ports/secret-box.ts';
import type { SettingsChecked, SettingsChecks } from '../ports/settings-check.ts';
import { userDataChanged } from '../steps/user-data-changed.ts';
import { readWatchAsked, watchWrites, type WatchAsked } from '../steps/watch-writes.ts';

interface Ports extends CommitPorts {
  secrets: SecretBox;
  /** Absent: settings are saved without a check. */
  checks?: Partial<SettingsChecks>;
  /** Allows unencrypted webhooks on this machine. Absent: refused. */
  allow_local_targets?: boolean;
  /** From when watching for replies may be switched on; null where it is not offered. */
  replies_from: Date | null;
}

type SettingsUpdate = Exclude<UserDataUpdate, { table: 'message_templates' }>;

function settled<Settings>(change: SettingsChange<Settings>): Settings {
  if (change.ok) return change.settings;
  throw new AppError('bad_request', { sentence: change.sentence });
}

/** The sealed secret an update brings, or null in place of the one it clears. */
function secretWrites(uid: string, update: SettingsUpdate, secrets: SecretBox): DocumentWrite[] {
  const [field, secret, context] =
    update.table === 'email_settings'
      ? ['app_password', update.data.app_password, secretContext.appPassword(uid)]
      : ['notion_api_key', update.data.notion_api_key, secretContext.notionApiKey(uid)];
  if (secret === undefined) return [];
  const sealed = secret === null ? null : secrets.seal(secret, context);
  return [{ kind: 'merge', path: userSecretsDocument.path(uid), data: { [field]: sealed } }];
}

/** The host is not looked up: an answer would reveal what is in our network. */
function refuseLocalWebhook({ data }: SettingsUpdate, is_local: boolean): void {
  const sentence = data.webhook_url ? webhookUrlRefusal(data.webhook_url, { is_local }) : null;
  if (sentence) throw new AppError('bad_request', { sentence });
}

/** Resets the health of the channel: another webhook's failures do not count for this one. */
function forgetWebhook(
  uid: string,
  update: SettingsUpdate,
  before: string | null,
): DocumentWrite[] {
  const { webhook_url } = update.data;
  if (webhook_url === undefined || webhook_url === before) return [];
  const channel =
    update.table === 'email_settings' ? emailChannel('webhook') : mirrorChannel('crm');
  return [
    { kind: 'set', path: channelHealthDocument.path(uid, channel), data: { ...UNKNOWN_HEALTH } },
  ];
}

async function updateTemplates(
  { documents, clock }: Ports,
  uid: string,
  data: MessageTemplatesUpdate,
) {
  const changes = data.email_signature === null ? { ...data, email_signature: '' } : data;
  const saved = await documents.commit([
    { kind: 'update', path: messageTemplatesDocument.path(uid), data: changes },
    userDataChanged(uid, clock()),
  ]);
  if (saved === 'conflict') throw new AppError('unauthorized', { log: 'account_not_open' });
}

async function loadSettings<Settings>(documents: Documents, ref: DocumentRef<Settings | null>) {
  const [stored] = await loadDocuments(documents, [ref]);
  const { data } = stored;
  if (data === null) throw new AppError('unauthorized', { log: 'account_not_open' });
  return { ...stored, data };
}

type Settings = SettingsChecked<object> &
  Loaded<{ webhook_url: string | null }> & { watch?: WatchAsked };

/**
 * The settings as stored, and after the update, checked with the other service where there is a
 * check.
 */
async function readSettings(
  { documents, clock, checks = {} }: Ports,
  { uid, update }: { uid: string; update: SettingsUpdate },
): Promise<Settings> {
  if (update.table === 'email_settings') {
    const stored = await loadSettings(documents, emailSettingsDocument.at(uid));
    const { data: before } = stored;
    const after = settled(changeEmailSettings(before, update.data));
    const checked = await checks.email_settings?.({ uid, before, after, update: update.data });
    const { app_password, look_back = false } = update.data;
    const change = { before, after, has_password: Boolean(app_password), look_back };
    const watch = await readWatchAsked({ documents, clock }, uid, change);
    return { ...stored, ...(checked ?? { settings: after, writes: [] }), watch };
  }
  const stored = await loadSettings(documents, crmSettingsDocument.at(uid));
  const { data: before } = stored;
  const after = settled(changeCrmSettings(before, update.data));
  const checked = await checks.crm_settings?.({ uid, before, after, update: update.data });
  return { ...stored, ...(checked ?? { settings: after, writes: [] }) };
}

/**
 * Changes the given settings and secrets in one write. Absent fields stay, null clears. Refused,
 * with nothing saved, when a system would become active without what it needs, or when the other
 * service refuses what is to be saved.
 */
export async function updateUserData(
  ports: Ports,
  { uid, update }: { uid: string; update: UserDataUpdate },
): Promise<void> {
  const { secrets, allow_local_targets = false } = ports;
  if (Object.keys(update.data).length === 0) return;
  if (update.table === 'message_templates') return updateTemplates(ports, uid, update.data);
  refuseLocalWebhook(update, allow_local_targets);
  const secret_writes = secretWrites(uid, update, secrets);
  return decideAndCommit(ports, {
    // A conflict means another tab: what may be active is decided again from what it saved.
    read: () => readSettings(ports, { uid, update }),
    decide: ({ path, data: before, version, settings, writes, watch }, now) => ({
      writes: [
        { kind: 'update', path, data: { ...settings }, if_version: version },
        ...secret_writes,
        ...forgetWebhook(uid, update, before.webhook_url),
        ...writes,
        ...(watch ? watchWrites(ports.replies_from, watch, now) : []),
        userDataChanged(uid, now),
      ],
      result: undefined,
    }),
  });
}
