import type { PlatformHandle } from '@vibes/core/creator/platform';
import { findProfileLink } from '@vibes/core/link/find-profile-link';
import { platformOfHost } from '@vibes/core/link/platform-links';
import { splitLink } from '@vibes/core/link/split-link';

const LOGIN = /^(?:login|signup)$/;
const PARAMETERS = ['next', 'redirect_url', 'redirect_uri'];

/**
 * The profile a platform's sign-in page would go back to, as its own address
 * says (`/accounts/login/?next=/ilsa/`, `/login?redirect_url=…/@ilsa/video/1`);
 * null when it names none. Nothing is asked for.
 */
export function loginTarget(url: string): PlatformHandle | null {
  const parts = splitLink(url);
  if (!parts || !platformOfHost(parts.host) || !parts.segments.some((part) => LOGIN.test(part)))
    return null;
  for (const name of PARAMETERS) {
    const next = parts.query(name);
    const link =
      next && URL.canParse(next, url) ? findProfileLink({ url: new URL(next, url).href }) : null;
    if (link?.kind === 'profile') return { platform: link.platform, handle: link.handle };
  }
  return null;
}
