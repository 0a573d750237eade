/** Labelled creators: a profile with the pages it leads to, read by the product as a capture reads them. */
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { PLATFORMS, profileUrl } from '@vibes/core/creator/platform';
import { z } from 'zod';
import { readCreator } from '../../../functions/src/capture/read-creator.ts';
import type { PageFetch, PageFetcher } from '../../../functions/src/ports/page-fetcher.ts';
import { pageReaders } from '../../../functions/src/scrape/page-readers.ts';

const profileSchema = z.object({
  platform: z.enum(PLATFORMS),
  handle: z.string(),
  name: z.string(),
  bio: z.string(),
  bio_links: z.array(z.string()).default([]),
  contact_emails: z.array(z.string()).default([]),
});

/** An entry of `index.json`. A page is HTML, or another profile where a bio names one. */
export const creatorSampleSchema = z.object({
  id: z.string(),
  /** `ordinary`, `trap`, `own_brand`: counted apart. */
  kind: z.string(),
  profile: profileSchema,
  pages: z.record(z.string(), z.union([z.string(), profileSchema])).default({}),
  /** `sent`: one of these may be written to at once. `choice`: a person is to be asked. */
  expected: z.object({ sent: z.array(z.string()), choice: z.array(z.string()).default([]) }),
});
export type CreatorSample = z.infer<typeof creatorSampleSchema>;

const scraped = (profile: z.infer<typeof profileSchema>): ScrapedProfile => ({
  ...profile,
  id: null,
  followers: null,
  likes: null,
  posts: null,
  avatar_url: null,
  is_verified: false,
  is_private: false,
});

const plain = (url: string): string =>
  url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/[/#?]+$/, '');

/** What the product would write to, and what it would ask a person about. */
export interface CreatorFinding {
  sent: string | null;
  choice: string[];
}

/** Reads the sample as a capture does; whatever is not among its pages is unreachable. */
export async function findOfCreator({ profile, pages }: CreatorSample): Promise<CreatorFinding> {
  const profiles = [profile, ...Object.values(pages).filter((page) => typeof page !== 'string')];
  const html = new Map(
    Object.entries(pages).flatMap(([url, page]) =>
      typeof page === 'string' ? [[plain(url), page] as const] : [],
    ),
  );
  const places = new Set(profiles.map((one) => plain(profileUrl(one))));
  const fetchPage: PageFetcher = ({ url }): Promise<PageFetch> => {
    const body = html.get(plain(url)) ?? (places.has(plain(url)) ? '{}' : undefined);
    if (body === undefined) return Promise.resolve({ kind: 'failed', reason: 'unreachable' });
    const page = { status: 200, final_url: url, content_type: 'text/html', body } as const;
    return Promise.resolve({ kind: 'page', ...page });
  };
  const readProfilePage: typeof pageReaders.readProfilePage = ({ platform, handle }) => {
    const isIt = (one: typeof profile) => one.platform === platform && one.handle === handle;
    const known = profiles.find(isIt);
    return known ? { kind: 'profile', profile: scraped(known) } : { kind: 'not_found' };
  };
  const { contact } = await readCreator(
    { fetchPage, ...pageReaders, readProfilePage },
    {
      target: { platform: profile.platform, handle: profile.handle },
      html: undefined,
      text: undefined,
      own_addresses: [],
      signal: new AbortController().signal,
    },
  );
  const sent = contact.contact?.address ?? null;
  return { sent, choice: sent === null ? contact.others.map(({ address }) => address) : [] };
}
