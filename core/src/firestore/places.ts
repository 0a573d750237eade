import type { AccountDeletion } from '../account/account-deletion.ts';
import type { EmailSettings } from '../account/email-settings.ts';
import type { Handover } from '../account/handover.ts';
import type { ApiKeyOwner, StoredApiKey } from '../account/stored-api-key.ts';
import type { UserAccount } from '../account/user-account.ts';
import type { UserSecrets } from '../account/user-secrets.ts';
import type { Activity } from '../activity/activity.ts';
import type { Statistics } from '../activity/statistics.ts';
import type { RateWindow } from '../api/rate-window.ts';
import { type ChannelHealth, UNKNOWN_HEALTH } from '../channel/channel-health.ts';
import type { CreatorChunk, CreatorIndex } from '../creator-index/creator-index.ts';
import type { CreatorPicture } from '../creator/creator-picture.ts';
import type { Handle, PlatformId, Reply } from '../creator/creator-records.ts';
import type { Creator } from '../creator/creator.ts';
import type { DeletedCreator } from '../creator/deleted-creator.ts';
import type { CreditEntry, UsageCredits } from '../credit/credit-entry.ts';
import type { Backfill } from '../crm/backfill.ts';
import type { CrmSettings } from '../crm/crm-settings.ts';
import type { SavedView } from '../crm/saved-view.ts';
import type { Contacted } from '../delivery/contacted.ts';
import type { DeliveryAttempt } from '../delivery/delivery-attempt.ts';
import type { DeliveryPayload } from '../delivery/delivery-payload.ts';
import type { Delivery } from '../delivery/delivery.ts';
import { EMPTY_MAILBOX } from '../delivery/empty-mailbox.ts';
import type { Mailbox } from '../delivery/mailbox.ts';
import type { Feedback } from '../feedback/stored-feedback.ts';
import type { AnswerDraft, Inbound } from '../inbound/inbound.ts';
import type { Job } from '../job/job.ts';
import type { Suppression } from '../opt-out/suppression.ts';
import type { BillingCustomer } from '../plan/billing-customer.ts';
import type { Subscription } from '../plan/subscription.ts';
import type { ReaderDay } from '../reader-health/reader-count.ts';
import type {
  ReferralCode,
  ReferralEntry,
  ReferralInvoice,
  Referral,
  ReferralSummary,
} from '../referral/referral.ts';
import type { ServiceStatus } from '../service-status/service-status.ts';
import type { MessageTemplates } from '../template/message-templates.ts';
import type { Snippet } from '../template/snippet.ts';
import { documentPlace } from './document-place.ts';
import type { MigrationProgress } from './migration-progress.ts';

/*
 * Every document of the store: its path, and its value when there is no document. The browser reads
 * through this table; the server through `documents.ts`, which adds the shapes. `defaults` are for what
 * is written by adding to it, and for fields that documents of an earlier version lack; the schemas
 * have the same.
 */

/** Fields that nobody reads: only the existence of the document counts. */
export type AnyFields = Record<string, unknown>;

const NO_SECRETS: UserSecrets = {
  app_password: null,
  notion_api_key: null,
  webhook_generation: 0,
  webhook_rotated_at: null,
};

