import { createApiKey } from '@vibes/core/account/api-key';
import { createReferralCode, isReferralCode } from '@vibes/core/account/referral-code';
import type { UserAccount } from '@vibes/core/account/user-account';
import type { Statistics } from '@vibes/core/activity/statistics';
import {
  deletionDocument,
  referralCodeDocument,
  referralDocument,
  statisticsDocument,
  trialMailboxDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { isSamePerson, personKey } from '@vibes/core/referral/is-same-person';
import type { CommitPorts } from '../steps/decide-and-commit.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../steps/load-documents.ts';
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

export interface Opening {
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

/**
 * The document that records that a mailbox has had an account. Its id can be derived from an
 * address only with the root, and does not lead back to the address; so it may outlive the account.
 */
function trialMailbox(secrets: SecretBox, { email }: Person) {
  const fingerprint = secrets.derive(`trial_mailbox/${personKey(email)}`);
  return trialMailboxDocument.at(Buffer.from(fingerprint).toString('hex'));
}

/** What is read to open the account, or to find it open. */
export interface KnownAccount {
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

/** Generated again for every try: another user may have the same referral code. */
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

/** One round of reads; one or two more for a person without an account. */
export async function loadOpening(ports: AccountPorts, opening: Opening): Promise<KnownAccount> {
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
