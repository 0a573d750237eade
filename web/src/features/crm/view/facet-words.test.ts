import { expect, it } from 'vitest';
import { FACET_NAMES, FACETS, NO_FILTER, type CreatorFilter } from './creator-filter.ts';
import { facetLabel, wordsOf } from './facet-words.ts';
import { nobodySentence } from './nobody-words.ts';

const filter = (some: Partial<CreatorFilter>): CreatorFilter => ({ ...NO_FILTER, ...some });

it('every value has a word, and a sentence for when nobody has it', () => {
  for (const facet of FACET_NAMES)
    for (const value of FACETS[facet]) {
      expect(wordsOf(facet).values[value]).toBeTruthy();
      expect(nobodySentence({ ...NO_FILTER, [facet]: [value] })).toMatch(/^[A-Z].*\.$/);
    }
});

it('a button says what is chosen', () => {
  expect(facetLabel(NO_FILTER, 'status')).toBe('Status');
  expect(facetLabel(filter({ status: ['Responded'] }), 'status')).toBe('Status: Responded');
  const several = filter({ status: ['Discovered', 'Responded', 'Converted'] });
  expect(facetLabel(several, 'status')).toBe('Status: Discovered +2');
});

it('an empty list says which filter emptied it', () => {
  expect(nobodySentence(filter({ awaiting: ['us'] }))).toBe('Nobody is waiting for your answer.');
  expect(nobodySentence(filter({ added: ['7d'] }))).toBe('Nobody was added in the last 7 days.');
  expect(nobodySentence(filter({ replied: ['first_follow_up'] }))).toBe(
    'Nobody has replied to the first follow-up yet.',
  );
  expect(nobodySentence(filter({ says: ['interested', 'no'] }))).toBe(
    'You haven’t marked a reply as interested or no.',
  );
  expect(nobodySentence(filter({ reminder: ['due'] }))).toBe('No reminder is due.');
  expect(nobodySentence(filter({ sent: ['yes'], email: ['no'] }))).toBe(
    'No creator matches these filters.',
  );
});
