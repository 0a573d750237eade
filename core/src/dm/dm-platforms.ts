import type { Creator } from '../creator/creator.ts';
import { PLATFORMS, type Platform } from '../creator/platform.ts';

export type DmAddressee = Pick<Creator, 'platform' | `${Platform}_username`>;

/** The platforms on which the creator can get a DM, the one of the capture first. */
export function dmPlatforms(creator: DmAddressee): Platform[] {
  const others = PLATFORMS.filter((platform) => platform !== creator.platform);
  return [creator.platform, ...others].filter((platform) => creator[`${platform}_username`]);
}
