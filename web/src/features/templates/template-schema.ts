import type { Platform } from '@vibes/core/creator/platform';
import {
  DM_MAXIMUM,
  fixedLength,
  TEMPLATE_MAXIMUM,
  TEMPLATE_MINIMUM,
} from '@vibes/core/template/template-limits';
import { renderTemplate } from '@vibes/core/template/render-template';
import { TEMPLATE_VARIABLES } from '@vibes/core/template/template-variables';
import { object, string, type ObjectSchema } from 'yup';
import { unknownVariable } from './unknown-variable.ts';

export interface TemplateValues {
  email_subject: string;
  email_template: string;
  email_signature: string;
  instagram_template: string;
  tiktok_template: string;
}

// Any values will do: only the names are judged here.
const EXAMPLE = Object.fromEntries(
  Object.keys(TEMPLATE_VARIABLES).map((name) => [name, 'x']),
) as Record<keyof typeof TEMPLATE_VARIABLES, string>;

/** The sentence on a variable that does not exist, or null. */
function variableFault(text: string): string | null {
  const rendering = renderTemplate(text, EXAMPLE);
  return !rendering.ok && rendering.fault.code === 'unknown_variable'
    ? unknownVariable(rendering.fault.variable)
    : null;
}

const tooLong = (label: string, maximum: number) =>
  `${label} can have ${maximum.toLocaleString('en')} characters at most.`;

const text = (label: string, maximum: number) =>
  string()
    .max(maximum, tooLong(label, maximum))
    .test('variables', (value, context) => {
      const fault = variableFault(value ?? '');
      return fault ? context.createError({ message: fault }) : true;
    });

const needed = (label: string, rule: { minimum: number; maximum: number; tooShort: string }) =>
  text(label, rule.maximum).required(rule.tooShort).min(rule.minimum, rule.tooShort);

const directMessage = (label: string, platform: Platform, tooShort: string) =>
  needed(label, {
    minimum: TEMPLATE_MINIMUM.body,
    maximum: TEMPLATE_MAXIMUM.body,
    tooShort,
  }).test(
    'fits',
    tooLong(label, DM_MAXIMUM[platform]),
    (value) => fixedLength(value) <= DM_MAXIMUM[platform],
  );

/** The form's rules. What passes here passes the server's schema too. */
export const templateSchema: ObjectSchema<TemplateValues> = object({
  email_subject: needed('Email subject', {
    minimum: TEMPLATE_MINIMUM.subject,
    maximum: TEMPLATE_MAXIMUM.subject,
    tooShort: 'Email subject must be at least 3 characters.',
  }),
  email_template: needed('Email template', {
    minimum: TEMPLATE_MINIMUM.body,
    maximum: TEMPLATE_MAXIMUM.body,
    tooShort: 'Email template must be at least 10 characters.',
  }),
  email_signature: text('Email signature', TEMPLATE_MAXIMUM.body).default(''),
  instagram_template: directMessage(
    'Instagram template',
    'instagram',
    'Instagram template must be at least 10 characters.',
  ),
  tiktok_template: directMessage(
    'TikTok template',
    'tiktok',
    'TikTok template must be at least 10 characters.',
  ),
});
