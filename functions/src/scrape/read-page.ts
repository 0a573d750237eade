import type { PageSource } from './page-source.ts';
import type { PageRead } from './page-read.ts';
import type { ProfilePageRead } from './profile/profile-page-read.ts';
import { finishReading, type ProfileReading } from './profile/profile-reading.ts';
import { beginProfile } from './profile/read-profile.ts';
import { unwrapGateway } from './profile/unwrap-gateway.ts';
import { readLinkPage } from './read-link-page.ts';

/**
 * What the known places of a page say of a profile, anybody's; null where it is about none. Never
 * throws.
 */
export const beginProfileOn = (page: PageSource): ProfileReading<ProfilePageRead | null> =>
  beginProfile(unwrapGateway(page));

/** The same of the whole page. Never throws. */
export const readProfileOn = (page: PageSource): ProfilePageRead | null =>
  finishReading(beginProfileOn(page));

/** What a page says, of any kind, by its content alone. Never throws. */
export const readPage = (page: { url?: string } & PageSource): PageRead =>
  readProfileOn(page) ?? readLinkPage(unwrapGateway(page));
