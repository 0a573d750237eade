import { z } from 'zod';

/** `…/deliveries/{id}/private/payload`: a message as it goes out, frozen over every attempt. */
export const renderedEmailSchema = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type RenderedEmail = z.infer<typeof renderedEmailSchema>;
