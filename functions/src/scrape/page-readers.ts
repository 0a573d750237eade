import { readProfileOn } from './read-page.ts';
import { readLinkPage } from './read-link-page.ts';
import { readProfilePage } from './read-profile-page.ts';

/** All that read a page, at once. */
export const pageReaders = { readLinkPage, readProfilePage, readProfileOn };
