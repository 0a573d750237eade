import type { PlistDictionary } from '../../src/format/plist.ts';
import { getContents } from './get-contents.ts';
import { asText, itemsOf, textItem, type Value } from './item.ts';
import { stringOf, type Memory } from './memory.ts';
import { linksIn, readPattern } from './pattern.ts';
import { ShortcutCancelled, ShortcutStopped, type PhoneWorld } from './phone-world.ts';

export interface Surroundings {
  memory: Memory;
  world: PhoneWorld;
}

interface KnownAction {
  /** All parameters that it may have. */
  parameters: readonly string[];
  run(parameters: PlistDictionary, around: Surroundings): Value | Promise<Value>;
}

/** An action with an input as its only parameter. */
const onInput = (
  run: (value: Value, around: Surroundings) => Value,
  key = 'WFInput',
): KnownAction => ({
  parameters: [key],
  run: (parameters, around) => run(around.memory.value(parameters[key]), around),
});

function readDictionary(value: Value): Value {
  try {
    return itemsOf(JSON.parse(asText(value)));
  } catch (cause) {
    throw new ShortcutStopped('That is no dictionary.', { cause });
  }
}

function matches(parameters: PlistDictionary, { memory }: Surroundings): Value {
  const isCaseSensitive = parameters['WFMatchTextCaseSensitive'] !== false;
  const pattern = readPattern(stringOf(parameters['WFMatchTextPattern']), { isCaseSensitive });
  return [...memory.text(parameters['text']).matchAll(pattern)].map(([match]) => textItem(match));
}

function fromList(parameters: PlistDictionary, { memory, world }: Surroundings): Value {
  const items = memory.value(parameters['WFInput']);
  const choices = items.map((item) => asText([item]));
  const prompt = memory.text(parameters['WFChooseFromListActionPrompt']);
  const choice = world.choose({ prompt, choices });
  if (choice === null) throw new ShortcutCancelled();
  const item = items[choices.indexOf(choice)];
  if (!item) throw new Error(`The list has no "${choice}".`);
  return [item];
}

/** Every action this phone can run. An unknown one throws, so that none is skipped unseen. */
export const KNOWN_ACTIONS: Readonly<Record<string, KnownAction>> = {
  comment: { parameters: ['WFCommentActionText'], run: () => [] },
  gettext: {
    parameters: ['WFTextActionText'],
    run: ({ WFTextActionText }, { memory }) => [textItem(memory.text(WFTextActionText))],
  },
  setvariable: {
    parameters: ['WFVariableName', 'WFInput'],
    run: ({ WFVariableName, WFInput }, { memory }) => {
      const value = memory.value(WFInput);
      memory.setVariable(stringOf(WFVariableName), value);
      return value;
    },
  },
  'text.match': {
    parameters: ['WFMatchTextPattern', 'WFMatchTextCaseSensitive', 'text'],
    run: matches,
  },
  'detect.link': onInput((value) => linksIn(asText(value)).map((url) => ({ kind: 'url', url }))),
  getitemfromlist: {
    parameters: ['WFInput', 'WFItemSpecifier'],
    run: ({ WFInput, WFItemSpecifier }, { memory }) => {
      const [first] = memory.value(WFInput);
      if (WFItemSpecifier !== 'First Item') throw new Error('Only the first item is known.');
      if (!first) throw new ShortcutStopped('There are no items in the list.');
      return [first];
    },
  },
  choosefromlist: { parameters: ['WFInput', 'WFChooseFromListActionPrompt'], run: fromList },
  getclipboard: { parameters: [], run: (_, { world }) => world.readClipboard() },
  setclipboard: onInput((value, { world }) => {
    world.writeClipboard(value);
    return value;
  }),
  takescreenshot: {
    parameters: [],
    run: (_, { world }) => [{ kind: 'image', text: world.readScreen() }],
  },
  extracttextfromimage: onInput(
    (value) => value.map((item) => textItem(item.kind === 'image' ? item.text : '')),
    'WFImage',
  ),
  notification: {
    parameters: ['WFNotificationActionTitle', 'WFNotificationActionBody'],
    run: ({ WFNotificationActionTitle, WFNotificationActionBody }, { memory, world }) => {
      world.notify({
        title: memory.text(WFNotificationActionTitle),
        body: memory.text(WFNotificationActionBody),
      });
      return [];
    },
  },
  openurl: {
    parameters: ['Show-WFInput', 'WFInput'],
    run: ({ WFInput }, { memory, world }) => {
      world.openUrl(asText(memory.value(WFInput)));
      return [];
    },
  },
  'detect.dictionary': onInput(readDictionary),
  getvalueforkey: {
    parameters: ['WFInput', 'WFDictionaryKey', 'WFGetDictionaryValueType'],
    run: ({ WFInput, WFDictionaryKey, WFGetDictionaryValueType }, { memory }) => {
      const [item] = memory.value(WFInput);
      if (item?.kind !== 'dictionary') throw new ShortcutStopped('That is no dictionary.');
      if (WFGetDictionaryValueType !== 'Value') throw new Error('Only one value is known.');
      return itemsOf(item.entries[memory.text(WFDictionaryKey)]);
    },
  },
  downloadurl: {
    parameters: [
      'WFURL',
      'Advanced',
      'WFHTTPMethod',
      'ShowHeaders',
      'WFHTTPHeaders',
      'WFHTTPBodyType',
      'WFFormValues',
    ],
    run: getContents,
  },
};
