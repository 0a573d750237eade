import type { PictureFetcher } from '../../ports/picture-fetcher.ts';
import { directPictureFetcher } from './direct-picture-fetcher.ts';
import { hostManners, type MannerRules } from './host-manners.ts';

/** Milliseconds for a picture with its redirects. */
const PICTURE_TIMEOUT = 5000;

/** The hosts are content networks, which serve every visitor of a platform. */
const MANNERS: MannerRules = {
  at_once: 10,
  gap: 20,
  longest_wait: 30_000,
  unstated_rest: 30_000,
};

/** Fetches pictures from where the profile links to, without signing in anywhere. */
export function createPictureFetcher(options: {
  /** Lets pictures be on this machine, over plain HTTP and on any port. */
  allow_local_targets: boolean;
  /** What the user agent names. */
  app_origin: string;
}): PictureFetcher {
  return directPictureFetcher({
    ...options,
    timeout: PICTURE_TIMEOUT,
    manners: hostManners(MANNERS),
  });
}
