import { cleanLines } from './clean-text.ts';
import { parseTemplate, type TextFault } from './parse-template.ts';
import type { TemplateValues } from './template-variables.ts';

/** Why a template cannot be sent as it is. */
export type TemplateFault =
  { code: 'empty' } | TextFault | { code: 'empty_variable'; variable: string };

export type Rendering = { ok: true; text: string } | { ok: false; fault: TemplateFault };

/** What may follow a word directly. */
const AFTER_WORD = /^[\s,.;:!?)]|^$/;

/** Takes the place of a value, which is never read as a template itself. */
const SOME_VALUE = '\uFFFC';

/**
 * Puts the values in place of `{{variable}}` and `{{variable|fallback}}`. A
 * rendered text holds no variable and no `[fill in]`: an unknown name, a
 * half-written variable, or one with neither value nor fallback is a fault and
 * nothing is rendered. An empty fallback leaves the variable out, with the space
 * in front of it: "Hi {{firstName|}}," becomes "Hi,".
 * Values are never read as templates themselves.
 */
export function renderTemplate(template: string, values: TemplateValues): Rendering {
  if (!template.trim()) return { ok: false, fault: { code: 'empty' } };
  const { parts, faults } = parseTemplate(cleanLines(template));
  const [fault] = faults;
  if (fault) return { ok: false, fault };
  let text = '';
  /** The template's own words, joined as they are without the variables. */
  let own = '';
  let isLeftOut = false;
  for (const part of [...parts, { text: '' }]) {
    if ('text' in part) {
      const isTidied = isLeftOut && text.endsWith(' ') && AFTER_WORD.test(part.text);
      text = (isTidied ? text.slice(0, -1) : text) + part.text;
      own += part.text;
      isLeftOut = false;
      continue;
    }
    const value = values[part.variable] || part.fallback;
    if (value === null)
      return { ok: false, fault: { code: 'empty_variable', variable: part.variable } };
    text += value;
    own += value && SOME_VALUE;
    isLeftOut = value === '';
  }
  // `{{{firstName|}}handle}` leaves a half-written variable behind.
  const [left] = parseTemplate(own).faults;
  if (left) return { ok: false, fault: left };
  return text.trim() ? { ok: true, text } : { ok: false, fault: { code: 'empty' } };
}
