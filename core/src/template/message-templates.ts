import { z } from 'zod';

export const TEMPLATE_MINIMUM = { subject: 3, body: 10 } as const;
const LIMIT = { subject: 200, body: 10_000, dm: 2200 } as const;

/** `message_templates/{uid}`. A stored template may be empty: nobody has written it yet. */
export const messageTemplatesSchema = z.object({
  email_subject: z.string().max(LIMIT.subject),
  email_template: z.string().max(LIMIT.body),
  email_signature: z.string().max(LIMIT.body),
  instagram_template: z.string().max(LIMIT.dm),
  tiktok_template: z.string().max(LIMIT.dm),
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

export const DEFAULT_TEMPLATES: MessageTemplates = {
  email_subject: 'Paid Partnership Opportunity for {{creatorName}}',
  email_template: '',
  email_signature: '',
  instagram_template: '',
  tiktok_template: '',
};
