import { cleanLine } from './clean-text.ts';
import type { MessageTemplates } from './message-templates.ts';
import { withoutEmoji } from './plain-letters.ts';
import { renderTemplate, type Rendering, type TemplateFault } from './render-template.ts';
import type { RenderedEmail } from './rendered-email.ts';
import { shorten } from './shorten.ts';
import { BODY_MAXIMUM, SUBJECT_MAXIMUM } from './template-limits.ts';
import type { TemplateValues } from './template-variables.ts';
import { textToHtml } from './text-to-html.ts';

type SubjectTemplate = Pick<MessageTemplates, 'email_subject'>;
type BodyTemplates = Pick<MessageTemplates, 'email_template' | 'email_signature'>;

/**
 * The subject on one line, without control characters, at most SUBJECT_MAXIMUM long. The creator's name
 * is without its emoji there.
 */
export function renderSubject(templates: SubjectTemplate, values: TemplateValues): Rendering {
  const creatorName = withoutEmoji(values.creatorName) || values.handle;
  const subject = renderTemplate(templates.email_subject, { ...values, creatorName });
  return subject.ok
    ? { ok: true, text: shorten(cleanLine(subject.text), SUBJECT_MAXIMUM) }
    : subject;
}

/** The plain text with the signature below it, at most BODY_MAXIMUM long. A signature alone is not a message. */
export function renderBody(templates: BodyTemplates, values: TemplateValues): Rendering {
  const body = renderTemplate(templates.email_template, values);
  if (!body.ok) return body;
  const signature = renderTemplate(templates.email_signature, values);
  if (!signature.ok && signature.fault.code !== 'empty') return signature;
  const text = body.text.trimEnd();
  const whole = signature.ok ? `${text}\n\n${signature.text.trim()}` : text;
  return { ok: true, text: shorten(whole, BODY_MAXIMUM) };
}

/** Subject, plain text and HTML of the email, or the first fault of the templates. */
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
    email: { subject: subject.text, text: body.text, html: textToHtml(body.text) },
  };
}
