/** The platforms a creator can be captured from. */
export const PLATFORMS = ['tiktok', 'instagram'] as const;
export type Platform = (typeof PLATFORMS)[number];

export const PLATFORM_NAMES: Record<Platform, string> = {
  tiktok: 'TikTok',
  instagram: 'Instagram',
};

/** A handle on a platform: lower case, without @. */
export interface PlatformHandle {
  platform: Platform;
  handle: string;
}

/** The public address of a profile. */
export function profileUrl({ platform, handle }: PlatformHandle): string {
  return platform === 'tiktok'
    ? `https://www.tiktok.com/@${handle}`
    : `https://www.instagram.com/${handle}/`;
}