export const userPlace = documentPlace<UserAccount>()('users/{uid}');
export const usageCreditsPlace = documentPlace<UsageCredits>()('user_usage_credits/{uid}');
export const subscriptionPlace = documentPlace<Subscription>()('user_subscriptions/{uid}');
export const messageTemplatesPlace = documentPlace<MessageTemplates>()('message_templates/{uid}');
export const emailSettingsPlace = documentPlace<EmailSettings>()('email_settings/{uid}');
export const crmSettingsPlace = documentPlace<CrmSettings>()('crm_settings/{uid}');
export const apiKeyPlace = documentPlace<StoredApiKey>()('api_keys/{uid}');
export const apiKeyHashPlace = documentPlace<ApiKeyOwner>()('api_key_hashes/{sha256}');
/** A code that hands the setup guide to the phone, by its hash. */
export const handoverPlace = documentPlace<Handover>()('handovers/{sha256}');
export const userSecretsPlace = documentPlace<UserSecrets>()('user_secrets/{uid}', {
  missing: NO_SECRETS,
  defaults: NO_SECRETS,
});
/** That a mailbox has had an account, without saying whose. */
export const trialMailboxPlace = documentPlace<AnyFields>()('trial_mailboxes/{fingerprint}');
export const referralCodePlace = documentPlace<ReferralCode>()('referral_codes/{code}');
/** Who a user is to the payment provider: one customer, for good. */
export const stripeCustomerPlace = documentPlace<BillingCustomer>()('stripe_customers/{uid}');
/** An event of the payment provider that was handled. */
export const stripeEventPlace = documentPlace<AnyFields>()('stripe_events/{id}');
/** The mailbox that an account writes from: one for now, with an id of its own. */
export const mailboxPlace = documentPlace<Mailbox>()('mailboxes/{uid}_main', {
  missing: EMPTY_MAILBOX,
});
export const channelHealthPlace = documentPlace<ChannelHealth>()('channel_health/{uid}_{channel}', {
  missing: UNKNOWN_HEALTH,
});
/** That nothing more goes to an address, for good. */
export const suppressionPlace = documentPlace<Suppression>()('suppressions/{uid}_{address_hash}');
/** Feedback, without saying whose. */
export const feedbackPlace = documentPlace<Feedback>()('anonymous_feedback/{id}');
/** What one instance counted of its readers in one day, `2026-05-01`. */
export const readerDayPlace = documentPlace<ReaderDay>()('reader_days/{day}_{instance}');
/** That a blind reader was logged on a day. */
export const readerWarningPlace = documentPlace<AnyFields>()('reader_warnings/{day}_{reader}');
export const rateWindowPlace = documentPlace<RateWindow>()('rate_windows/{uid}_{window}');
/** The deletion of an account. Once it exists, the account is never opened again. */
export const deletionPlace = documentPlace<AccountDeletion>()('deletions/{uid}');
const NOTHING_DONE: ServiceStatus = {
  clock_at: null,
  oldest_delivery_due_at: null,
  payment_event_at: null,
  work: {},
  late: [],
};
/** Whether the product works through what is due. */
export const serviceStatusPlace = documentPlace<ServiceStatus>()('service_status/now', {
  missing: NOTHING_DONE,
  defaults: NOTHING_DONE,
});
/** The progress of a migration of documents of earlier versions. */
export const migrationPlace = documentPlace<MigrationProgress>()('migrations/{id}');
/** Fields that documents of version 1.0 lack. */
const SINCE_1_1 = { last_in_text: null, replied_to_step: null, said: null } as const;
export const creatorPlace = documentPlace<Creator>()('users/{uid}/creators/{id}', {
  defaults: SINCE_1_1,
});
/** A creator that was deleted, or joined into another one, under the id it had. */
export const deletedCreatorPlace = documentPlace<DeletedCreator>()(
  'users/{uid}/deleted_creators/{id}',
  { defaults: SINCE_1_1 },
);
/** The small copy of a creator's picture. */
export const creatorPicturePlace = documentPlace<CreatorPicture>()(
  'users/{uid}/creator_pictures/{creator_id}',
);
/** Which chunks are the index of all creators. */
export const creatorIndexPlace = documentPlace<CreatorIndex>()(
  'users/{uid}/creator_index/manifest',
);
/** Entries of some creators, sealed. */
export const creatorChunkPlace = documentPlace<CreatorChunk>()('users/{uid}/creator_chunks/{id}');
export const inboundPlace = documentPlace<Inbound>()(
  'users/{uid}/creators/{creator_id}/inbound/{id}',
);
export const answerDraftPlace = documentPlace<AnswerDraft>()(
  'users/{uid}/answer_drafts/{creator_id}',
);
/** What the creator table shows, under a name. */
export const savedViewPlace = documentPlace<SavedView>()('users/{uid}/saved_views/{id}');
/** A text for answers. */
export const snippetPlace = documentPlace<Snippet>()('users/{uid}/snippets/{id}');
export const handlePlace = documentPlace<Handle>()('users/{uid}/handles/{platform}_{handle}');
export const platformIdPlace = documentPlace<PlatformId>()(
  'users/{uid}/platform_ids/{platform}_{account_id}',
);
export const contactedPlace = documentPlace<Contacted>()('users/{uid}/contacted/{address_hash}');
/** That a creator answered, once. */
export const replyPlace = documentPlace<Reply>()('users/{uid}/replies/{creator_id}');
export const deliveryPlace = documentPlace<Delivery>()('users/{uid}/deliveries/{id}', {
  // Of version 1.0.
  defaults: { seen_at: null },
});
export const deliveryAttemptPlace = documentPlace<DeliveryAttempt>()(
  'users/{uid}/deliveries/{id}/attempts/{attempt}',
);
export const deliveryPayloadPlace = documentPlace<DeliveryPayload>()(
  'users/{uid}/deliveries/{id}/private/payload',
  {
    missing: { request: null },
    defaults: { request: null },
  },
);
/** Progress of mirroring all creators to a CRM that was made active. */
export const backfillPlace = documentPlace<Backfill>()('users/{uid}/backfills/notion');
/** Work of many items that goes on in parts. */
export const jobPlace = documentPlace<Job>()('users/{uid}/jobs/{id}');
export const activityPlace = documentPlace<Activity>()('users/{uid}/activity/{id}');
const NOTHING_COUNTED: Statistics = { days: {}, weeks: {}, earlier: {} };
export const statisticsPlace = documentPlace<Statistics>()('users/{uid}/statistics/outreach', {
  missing: NOTHING_COUNTED,
  defaults: NOTHING_COUNTED,
});
const NOTHING_BROUGHT: ReferralSummary = {
  clicks: 0,
  sign_ups: 0,
  paying: 0,
  earned: 0,
  paid_out: 0,
};
/** What a user's own link has brought. */
export const referralSummaryPlace = documentPlace<ReferralSummary>()(
  'users/{uid}/referral/summary',
  { missing: NOTHING_BROUGHT, defaults: NOTHING_BROUGHT },
);
export const referralEntryPlace = documentPlace<ReferralEntry>()(
  'users/{uid}/referral_entries/{id}',
);
/** Somebody who signed up by the link. */
export const referralPlace = documentPlace<Referral>()('users/{uid}/referrals/{referred_uid}');
/** What one invoice of somebody referred has earned so far. */
export const referralInvoicePlace = documentPlace<ReferralInvoice>()(
  'users/{uid}/referral_invoices/{invoice_id}',
);
export const creditEntryPlace = documentPlace<CreditEntry>()('users/{uid}/credit_entries/{id}');
