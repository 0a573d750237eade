import * as z from 'zod';
import { accountDeletionSchema } from '../account/account-deletion.ts';
import { emailSettingsSchema } from '../account/email-settings.ts';
import { handoverSchema } from '../account/handover.ts';
import { apiKeyOwnerSchema, storedApiKeySchema } from '../account/stored-api-key.ts';
import { userAccountSchema } from '../account/user-account.ts';
import { userSecretsSchema } from '../account/user-secrets.ts';
import { activitySchema } from '../activity/activity.ts';
import { statisticsSchema } from '../activity/statistics.ts';
import { rateWindowSchema } from '../api/rate-window.ts';
import { channelHealthSchema } from '../channel/channel-health.ts';
import { creatorChunkSchema, creatorIndexSchema } from '../creator-index/creator-index.ts';
import { handleSchema, platformIdSchema, replySchema } from '../creator/creator-records.ts';
import { creatorPictureSchema } from '../creator/creator-picture.ts';
import { creatorSchema } from '../creator/creator.ts';
import { deletedCreatorSchema } from '../creator/deleted-creator.ts';
import { creditEntrySchema, usageCreditsSchema } from '../credit/credit-entry.ts';
import { backfillSchema } from '../crm/backfill.ts';
import { crmSettingsSchema } from '../crm/crm-settings.ts';
import { savedViewSchema } from '../crm/saved-view.ts';
import { contactedSchema } from '../delivery/contacted.ts';
import { deliveryAttemptSchema } from '../delivery/delivery-attempt.ts';
import { deliveryPayloadSchema } from '../delivery/delivery-payload.ts';
import { deliverySchema } from '../delivery/delivery.ts';
import { feedbackSchema } from '../feedback/stored-feedback.ts';
import { jobSchema } from '../job/job.ts';
import { mailboxSchema } from '../delivery/mailbox.ts';
import { answerDraftSchema, inboundSchema } from '../inbound/inbound.ts';
import { suppressionSchema } from '../opt-out/suppression.ts';
import { billingCustomerSchema } from '../plan/billing-customer.ts';
import { subscriptionSchema } from '../plan/subscription.ts';
import { readerDaySchema } from '../reader-health/reader-count.ts';
import {
  referralCodeSchema,
  referralEntrySchema,
  referralInvoiceSchema,
  referralSchema,
  referralSummarySchema,
} from '../referral/referral.ts';
import { serviceStatusSchema } from '../service-status/service-status.ts';
import { messageTemplatesSchema } from '../template/message-templates.ts';
import { snippetSchema } from '../template/snippet.ts';
import { documentKind } from './document-kind.ts';
import { migrationProgressSchema } from './migration-progress.ts';
import * as places from './places.ts';

/*
 * Every document of the store, checked as it is read. The server, the tests and the seed read
 * through this table; the browser, which must not load the shapes, through `places.ts`.
 */

/** Of documents whose fields nobody reads. */
const anyFields = z.record(z.string(), z.unknown());

export const userDocument = documentKind(places.userPlace, userAccountSchema);
export const usageCreditsDocument = documentKind(places.usageCreditsPlace, usageCreditsSchema);
export const subscriptionDocument = documentKind(places.subscriptionPlace, subscriptionSchema);
export const messageTemplatesDocument = documentKind(
  places.messageTemplatesPlace,
  messageTemplatesSchema,
);
export const emailSettingsDocument = documentKind(places.emailSettingsPlace, emailSettingsSchema);
export const crmSettingsDocument = documentKind(places.crmSettingsPlace, crmSettingsSchema);
export const apiKeyDocument = documentKind(places.apiKeyPlace, storedApiKeySchema);
export const apiKeyHashDocument = documentKind(places.apiKeyHashPlace, apiKeyOwnerSchema);
export const handoverDocument = documentKind(places.handoverPlace, handoverSchema);
export const userSecretsDocument = documentKind(places.userSecretsPlace, userSecretsSchema);
export const trialMailboxDocument = documentKind(places.trialMailboxPlace, anyFields);
export const referralCodeDocument = documentKind(places.referralCodePlace, referralCodeSchema);
export const stripeCustomerDocument = documentKind(
  places.stripeCustomerPlace,
  billingCustomerSchema,
);
export const stripeEventDocument = documentKind(places.stripeEventPlace, anyFields);
export const mailboxDocument = documentKind(places.mailboxPlace, mailboxSchema);
export const channelHealthDocument = documentKind(places.channelHealthPlace, channelHealthSchema);
export const suppressionDocument = documentKind(places.suppressionPlace, suppressionSchema);
export const feedbackDocument = documentKind(places.feedbackPlace, feedbackSchema);
export const readerDayDocument = documentKind(places.readerDayPlace, readerDaySchema);
export const readerWarningDocument = documentKind(places.readerWarningPlace, anyFields);
export const rateWindowDocument = documentKind(places.rateWindowPlace, rateWindowSchema);
export const deletionDocument = documentKind(places.deletionPlace, accountDeletionSchema);
export const serviceStatusDocument = documentKind(places.serviceStatusPlace, serviceStatusSchema);
export const migrationDocument = documentKind(places.migrationPlace, migrationProgressSchema);
export const creatorDocument = documentKind(places.creatorPlace, creatorSchema);
export const deletedCreatorDocument = documentKind(
  places.deletedCreatorPlace,
  deletedCreatorSchema,
);
export const creatorPictureDocument = documentKind(
  places.creatorPicturePlace,
  creatorPictureSchema,
);
export const creatorIndexDocument = documentKind(places.creatorIndexPlace, creatorIndexSchema);
export const creatorChunkDocument = documentKind(places.creatorChunkPlace, creatorChunkSchema);
export const inboundDocument = documentKind(places.inboundPlace, inboundSchema);
export const answerDraftDocument = documentKind(places.answerDraftPlace, answerDraftSchema);
export const savedViewDocument = documentKind(places.savedViewPlace, savedViewSchema);
export const snippetDocument = documentKind(places.snippetPlace, snippetSchema);
export const handleDocument = documentKind(places.handlePlace, handleSchema);
export const platformIdDocument = documentKind(places.platformIdPlace, platformIdSchema);
export const contactedDocument = documentKind(places.contactedPlace, contactedSchema);
export const replyDocument = documentKind(places.replyPlace, replySchema);
export const deliveryDocument = documentKind(places.deliveryPlace, deliverySchema);
export const deliveryAttemptDocument = documentKind(
  places.deliveryAttemptPlace,
  deliveryAttemptSchema,
);
export const deliveryPayloadDocument = documentKind(
  places.deliveryPayloadPlace,
  deliveryPayloadSchema,
);
export const backfillDocument = documentKind(places.backfillPlace, backfillSchema);
export const jobDocument = documentKind(places.jobPlace, jobSchema);
export const activityDocument = documentKind(places.activityPlace, activitySchema);
export const statisticsDocument = documentKind(places.statisticsPlace, statisticsSchema);
export const referralSummaryDocument = documentKind(
  places.referralSummaryPlace,
  referralSummarySchema,
);
export const referralEntryDocument = documentKind(places.referralEntryPlace, referralEntrySchema);
export const referralDocument = documentKind(places.referralPlace, referralSchema);
export const referralInvoiceDocument = documentKind(
  places.referralInvoicePlace,
  referralInvoiceSchema,
);
export const creditEntryDocument = documentKind(places.creditEntryPlace, creditEntrySchema);
