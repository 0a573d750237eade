import { dayOf } from '@vibes/core/account/time-zone';
import { DEFAULT_EMAIL_SETTINGS } from '@vibes/core/account/email-settings';
import { userAccountSchema, type UserAccount } from '@vibes/core/account/user-account';
import { openBalance } from '@vibes/core/credit/open-balance';
import { DEFAULT_CRM_SETTINGS } from '@vibes/core/crm/crm-settings';
import {
  apiKeyDocument,
  apiKeyHashDocument,
  creditEntryDocument,
  crmSettingsDocument,
  emailSettingsDocument,
  messageTemplatesDocument,
  referralCodeDocument,
  referralDocument,
  referralSummaryDocument,
  usageCreditsDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import type { Referral } from '@vibes/core/referral/referral';
import { DEFAULT_TEMPLATES } from '@vibes/core/template/default-templates';
import { cleanName } from '@vibes/core/text/clean-name';
import { foldOldDays } from '../steps/count-outreach.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import type { KnownAccount, Opening, Person } from './load-opening.ts';

function referralWrites(
  person: Person,
  referrer: KnownAccount['referrer'],
  now: Date,
): DocumentWrite[] {
  if (!referrer || referrer.is_counted) return [];
  const referral: Referral = { at: now, paid_at: null };
  return [
    { kind: 'create', path: referralDocument.path(referrer.uid, person.uid), data: referral },
    { kind: 'merge', path: referralSummaryDocument.path(referrer.uid), add: { sign_ups: 1 } },
  ];
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

/** The account, whole. */
export function accountWrites(opening: Opening, known: KnownAccount, now: Date): DocumentWrite[] {
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
export function followWrites(
  { person, time_zone }: Opening,
  { open, statistics, new_mailbox }: KnownAccount,
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
