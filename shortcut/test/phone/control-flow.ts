import { CONDITIONS } from '../../src/actions/decide.ts';
import type { PlistDictionary } from '../../src/format/plist.ts';
import { asText } from './item.ts';
import type { Surroundings } from './known-actions.ts';
import { dictionaryOf, stringOf } from './memory.ts';
import { ShortcutCancelled } from './phone-world.ts';

/** Which section of a block runs: its index, counted from the opening. Null for none. */
export type Way = number | null;

/** A section of a block: its index in the list of actions, and its parameters. */
export interface Section {
  at: number;
  parameters: PlistDictionary;
}

const BLOCK_KEYS = ['GroupingIdentifier', 'WFControlFlowMode'];

function refuseUnknown(parameters: PlistDictionary, known: readonly string[]) {
  const unknown = Object.keys(parameters).filter((key) => ![...BLOCK_KEYS, ...known].includes(key));
  if (unknown.length > 0) throw new Error(`A block with unknown parameters: ${unknown.join()}`);
}

function conditionHolds(parameters: PlistDictionary, { memory }: Surroundings): boolean {
  refuseUnknown(parameters, ['WFInput', 'WFCondition', 'WFConditionalActionString']);
  const { Type, Variable } = dictionaryOf(parameters['WFInput']);
  if (Type !== 'Variable') throw new Error('A condition about no variable.');
  const value = memory.value(Variable);
  switch (parameters['WFCondition']) {
    case CONDITIONS.hasAnyValue:
      return value.length > 0;
    case CONDITIONS.hasNoValue:
      return value.length === 0;
    case CONDITIONS.contains:
      return asText(value).includes(memory.text(parameters['WFConditionalActionString']));
    default:
      throw new Error(`An unknown condition: ${JSON.stringify(parameters['WFCondition'])}`);
  }
}

function chooseWay([opening, ...ways]: Section[], { memory, world }: Surroundings): Way {
  if (!opening) return null;
  refuseUnknown(opening.parameters, ['WFMenuPrompt', 'WFMenuItems']);
  const choices = opening.parameters['WFMenuItems'];
  if (!Array.isArray(choices)) throw new Error('A menu without items.');
  const prompt = memory.text(opening.parameters['WFMenuPrompt']);
  const choice = world.choose({ prompt, choices: choices.map(stringOf) });
  if (choice === null) throw new ShortcutCancelled();
  const way = ways.findIndex(({ parameters }) => parameters['WFMenuItemTitle'] === choice);
  if (way < 0 || !choices.includes(choice)) throw new Error(`The menu has no "${choice}".`);
  return way + 1;
}

/** The blocks this phone knows, and how each chooses its section. */
export const KNOWN_BLOCKS: Readonly<
  Record<string, (sections: Section[], around: Surroundings) => Way>
> = {
  conditional: (sections, around) => {
    const [opening, otherwise] = sections;
    if (opening && conditionHolds(opening.parameters, around)) return 0;
    return otherwise ? 1 : null;
  },
  choosefrommenu: chooseWay,
};
