import { PLATFORM_FACTS, PLATFORMS, type Platform } from '../creator/platform.ts';
import {
  isHostIn,
  LINK_PAGE_HOSTS,
  SHOP_HOSTS,
  SHORTENER_HOSTS,
  SOCIAL_HOSTS,
} from '../link/known-hosts.ts';

/** What a pasted list holds that could be taken for a handle. */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const PLATFORM_WORDS: ReadonlyMap<string, Platform | 'other'> = new Map([
  ...[
    ...words(`youtube yt twitter x facebook fb threads snapchat twitch pinterest linkedin telegram
      youtube.com www.youtube.com`),
  ].map((word) => [word, 'other'] as const),
  ...PLATFORMS.flatMap((platform) => {
    const { short_names, site } = PLATFORM_FACTS[platform];
    const names = [platform, ...short_names, site, `www.${site}`];
    return names.map((name) => [name, platform] as const);
  }),
]);

/** The platform a cell names; `other` for one nobody is captured from. */
export const platformNamed = (cell: string): Platform | 'other' | null =>
  PLATFORM_WORDS.get(cell.replace(/\s/g, '').toLowerCase()) ?? null;

/** Column headers, and what people write around a list. A creator with such a name needs an @ or a link. */
const COMMON_WORDS = words(`
  account accounts bio category channel city country creator creators date email emails e-mail
  engagement follower followers following handle handles id influencer influencers language likes
  link links location name names network niche no notes number phone platform posts profile
  profiles social status tags url urls user username usernames users views website yes
  hello hey hi thanks thx`);
export const isCommonWord = (word: string) => COMMON_WORDS.has(word.toLowerCase());

/** Endings that sites have and handles seldom. */
const SITE_ENDINGS = words(`
  app at be biz blog ca ch co com de dev ee es eu fr gg info io it link me net nl online org page
  shop site store tv uk us website`);

/** True for a name that looks like a site: `www.…`, a well-known host, a usual ending. */
export function isSiteName(word: string): boolean {
  const host = word.toLowerCase();
  if (!host.includes('.')) return false;
  const isKnown = [LINK_PAGE_HOSTS, SHOP_HOSTS, SHORTENER_HOSTS, SOCIAL_HOSTS].some((list) =>
    isHostIn(list, host),
  );
  return isKnown || host.startsWith('www.') || SITE_ENDINGS.has(host.split('.').at(-1) ?? '');
}

/** Counts, sums and dates: `12500`, `12.5K`, `€ 300`, `2026-11-22`. */
export const isFigure = (cell: string) =>
  /^[^\p{L}_@]*$/u.test(cell) || /^\d[\d.]{0,20}(?:k|m|b|mio|mrd)$/i.test(cell);

export const isEmailAddress = (cell: string) => /^[^\s@/]+@[^\s@/]+$/.test(cell);
