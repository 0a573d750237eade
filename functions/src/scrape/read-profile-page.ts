import type { PlatformHandle } from '@vibes/core/creator/platform';
import type { PageCopy } from './page-copy.ts';
import {
  blockedBy,
  tooLargeWhenUnread,
  type ProfilePageRead,
} from './profile/profile-page-read.ts';
import { readProfile, whyUnread } from './profile/read-profile.ts';
import { unwrapGateway } from './profile/unwrap-gateway.ts';

/**
 * What a page says of the profile asked for. It counts as read only when it
 * names that handle as its own; a page that does not is `blocked` with its
 * cause, never "no address". Never throws, whatever the page holds.
 */
export function readProfilePage(target: PlatformHandle & PageCopy): ProfilePageRead {
  const { platform } = target;
  const handle = target.handle.toLowerCase();
  const page = unwrapGateway(target);
  const read = readProfile(page, { platform, handle }) ?? whyUnread(page, platform);
  if (read.kind === 'profile') {
    const { profile } = read;
    return profile.platform === platform && profile.handle === handle ? read : blockedBy('shell');
  }
  return page.is_cut ? tooLargeWhenUnread(read) : read;
}
