import type { TextFault } from '@vibes/core/template/parse-template';

/** The sentence for a fault in a template's text, under the field and in the preview. */
export function faultSentence(fault: TextFault): string {
  switch (fault.code) {
    case 'unknown_variable':
      return `There is no variable {{${fault.variable}}}. Use one of those listed.`;
    case 'unclosed':
      return `“${fault.written}” is not a whole variable. Write it like {{firstName}} or {{firstName|there}}.`;
    case 'fill_in':
      return `Cannot be sent yet: replace ${fault.written} with your own words.`;
  }
}
