import { findProfileLink, type ProfileRequest } from '@vibes/core/link/find-profile-link';
import type { ProfileLink } from '@vibes/core/link/profile-link';
import { PLATFORMS } from '@vibes/core/creator/platform';
import { AppError } from '../platform/app-error.ts';

/** What the request lacks, where that is why it names nobody. */
function lackOf({ platform, username, url, text }: ProfileRequest): { sentence?: string } {
  if (url || text) return {};
  if (!username) return { sentence: 'Send a profile link as “url”, or “platform” and “username”.' };
  return platform
    ? {}
    : { sentence: `Send “platform” with the username: ${PLATFORMS.join(' or ')}.` };
}

/** What a request names: a profile, or a short link to follow. Throws unsupported_link. */
export function readLink(request: ProfileRequest): Exclude<ProfileLink, { kind: 'unsupported' }> {
  const link = findProfileLink(request);
  if (link.kind === 'unsupported')
    throw new AppError('unsupported_link', { log: link.reason, ...lackOf(request) });
  return link;
}
