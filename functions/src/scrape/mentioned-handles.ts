import { isMailProvider } from '@vibes/core/contact/mail-providers';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';

/** More than a platform lets an owner write. */
const LONGEST_BIO = 600;
const MOST = 12;
/** Behind its sign, or with what only handles have; not the end of an address. */
const MENTION = /(?<![\w.@])@?([\w.]{3,30})/gu;
const LOOKS_LIKE_HANDLE = /[a-z\d][._]\w|\d[a-z]|[a-z]\d/iu;

/** Whatever a bio has that may be somebody's handle, in lower case: a mention says nothing of whose it is. */
export function mentionedHandles({ bio }: ScrapedProfile): string[] {
  const found = [...bio.slice(0, LONGEST_BIO).matchAll(MENTION)].flatMap((match) => {
    const [whole, name = ''] = match;
    const handle = name.toLowerCase().replace(/\.+$/, '');
    const isOfAddress = bio[match.index + whole.length] === '@' || isMailProvider(handle);
    const isMeant = whole.startsWith('@') || LOOKS_LIKE_HANDLE.test(handle);
    return isMeant && !isOfAddress ? [handle] : [];
  });
  return [...new Set(found)].slice(0, MOST);
}
