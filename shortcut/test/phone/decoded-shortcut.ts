import { parseBuffer } from 'bplist-parser';
import type { Plist, PlistDictionary } from '../../src/format/plist.ts';

export interface DecodedAction {
  identifier: string;
  parameters: PlistDictionary;
}

export interface DecodedShortcut {
  name: string;
  /** The questions asked when it is added, in order. */
  questions: string[];
  /** Where it can be started from, and which input it accepts there. */
  types: string[];
  input_classes: string[];
  actions: DecodedAction[];
}

interface ShortcutRoot {
  WFWorkflowName: string;
  WFWorkflowTypes: string[];
  WFWorkflowInputContentItemClasses: string[];
  WFWorkflowImportQuestions: {
    ActionIndex: number;
    Category: string;
    ParameterKey: string;
    Text: string;
    DefaultValue: string;
  }[];
  WFWorkflowActions: {
    WFWorkflowActionIdentifier: string;
    WFWorkflowActionParameters: PlistDictionary;
  }[];
}

/**
 * Adds a shortcut to the phone: reads its file and fills each answer in where its question points.
 */
export function addShortcut(file: Buffer, answers: readonly string[] = []): DecodedShortcut {
  const [root] = parseBuffer<ShortcutRoot>(file);
  const actions = root.WFWorkflowActions.map((action) => ({
    identifier: action.WFWorkflowActionIdentifier,
    parameters: action.WFWorkflowActionParameters,
  }));
  for (const [index, question] of root.WFWorkflowImportQuestions.entries()) {
    const parameters = actions[question.ActionIndex]?.parameters;
    if (
      question.Category !== 'Parameter' ||
      !parameters ||
      !(question.ParameterKey in parameters)
    ) {
      throw new Error(`The question "${question.Text}" points at nothing.`);
    }
    const answer: Plist = answers[index] ?? question.DefaultValue;
    parameters[question.ParameterKey] = answer;
  }
  return {
    name: root.WFWorkflowName,
    questions: root.WFWorkflowImportQuestions.map(({ Text }) => Text),
    types: root.WFWorkflowTypes,
    input_classes: root.WFWorkflowInputContentItemClasses,
    actions,
  };
}
