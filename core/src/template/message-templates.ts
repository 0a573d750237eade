import { z } from 'zod';
import type { Platform } from '../creator/platform.ts';
import { withoutControls } from '../text/without-controls.ts';
import { DM_MAXIMUM, fixedLength, TEMPLATE_MAXIMUM, TEMPLATE_MINIMUM } from './template-limits.ts';

const template = (most: number) => z.string().max(most).overwrite(withoutControls);

/** `message_templates/{uid}`. A stored template may be empty, or longer than a DM may be today. */
export const messageTemplatesSchema = z.object({
  email_subject: template(TEMPLATE_MAXIMUM.subject),
  email_template: template(TEMPLATE_MAXIMUM.body),
  email_signature: template(TEMPLATE_MAXIMUM.body),
  instagram_template: template(TEMPLATE_MAXIMUM.body),
  tiktok_template: template(TEMPLATE_MAXIMUM.body),
});
export type MessageTemplates = z.infer<typeof messageTemplatesSchema>;

const directMessage = (platform: Platform) =>
  messageTemplatesSchema.shape[`${platform}_template`]
    .min(TEMPLATE_MINIMUM.body)
    .refine((template) => fixedLength(template) <= DM_MAXIMUM[platform], 'Too long for a DM');

/** What a save must hold: each given field long enough to be a message (product rules). */
export const messageTemplatesUpdateSchema = z
  .strictObject({
    email_subject: messageTemplatesSchema.shape.email_subject.min(TEMPLATE_MINIMUM.subject),
    email_template: messageTemplatesSchema.shape.email_template.min(TEMPLATE_MINIMUM.body),
    email_signature: messageTemplatesSchema.shape.email_signature.nullable(),
    instagram_template: directMessage('instagram'),
    tiktok_template: directMessage('tiktok'),
  })
  .partial();
export type MessageTemplatesUpdate = z.infer<typeof messageTemplatesUpdateSchema>;
