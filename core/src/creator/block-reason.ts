/**
 * Why a page could not be read. Never the same as "there is no address on it":
 * a page that could not be read may be tried again, an empty one is an answer.
 */
export const BLOCK_REASONS = [
  'captcha',
  'waf',
  'bot_challenge',
  'shell',
  'login_wall',
  'login_required',
  'checkpoint',
  'needs_api',
  'error',
  'rate_limited',
  'timeout',
  'too_large',
  'not_html',
  'refused_address',
  'unreachable',
] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];
