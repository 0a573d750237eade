import { createApiKey } from '@vibes/core/account/api-key';
import { DEFAULT_EMAIL_SETTINGS } from '@vibes/core/account/email-settings';
import { createReferralCode, isReferralCode } from '@vibes/core/account/referral-code';
import { userAccountSchema, type UserAccount } from '@vibes/core/account/user-account';
import { openBalance } from '@vibes/core/credit/open-balance';
import { DEFAULT_CRM_SETTINGS } from '@vibes/core/crm/crm-settings';
import { paths } from '@vibes/core/firestore/paths';
import { isSamePerson, personKey } from '@vibes/core/referral/is-same-person';
import type { Referral } from '@vibes/core/referral/referral';
import { DEFAULT_TEMPLATES } from '@vibes/core/template/default-templates';
import { cleanName } from '@vibes/core/text/clean-name';
import type { Clock } from '../ports/clock.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import type { Randomness } from '../ports/randomness.ts';
import { secretContext, type SecretBox } from '../ports/secret-box.ts';

export interface AccountPorts {
  documents: Documents;
  clock: Clock;
  randomness: Randomness;
  digest: Digest;
  secrets: SecretBox;
}

/** Who signed in, as the ID token says. */
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
  /** Of the link that brought the person, as the browser kept it; anything may stand here. */
  referral_code?: string | null;
}

/** Somebody else whose link brought the person. */
interface Referrer {
  uid: string;
  code: string;
  /** The person signed up by it before, in an account that is gone. */
  is_counted: boolean;
}

/** Whose link a code is; null for nobody's, and for the person's own under any spelling. */
async function findReferrer(
  documents: Documents,
  { person, referral_code: code }: Opening,
): Promise<Referrer | null> {
  if (!code || !isReferralCode(code)) return null;
  const [owner] = await documents.getAll([paths.referralCode(code)]);
  const uid = owner?.data?.['uid'];
  if (typeof uid !== 'string' || uid === person.uid) return null;
  const [account, referral] = await documents.getAll([
    paths.user(uid),
    paths.referral(uid, person.uid),
  ]);
  if (!account?.data) return null;
  const { email } = userAccountSchema.parse(account.data);
  if (isSamePerson(email, person.email)) return null;
  return { uid, code, is_counted: referral?.data !== undefined };
}

function referralWrites(person: Person, referrer: Referrer | null, now: Date): DocumentWrite[] {
  if (!referrer || referrer.is_counted) return [];
  const referral: Referral = { at: now, paid_at: null };
  return [
    { kind: 'create', path: paths.referral(referrer.uid, person.uid), data: referral },
    { kind: 'merge', path: paths.referralSummary(referrer.uid), add: { sign_ups: 1 } },
  ];
}

/**
 * Where it stands that a mailbox has had an account. The id can be made from an address by the
 * holder of the root alone, and leads back to none; so it may outlive the account.
 */
function trialMailboxPath(secrets: SecretBox, { email }: Person): string {
  const fingerprint = secrets.derive(`trial_mailbox/${personKey(email)}`);
  return paths.trialMailbox(Buffer.from(fingerprint).toString('hex'));
}

/** The balance, and that the mailbox has an account now: of its first two at once, one conflicts. */
function creditWrites(
  { person: { uid }, trial_credits }: Opening,
  { new_mailbox, now }: { new_mailbox: string | null; now: Date },
): DocumentWrite[] {
  const is_first_account = new_mailbox !== null;
  const { usage, entries } = openBalance({ trial_credits, is_first_account, now });
  return [
    { kind: 'create', path: paths.usageCredits(uid), data: usage },
    ...entries.map(({ id, entry }): DocumentWrite => ({
      kind: 'create',
      path: paths.creditEntry(uid, id),
      data: entry,
    })),
    ...mailboxWrites(new_mailbox, now),
  ];
}

const mailboxWrites = (new_mailbox: string | null, at: Date): DocumentWrite[] =>
  new_mailbox === null ? [] : [{ kind: 'create', path: new_mailbox, data: { at } }];

function accountWrites(
  ports: AccountPorts,
  opening: Opening,
  { referrer, new_mailbox }: { referrer: Referrer | null; new_mailbox: string | null },
): DocumentWrite[] {
  const { person, time_zone, app_origin } = opening;
  const { uid } = person;
  const now = ports.clock();
  const code = createReferralCode(ports.randomness.bytes);
  const key = createApiKey(ports.randomness.bytes);
  const key_hash = ports.digest(key);
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
  } satisfies UserAccount);
  const sealed = ports.secrets.seal(key, secretContext.apiKey(uid));
  return [
    { kind: 'create', path: paths.user(uid), data: user },
    { kind: 'create', path: paths.referralCode(code), data: { uid } },
    { kind: 'create', path: paths.apiKeyHash(key_hash), data: { uid, last_used_at: null } },
    {
      kind: 'create',
      path: paths.apiKey(uid),
      data: { api_key: sealed, key_hash, created_at: now },
    },
    { kind: 'create', path: paths.messageTemplates(uid), data: DEFAULT_TEMPLATES },
    { kind: 'create', path: paths.emailSettings(uid), data: DEFAULT_EMAIL_SETTINGS },
    { kind: 'create', path: paths.crmSettings(uid), data: DEFAULT_CRM_SETTINGS },
    ...creditWrites(opening, { new_mailbox, now }),
    ...referralWrites(person, referrer, now),
  ];
}

/**
 * Opens the account of a person who signed in: everything in one write, once, bound to whoever's
 * link brought them. On repeat it only follows the person to a new time zone, and notes the
 * mailbox of an account that was opened before mailboxes were noted; two at once open one.
 */
export async function openAccount(
  ports: AccountPorts,
  opening: Opening,
): Promise<{ opened: boolean }> {
  const { person, time_zone, trial_credits } = opening;
  const { documents } = ports;
  const path = paths.user(person.uid);
  // Where no trial is offered nobody's mailbox is noted.
  const mailbox = trial_credits > 0 ? trialMailboxPath(ports.secrets, person) : null;
  for (;;) {
    const [user, known] = await documents.getAll(mailbox ? [path, mailbox] : [path]);
    const new_mailbox = known?.data ? null : mailbox;
    if (user?.data) {
      if (user.data['time_zone'] !== time_zone) {
        await documents.commit([{ kind: 'update', path, data: { time_zone } }]);
      }
      // A conflict is another account of the mailbox, which has noted it.
      if (new_mailbox) await documents.commit(mailboxWrites(new_mailbox, ports.clock()));
      return { opened: false };
    }
    const referrer = await findReferrer(documents, opening);
    // A conflict is the same person's other tab or other account, or a referral code drawn twice.
    const writes = accountWrites(ports, opening, { referrer, new_mailbox });
    if ((await documents.commit(writes)) === 'committed') return { opened: true };
  }
}
