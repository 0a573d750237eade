import { findProfileLink } from '@vibes/core/link/find-profile-link';
import type { CaptureRequest } from '@vibes/core/api/capture-request';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import { AppError } from '../platform/app-error.ts';
import type { PageFetcher } from '../ports/page-fetcher.ts';

/**
 * The profile a press is about. A short link is followed once; where it leads
 * passes the same rules. Throws unsupported_link or link_unresolved.
 */
export async function resolveTarget(
  fetchPage: PageFetcher,
  request: Pick<CaptureRequest, 'platform' | 'username' | 'url' | 'text'>,
  signal: AbortSignal,
): Promise<PlatformHandle> {
  const link = findProfileLink(request);
  if (link.kind === 'profile') return { platform: link.platform, handle: link.handle };
  if (link.kind === 'unsupported') throw new AppError('unsupported_link', { log: link.reason });
  const page = await fetchPage({ url: link.url, signal });
  if (page.kind === 'failed') throw new AppError('link_unresolved', { log: page.cause });
  const target = findProfileLink({ url: page.final_url });
  if (target.kind === 'profile') return { platform: target.platform, handle: target.handle };
  throw new AppError('link_unresolved', { log: target.kind });
}
