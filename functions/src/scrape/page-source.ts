import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';

/** A page as it was received: fetched by us, or sent along by the phone. */
export interface PageSource {
  status: number;
  content_type: string;
  body: string;
  /** True when the page was longer and the rest is missing. */
  is_cut?: boolean;
}

/** Whose profile led to a page. */
export type PageOwner = Pick<ScrapedProfile, 'platform' | 'handle' | 'name' | 'bio'>;

/** A page that a profile links to. */
export interface LinkPage extends PageSource {
  url?: string;
  /** The page a person opens in place of `url`, where that is a service's data. */
  shown_at?: string;
  /** For entries that are shown only for a time; absent for the present. */
  now?: Date;
  /** Whose profile led here: then it is judged whether the page is theirs. */
  owner?: PageOwner;
}
