import { PLATFORMS, type Platform } from '@vibes/core/creator/platform';
import { platformOfHost } from '@vibes/core/link/platform-links';
import { splitLink } from '@vibes/core/link/split-link';
import type { PageMetas } from '../page-metas.ts';
import { withoutMarks } from './instagram-metas.ts';
import { PLATFORM_MARKS } from './platform-marks.ts';

/** The first platform whose marks fulfil the condition. */
const platformBy = (isMet: (marks: (typeof PLATFORM_MARKS)[Platform]) => boolean) =>
  PLATFORMS.find((platform) => isMet(PLATFORM_MARKS[platform]));

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
  if (host) return platformOfHost(host) ?? null;
  const name = meta('og:site_name').toLowerCase();
  const link = meta('al:ios:url') || meta('al:android:url');
  const titles = [meta('og:title'), title].map(withoutMarks);
  return (
    platformBy(({ isSure }) => isSure(body)) ??
    PLATFORMS.find((platform) => platform === name) ??
    platformBy(({ app_link }) => app_link.test(link)) ??
    platformBy(({ in_body }) => in_body.some((mark) => body.includes(mark))) ??
    platformBy((marks) => titles.some((text) => marks.title.test(text))) ??
    expected
  );
}
