import { z } from 'zod';
import { TEMPLATE_MAXIMUM, TEMPLATE_MINIMUM } from './template-limits.ts';

/** `message_templates/{uid}`. A stored template may be empty: nobody has written it yet. */
export const messageTemplatesSchema = z.object({
  email_subject: z.string().max(TEMPLATE_MAXIMUM.subject),
  email_template: z.string().max(TEMPLATE_MAXIMUM.body),
  email_signature: z.string().max(TEMPLATE_MAXIMUM.body),
  instagram_template: z.string().max(TEMPLATE_MAXIMUM.dm),
  tiktok_template: z.string().max(TEMPLATE_MAXIMUM.dm),
});
export type MessageTemplates = z.infer<typeof messageTemplatesSchema>;

/** What a save must hold: each given field long enough to be a message (product rules). */
export const messageTemplatesUpdateSchema = z
  .strictObject({
    email_subject: messageTemplatesSchema.shape.email_subject.min(TEMPLATE_MINIMUM.subject),
    email_template: messageTemplatesSchema.shape.email_template.min(TEMPLATE_MINIMUM.body),
    email_signature: messageTemplatesSchema.shape.email_signature.nullable(),
    instagram_template: messageTemplatesSchema.shape.instagram_template.min(TEMPLATE_MINIMUM.body),
    tiktok_template: messageTemplatesSchema.shape.tiktok_template.min(TEMPLATE_MINIMUM.body),
  })
  .partial();
export type MessageTemplatesUpdate = z.infer<typeof messageTemplatesUpdateSchema>;
