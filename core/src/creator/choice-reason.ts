import type { OtherEmail } from '../contact/contact-candidate.ts';
import { domainOf } from '../contact/mailbox-key.ts';
import { splitLink } from '../link/split-link.ts';
import type { Creator } from './creator.ts';
import { handleOf } from './handles.ts';

/** Whose address it may be instead, as a sentence for the person who decides; null where it is evidently the creator's. */
export function choiceReason(
  { choice_reason, email, source, found_at }: OtherEmail,
  creator: Pick<Creator, 'platform' | 'tiktok_username' | 'instagram_username'>,
): string | null {
  const handle = `@${handleOf(creator, creator.platform) ?? ''}`;
  switch (choice_reason) {
    case null:
      return null;
    case 'other_site': {
      const page = source === 'linktree' && found_at ? splitLink(found_at)?.host : undefined;
      if (!page) return `Its domain, ${domainOf(email)}, isn’t known to be ${handle}’s own.`;
      return `It’s on ${page.replace(/^www\./, '')}, which isn’t ${handle}’s own site.`;
    }
    case 'other_account':
      return `It’s in another account’s bio, which may not be ${handle}’s own.`;
    case 'other_person':
      return 'The words around it may give it for somebody else.';
  }
}
