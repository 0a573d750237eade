import { parseTemplate, type TextFault } from '@vibes/core/template/parse-template';
import { faultSentence } from '../../../shared/template/fault-sentence.ts';

/** The `[fill in]` that keeps a template, saved or not, from being sent. */
export const fillInOf = (template: string): TextFault | null =>
  parseTemplate(template).faults.find(({ code }) => code === 'fill_in') ?? null;

/** The note below a template that can be saved: why it is not sent, or not to everybody. */
export function templateNote(template: string): string | null {
  const fillIn = fillInOf(template);
  if (fillIn) return faultSentence(fillIn);
  const isBare = parseTemplate(template).parts.some(
    (part) => 'variable' in part && part.variable === 'firstName' && part.fallback === null,
  );
  return isBare
    ? 'Not every name shows a first name. Write {{firstName|there}}, or those creators get no message.'
    : null;
}
