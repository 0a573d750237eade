import type { MessageTemplates } from './message-templates.ts';
import { renderTemplate, type Rendering, type TemplateFault } from './render-template.ts';
import type { RenderedEmail } from './rendered-email.ts';
import { splitLinks } from './split-links.ts';
import type { TemplateValues } from './template-variables.ts';

type SubjectTemplate = Pick<MessageTemplates, 'email_subject'>;
type BodyTemplates = Pick<MessageTemplates, 'email_template' | 'email_signature'>;

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

function withLinks(text: string): string {
  return splitLinks(text)
    .map((part) => {
      const shown = escapeHtml(part.text);
      return part.is_link ? `<a href="${shown}">${shown}</a>` : shown;
    })
    .join('');
}

function toHtml(text: string): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((part) => `<p>${withLinks(part).replaceAll('\n', '<br>')}</p>`);
  return paragraphs.join('\n');
}

/** The subject on one line. */
export function renderSubject(templates: SubjectTemplate, values: TemplateValues): Rendering {
  const subject = renderTemplate(templates.email_subject, values);
  return subject.ok ? { ok: true, text: subject.text.replace(/\s+/g, ' ').trim() } : subject;
}

/** The plain text with the signature below it. A signature alone is not a message. */
export function renderBody(templates: BodyTemplates, values: TemplateValues): Rendering {
  const body = templates.email_template.trimEnd();
  if (!body) return { ok: false, fault: { code: 'empty' } };
  const signature = templates.email_signature.trim();
  const whole = signature ? `${body}\n\n${signature}` : body;
  return renderTemplate(whole.replaceAll('\r\n', '\n'), values);
}

/** Subject, plain text and HTML of the e-mail, or the first fault of the templates. */
export function renderEmail(
  templates: SubjectTemplate & BodyTemplates,
  values: TemplateValues,
): { ok: true; email: RenderedEmail } | { ok: false; fault: TemplateFault } {
  const subject = renderSubject(templates, values);
  if (!subject.ok) return subject;
  const body = renderBody(templates, values);
  if (!body.ok) return body;
  return {
    ok: true,
    email: { subject: subject.text, text: body.text, html: toHtml(body.text) },
  };
}
