import { identifierOf } from './identifier.ts';
import type { PlistDictionary } from './plist.ts';

/** One action of a shortcut. */
export interface Action {
  /** The name of its output, in the shortcut and in the Shortcuts app. */
  output?: string;
  identifier: string;
  parameters: PlistDictionary;
}

/** An action that decides which steps run: one section for each way, the first opens it. */
export interface Block {
  identifier: string;
  sections: { parameters: PlistDictionary; steps: Step[] }[];
}

export type Step = Action | Block;

const PREFIX = 'is.workflow.actions.';

const written = (identifier: string, parameters: PlistDictionary): PlistDictionary => ({
  WFWorkflowActionIdentifier: `${PREFIX}${identifier}`,
  WFWorkflowActionParameters: parameters,
});

/**
 * The steps as the flat list that a shortcut stores: a block becomes its opening (mode 0), its
 * other ways (1) and its end (2), joined by one grouping identifier. Throws where two outputs have
 * the same name, since a reference could not distinguish them.
 */
export function flatten(steps: readonly Step[]): PlistDictionary[] {
  const names = new Set<string>();
  let groups = 0;

  const one = (step: Step): PlistDictionary[] => {
    if ('sections' in step) {
      groups += 1;
      const GroupingIdentifier = identifierOf(`group ${groups}`);
      const mark = (mode: number, parameters: PlistDictionary = {}) =>
        written(step.identifier, { GroupingIdentifier, WFControlFlowMode: mode, ...parameters });
      const ways = step.sections.flatMap(({ parameters, steps: inner }, index) => [
        mark(Math.min(index, 1), parameters),
        ...inner.flatMap(one),
      ]);
      return [...ways, mark(2)];
    }
    const { output: name, identifier, parameters } = step;
    if (name === undefined) return [written(identifier, parameters)];
    if (names.has(name)) throw new Error(`Two actions give "${name}".`);
    names.add(name);
    return [
      written(identifier, { UUID: identifierOf(name), CustomOutputName: name, ...parameters }),
    ];
  };

  return steps.flatMap(one);
}
