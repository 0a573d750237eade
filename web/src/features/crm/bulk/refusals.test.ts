import { expect, it } from 'vitest';
import { groupRefusals, type BulkRefusal } from './refusals.ts';

const refusal = (name: string, reason: string | null, sentence: string): BulkRefusal => ({
  ...{ id: name.toLowerCase(), name, reason, sentence },
});

it('refusals are grouped by their reason, the most frequent first', () => {
  const groups = groupRefusals([
    refusal('Ann', 'timeout', 'It took too long.'),
    refusal('Bob', 'no_address', 'No address.'),
    refusal('Cleo', 'no_address', 'No address, which is said otherwise.'),
    refusal('Dan', null, 'Gone.'),
    refusal('Eve', null, 'Gone.'),
    refusal('Fay', null, 'Gone.'),
  ]);
  expect(
    groups.map(({ sentence, creators }) => [sentence, creators.map(({ name }) => name)]),
  ).toEqual([
    ['Gone.', ['Dan', 'Eve', 'Fay']],
    ['No email address yet.', ['Bob', 'Cleo']],
    ['It took too long.', ['Ann']],
  ]);
});
