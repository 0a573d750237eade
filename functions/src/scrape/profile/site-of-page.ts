import type { Platform } from '@vibes/core/creator/platform';
import { isInstagramHost } from '@vibes/core/link/read-instagram-link';
import { isTiktokHost } from '@vibes/core/link/read-tiktok-link';
import { splitLink } from '@vibes/core/link/split-link';
import { scriptStart } from '../embedded-json.ts';
import type { PageMetas } from '../page-metas.ts';
import { withoutMarks } from './instagram-metas.ts';

const platformOfHost = (host: string): Platform | null => {
  if (isTiktokHost(host)) return 'tiktok';
  return isInstagramHost(host) ? 'instagram' : null;
};

const APP_LINKS: [Platform, RegExp][] = [
  ['tiktok', /^(?:snssdk\d{1,6}|tiktok|musically):/],
  ['instagram', /^instagram:/],
];
const TITLES: [Platform, RegExp][] = [
  [
    'tiktok',
    /(?:^tiktok(?: ?[-–|].{0,40})?$|[|·•] ?tiktok$|@[\w.]{1,40}[)）]?.{0,40}\btiktok$|\bvisit tiktok\b)/i,
  ],
  [
    'instagram',
    /(?:^instagram$|[|·•] ?instagram$|@[\w.]{1,30}[)）]? ?[•·|].{0,80}instagram|@[\w.]{1,30}[)）]?.{0,40}\binstagram$)/iu,
  ],
];
const TIKTOK_DATA = ['__UNIVERSAL_DATA_FOR_REHYDRATION__', 'SIGI_STATE'];
const INSTAGRAM_DATA = [
  'window._sharedData',
  'xdt_api__v1',
  'PolarisProfile',
  '__additionalDataLoaded(',
];
const TIKTOK_DRAWN = 'data-e2e="user-title"';

/**
 * Which of the platforms a page comes from, by its own address, its data, its
 * app links, its title, in this order; a page that only embeds or mentions one
 * states another address. Without any of these the one expected; null when it is
 * neither's.
 */
export function siteOfPage(
  body: string,
  { title, meta, address }: PageMetas,
  expected: Platform | null,
): Platform | null {
  const host = splitLink(address)?.host;
  if (host) return platformOfHost(host);
  if (TIKTOK_DATA.some((id) => scriptStart(body, id) >= 0) || body.includes(TIKTOK_DRAWN)) {
    return 'tiktok';
  }
  const name = meta('og:site_name').toLowerCase();
  if (name === 'tiktok' || name === 'instagram') return name;
  const link = meta('al:ios:url') || meta('al:android:url');
  const byLink = APP_LINKS.find(([, pattern]) => pattern.test(link))?.[0];
  if (byLink) return byLink;
  if (INSTAGRAM_DATA.some((mark) => body.includes(mark))) return 'instagram';
  const titles = [meta('og:title'), title].map(withoutMarks);
  return TITLES.find(([, pattern]) => titles.some((text) => pattern.test(text)))?.[0] ?? expected;
}
