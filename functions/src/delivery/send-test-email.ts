import type { TestResult } from '@vibes/core/api/delivery-callables';
import { displayName } from '@vibes/core/account/user-account';
import { UNKNOWN_HEALTH, type ChannelHealth } from '@vibes/core/channel/channel-health';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import { takeMailbox, type Mailbox } from '@vibes/core/delivery/mailbox';
import { testSentence } from '@vibes/core/delivery/test-sentence';
import {
  channelHealthDocument,
  emailSettingsDocument,
  mailboxDocument,
  userDocument,
  userSecretsDocument,
} from '@vibes/core/firestore/documents';
import { textToHtml } from '@vibes/core/template/text-to-html';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts } from '../steps/decide-and-commit.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { limitRate } from '../steps/limit-rate.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import type { MailAccount, MailSender, OutgoingMail } from '../ports/mail-sender.ts';
import { secretContext, type SecretBox } from '../ports/secret-box.ts';
import { userDataChanged } from '../steps/user-data-changed.ts';

const PER_MINUTE = 5;

interface Ports extends CommitPorts {
  mail: MailSender;
  secrets: SecretBox;
  /** Domain of Message-IDs. */
  mail_domain: string;
}

/** Null when Gmail is not connected. */
async function loadAccount(
  { documents, secrets }: Ports,
  uid: string,
): Promise<MailAccount | null> {
  const [settings, sealed, user] = await loadDocuments(documents, [
    emailSettingsDocument.at(uid),
    userSecretsDocument.at(uid),
    userDocument.at(uid),
  ]);
  if (!user.data || !settings.data) throw new AppError('unauthorized', { log: 'account_not_open' });
  const { email_address } = settings.data;
  const { app_password: password } = sealed.data;
  if (email_address === null || password === null) return null;
  return {
    address: email_address,
    app_password: secrets.open(password, secretContext.appPassword(uid)),
    name: displayName({ name: user.data.name, email: email_address }),
  };
}

function testEmail({ randomness, mail_domain }: Ports, { address }: MailAccount): OutgoingMail {
  const said = [
    `This is a test from Vibes Outreach. It was sent through Gmail from ${address} to itself.`,
    'Your app password works. Emails to creators are sent the same way, using your templates.',
    'You don’t need to reply.',
  ].join('\n\n');
  return {
    to: address,
    subject: 'Test email from Vibes Outreach',
    text: said,
    html: textToHtml(said),
    message_id: `test_${randomness.id()}@${mail_domain}`,
    in_reply_to: null,
    references: [],
    unsubscribe_url: null,
  };
}

/**
 * A test counts in the mailbox like any other email, since Gmail counts it too. It does not delay
 * a delivery.
 */
function countInMailbox(ports: Ports, uid: string): Promise<void> {
  return decideAndCommit(ports, {
    read: () => loadDocuments(ports.documents, [mailboxDocument.at(uid)]),
    decide([{ path, data: before, version }], now) {
      const { window } = takeMailbox(before, { id: '', to: '' }, now);
      const data: Mailbox = { ...before, uid, window };
      const write: DocumentWrite =
        version === undefined
          ? { kind: 'create', path, data }
          : { kind: 'update', path, data: { window }, if_version: version };
      return { writes: [write], result: undefined };
    },
  });
}

async function send(ports: Ports, uid: string, account: MailAccount): Promise<DeliveryOutcome> {
  const session = await ports.mail(account);
  if ('refused' in session) return session.refused;
  try {
    await countInMailbox(ports, uid);
    return await session.send(testEmail(ports, account));
  } finally {
    session.close();
  }
}

function failed(outcome: Exclude<DeliveryOutcome, { kind: 'accepted' }>): TestResult {
  const code = outcome.kind === 'unknown' ? 'outcome_unknown' : outcome.code;
  const answer = 'answer' in outcome ? (outcome.answer ?? null) : null;
  return { ok: false, sentence: testSentence(code), answer };
}

/**
 * Sends an email from the connected Gmail to itself. It ignores the daily cap and the spacing, for
 * the person asked for it. Accepted, the channel counts as verified; a failure leaves its health as
 * it is. Refused with `rate_limited` above 5 a minute. Not safe to repeat: each sends one.
 */
export async function sendTestEmail(ports: Ports, uid: string): Promise<TestResult> {
  const { documents, clock } = ports;
  await limitRate(documents, {
    uid,
    counted: 'mail_tests',
    per_minute: PER_MINUTE,
    now: clock(),
  });
  const account = await loadAccount(ports, uid);
  if (!account) return { ok: false, sentence: testSentence('not_set_up'), answer: null };
  const outcome = await send(ports, uid, account);
  if (outcome.kind !== 'accepted') return failed(outcome);
  const now = clock();
  const health: ChannelHealth = { ...UNKNOWN_HEALTH, verified_at: now };
  await documents.commit([
    { kind: 'set', path: channelHealthDocument.path(uid, 'gmail'), data: health },
    userDataChanged(uid, now),
  ]);
  return { ok: true, answer: null };
}
