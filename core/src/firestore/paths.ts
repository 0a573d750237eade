import type { Channel } from '../channel/channel.ts';
import type { PlatformHandle } from '../creator/platform.ts';

/** Paths of every document, used by the server, the browser, the rules' tests and the seed alike. */
export const paths = {
  user: (uid: string) => `users/${uid}`,
  usageCredits: (uid: string) => `user_usage_credits/${uid}`,
  subscription: (uid: string) => `user_subscriptions/${uid}`,
  messageTemplates: (uid: string) => `message_templates/${uid}`,
  emailSettings: (uid: string) => `email_settings/${uid}`,
  crmSettings: (uid: string) => `crm_settings/${uid}`,
  apiKey: (uid: string) => `api_keys/${uid}`,
  apiKeyHash: (sha256: string) => `api_key_hashes/${sha256}`,
  userSecrets: (uid: string) => `user_secrets/${uid}`,
  /** That a mailbox has had an account; nothing in it says whose. */
  trialMailbox: (fingerprint: string) => `trial_mailboxes/${fingerprint}`,
  referralCode: (code: string) => `referral_codes/${code}`,
  /** Who a user is to the payment provider: one customer, for good. */
  stripeCustomer: (uid: string) => `stripe_customers/${uid}`,
  /** News of the payment provider that was dealt with. */
  stripeEvent: (id: string) => `stripe_events/${id}`,
  mailbox: (uid: string) => `mailboxes/${uid}`,
  channelHealth: (uid: string, channel: Channel) => `channel_health/${uid}_${channel}`,
  /** That nothing more goes to an address, for good. */
  suppression: (uid: string, addressHash: string) => `suppressions/${uid}_${addressHash}`,
  /** What somebody thinks; nothing in it says who. */
  feedback: (id: string) => `anonymous_feedback/${id}`,
  /** What one instance counted of its readers in one day, `2026-05-01`. */
  readerDays: () => 'reader_days',
  readerDay: (day: string, instance: string) => `reader_days/${day}_${instance}`,
  /** That a blind reader was told of in the log on a day. */
  readerWarning: (day: string, reader: string) => `reader_warnings/${day}_${reader}`,
  pageShapes: () => 'page_shapes',
  pageShape: (day: string, reader: string, number: number) =>
    `page_shapes/${day}_${reader}_${number}`,
  rateWindow: (uid: string, window: number) => `rate_windows/${uid}_${window}`,

  creators: (uid: string) => `users/${uid}/creators`,
  creator: (uid: string, id: string) => `users/${uid}/creators/${id}`,
  handle: (uid: string, { platform, handle }: PlatformHandle) =>
    `users/${uid}/handles/${platform}_${handle}`,
  contacted: (uid: string, addressHash: string) => `users/${uid}/contacted/${addressHash}`,
  /** That a creator answered, once. */
  reply: (uid: string, creator_id: string) => `users/${uid}/replies/${creator_id}`,
  deliveries: (uid: string) => `users/${uid}/deliveries`,
  delivery: (uid: string, id: string) => `users/${uid}/deliveries/${id}`,
  deliveryAttempts: (uid: string, id: string) => `users/${uid}/deliveries/${id}/attempts`,
  deliveryAttempt: (uid: string, id: string, attempt: number) =>
    `users/${uid}/deliveries/${id}/attempts/${attempt}`,
  deliveryPayload: (uid: string, id: string) => `users/${uid}/deliveries/${id}/private/payload`,
  /** Progress of copying everything there is to a CRM just made active. */
  backfill: (uid: string) => `users/${uid}/backfills/notion`,
  activities: (uid: string) => `users/${uid}/activity`,
  activity: (uid: string, id: string) => `users/${uid}/activity/${id}`,
  days: (uid: string) => `users/${uid}/daily_stats`,
  dailyStats: (uid: string, day: string) => `users/${uid}/daily_stats/${day}`,
  /** What a user's own link has brought. */
  referralSummary: (uid: string) => `users/${uid}/referral/summary`,
  referralEntries: (uid: string) => `users/${uid}/referral_entries`,
  referralEntry: (uid: string, id: string) => `users/${uid}/referral_entries/${id}`,
  /** One who signed up by the link. */
  referral: (uid: string, referred_uid: string) => `users/${uid}/referrals/${referred_uid}`,
  /** What one invoice of somebody referred has earned so far. */
  referralInvoice: (uid: string, invoice_id: string) =>
    `users/${uid}/referral_invoices/${invoice_id}`,
  creditEntries: (uid: string) => `users/${uid}/credit_entries`,
  creditEntry: (uid: string, id: string) => `users/${uid}/credit_entries/${id}`,
} as const;
