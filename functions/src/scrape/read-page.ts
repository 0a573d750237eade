import type { PageCopy } from './page-copy.ts';
import type { PageRead } from './page-read.ts';
import { readProfile } from './profile/read-profile.ts';
import { unwrapGateway } from './profile/unwrap-gateway.ts';
import { readLinkPage } from './read-link-page.ts';

/** What a page says, whatever page it is: told by its content alone. Never throws. */
export function readPage(page: { url?: string } & PageCopy): PageRead {
  const inner = unwrapGateway(page);
  return readProfile(inner) ?? readLinkPage(inner);
}
