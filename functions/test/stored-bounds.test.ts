import { accountDeletionSchema } from '@vibes/core/account/account-deletion';
import { handoverSchema } from '@vibes/core/account/handover';
import { apiKeyOwnerSchema, storedApiKeySchema } from '@vibes/core/account/stored-api-key';
import { activitySchema } from '@vibes/core/activity/activity';
import { statisticsSchema } from '@vibes/core/activity/statistics';
import { emailSettingsSchema } from '@vibes/core/account/email-settings';
import { userAccountSchema } from '@vibes/core/account/user-account';
import { userSecretsSchema } from '@vibes/core/account/user-secrets';
import { channelHealthSchema } from '@vibes/core/channel/channel-health';
import { handleSchema } from '@vibes/core/creator/creator-records';
import { creatorPictureSchema } from '@vibes/core/creator/creator-picture';
import { deletedCreatorSchema } from '@vibes/core/creator/deleted-creator';
import { creatorChunkSchema, creatorIndexSchema } from '@vibes/core/creator-index/creator-index';
import { creatorSchema } from '@vibes/core/creator/creator';
import { creditEntrySchema, usageCreditsSchema } from '@vibes/core/credit/credit-entry';
import { backfillSchema } from '@vibes/core/crm/backfill';
import { crmSettingsSchema } from '@vibes/core/crm/crm-settings';
import { savedViewSchema } from '@vibes/core/crm/saved-view';
import { contactedSchema } from '@vibes/core/delivery/contacted';
import { deliveryAttemptSchema } from '@vibes/core/delivery/delivery-attempt';
import { deliveryPayloadSchema } from '@vibes/core/delivery/delivery-payload';
import { deliverySchema } from '@vibes/core/delivery/delivery';
import { answerDraftSchema, inboundSchema } from '@vibes/core/inbound/inbound';
import { migrationProgressSchema } from '@vibes/core/firestore/migration-progress';
import { jobSchema } from '@vibes/core/job/job';
import { mailboxSchema } from '@vibes/core/delivery/mailbox';
import { suppressionSchema } from '@vibes/core/opt-out/suppression';
import { billingCustomerSchema } from '@vibes/core/plan/billing-customer';
import { subscriptionSchema } from '@vibes/core/plan/subscription';
import { feedbackSchema } from '@vibes/core/feedback/stored-feedback';
import { readerDaySchema } from '@vibes/core/reader-health/reader-count';
import {
  referralCodeSchema,
  referralEntrySchema,
  referralInvoiceSchema,
  referralSchema,
  referralSummarySchema,
} from '@vibes/core/referral/referral';
import { messageTemplatesSchema } from '@vibes/core/template/message-templates';
import { snippetSchema } from '@vibes/core/template/snippet';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';

