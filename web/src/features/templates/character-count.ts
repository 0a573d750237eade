import { renderTemplate } from '@vibes/core/template/render-template';
import type { TemplateValues } from '@vibes/core/template/template-variables';

/** From this share of the limit on, the count says how near it is. */
const NEAR = 0.9;

export interface CharacterCount {
  used: number;
  state: 'fits' | 'near' | 'over';
}

/** Counts what would be sent; the template itself while that cannot be known. */
export function countCharacters(
  template: string,
  values: TemplateValues | null,
  maximum: number,
): CharacterCount {
  const rendering = values && renderTemplate(template, values);
  const used = (rendering?.ok ? rendering.text : template).length;
  if (used > maximum) return { used, state: 'over' };
  return { used, state: used >= NEAR * maximum ? 'near' : 'fits' };
}
