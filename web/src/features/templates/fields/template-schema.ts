import { PLATFORM_FACTS, platformFields, type Platform } from '@vibes/core/creator/platform';
import { parseTemplate } from '@vibes/core/template/parse-template';
import type { DmTemplates } from '@vibes/core/template/dm-templates';
import {
  fixedLength,
  TEMPLATE_MAXIMUM,
  TEMPLATE_MINIMUM,
} from '@vibes/core/template/template-limits';
import { object, string, type ObjectSchema } from 'yup';
import { faultSentence } from '../../../shared/template/fault-sentence.ts';

export interface TemplateValues extends DmTemplates {
  email_subject: string;
  email_template: string;
  email_signature: string;
}

/** The sentence on an unknown or half-written variable; null for what may be saved, a `[fill in]` too. */
function variableFault(text: string): string | null {
  const fault = parseTemplate(text).faults.find(({ code }) => code !== 'fill_in');
  return fault ? faultSentence(fault) : null;
}

const tooLong = (label: string, maximum: number) =>
  `${label} can have ${maximum.toLocaleString('en')} characters at most.`;

/** A template that may be empty, with variables that can be filled in. */
export const templateText = (label: string, maximum: number) =>
  string()
    .max(maximum, tooLong(label, maximum))
    .test('variables', (value, context) => {
      const fault = variableFault(value ?? '');
      return fault ? context.createError({ message: fault }) : true;
    });

const needed = (label: string, rule: { minimum: number; maximum: number; tooShort: string }) =>
  templateText(label, rule.maximum).required(rule.tooShort).min(rule.minimum, rule.tooShort);

const TOO_SHORT: Record<Platform, string> = {
  instagram: 'Instagram template must be at least 10 characters.',
  tiktok: 'TikTok template must be at least 10 characters.',
};

function directMessage(platform: Platform) {
  const { name, dm_maximum } = PLATFORM_FACTS[platform];
  const label = `${name} template`;
  return needed(label, {
    minimum: TEMPLATE_MINIMUM.body,
    maximum: TEMPLATE_MAXIMUM.body,
    tooShort: TOO_SHORT[platform],
  }).test('fits', tooLong(label, dm_maximum), (value) => fixedLength(value) <= dm_maximum);
}

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
  email_signature: templateText('Email signature', TEMPLATE_MAXIMUM.body).default(''),
  ...platformFields('template', directMessage),
});
