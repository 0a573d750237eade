/** The platforms a creator can be captured from. */
export const PLATFORMS = ['tiktok', 'instagram'] as const;
export type Platform = (typeof PLATFORMS)[number];

interface PlatformFacts {
  name: string;
  /** What lists call it besides its name and its site. */
  short_names: readonly string[];
  site: string;
  /** What the address of a profile has in front of the handle, behind the site, and after the handle. */
  profile: readonly [before: string, after: string];
  /** How a handle in lower case is written. */
  handle: RegExp;
  /** Handles that no account can have: the site has pages of its own there. */
  taken: ReadonlySet<string>;
  /** The longest handle, in characters. */
  handle_maximum: number;
  /** The longest DM, in characters. */
  dm_maximum: number;
}

/** What differs between platforms, one row each. How their links are read is in `link/platform-links.ts`. */
export const PLATFORM_FACTS: Record<Platform, PlatformFacts> = {
  tiktok: {
    name: 'TikTok',
    short_names: ['tt'],
    site: 'tiktok.com',
    profile: ['/@', ''],
    handle: /^[a-z0-9_.]{1,23}[a-z0-9_]$/,
    taken: new Set(),
    handle_maximum: 24,
    // None is named for the app. Business messages: https://www.infobip.com/docs/tiktok/message-types
    dm_maximum: 6000,
  },
  instagram: {
    name: 'Instagram',
    short_names: ['insta', 'ig'],
    site: 'instagram.com',
    profile: ['/', '/'],
    // No dot first or twice in a row.
    handle: /^(?!.*\.\.)(?:[a-z0-9_]|[a-z0-9_][a-z0-9_.]{0,28}[a-z0-9_])$/,
    taken: new Set(
      `about accounts api ar archive audio challenge channel create developer developers direct
      directory download emails explore graphql guide guides help igtv invites j legal lite locations
      n nametag oauth p popular press privacy qr reel reels s session share static stories tags terms
      topics tv web your_activity _u`.split(/\s+/),
    ),
    handle_maximum: 30,
    // https://developers.facebook.com/docs/messenger-platform/instagram/features/send-message
    dm_maximum: 1000,
  },
};

export const byPlatform = <Value>(of: (platform: Platform) => Value) =>
  Object.fromEntries(PLATFORMS.map((platform) => [platform, of(platform)])) as Record<
    Platform,
    Value
  >;

/** Fields that there are for each platform: `platformFields('username', …)` makes `instagram_username` and its like. */
export const platformFields = <Ending extends string, Value>(
  ending: Ending,
  of: (platform: Platform) => Value,
) =>
  Object.fromEntries(
    PLATFORMS.map((platform) => [`${platform}_${ending}`, of(platform)]),
  ) as Record<`${Platform}_${Ending}`, Value>;

export const PLATFORM_NAMES = byPlatform((platform) => PLATFORM_FACTS[platform].name);

/** A handle on a platform: lower case, without @. */
export interface PlatformHandle {
  platform: Platform;
  handle: string;
}

/** The public address of a profile. */
export function profileUrl({ platform, handle }: PlatformHandle): string {
  const { site, profile } = PLATFORM_FACTS[platform];
  const [before, after] = profile;
  return `https://www.${site}${before}${handle}${after}`;
}
