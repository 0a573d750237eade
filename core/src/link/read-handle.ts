import { PLATFORM_FACTS, type Platform } from '../creator/platform.ts';

/** A handle in lower case, from `@Ilsa.Torvane` or `ilsa.torvane`. Null when no account can be called that. */
export function readHandle(platform: Platform, raw: string): string | null {
  const handle = raw.trim().replace(/^@/, '').toLowerCase();
  const facts = PLATFORM_FACTS[platform];
  return facts.handle.test(handle) && !facts.taken.has(handle) ? handle : null;
}
