import type { Platform } from '../creator/platform.ts';

/** Letters, digits, underscore and dot; no dot at the end. Instagram allows no dot first or twice in a row. */
const SHAPES: Record<Platform, RegExp> = {
  tiktok: /^[a-z0-9_.]{1,23}[a-z0-9_]$/,
  instagram: /^(?!.*\.\.)(?:[a-z0-9_]|[a-z0-9_][a-z0-9_.]{0,28}[a-z0-9_])$/,
};

/** First path segments of Instagram that are no accounts. */
const INSTAGRAM_PAGES = new Set(
  `about accounts api ar archive challenge developer developers direct directory emails explore
  graphql help igtv invites legal lite locations nametag oauth p privacy reel reels s session
  share static stories tags terms topics tv web your_activity _u`.split(/\s+/),
);

/** A handle in lower case, from `@Ilsa.Torvane` or `ilsa.torvane`. Null when no account can be called that. */
export function readHandle(platform: Platform, raw: string): string | null {
  const handle = raw.trim().replace(/^@/, '').toLowerCase();
  if (!SHAPES[platform].test(handle)) return null;
  return platform === 'instagram' && INSTAGRAM_PAGES.has(handle) ? null : handle;
}
