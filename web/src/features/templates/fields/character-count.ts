import { renderTemplate } from '@vibes/core/template/render-template';
import type { TemplateValues } from '@vibes/core/template/template-variables';

/** From this share of the limit on, the count shows how near it is. */
const NEAR = 0.9;

export interface CharacterCount {
  used: number;
  /** `risky`: fits this creator, but not one with the longest usual name. */
  state: 'fits' | 'near' | 'risky' | 'over';
}

const lengthOf = (template: string, values: TemplateValues): number | null => {
  const rendering = renderTemplate(template, values);
  return rendering.ok ? rendering.text.trim().length : null;
};

/**
 * Counts what would be sent; the template itself while the values are unknown. `longest`: the
 * values at their usual longest.
 */
export function countCharacters(
  template: string,
  input: { values: TemplateValues | null; longest: TemplateValues; maximum: number },
): CharacterCount {
  const { values, longest, maximum } = input;
  const used = (values && lengthOf(template, values)) ?? template.length;
  if (used > maximum) return { used, state: 'over' };
  if ((lengthOf(template, longest) ?? 0) > maximum) return { used, state: 'risky' };
  return { used, state: used >= NEAR * maximum ? 'near' : 'fits' };
}
