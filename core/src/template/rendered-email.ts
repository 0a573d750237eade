import { z } from 'zod';
import { BODY_MAXIMUM, HTML_MAXIMUM, SUBJECT_MAXIMUM } from './template-limits.ts';

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
