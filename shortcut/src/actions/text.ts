import type { Plist } from '../format/plist.ts';
import type { Action } from '../format/step.ts';
import { attachment, type Reference } from '../format/value.ts';

/** Text: returns the text, references filled in. */
export const giveText = (output: string, text: Plist): Action => ({
  output,
  identifier: 'gettext',
  parameters: { WFTextActionText: text },
});

/** Set Variable. */
export const setVariable = (name: string, value: Reference): Action => ({
  identifier: 'setvariable',
  parameters: { WFVariableName: name, WFInput: attachment(value) },
});

/** Match Text: returns each match of an ICU pattern, nothing without one. */
export const matchText = (output: string, pattern: string, text: Plist): Action => ({
  output,
  identifier: 'text.match',
  parameters: { WFMatchTextPattern: pattern, WFMatchTextCaseSensitive: false, text },
});

/** Get URLs from Input: the links in a text, the address of a web page. */
export const detectLinks = (output: string, from: Reference): Action => ({
  output,
  identifier: 'detect.link',
  parameters: { WFInput: attachment(from) },
});

/** Get Item from List: the first. Stops the shortcut on an empty list. */
export const firstItem = (output: string, of: Reference): Action => ({
  output,
  identifier: 'getitemfromlist',
  parameters: { WFInput: attachment(of), WFItemSpecifier: 'First Item' },
});

/** Comment: for a person who opens the shortcut on their phone. */
export const comment = (text: string): Action => ({
  identifier: 'comment',
  parameters: { WFCommentActionText: text },
});