/** Every stored schema, by its collection. */
const STORED: [string, z.ZodObject][] = [
  ['users', userAccountSchema],
  ['user_secrets', userSecretsSchema],
  ['api_keys', storedApiKeySchema],
  ['api_key_hashes', apiKeyOwnerSchema],
  ['handovers', handoverSchema],
  ['creators', creatorSchema],
  ['deleted_creators', deletedCreatorSchema],
  ['creator_pictures', creatorPictureSchema],
  ['creator_index', creatorIndexSchema],
  ['creator_chunks', creatorChunkSchema],
  ['inbound', inboundSchema],
  ['answer_drafts', answerDraftSchema],
  ['saved_views', savedViewSchema],
  ['snippets', snippetSchema],
  ['handles', handleSchema],
  ['contacted', contactedSchema],
  ['deliveries', deliverySchema],
  ['attempts', deliveryAttemptSchema],
  ['private', deliveryPayloadSchema],
  ['backfills', backfillSchema],
  ...jobSchema.shape.work.options.map((work): [string, z.ZodObject] => [
    'jobs',
    jobSchema.extend({ work }),
  ]),
  ['activity', activitySchema],
  ['statistics', statisticsSchema],
  ['credit_entries', creditEntrySchema],
  ['referral_codes', referralCodeSchema],
  ['referral', referralSummarySchema],
  ['referral_entries', referralEntrySchema],
  ['referral_invoices', referralInvoiceSchema],
  ['referrals', referralSchema],
  ['user_usage_credits', usageCreditsSchema],
  ['user_subscriptions', subscriptionSchema],
  ['message_templates', messageTemplatesSchema],
  ['email_settings', emailSettingsSchema],
  ['crm_settings', crmSettingsSchema],
  ['channel_health', channelHealthSchema],
  ['mailboxes', mailboxSchema],
  ['suppressions', suppressionSchema],
  ['stripe_customers', billingCustomerSchema],
  ['deletions', accountDeletionSchema],
  ['migrations', migrationProgressSchema],
  ['anonymous_feedback', feedbackSchema],
  ['reader_days', readerDaySchema],
];
/** Lists and texts that are short by what they hold. */
const SHORT: Record<string, string> = {
  'private.request': 'the JSON of the message beside it, or of a creator',
  'mailboxes.window': 'the emails of a day, which Gmail ends at 2,000',
  'user_usage_credits.grants': 'the paid periods that still run, and the last one',
};

const BYTES = 3;
/** Bytes of a text that an index holds; the rest of a longer one is left out of it (https://firebase.google.com/docs/firestore/quotas). */
const INDEXED = 1500;
const DOCUMENT = 1_048_576;

interface Field {
  name: string;
  /** Characters of a text, or items of a list; undefined for one without a bound. */
  most: number | undefined;
  kind: 'text' | 'list';
}

/** Every text and list in a schema, at any depth. */
function fields(schema: z.core.$ZodType, name: string, of: number): (Field & { of: number })[] {
  const bound = z.globalRegistry.get(schema)?.['most'] as number | undefined;
  if (schema instanceof z.ZodString)
    return [{ name, kind: 'text', most: bound ?? schema.maxLength ?? undefined, of }];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as z.core.$ZodShape).flatMap(([key, part]) =>
      fields(part, `${name}.${key}`, of),
    );
  if (schema instanceof z.ZodArray) {
    return [
      { name, kind: 'list', most: bound, of },
      ...fields(schema.element, name, of * (bound ?? 1)),
    ];
  }
  if (schema instanceof z.ZodNullable && bound !== undefined)
    return [{ name, kind: 'text', most: bound, of }];
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault
  )
    return fields(schema.unwrap(), name, of);
  return [];
}

it.each(STORED)(
  'every text and list of %s has a bound, and they fit into a document',
  (collection, schema) => {
    const all = fields(schema, collection, 1);
    const unbound = all.filter(({ name, most }) => most === undefined && !(name in SHORT));
    expect(unbound).toEqual([]);
    const texts = all.filter(({ kind }) => kind === 'text');
    const bytes = texts.reduce((sum, { most = 0, of }) => sum + BYTES * most * of, 0);
    expect(bytes).toBeLessThan(DOCUMENT);
  },
);

const indexesSchema = z.object({
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), indexes: z.array(z.unknown()) }),
  ),
});

it('what is longer than an index holds is not indexed', async () => {
  const indexes = indexesSchema.parse(JSON.parse(await readFile('firestore.indexes.json', 'utf8')));
  const exempt = indexes.fieldOverrides
    .filter((one) => one.indexes.length === 0)
    .map((one) => `${one.collectionGroup}.${one.fieldPath}`);
  const long = STORED.flatMap(([collection, schema]) => fields(schema, collection, 1))
    .filter(({ kind, most = 0 }) => kind === 'text' && BYTES * most > INDEXED)
    .map(({ name }) => name.split('.').slice(0, 2).join('.'));
  expect(exempt).toEqual(expect.arrayContaining([...new Set(long)]));
});
