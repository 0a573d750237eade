import { BLOCK_REASONS } from './block-reason.ts';
import { PLATFORM_NAMES, type Platform } from './platform.ts';

/**
 * Why a creator is not, or not wholly, read: what blocked the profile's page, or another reason.
 * `search_unfinished`: the profile was read, and no address found, but a page that may hold one was
 * not.
 */
export const READ_FAILURES = [
  ...BLOCK_REASONS,
  'not_found',
  'search_unfinished',
  'out_of_credits',
] as const;
export type ReadFailure = (typeof READ_FAILURES)[number];

const SENTENCES: Record<ReadFailure, (site: string) => string> = {
  captcha: (site) => `${site} asked for a captcha instead of showing the profile.`,
  waf: (site) => `${site} asked whether a person was looking and did not show the profile.`,
  bot_challenge: (site) => `${site} checked for robots and did not show the profile.`,
  shell: (site) => `${site} sent a page without the profile in it.`,
  login_wall: (site) => `${site} showed the profile only to people who are logged in.`,
  login_required: (site) => `${site} asked for a login before it would show the profile.`,
  checkpoint: (site) => `${site} asked for a security check and did not show the profile.`,
  needs_api: (site) => `${site} sent a page that loads the profile only later.`,
  error: (site) => `${site} answered with an error.`,
  rate_limited: (site) => `There were too many requests to ${site} at once.`,
  timeout: (site) => `${site} took too long to answer.`,
  too_large: (site) => `${site} sent a page too large to read whole.`,
  not_html: (site) => `${site} sent something that is not a web page.`,
  refused_address: (site) => `${site} led to an address that is not on the public web.`,
  unreachable: (site) => `${site} could not be reached.`,
  not_found: (site) => `${site} says that there is no such profile, or not any more.`,
  search_unfinished: () =>
    'Not every page could be opened, so there may be an address we have not seen.',
  out_of_credits: () => 'There were no credits left to read the profile.',
};

/** The reason as one plain sentence, for the person whose creator it is. */
export const readFailureSentence = (reason: ReadFailure, platform: Platform): string =>
  SENTENCES[reason](PLATFORM_NAMES[platform]);
