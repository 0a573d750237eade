import { PLATFORMS, type Platform } from '../creator/platform.ts';
import type { ProfileLink } from './profile-link.ts';
import { isInstagramHost, readInstagramLink } from './read-instagram-link.ts';
import { isTiktokHost, readTiktokLink } from './read-tiktok-link.ts';
import type { LinkParts } from './split-link.ts';

interface PlatformLinks {
  /** What all links to such hosts have in them. */
  mark: string;
  isHost: (host: string) => boolean;
  /** What a link to such a host is. */
  read: (link: LinkParts) => ProfileLink;
}

export const PLATFORM_LINKS: Record<Platform, PlatformLinks> = {
  tiktok: { mark: 'tiktok', isHost: isTiktokHost, read: readTiktokLink },
  instagram: { mark: 'instagr', isHost: isInstagramHost, read: readInstagramLink },
};

/** The platform whose site the host is. */
export const platformOfHost = (host: string): Platform | undefined =>
  PLATFORMS.find((platform) => PLATFORM_LINKS[platform].isHost(host));

const MARK = new RegExp(PLATFORMS.map((platform) => PLATFORM_LINKS[platform].mark).join('|'), 'i');

/** A quick test that rules out the other thousand links of a page. */
export const mayNamePlatform = (href: string): boolean => MARK.test(href);
