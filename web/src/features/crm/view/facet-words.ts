import { CREATOR_STATUSES } from '@vibes/core/creator/creator-status';
import { PLATFORM_NAMES } from '@vibes/core/creator/platform';
import type { CreatorFilter, Facet, FacetValue } from './creator-filter.ts';

interface FacetWords<F extends Facet> {
  name: string;
  values: Record<FacetValue<F>, string>;
}

const statusWords = Object.fromEntries(
  CREATOR_STATUSES.map((status) => [status, status]),
) as FacetWords<'status'>['values'];

const FACET_WORDS: { [F in Facet]: FacetWords<F> } = {
  status: { name: 'Status', values: statusWords },
  email: { name: 'Email', values: { yes: 'Has an email', no: 'No email' } },
  source: {
    name: 'Source',
    values: { bio: 'Bio', linktree: 'Linktree', typed: 'Typed by you', none: 'None' },
  },
  sent: { name: 'Sent', values: { yes: 'Email sent', no: 'Not sent' } },
  platform: { name: 'Platform', values: PLATFORM_NAMES },
  awaiting: { name: 'Waiting', values: { us: 'For you', them: 'For the creator' } },
  replied: {
    name: 'Replied',
    values: {
      yes: 'Has replied',
      first: 'To the first email',
      first_follow_up: 'To the first follow-up',
      second_follow_up: 'To the second follow-up',
    },
  },
  says: { name: 'Meaning', values: { interested: 'Interested', later: 'Later', no: 'No' } },
  reminder: { name: 'Reminder', values: { due: 'Due', set: 'Set' } },
  added: {
    name: 'Added',
    values: {
      today: 'Today',
      '7d': 'Last 7 days',
      '30d': 'Last 30 days',
      '90d': 'Last 90 days',
      older: 'Earlier',
    },
  },
};

/** What is read of words alone, whichever facet they are of. */
export const wordsOf = (facet: Facet): { name: string; values: Record<string, string> } =>
  FACET_WORDS[facet];

/** What a facet's button says: its name, and what is chosen of it. */
export function facetLabel(filter: CreatorFilter, facet: Facet): string {
  const { name, values } = wordsOf(facet);
  const [one, ...more] = filter[facet];
  if (one === undefined) return name;
  const word = values[one] ?? '';
  return more.length > 0 ? `${name}: ${word} +${more.length}` : `${name}: ${word}`;
}
