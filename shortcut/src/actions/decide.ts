import type { Plist, PlistDictionary } from '../format/plist.ts';
import type { Action, Block, Step } from '../format/step.ts';
import { attachment, type Reference } from '../format/value.ts';

/** The codes of If, as Shortcuts writes them (https://github.com/electrikmilk/cherri). */
export const CONDITIONS = { contains: 99, hasAnyValue: 100, hasNoValue: 101 } as const;

const about = (subject: Reference): PlistDictionary => ({
  WFInput: { Type: 'Variable', Variable: attachment(subject) },
});

/** There is at least one item. An empty text is one item, so use it on matches and links only. */
export const hasAnyValue = (subject: Reference): PlistDictionary => ({
  ...about(subject),
  WFCondition: CONDITIONS.hasAnyValue,
});

export const hasNoValue = (subject: Reference): PlistDictionary => ({
  ...about(subject),
  WFCondition: CONDITIONS.hasNoValue,
});

/** The text contains this one. */
export const contains = (subject: Reference, part: string): PlistDictionary => ({
  ...about(subject),
  WFCondition: CONDITIONS.contains,
  WFConditionalActionString: part,
});

/** If, with Otherwise where it is given. */
export function when(condition: PlistDictionary, then: Step[], otherwise?: Step[]): Block {
  const sections = [{ parameters: condition, steps: then }];
  if (otherwise) sections.push({ parameters: {}, steps: otherwise });
  return { identifier: 'conditional', sections };
}

/** Choose from Menu. Cancel ends the shortcut. */
export function chooseFromMenu(prompt: Plist, ways: Record<string, Step[]>): Block {
  const items = Object.entries(ways).map(([title, steps]) => ({
    parameters: { WFMenuItemTitle: title },
    steps,
  }));
  const opening = { WFMenuPrompt: prompt, WFMenuItems: Object.keys(ways) };
  return { identifier: 'choosefrommenu', sections: [{ parameters: opening, steps: [] }, ...items] };
}

/** Choose from List. Cancel ends the shortcut. */
export const chooseFromList = (
  output: string,
  { from, prompt }: { from: Reference; prompt: string },
): Action => ({
  output,
  identifier: 'choosefromlist',
  parameters: { WFInput: attachment(from), WFChooseFromListActionPrompt: prompt },
});

/** Stop This Shortcut. */
export const stop = (): Action => ({ identifier: 'exit', parameters: {} });
