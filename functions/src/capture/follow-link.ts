import type { PlatformHandle } from '@vibes/core/creator/platform';
import { findProfileLink } from '@vibes/core/link/find-profile-link';
import { AppError } from '../platform/app-error.ts';
import type { PageFetcher } from '../ports/page-fetcher.ts';

/** The profile a short link leads to; where it leads passes the same rules. Throws link_unresolved. */
export async function followLink(
  fetchPage: PageFetcher,
  { url, signal }: { url: string; signal: AbortSignal },
): Promise<PlatformHandle> {
  const page = await fetchPage({ url, signal });
  if (page.kind === 'failed') throw new AppError('link_unresolved', { log: page.cause });
  const target = findProfileLink({ url: page.final_url });
  if (target.kind !== 'profile') throw new AppError('link_unresolved', { log: target.kind });
  return { platform: target.platform, handle: target.handle };
}
