import type * as kinds from './documents.ts';

type Kind = keyof typeof kinds;

/** What becomes of documents of one kind when the account that they belong to is deleted. */
export interface AccountRule {
  /**
   * `early`: deleted as soon as the account is blocked, so that nothing opens, finds or signs it in
   * while the rest is deleted. `no_account`: they belong to no account, or to another one.
   */
  on_deletion: 'early' | 'deleted' | 'kept' | 'no_account';
  /** For what is not deleted: why. */
  because?: string;
  /** Fields that say who a creator is: emptied in what is kept. */
  emptied?: readonly string[];
  /** Fields that an export leaves out: sealed secrets, hashes of keys and codes, ids of others. */
  hidden?: readonly string[];
  /** Why, where they are none of these. */
  hidden_because?: string;
  /** The path holds such a hash or id. */
  has_hidden_path?: true;
  /** The path does not name the account: the documents name it in the field `uid`. */
  by_field?: true;
}

/**
 * Every kind of document, in the order in which an account's are deleted. What others follow from
 * comes first: a worker writes an activity together with a delivery at the version it read, so
 * nothing of the kind is written any more once the deliveries are gone. A billing sync ends without
 * the credits, and creates the subscription, so the credits go first. The account's own document
 * is last, since it says that the account is blocked.
 */
export const ACCOUNT_DOCUMENTS = {
  apiKeyHashDocument: { on_deletion: 'early', by_field: true, has_hidden_path: true },
  handoverDocument: {
    on_deletion: 'early',
    by_field: true,
    has_hidden_path: true,
    hidden: ['key_hash', 'redeemed_by'],
  },
  apiKeyDocument: { on_deletion: 'early', hidden: ['api_key', 'key_hash', 'handover_hash'] },
  userSecretsDocument: { on_deletion: 'early', hidden: ['app_password', 'notion_api_key'] },
  referralCodeDocument: { on_deletion: 'early', by_field: true },
  creatorDocument: { on_deletion: 'deleted' },
  deletedCreatorDocument: { on_deletion: 'deleted' },
  creatorPictureDocument: { on_deletion: 'deleted' },
  creatorIndexDocument: { on_deletion: 'deleted' },
  creatorChunkDocument: {
    on_deletion: 'deleted',
    hidden: ['entries'],
    hidden_because: 'the creators once more, who are listed in full',
  },
  inboundDocument: { on_deletion: 'deleted' },
  answerDraftDocument: { on_deletion: 'deleted' },
  savedViewDocument: { on_deletion: 'deleted' },
  snippetDocument: { on_deletion: 'deleted' },
  backfillDocument: { on_deletion: 'deleted' },
  jobDocument: { on_deletion: 'deleted' },
  deliveryDocument: { on_deletion: 'deleted' },
  deliveryAttemptDocument: { on_deletion: 'deleted' },
  deliveryPayloadDocument: { on_deletion: 'deleted' },
  handleDocument: { on_deletion: 'deleted' },
  platformIdDocument: { on_deletion: 'deleted' },
  contactedDocument: { on_deletion: 'deleted' },
  replyDocument: { on_deletion: 'deleted' },
  activityDocument: { on_deletion: 'deleted' },
  statisticsDocument: { on_deletion: 'deleted' },
  messageTemplatesDocument: { on_deletion: 'deleted' },
  emailSettingsDocument: { on_deletion: 'deleted' },
  crmSettingsDocument: { on_deletion: 'deleted' },
  mailboxDocument: { on_deletion: 'deleted' },
  channelHealthDocument: { on_deletion: 'deleted' },
  rateWindowDocument: { on_deletion: 'deleted' },
  referralSummaryDocument: { on_deletion: 'deleted' },
  referralDocument: { on_deletion: 'deleted', has_hidden_path: true },
  referralInvoiceDocument: { on_deletion: 'deleted', hidden: ['referred_uid'] },
  usageCreditsDocument: { on_deletion: 'deleted' },
  subscriptionDocument: { on_deletion: 'deleted' },
  userDocument: { on_deletion: 'deleted' },
  creditEntryDocument: {
    on_deletion: 'kept',
    because: 'records of what was paid for and used, without the names of creators',
    emptied: ['creator_name'],
  },
  referralEntryDocument: {
    on_deletion: 'kept',
    because: 'records of what was earned and paid out',
  },
  stripeCustomerDocument: {
    on_deletion: 'kept',
    because: 'the number under which Stripe keeps the invoices',
  },
  suppressionDocument: {
    on_deletion: 'kept',
    because: 'fingerprints of addresses that get no more email',
  },
  deletionDocument: { on_deletion: 'kept', because: 'the receipt of the deletion' },
  trialMailboxDocument: {
    on_deletion: 'no_account',
    because: 'the fingerprint that limits a mailbox to one trial; it names no account, and is kept',
  },
  stripeEventDocument: { on_deletion: 'no_account', because: 'ids of payment events' },
  feedbackDocument: { on_deletion: 'no_account', because: 'says nothing about who sent it' },
  readerDayDocument: { on_deletion: 'no_account', because: 'counts of pages' },
  readerWarningDocument: { on_deletion: 'no_account', because: 'a day and a service' },
  serviceStatusDocument: { on_deletion: 'no_account', because: 'times of the product’s own work' },
  migrationDocument: { on_deletion: 'no_account', because: 'progress of a migration' },
} as const satisfies Record<Kind, AccountRule>;
