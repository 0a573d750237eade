import { identifierOf } from './identifier.ts';
import type { Plist } from './plist.ts';

/** Something known only when the shortcut runs. */
export type Reference =
  | { Type: 'ActionOutput'; OutputName: string; OutputUUID: string }
  | { Type: 'Variable'; VariableName: string }
  | { Type: 'ExtensionInput' };

/** What the share sheet handed over; nothing when the shortcut was started by itself. */
export const shortcutInput: Reference = { Type: 'ExtensionInput' };

/** What the action of this name gave; nothing where the way did not lead past it. */
export const output = (name: string): Reference => ({
  Type: 'ActionOutput',
  OutputName: name,
  OutputUUID: identifierOf(name),
});

/** What was last put in the variable of this name. */
export const variable = (name: string): Reference => ({ Type: 'Variable', VariableName: name });

/** A reference as the whole of a parameter, its type kept. */
export const attachment = (Value: Reference): Plist => ({
  Value,
  WFSerializationType: 'WFTextTokenAttachment',
});

/** Stands in a text for a reference. */
export const PLACEHOLDER = '\uFFFC';

/**
 * A text with references in it, as the tag of a template. Each stands in the string as one
 * placeholder, and under its place in `attachmentsByRange`
 * (https://cherrilang.org/compiler/file-format.html).
 */
export function text(strings: TemplateStringsArray, ...references: Reference[]): Plist {
  let string = strings[0] ?? '';
  const attachmentsByRange: Record<string, Plist> = {};
  for (const [index, reference] of references.entries()) {
    attachmentsByRange[`{${string.length}, 1}`] = reference;
    string += PLACEHOLDER + (strings[index + 1] ?? '');
  }
  return { Value: { string, attachmentsByRange }, WFSerializationType: 'WFTextTokenString' };
}

/** A text that holds no reference. */
export const plainText = (string: string): Plist => ({
  Value: { string, attachmentsByRange: {} },
  WFSerializationType: 'WFTextTokenString',
});
