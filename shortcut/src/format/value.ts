import { identifierOf } from './identifier.ts';
import type { Plist } from './plist.ts';

/** Something known only when the shortcut runs. */
export type Reference =
  | { Type: 'ActionOutput'; OutputName: string; OutputUUID: string }
  | { Type: 'Variable'; VariableName: string }
  | { Type: 'ExtensionInput' };

/** The input of the share sheet; nothing when the shortcut was started by itself. */
export const shortcutInput: Reference = { Type: 'ExtensionInput' };

/** The output of the action of this name; nothing if that action did not run. */
export const output = (name: string): Reference => ({
  Type: 'ActionOutput',
  OutputName: name,
  OutputUUID: identifierOf(name),
});

/** The value last set in the variable of this name. */
export const variable = (name: string): Reference => ({ Type: 'Variable', VariableName: name });

/** A reference as the whole of a parameter; it keeps its type. */
export const attachment = (Value: Reference): Plist => ({
  Value,
  WFSerializationType: 'WFTextTokenAttachment',
});

/** The placeholder for a reference in a text. */
export const PLACEHOLDER = '\uFFFC';

/**
 * A text with references in it, as the tag of a template. Each is one placeholder in the string,
 * and listed by its position in `attachmentsByRange`
 * (https://cherrilang.org/compiler/file-format.html). Without any it is the string itself.
 */
export function text(strings: TemplateStringsArray, ...references: Reference[]): Plist {
  let string = strings[0] ?? '';
  const attachmentsByRange: Record<string, Plist> = {};
  for (const [index, reference] of references.entries()) {
    attachmentsByRange[`{${string.length}, 1}`] = reference;
    string += PLACEHOLDER + (strings[index + 1] ?? '');
  }
  if (references.length === 0) return string;
  return { Value: { string, attachmentsByRange }, WFSerializationType: 'WFTextTokenString' };
}
