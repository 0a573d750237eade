/** Libraries that find addresses. They get the text as it is: a bio, or the HTML of a page. */
import { extractEmail } from 'extract-email-address';
import getEmails from 'get-emails';
import { linkifyit } from 'linkify-it';
import { find } from 'linkifyjs';
import { decodePage } from '../../../functions/src/adapters/http/decode-page.ts';
import type { ContactFinder } from '../contacts/measure-contacts.ts';

const linkify = linkifyit();

function fromText(addressesOf: (text: string) => string[]): ContactFinder {
  const found = (text: string) => {
    const addresses = addressesOf(text);
    return { addresses, contact: addresses[0] ?? null, unread: null };
  };
  return {
    inPage: (bytes) => found(decodePage(bytes, '')),
    inBio: ({ text }) => found(text),
  };
}

export const FINDER_LIBRARIES: Record<string, ContactFinder> = {
  linkifyjs: fromText((text) => find(text, 'email').map(({ value }) => value)),
  'linkify-it': fromText((text) =>
    (linkify.match(text) ?? [])
      .filter(({ url }) => url.startsWith('mailto:'))
      .map(({ url }) => url.slice('mailto:'.length)),
  ),
  'get-emails': fromText((text) => [...getEmails(text)]),
  'extract-email-address': fromText((text) => extractEmail(text).map(({ email }) => email)),
};
