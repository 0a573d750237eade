import { PLATFORM_NAMES } from '@vibes/core/creator/platform';
import { activeFacets, type CreatorFilter, type Facet, type FacetValue } from './creator-filter.ts';
import { wordsOf } from './facet-words.ts';

const wordsIn = (facet: Facet, chosen: readonly FacetValue[]): string =>
  chosen.map((value) => wordsOf(facet).values[value]?.toLowerCase()).join(' or ');

/** Shown where this facet alone leaves nobody. */
const NOBODY: { [F in Facet]: (values: readonly FacetValue<F>[]) => string } = {
  status: (values) => `Nobody has the status ${values.join(' or ')}.`,
  email: ([value]) =>
    value === 'yes' ? 'Nobody has an email address yet.' : 'Everybody has an email address.',
  source: () => 'No email address came from there.',
  sent: ([value]) => (value === 'yes' ? 'No email was sent yet.' : 'Everybody was sent an email.'),
  platform: ([value]) => `Nobody was added from ${value ? PLATFORM_NAMES[value] : 'there'} yet.`,
  awaiting: ([value]) =>
    value === 'us' ? 'Nobody is waiting for your answer.' : 'You aren’t waiting for anybody.',
  replied: (values) =>
    values.includes('yes')
      ? 'Nobody has replied yet.'
      : `Nobody has replied ${wordsIn('replied', values)} yet.`,
  says: (values) => `You haven’t marked a reply as ${wordsIn('says', values)}.`,
  reminder: (values) => (values.includes('set') ? 'No reminder is set.' : 'No reminder is due.'),
  added: (values) => {
    if (values.includes('older')) return 'Nobody was added earlier than 90 days ago.';
    const since = values.includes('today') ? 'today' : `in the ${wordsIn('added', values)}`;
    return `Nobody was added ${since}.`;
  },
};

/** Why a filter found nobody. */
export function nobodySentence(filter: CreatorFilter): string {
  const [facet, another] = activeFacets(filter);
  if (!facet || another) return 'No creator matches these filters.';
  return (NOBODY[facet] as (values: readonly FacetValue[]) => string)(filter[facet]);
}
