import type { Platform } from '@vibes/core/creator/platform';
import { crc32 } from 'node:zlib';
import type { InventedCreator } from './invented-creator.ts';

const TESTER = /^tester_[a-z0-9._]*[a-z0-9]$/;

/**
 * A creator made up from the handle, for handles that begin with `tester_`: benchmarks
 * capture thousands, each with an address of its own and always the same. Null for others.
 */
export function testerCreator(input: {
  platform: Platform;
  handle: string;
}): InventedCreator | null {
  const { platform, handle } = input;
  if (!TESTER.test(handle)) return null;
  const number = crc32(`${platform}/${handle}`);
  // Underscores and dots give the same domain; the number keeps such handles apart.
  const domain = `${handle.replace(/[._]+/g, '-')}.studio`;
  return {
    platform,
    handle,
    name: `Tester ${handle.slice('tester_'.length)}`,
    bio: `Here to be captured.\n📩 hello+${number}@${domain}`,
    link: null,
    followers: 1000 + (number % 90_000),
    answer: 'page',
  };
}
