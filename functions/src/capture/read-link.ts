import { findProfileLink, type ProfileRequest } from '@vibes/core/link/find-profile-link';
import type { ProfileLink } from '@vibes/core/link/profile-link';
import { PLATFORMS } from '@vibes/core/creator/platform';
import { AppError } from '../platform/app-error.ts';
import type { ReaderWatch } from '../ports/reader-watch.ts';

/** What the request lacks, where that is why it names nobody. */
function lackOf({ platform, username, url, text }: ProfileRequest): { sentence?: string } {
  if (url || text) return {};
  if (!username) return { sentence: 'Send a profile link as “url”, or “platform” and “username”.' };
  return platform
    ? {}
    : { sentence: `Send “platform” with the username: ${PLATFORMS.join(' or ')}.` };
}

const NEW_FORM = { sentence: 'We don’t know this kind of link yet. Send the profile itself.' };

/**
 * What a request names: a profile, or a short link to follow. Throws unsupported_link. Links in
 * a form that is not known are counted as pages that could not be read are: the operator learns of it.
 */
export function readLink(
  request: ProfileRequest,
  watchReaders?: ReaderWatch,
): Exclude<ProfileLink, { kind: 'unsupported' }> {
  const link = findProfileLink(request);
  if (link.kind !== 'unsupported') return link;
  const isNewForm = link.reason === 'new_form';
  if (isNewForm) watchReaders?.([{ reader: `${link.platform} links`, outcome: 'blind' }]);
  const refusal = isNewForm ? NEW_FORM : lackOf(request);
  throw new AppError('unsupported_link', { log: link.reason, ...refusal });
}
