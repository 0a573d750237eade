import { PLATFORM_NAMES, type Platform } from '@vibes/core/creator/platform';
import type { TemplateValues } from '@vibes/core/template/template-variables';

/** About the longest that names and handles get, in characters: what TikTok takes, and Instagram in a handle. */
const NAME = 30;
const FIRST_NAME = 12;
const HANDLE: Record<Platform, number> = { instagram: 30, tiktok: 24 };

/** The values of a creator with a long name. A person's own name is what it is. */
export const longestValues = (platform: Platform, myName: string): TemplateValues => ({
  creatorName: 'x'.repeat(NAME),
  firstName: 'x'.repeat(FIRST_NAME),
  handle: 'x'.repeat(HANDLE[platform]),
  platform: PLATFORM_NAMES[platform],
  myName: myName || 'x'.repeat(FIRST_NAME),
});
