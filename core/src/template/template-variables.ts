import { capturedHandle, firstHandle, type Captured } from '../creator/handles.ts';
import { PLATFORM_NAMES, type Platform } from '../creator/platform.ts';
import { cleanName } from '../text/clean-name.ts';
import { firstName } from './first-name.ts';
import { plainLetters } from './plain-letters.ts';
import { shorten } from './shorten.ts';

/** The template variables, each with its text in the editor. */
export const TEMPLATE_VARIABLES = {
  creatorName: "The creator's name in plain letters, or the handle when there is none",
  firstName: 'The first name, where the display name shows one',
  handle: "The creator's handle, without @",
  platform: 'TikTok or Instagram',
  myName: 'Your own name, from your profile',
} as const;
export type TemplateVariable = keyof typeof TEMPLATE_VARIABLES;
export type TemplateValues = Record<TemplateVariable, string>;

/** Longest value of a template variable, in characters: a display name is shorter. */
export const VALUE_MAXIMUM = 100;

/** Cleaned here too: a name may have been stored before names were cleaned. */
const cleanValue = (text: string): string => shorten(cleanName(text), VALUE_MAXIMUM);

/** What the variables hold for one creator: one line each; `firstName` and `myName` may be empty. */
export function templateValues(input: {
  name: string;
  handle: string;
  platform: Platform;
  my_name: string;
}): TemplateValues {
  const handle = cleanValue(input.handle);
  const name = cleanValue(plainLetters(input.name));
  return {
    creatorName: name || handle,
    firstName: firstName(name, handle),
    handle,
    platform: PLATFORM_NAMES[input.platform],
    myName: cleanValue(input.my_name),
  };
}

/** By the handle of the first capture, or the other one where that is gone. */
export const creatorValues = (
  creator: Captured & { name: string },
  my_name: string,
): TemplateValues =>
  templateValues({
    ...capturedHandle(creator),
    handle: firstHandle(creator) ?? '',
    ...{ name: creator.name, my_name },
  });
