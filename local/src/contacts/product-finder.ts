/** The product's own finder, with the input it has in a capture and without the labels. */
import { chooseContact } from '@vibes/core/contact/choose-contact';
import type { FoundAddress } from '@vibes/core/contact/contact-candidate';
import { findAddresses } from '@vibes/core/contact/find-addresses';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { decodePage } from '../../../functions/src/adapters/http/decode-page.ts';
import { profileAddresses } from '../../../functions/src/scrape/profile-addresses.ts';
import { readPage } from '../../../functions/src/scrape/read-page.ts';
import type { Bio } from './contact-samples.ts';
import type { Finding } from './score-findings.ts';

function offered(found: FoundAddress[], owner: { handle: string; name: string }): Finding {
  const candidates = found.map((address) => ({
    ...address,
    source: 'bio' as const,
    found_at: null,
  }));
  const contact = chooseContact(candidates, owner).contact?.address ?? null;
  const isCertain = ({ rival }: FoundAddress) => rival === undefined;
  return {
    addresses: found.filter(isCertain).map(({ address }) => address),
    undecided: found.filter((one) => !isCertain(one)).map(({ address }) => address),
    contact,
    unread: null,
  };
}

function inProfile(profile: ScrapedProfile): Finding {
  return offered(profileAddresses(profile), profile);
}

/** Whether it is a page or a piece of one, judged by its bytes alone. */
export function findInPage(bytes: Uint8Array): Finding {
  const body = decodePage(bytes, '');
  const read = readPage({ status: 200, content_type: '', body });
  switch (read.kind) {
    case 'profile':
      return inProfile(read.profile);
    case 'page':
      return offered(read.addresses, { handle: '', name: '' });
    case 'blocked':
      return { addresses: [], contact: null, unread: read.reason };
    case 'not_found':
      return { addresses: [], contact: null, unread: 'not_found' };
  }
}

export function findInBio({ text, handle }: Bio): Finding {
  const found = findAddresses(text, handle === null ? {} : { handle });
  return offered(found, { handle: handle ?? '', name: '' });
}
