import * as z from 'zod';
import { MOST_FOLLOW_UPS } from '../follow-up/follow-up.ts';
import { PLATFORM_FACTS, platformFields, type Platform } from '../creator/platform.ts';
import { storedList } from '../text/stored-text.ts';
import { withoutControls } from '../text/without-controls.ts';
import { dmTemplateField } from './dm-templates.ts';
import {
  fixedLength,
  MOST_WORKING_DAYS,
  TEMPLATE_MAXIMUM,
  TEMPLATE_MINIMUM,
} from './template-limits.ts';

const template = (most: number) => z.string().max(most).overwrite(withoutControls);

const followUpTemplateSchema = z.object({
  body: template(TEMPLATE_MAXIMUM.body),
  after_working_days: z.int().min(1).max(MOST_WORKING_DAYS),
});
export type FollowUpTemplate = z.infer<typeof followUpTemplateSchema>;

/** `message_templates/{uid}`. A stored template may be empty, or longer than a DM may be today. */
export const messageTemplatesSchema = z.object({
  email_subject: template(TEMPLATE_MAXIMUM.subject),
  email_template: template(TEMPLATE_MAXIMUM.body),
  email_signature: template(TEMPLATE_MAXIMUM.body),
  /** The DMs, a field for each platform: read by `dmTemplateOf` alone. */
  ...platformFields('template', () => template(TEMPLATE_MAXIMUM.body)),
  /** The follow-ups to the email, in their order. */
  follow_ups: storedList(followUpTemplateSchema, MOST_FOLLOW_UPS),
});
export type MessageTemplates = z.infer<typeof messageTemplatesSchema>;

const directMessage = (platform: Platform) =>
  messageTemplatesSchema.shape[dmTemplateField(platform)]
    .min(TEMPLATE_MINIMUM.body)
    .refine(
      (template) => fixedLength(template) <= PLATFORM_FACTS[platform].dm_maximum,
      'Too long for a DM',
    );

/** What a save must hold: each given field long enough to be a message (product rules). */
export const messageTemplatesUpdateSchema = z
  .strictObject({
    email_subject: messageTemplatesSchema.shape.email_subject.min(TEMPLATE_MINIMUM.subject),
    email_template: messageTemplatesSchema.shape.email_template.min(TEMPLATE_MINIMUM.body),
    email_signature: messageTemplatesSchema.shape.email_signature.nullable(),
    ...platformFields('template', directMessage),
    follow_ups: z
      .array(
        followUpTemplateSchema
          .extend({ body: followUpTemplateSchema.shape.body.min(TEMPLATE_MINIMUM.body) })
          .strict(),
      )
      .max(MOST_FOLLOW_UPS),
  })
  .partial();
export type MessageTemplatesUpdate = z.infer<typeof messageTemplatesUpdateSchema>;
