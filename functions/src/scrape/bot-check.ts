import type { BlockCause } from '@vibes/core/creator/block-cause';
import type { PageCopy } from './page-copy.ts';

const LONGEST_CHECK_PAGE = 100_000;

/** A page that only asks whether a person is there: TikTok's proof of work, Cloudflare's challenge. */
export function findBotCheck({ body }: PageCopy): BlockCause | null {
  if (body.length > LONGEST_CHECK_PAGE) return null;
  const has = (mark: string) => body.includes(mark);
  if (has('_wafchallengeid') || has('/waf-aiso/') || has('SlardarWAF')) return 'waf';
  if (has('_cf_chl_opt') || has('<title>Attention Required! | Cloudflare')) return 'bot_challenge';
  const isWaiting = has('<title>Just a moment...') || has('<title>Please wait...');
  return isWaiting ? 'bot_challenge' : null;
}
