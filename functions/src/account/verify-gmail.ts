import type { EmailSettings, EmailSettingsUpdate } from '@vibes/core/account/email-settings';
import { UNKNOWN_HEALTH, type ChannelHealth } from '@vibes/core/channel/channel-health';
import { healthAfter } from '@vibes/core/channel/health-after';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import type { Mailbox } from '@vibes/core/delivery/mailbox';
import {
  channelHealthDocument,
  mailboxDocument,
  userSecretsDocument,
} from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import { limitSettingsChecks } from '../steps/limit-rate.ts';
import { loadDocuments, type Loaded } from '../steps/load-documents.ts';
import type { MailAccount, MailSender } from '../ports/mail-sender.ts';
import { secretContext, type SecretBox } from '../ports/secret-box.ts';
import type { SettingsAsked, SettingsChecked } from '../ports/settings-check.ts';

interface Ports {
  documents: Documents;
  mail: MailSender;
  secrets: SecretBox;
  clock: Clock;
}
type Asked = SettingsAsked<EmailSettings, EmailSettingsUpdate>;

const isSameAddress = (one: string | null, other: string | null) =>
  one?.toLowerCase() === other?.toLowerCase();

/**
 * The account that would sign in after the update; null while the address or the password is
 * missing.
 */
async function accountAfter(
  { documents, secrets }: Ports,
  { uid, after, update }: Asked,
): Promise<MailAccount | null> {
  const address = after.email_address;
  if (address === null || update.app_password === null) return null;
  if (update.app_password !== undefined) {
    return { address, app_password: update.app_password, name: '' };
  }
  const [{ data: stored }] = await loadDocuments(documents, [userSecretsDocument.at(uid)]);
  const sealed = stored.app_password;
  if (sealed === null) return null;
  return { address, app_password: secrets.open(sealed, secretContext.appPassword(uid)), name: '' };
}

/** Throws the sentence when the mail server refuses the account for good. */
async function signIn({ mail, clock }: Ports, account: MailAccount): Promise<ChannelHealth> {
  const session = await mail(account);
  const now = clock();
  if (!('refused' in session)) {
    session.close();
    return { ...UNKNOWN_HEALTH, verified_at: now };
  }
  const { refused: outcome } = session;
  if (outcome.kind === 'permanent') {
    const { code, sentence } = refusal(outcome.code);
    throw new AppError('bad_request', { sentence, log: code });
  }
  const health = healthAfter({ channel: 'gmail', health: UNKNOWN_HEALTH, outcome, now });
  const last_error = 'code' in outcome ? refusal(outcome.code) : null;
  return { ...(health ?? UNKNOWN_HEALTH), last_error };
}

const FORGOTTEN: Partial<Mailbox> = { window: [], paused_until: null, recent: [] };

/**
 * Resets the mailbox: what another mailbox sent, what of it bounced, and until when it was closed,
 * does not count for this one.
 */
async function forgetMailbox({ documents, clock }: Ports, { uid, before, after }: Asked) {
  if (isSameAddress(before.email_address, after.email_address)) return [];
  const path = mailboxDocument.path(uid);
  const [mailbox] = await documents.getAll([path]);
  if (!mailbox?.data) return [];
  const writes: DocumentWrite[] = [
    { kind: 'update', path, data: { ...FORGOTTEN, connected_at: clock() } },
  ];
  return writes;
}

/**
 * Writes the health at the version read. A mailbox that bounces stopped stays so with another
 * password: only another mailbox, or the person's Resume, ends that.
 */
function healthWrite(
  { path, version, data: stored }: Loaded<ChannelHealth>,
  { before, after }: Asked,
  health: ChannelHealth,
): DocumentWrite {
  const { stopped_at, last_error } = stored;
  const isKept = stopped_at !== null && isSameAddress(before.email_address, after.email_address);
  const data = isKept ? { ...health, stopped_at, last_error } : health;
  return version === undefined
    ? { kind: 'create', path, data }
    : { kind: 'update', path, data, if_version: version };
}

/**
 * Signs in with a Gmail account before it is saved, and writes the result to the channel's health.
 * Refused for good: nothing is saved. The mail server out of reach, or busy: saved, and the channel
 * shows that it is not verified. Without address or password the health is cleared.
 */
export async function verifyGmail(
  ports: Ports,
  asked: Asked,
): Promise<SettingsChecked<EmailSettings>> {
  const { uid, before, after, update } = asked;
  const isTyped = update.app_password !== undefined;
  const settings = after;
  if (!isTyped && before.email_address === after.email_address) return { settings, writes: [] };
  const account = await accountAfter(ports, asked);
  if (account) await limitSettingsChecks(ports, uid);
  const health = account ? await signIn(ports, account) : UNKNOWN_HEALTH;
  const [stored] = await loadDocuments(ports.documents, [channelHealthDocument.at(uid, 'gmail')]);
  return {
    settings,
    writes: [healthWrite(stored, asked, health), ...(await forgetMailbox(ports, asked))],
  };
}
