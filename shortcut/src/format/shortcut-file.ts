import createPropertyList from 'bplist-creator';
import { identifierOf } from './identifier.ts';
import type { PlistDictionary } from './plist.ts';
import { flatten, type Step } from './step.ts';

/** A value the phone asks for when the shortcut is added. */
export interface ImportQuestion {
  question: string;
  /** The Text action whose content the answer becomes. */
  output: string;
}

/** Colour and sign of the icon, by Apple's own numbers (https://github.com/sebj/iOS-Shortcuts-Reference). */
const ICON = { WFWorkflowIconStartColor: 4251333119, WFWorkflowIconGlyphNumber: 59511 };

function placeOf(name: string, actions: PlistDictionary[]): number {
  const place = actions.findIndex(
    ({ WFWorkflowActionParameters: parameters }) =>
      (parameters as PlistDictionary)['UUID'] === identifierOf(name),
  );
  if (place < 0) throw new Error(`No action gives "${name}".`);
  return place;
}

/**
 * A whole shortcut as the bytes of its file: a binary property list, not yet signed. The keys
 * are those of https://cherrilang.org/compiler/file-format.html.
 */
export function shortcutFile({
  name,
  steps,
  questions,
}: {
  name: string;
  steps: readonly Step[];
  questions: readonly ImportQuestion[];
}): Buffer {
  const actions = flatten(steps);
  return createPropertyList({
    WFWorkflowName: name,
    WFWorkflowClientVersion: '2605.0.4',
    WFWorkflowMinimumClientVersion: 900,
    WFWorkflowMinimumClientVersionString: '900',
    WFWorkflowIcon: ICON,
    WFWorkflowTypes: ['ActionExtension'],
    WFWorkflowHasShortcutInputVariables: true,
    WFWorkflowInputContentItemClasses: [
      'WFURLContentItem',
      'WFStringContentItem',
      'WFSafariWebPageContentItem',
      'WFRichTextContentItem',
    ],
    WFWorkflowOutputContentItemClasses: [],
    WFWorkflowHasOutputFallback: false,
    WFQuickActionSurfaces: [],
    WFWorkflowImportQuestions: questions.map(({ question, output }) => ({
      ActionIndex: placeOf(output, actions),
      Category: 'Parameter',
      ParameterKey: 'WFTextActionText',
      Text: question,
      DefaultValue: '',
    })),
    WFWorkflowActions: actions,
  });
}
