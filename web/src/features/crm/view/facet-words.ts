import { CREATOR_STATUSES } from '@vibes/core/creator/creator-status';
import { PLATFORM_NAMES } from '@vibes/core/creator/platform';
import { activeFacets, type CreatorFilter, type Facet, type FacetValue } from './creator-filter.ts';

interface FacetWords<F extends Facet> {
  name: string;
  values: Record<FacetValue<F>, string>;
  /** Shown where this facet alone leaves nobody. */
  nobody: (values: readonly FacetValue<F>[]) => string;
}

const ADDED = {
  today: 'Today',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  older: 'Earlier',
} as const;

const statusWords = Object.fromEntries(
  CREATOR_STATUSES.map((status) => [status, status]),
) as FacetWords<'status'>['values'];

const FACET_WORDS: { [F in Facet]: FacetWords<F> } = {
  status: {
    name: 'Status',
    values: statusWords,
    nobody: (values) => `Nobody has the status ${values.join(' or ')}.`,
  },
  email: {
    name: 'Email',
    values: { yes: 'Has an email', no: 'No email' },
    nobody: ([value]) =>
      value === 'yes' ? 'Nobody has an email address yet.' : 'Everybody has an email address.',
  },
  source: {
    name: 'Source',
    values: { bio: 'Bio', linktree: 'Linktree', typed: 'Typed by you', none: 'None' },
    nobody: () => 'No email address came from there.',
  },
  sent: {
    name: 'Sent',
    values: { yes: 'Email sent', no: 'Not sent' },
    nobody: ([value]) =>
      value === 'yes' ? 'No email was sent yet.' : 'Everybody was sent an email.',
  },
  platform: {
    name: 'Platform',
    values: PLATFORM_NAMES,
    nobody: ([value]) => `Nobody was added from ${value ? PLATFORM_NAMES[value] : 'there'} yet.`,
  },
  awaiting: {
    name: 'Waiting',
    values: { us: 'For you', them: 'For the creator' },
    nobody: ([value]) =>
      value === 'us' ? 'Nobody is waiting for your answer.' : 'You aren’t waiting for anybody.',
  },
  added: {
    name: 'Added',
    values: ADDED,
    nobody: ([value]) => {
      if (value === 'older') return 'Nobody was added earlier than 90 days ago.';
      return value === 'today' || !value
        ? 'Nobody was added today.'
        : `Nobody was added in the ${ADDED[value].toLowerCase()}.`;
    },
  },
};

/** What is read of words alone, whichever facet they are of. */
export const wordsOf = (facet: Facet) =>
  FACET_WORDS[facet] as {
    name: string;
    values: Record<string, string>;
    nobody: (values: readonly FacetValue[]) => string;
  };

/** What a facet's button says: its name, and what is chosen of it. */
export function facetLabel(filter: CreatorFilter, facet: Facet): string {
  const { name, values } = wordsOf(facet);
  const [one, ...more] = filter[facet];
  if (one === undefined) return name;
  const word = values[one] ?? '';
  return more.length > 0 ? `${name}: ${word} +${more.length}` : `${name}: ${word}`;
}

/** Why a filter found nobody. */
export function nobodySentence(filter: CreatorFilter): string {
  const [facet, another] = activeFacets(filter);
  return facet && !another
    ? wordsOf(facet).nobody(filter[facet])
    : 'No creator matches these filters.';
}
