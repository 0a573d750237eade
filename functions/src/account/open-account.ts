import { createApiKey } from '@vibes/core/account/api-key';
import { dayOf } from '@vibes/core/account/time-zone';
import { DEFAULT_EMAIL_SETTINGS } from '@vibes/core/account/email-settings';
import { createReferralCode, isReferralCode } from '@vibes/core/account/referral-code';
import { userAccountSchema, type UserAccount } from '@vibes/core/account/user-account';
import type { Statistics } from '@vibes/core/activity/statistics';
import { openBalance } from '@vibes/core/credit/open-balance';
import { DEFAULT_CRM_SETTINGS } from '@vibes/core/crm/crm-settings';
import {
  apiKeyDocument,
  apiKeyHashDocument,
  creditEntryDocument,
  crmSettingsDocument,
  deletionDocument,
  emailSettingsDocument,
  messageTemplatesDocument,
  referralCodeDocument,
  referralDocument,
  referralSummaryDocument,
  statisticsDocument,
  trialMailboxDocument,
  usageCreditsDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { isSamePerson, personKey } from '@vibes/core/referral/is-same-person';
import type { Referral } from '@vibes/core/referral/referral';
import { DEFAULT_TEMPLATES } from '@vibes/core/template/default-templates';
import { cleanName } from '@vibes/core/text/clean-name';
import { refusedPerson } from '../ports/admission.ts';
import { foldOldDays } from '../ports/count-outreach.ts';
import { decideAndCommit, type CommitPorts, type Decision } from '../ports/decide-and-commit.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../ports/load-documents.ts';
import { secretContext, type SecretBox } from '../ports/secret-box.ts';

export interface AccountPorts extends CommitPorts {
  digest: Digest;
  secrets: SecretBox;
}

/** The person who signed in, from the ID token. */
export interface Person {
  uid: string;
  name: string;
  email: string;
  photo_url: string | null;
}

interface Opening {
  person: Person;
  time_zone: string;
  trial_credits: number;
  /** Where people open the app, without a final slash. */
  app_origin: string;
  /** The code of the link that brought the person, as the browser stored it; it may be any text. */
  referral_code?: string | null;
}

/** Another user whose link brought the person. */
interface Referrer {
  uid: string;
  code: string;
  /** The person signed up by this link before, in an account that is gone. */
  is_counted: boolean;
}

/**
 * The owner of a referral code; null for a code of nobody, and for the person's own under any
 * spelling.
 */
async function findReferrer(
  documents: Documents,
  { person, referral_code: code }: Opening,
): Promise<Referrer | null> {
  if (!code || !isReferralCode(code)) return null;
  const [{ data: owner }] = await loadDocuments(documents, [referralCodeDocument.at(code)]);
  if (!owner || owner.uid === person.uid) return null;
  const { uid } = owner;
  const [account, referral] = await loadDocuments(documents, [
    userDocument.at(uid),
    referralDocument.at(uid, person.uid),
  ]);
  if (!account.data || isSamePerson(account.data.email, person.email)) return null;
  return { uid, code, is_counted: referral.data !== null };
}

function referralWrites(person: Person, referrer: Referrer | null, now: Date): DocumentWrite[] {
  if (!referrer || referrer.is_counted) return [];
  const referral: Referral = { at: now, paid_at: null };
  return [
    { kind: 'create', path: referralDocument.path(referrer.uid, person.uid), data: referral },
    { kind: 'merge', path: referralSummaryDocument.path(referrer.uid), add: { sign_ups: 1 } },
  ];
}

/**
 * The document that records that a mailbox has had an account. Its id can be derived from an
 * address only with the root, and does not lead back to the address; so it may outlive the account.
 */
function trialMailbox(secrets: SecretBox, { email }: Person) {
  const fingerprint = secrets.derive(`trial_mailbox/${personKey(email)}`);
  return trialMailboxDocument.at(Buffer.from(fingerprint).toString('hex'));
}

/** The balance, and the note of the mailbox: of its first two accounts at once, one conflicts. */
function creditWrites(
  { person: { uid }, trial_credits }: Opening,
  { new_mailbox, now }: { new_mailbox: string | null; now: Date },
): DocumentWrite[] {
  const is_first_account = new_mailbox !== null;
  const { usage, entries } = openBalance({ trial_credits, is_first_account, now });
  return [
    { kind: 'create', path: usageCreditsDocument.path(uid), data: usage },
    ...entries.map(({ id, entry }): DocumentWrite => ({
      kind: 'create',
      path: creditEntryDocument.path(uid, id),
      data: entry,
    })),
    ...mailboxWrites(new_mailbox, now),
  ];
}

const mailboxWrites = (new_mailbox: string | null, at: Date): DocumentWrite[] =>
  new_mailbox === null ? [] : [{ kind: 'create', path: new_mailbox, data: { at } }];

/** What is read to open the account, or to find it open. */
interface Known {
  /** The account that is open; null when there is none. */
  open: UserAccount | null;
  statistics: Loaded<Statistics | null>;
  /** Path of the mailbox's note to write; null when it exists, or no trial is offered. */
  new_mailbox: string | null;
  /** It was open once, and is being deleted or gone: its documents must not come back. */
  is_deleted: boolean;
  referrer: Referrer | null;
  fresh: Fresh;
}

/** Generated anew for every try: another user may have the same referral code. */
interface Fresh {
  referral_code: string;
  key_hash: string;
  /** The API key itself, sealed. */
  sealed: string;
}

function drawFresh({ randomness, digest, secrets }: AccountPorts, uid: string): Fresh {
  const referral_code = createReferralCode(randomness.bytes);
  const key = createApiKey(randomness.bytes);
  const sealed = secrets.seal(key, secretContext.apiKey(uid));
  return { referral_code, key_hash: digest(key), sealed };
}

async function readKnown(ports: AccountPorts, opening: Opening): Promise<Known> {
  const { documents, secrets } = ports;
  const { person, trial_credits } = opening;
  const mailbox = trial_credits > 0 ? [trialMailbox(secrets, person)] : [];
  const [{ data: open }, statistics, noted] = await loadDocuments(documents, [
    userDocument.at(person.uid),
    // A broken one must not keep the person out.
    { path: statisticsDocument.path(person.uid), read: statisticsDocument.readOrNull },
    ...mailbox,
  ]);
  const [deletion] = open ? [] : await documents.getAll([deletionDocument.path(person.uid)]);
  return {
    open,
    is_deleted: deletion?.data !== undefined,
    statistics,
    new_mailbox: noted && !noted.data ? noted.path : null,
    referrer: open ? null : await findReferrer(documents, opening),
    fresh: drawFresh(ports, person.uid),
  };
}

function accountWrites(opening: Opening, known: Known, now: Date): DocumentWrite[] {
  const { person, time_zone, app_origin } = opening;
  const { referrer, new_mailbox, fresh } = known;
  const { uid } = person;
  const { referral_code: code, key_hash, sealed } = fresh;
  const user = userAccountSchema.parse({
    name: cleanName(person.name),
    email: person.email,
    photo_url: person.photo_url,
    referral_code: code,
    referral_url: `${app_origin}/?ref=${code}`,
    referred_by: referrer?.code ?? null,
    time_zone,
    created_at: now,
    first_capture_at: null,
    blocked_at: null,
    handed_over_at: null,
    user_data_changed_at: null,
    daily_stats_moved: true,
  } satisfies UserAccount);
  return [
    { kind: 'create', path: userDocument.path(uid), data: user },
    { kind: 'create', path: referralCodeDocument.path(code), data: { uid } },
    { kind: 'create', path: apiKeyHashDocument.path(key_hash), data: { uid, last_used_at: null } },
    {
      kind: 'create',
      path: apiKeyDocument.path(uid),
      data: { api_key: sealed, key_hash, created_at: now, handover_hash: null },
    },
    { kind: 'create', path: messageTemplatesDocument.path(uid), data: DEFAULT_TEMPLATES },
    { kind: 'create', path: emailSettingsDocument.path(uid), data: DEFAULT_EMAIL_SETTINGS },
    { kind: 'create', path: crmSettingsDocument.path(uid), data: DEFAULT_CRM_SETTINGS },
    ...creditWrites(opening, { new_mailbox, now }),
    ...referralWrites(person, referrer, now),
  ];
}

/** What an open account still lacks: the person's new time zone, the note of its mailbox. */
function followWrites(
  { person, time_zone }: Opening,
  { open, statistics, new_mailbox }: Known,
  now: Date,
): DocumentWrite[] {
  const path = userDocument.path(person.uid);
  const isMoved = open?.time_zone !== time_zone;
  return [
    ...(isMoved ? [{ kind: 'update', path, data: { time_zone } } as const] : []),
    ...foldOldDays(statistics, dayOf(now, time_zone)),
    ...mailboxWrites(new_mailbox, now),
  ];
}

/** Most likely some of its documents are left of an account that was deleted by hand. */
const NOT_OPENED = {
  sentence:
    'We couldn’t open your account. Nothing was changed. Try again in a minute. If that doesn’t help, contact support.',
  log: 'account_not_openable',
};

/**
 * Opens the account of a person who signed in: everything in one write, once, bound to the referrer
 * whose link brought them. On repeat it only follows the person to a new time zone, adds up old
 * days of the statistics, and notes the mailbox of an account that was opened before mailboxes were
 * noted; two at once open one. Throws `timeout` when documents of the account exist without the
 * user's own, and `unauthorized` for an account that was deleted.
 */
export function openAccount(ports: AccountPorts, opening: Opening): Promise<{ opened: boolean }> {
  return decideAndCommit(ports, {
    read: () => readKnown(ports, opening),
    // A conflict means another tab or account of the same person, or a referral code that exists.
    decide(known, now): Decision<{ opened: boolean }> {
      if (known.is_deleted) throw refusedPerson('deleted');
      return known.open
        ? { writes: followWrites(opening, known, now), result: { opened: false } }
        : { writes: accountWrites(opening, known, now), result: { opened: true } };
    },
    timeout: NOT_OPENED,
  });
}
