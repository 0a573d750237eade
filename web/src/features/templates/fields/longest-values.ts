import { PLATFORM_FACTS, type Platform } from '@vibes/core/creator/platform';
import type { TemplateValues } from '@vibes/core/template/template-variables';

/** About the longest names, in characters. */
const NAME = 30;
const FIRST_NAME = 12;

/** The values of a creator with a long name. The person's own name stays as it is. */
export const longestValues = (platform: Platform, myName: string): TemplateValues => ({
  creatorName: 'x'.repeat(NAME),
  firstName: 'x'.repeat(FIRST_NAME),
  handle: 'x'.repeat(PLATFORM_FACTS[platform].handle_maximum),
  platform: PLATFORM_FACTS[platform].name,
  myName: myName || 'x'.repeat(FIRST_NAME),
});
