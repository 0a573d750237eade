import type { TextFault } from '@vibes/core/template/parse-template';

/**
 * The sentence for a fault in a template's text, under the field and in the preview. `listed`: where
 * the variables are, when they are not beside it.
 */
export function faultSentence(fault: TextFault, listed = ''): string {
  switch (fault.code) {
    case 'unknown_variable':
      return `There is no variable {{${fault.variable}}}. Use one of those listed${listed}.`;
    case 'unclosed':
      return `“${fault.written}” is not a whole variable. Write it like {{firstName}} or {{firstName|there}}.`;
    case 'fill_in':
      return `Cannot be sent yet: replace ${fault.written} with your own words.`;
  }
}
