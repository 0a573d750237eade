import { BLOCK_REASONS } from './block-reason.ts';
import { PLATFORM_NAMES, type Platform } from './platform.ts';

/**
 * Why a creator is not, or not wholly, read: what blocked the profile's page, or another reason.
 * `search_unfinished`: the profile was read, and no address found, but a page that may hold one was
 * not.
 */
export const READ_BLOCKED_REASONS = [
  ...BLOCK_REASONS,
  'not_found',
  'search_unfinished',
  'out_of_credits',
] as const;
export type ReadBlockedReason = (typeof READ_BLOCKED_REASONS)[number];

const SENTENCES: Record<ReadBlockedReason, (site: string) => string> = {
  captcha: (site) => `${site} showed a captcha instead of the profile.`,
  waf: (site) => `${site} blocked our request for the profile.`,
  bot_challenge: (site) => `${site} checked for bots and didn’t show the profile.`,
  shell: (site) => `${site} sent a page without the profile.`,
  login_wall: (site) => `${site} shows this profile only to people who are logged in.`,
  login_required: (site) => `${site} asked for a login before showing the profile.`,
  checkpoint: (site) => `${site} asked for a security check and didn’t show the profile.`,
  needs_api: (site) => `${site} sent a page that loads the profile later, so we couldn’t read it.`,
  error: (site) => `${site} answered with an error.`,
  rate_limited: (site) => `We sent ${site} too many requests at once.`,
  timeout: (site) => `${site} took too long to answer.`,
  too_large: (site) => `${site} sent a page that is too large to read.`,
  not_html: (site) => `${site} sent something that isn’t a web page.`,
  refused_address: (site) => `${site} led to an address that isn’t on the public web.`,
  unreachable: (site) => `We couldn’t reach ${site}.`,
  not_found: (site) => `${site} says this profile doesn’t exist.`,
  search_unfinished: () => 'Some pages didn’t open, so we may have missed an address.',
  out_of_credits: () => 'You had no credits left to read the profile.',
};

/** The reason as one plain sentence, for the person whose creator it is. */
export const readBlockedSentence = (reason: ReadBlockedReason, platform: Platform): string =>
  SENTENCES[reason](PLATFORM_NAMES[platform]);
