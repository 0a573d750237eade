import type { CaptureRequest } from '@vibes/core/api/capture-request';
import { findProfileLink } from '@vibes/core/link/find-profile-link';
import type { ProfileLink } from '@vibes/core/link/profile-link';
import { AppError } from '../platform/app-error.ts';

/** What a request names: a profile, or a short link to follow. Throws unsupported_link. */
export function readLink(
  request: Pick<CaptureRequest, 'platform' | 'username' | 'url' | 'text'>,
): Exclude<ProfileLink, { kind: 'unsupported' }> {
  const link = findProfileLink(request);
  if (link.kind === 'unsupported') throw new AppError('unsupported_link', { log: link.reason });
  return link;
}
