import { expect, it } from 'vitest';
import { groupFailures, type Failure } from './failures.ts';

const failure = (name: string, reason: string | null, sentence: string): Failure => ({
  ...{ id: name.toLowerCase(), name, reason, sentence },
});

it('failures are grouped by their reason, the most frequent first', () => {
  const groups = groupFailures([
    failure('Ann', 'timeout', 'It took too long.'),
    failure('Bob', 'no_address', 'No address.'),
    failure('Cleo', 'no_address', 'No address, which is said otherwise.'),
    failure('Dan', null, 'Gone.'),
    failure('Eve', null, 'Gone.'),
    failure('Fay', null, 'Gone.'),
  ]);
  expect(
    groups.map(({ sentence, creators }) => [sentence, creators.map(({ name }) => name)]),
  ).toEqual([
    ['Gone.', ['Dan', 'Eve', 'Fay']],
    ['No email address yet.', ['Bob', 'Cleo']],
    ['It took too long.', ['Ann']],
  ]);
});
