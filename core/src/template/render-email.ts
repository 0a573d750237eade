import { z } from 'zod';
import type { MessageTemplates } from './message-templates.ts';
import { renderTemplate, type TemplateFault } from './render-template.ts';
import type { TemplateValues } from './template-variables.ts';

/** `…/deliveries/{id}/private/payload`: a message as it goes out, frozen over every attempt. */
export const renderedEmailSchema = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type RenderedEmail = z.infer<typeof renderedEmailSchema>;

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

function toHtml(text: string): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`);
  return paragraphs.join('\n');
}

/** Subject, plain text and HTML of the e-mail, or the first fault of the templates. */
export function renderEmail(
  templates: MessageTemplates,
  values: TemplateValues,
): { ok: true; email: RenderedEmail } | { ok: false; fault: TemplateFault } {
  const subject = renderTemplate(templates.email_subject, values);
  if (!subject.ok) return subject;
  const hasSignature = templates.email_signature.trim() !== '';
  const template = hasSignature
    ? `${templates.email_template.trimEnd()}\n\n${templates.email_signature}`
    : templates.email_template;
  // A signature alone is not a message.
  if (!templates.email_template.trim()) return { ok: false, fault: { code: 'empty' } };
  const body = renderTemplate(template.replaceAll('\r\n', '\n'), values);
  if (!body.ok) return body;
  return {
    ok: true,
    email: {
      subject: subject.text.replace(/\s+/g, ' ').trim(),
      text: body.text,
      html: toHtml(body.text),
    },
  };
}
