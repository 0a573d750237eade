import { z } from 'zod';
import { storedText } from '../text/stored-text.ts';
import { BODY_MAXIMUM, HTML_MAXIMUM, SUBJECT_MAXIMUM } from './template-limits.ts';

/** `…/deliveries/{id}/private/payload`: a message as it goes out, frozen over every attempt. */
export const renderedEmailSchema = z.object({
  subject: storedText(SUBJECT_MAXIMUM),
  text: storedText(BODY_MAXIMUM),
  html: storedText(HTML_MAXIMUM),
});
export type RenderedEmail = z.infer<typeof renderedEmailSchema>;
