import { PLATFORM_NAMES, type Platform } from '../creator/platform.ts';

/** The template variables, each with what the editor says of it. */
export const TEMPLATE_VARIABLES = {
  creatorName: "The creator's name, or the handle when there is none",
  handle: "The creator's handle, without @",
  platform: 'TikTok or Instagram',
  myName: 'Your own name, from your profile',
} as const;
export type TemplateVariable = keyof typeof TEMPLATE_VARIABLES;
export type TemplateValues = Record<TemplateVariable, string>;

/** Line breaks and other control characters of a display name must not reach a subject line. */
const plain = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

export function templateValues(input: {
  name: string;
  handle: string;
  platform: Platform;
  my_name: string;
}): TemplateValues {
  return {
    creatorName: plain(input.name) || input.handle,
    handle: input.handle,
    platform: PLATFORM_NAMES[input.platform],
    myName: plain(input.my_name),
  };
}
