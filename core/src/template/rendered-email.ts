import * as z from 'zod';
import {
  BODY_MAXIMUM,
  FOOTER_HTML_MAXIMUM,
  FOOTER_MAXIMUM,
  HTML_MAXIMUM,
  SUBJECT_MAXIMUM,
} from './template-limits.ts';

/**
 * `…/deliveries/{id}/private/payload`: a message as it is sent, the same in every attempt. Its
 * bounds are enforced when it is rendered; the stored message is read unchanged.
 */
export const renderedEmailSchema = z.object({
  subject: z.string().meta({ most: SUBJECT_MAXIMUM }),
  text: z.string().meta({ most: BODY_MAXIMUM }),
  html: z.string().meta({ most: HTML_MAXIMUM }),
});
export type RenderedEmail = z.infer<typeof renderedEmailSchema>;

/** The lines below a message, kept apart from it: they stay as they are while a person edits it. */
export const renderedFooterSchema = z.object({
  text: z.string().meta({ most: FOOTER_MAXIMUM }),
  html: z.string().meta({ most: FOOTER_HTML_MAXIMUM }),
  /** Whether the link to unsubscribe is in it. */
  has_link: z.boolean(),
});
export type RenderedFooter = z.infer<typeof renderedFooterSchema>;
