import { creatorSchema } from '@vibes/core/creator/creator';
import { creditEntrySchema, usageCreditsSchema } from '@vibes/core/credit/credit-entry';
import { deliverySchema } from '@vibes/core/delivery/delivery';
import { paths } from '@vibes/core/firestore/paths';
import { subscriptionSchema } from '@vibes/core/plan/subscription';
import { userAccountSchema } from '@vibes/core/account/user-account';

/** Every place the product knows, filled in for a person. A new one is missed by the compiler. */
const PLACES = {
  user: paths.user,
  usageCredits: paths.usageCredits,
  subscription: paths.subscription,
  messageTemplates: paths.messageTemplates,
  emailSettings: paths.emailSettings,
  crmSettings: paths.crmSettings,
  apiKey: paths.apiKey,
  apiKeyHash: () => paths.apiKeyHash('abc'),
  userSecrets: paths.userSecrets,
  trialMailbox: () => paths.trialMailbox('abc'),
  referralCode: () => paths.referralCode('abcd2345'),
  stripeCustomer: paths.stripeCustomer,
  stripeEvent: () => paths.stripeEvent('evt_1'),
  mailbox: paths.mailbox,
  channelHealth: (uid) => paths.channelHealth(uid, 'gmail'),
  suppression: (uid) => paths.suppression(uid, 'abc'),
  feedback: () => paths.feedback('f1'),
  readerDays: paths.readerDays,
  readerDay: () => paths.readerDay('2026-05-01', 'abc'),
  readerWarning: () => paths.readerWarning('2026-05-01', 'tiktok'),
  pageShapes: paths.pageShapes,
  pageShape: () => paths.pageShape('2026-05-01', 'tiktok', 1),
  rateWindow: (uid) => paths.rateWindow(uid, 1),
  creators: paths.creators,
  creator: (uid) => paths.creator(uid, 'c1'),
  handle: (uid) => paths.handle(uid, { platform: 'tiktok', handle: 'mara' }),
  contacted: (uid) => paths.contacted(uid, 'abc'),
  reply: (uid) => paths.reply(uid, 'c1'),
  deliveries: paths.deliveries,
  delivery: (uid) => paths.delivery(uid, 'email_c1'),
  deliveryAttempts: (uid) => paths.deliveryAttempts(uid, 'email_c1'),
  deliveryAttempt: (uid) => paths.deliveryAttempt(uid, 'email_c1', 1),
  deliveryPayload: (uid) => paths.deliveryPayload(uid, 'email_c1'),
  backfill: paths.backfill,
  activities: paths.activities,
  activity: (uid) => paths.activity(uid, 'capture_c1'),
  days: paths.days,
  dailyStats: (uid) => paths.dailyStats(uid, '2026-05-01'),
  referralSummary: paths.referralSummary,
  referralEntries: paths.referralEntries,
  referralEntry: (uid) => paths.referralEntry(uid, 'in_1_1'),
  referral: (uid) => paths.referral(uid, 'eve'),
  referralInvoice: (uid) => paths.referralInvoice(uid, 'in_1'),
  creditEntries: paths.creditEntries,
  creditEntry: (uid) => paths.creditEntry(uid, 'trial'),
} satisfies Record<keyof typeof paths, (uid: string) => string>;

/** Documents that nobody has thought of: what no rule names is closed. */
const UNKNOWN = (uid: string) => [
  'anything/else',
  `users/${uid}/anything/else`,
  `users/${uid}/referral/another`,
  `users/${uid}/creators/c1/anything/else`,
  `users/${uid}/deliveries/email_c1/attempts/1/private/payload`,
];

const isDocument = (path: string) => path.split('/').length % 2 === 0;

/** A document at every place there is in a person's account, and some where there is none. */
export const documentsOf = (uid: string): string[] =>
  [...Object.values(PLACES).map((path) => path(uid)), ...UNKNOWN(uid)].filter(isDocument);

export const collectionOf = (document: string) => document.slice(0, document.lastIndexOf('/'));

/** The fields of documents that their owner may read: each is tried by itself. */
export const FIELDS: Readonly<Record<string, readonly string[]>> = {
  [PLACES.user('ann')]: Object.keys(userAccountSchema.shape),
  [PLACES.usageCredits('ann')]: Object.keys(usageCreditsSchema.shape),
  [PLACES.subscription('ann')]: Object.keys(subscriptionSchema.shape),
  [PLACES.creator('ann')]: Object.keys(creatorSchema.shape),
  [PLACES.delivery('ann')]: Object.keys(deliverySchema.shape),
  [PLACES.creditEntry('ann')]: Object.keys(creditEntrySchema.shape),
};
