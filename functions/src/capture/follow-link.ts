import type { Platform, PlatformHandle } from '@vibes/core/creator/platform';
import { findProfileLink } from '@vibes/core/link/find-profile-link';
import { AppError } from '../platform/app-error.ts';
import type { PageFetcher } from '../ports/page-fetcher.ts';
import type { PageReaders } from '../ports/page-readers.ts';
import { timelyPageFetcher } from '../steps/timely-page-fetcher.ts';
import type { PageSource } from '../scrape/page-source.ts';

type Page = PageSource & { final_url: string };

/**
 * The owner of the page: by the address it ended at, which may be that of a page to sign in, or by
 * the author it names.
 */
async function ownerOf(
  readPage: (page: PageSource) => ReturnType<PageReaders['readProfileOn']>,
  { final_url, ...page }: Page,
  platform: Platform,
): Promise<PlatformHandle | null> {
  const link = findProfileLink({ url: final_url });
  if (link.kind === 'profile') return { platform: link.platform, handle: link.handle };
  // Only a page of the platform itself is trusted to name its owner.
  if (link.kind === 'unsupported' && link.reason !== 'not_a_profile') return null;
  const read = await readPage(page);
  const owner =
    read?.kind === 'profile' && read.profile.platform === platform ? read.profile : null;
  return owner && { platform, handle: owner.handle };
}

/**
 * The profile a short link or a post leads to; the target passes the same rules. Throws
 * link_unresolved when no profile is found.
 */
export async function followLink(
  { fetchPage, readProfileOn }: { fetchPage: PageFetcher } & Pick<PageReaders, 'readProfileOn'>,
  link: { url: string; platform: Platform; signal: AbortSignal },
): Promise<PlatformHandle> {
  const { url, platform, signal } = link;
  const page = await timelyPageFetcher(fetchPage)({ url, signal });
  if (page.kind === 'failed') throw new AppError('link_unresolved', { log: page.reason });
  const owner = await ownerOf((source) => readProfileOn(source, signal), page, platform);
  if (!owner) throw new AppError('link_unresolved', { log: 'names_no_profile' });
  return owner;
}
