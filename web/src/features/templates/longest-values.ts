import { PLATFORM_NAMES, type Platform } from '@vibes/core/creator/platform';
import type { TemplateValues } from '@vibes/core/template/template-variables';

/** About the longest names and handles, in characters: TikTok's limit, and Instagram's for a handle. */
const NAME = 30;
const FIRST_NAME = 12;
const HANDLE: Record<Platform, number> = { instagram: 30, tiktok: 24 };

/** The values of a creator with a long name. The person's own name stays as it is. */
export const longestValues = (platform: Platform, myName: string): TemplateValues => ({
  creatorName: 'x'.repeat(NAME),
  firstName: 'x'.repeat(FIRST_NAME),
  handle: 'x'.repeat(HANDLE[platform]),
  platform: PLATFORM_NAMES[platform],
  myName: myName || 'x'.repeat(FIRST_NAME),
});
