import type { Plist, PlistDictionary } from '../../src/format/plist.ts';
import { PLACEHOLDER, type Reference } from '../../src/format/value.ts';
import { asText, type Value } from './item.ts';

/** A dictionary of the file. Throws for anything else, so that no unknown shape passes. */
export function dictionaryOf(plist: Plist | undefined): PlistDictionary {
  if (typeof plist === 'object' && !Array.isArray(plist)) return plist;
  throw new Error(`Not a dictionary: ${JSON.stringify(plist)}`);
}

export function stringOf(plist: Plist | undefined): string {
  if (typeof plist === 'string') return plist;
  throw new Error(`Not a text: ${JSON.stringify(plist)}`);
}

/** The content of a value of this serialization type. */
export function unwrap(plist: Plist | undefined, type: string): PlistDictionary {
  const { Value: content, WFSerializationType, ...rest } = dictionaryOf(plist);
  if (WFSerializationType === type && Object.keys(rest).length === 0) return dictionaryOf(content);
  throw new Error(`Not a ${type}: ${JSON.stringify(plist)}`);
}

/** The memory of a running shortcut, and how it reads a parameter. */
export interface Memory {
  setOutput(uuid: string, value: Value): void;
  setVariable(name: string, value: Value): void;
  /** The value that a parameter refers to. */
  value(attachment: Plist | undefined): Value;
  /** A text parameter, references filled in. */
  text(plist: Plist | undefined): string;
}

/**
 * A memory for one run. A variable that was never set, or the output of an action that did not run,
 * is nothing; the output of an action that does not exist is a mistake and throws.
 */
export function createMemory(input: Value, knownOutputs: ReadonlySet<string>): Memory {
  const outputs = new Map<string, Value>();
  const variables = new Map<string, Value>();

  const look = (plist: Plist | undefined): Value => {
    const reference = dictionaryOf(plist) as Reference;
    switch (reference.Type) {
      case 'ExtensionInput':
        return input;
      case 'Variable':
        return variables.get(reference.VariableName) ?? [];
      case 'ActionOutput':
        if (!knownOutputs.has(reference.OutputUUID)) {
          throw new Error(`No action gives ${reference.OutputName}.`);
        }
        return outputs.get(reference.OutputUUID) ?? [];
      default:
        throw new Error(`Not a reference: ${JSON.stringify(reference)}`);
    }
  };

  return {
    setOutput: (uuid, value) => void outputs.set(uuid, value),
    setVariable: (name, value) => void variables.set(name, value),
    value: (plist) => look(unwrap(plist, 'WFTextTokenAttachment')),
    text: (plist) => {
      if (typeof plist === 'string') return plist;
      const { string, attachmentsByRange } = unwrap(plist, 'WFTextTokenString');
      const left = new Map(Object.entries(dictionaryOf(attachmentsByRange)));
      const filled = stringOf(string).replaceAll(PLACEHOLDER, (_, at: number) => {
        const range = `{${at}, 1}`;
        const reference = left.get(range);
        left.delete(range);
        return asText(look(reference));
      });
      if (left.size > 0)
        throw new Error(`References beside their places: ${[...left.keys()].join()}`);
      return filled;
    },
  };
}
