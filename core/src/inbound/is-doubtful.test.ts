import { expect, it } from 'vitest';
import { someMessage } from '../../test/some-message.ts';
import { isDoubtful, isToBeJudged } from './is-doubtful.ts';

const cases = [
  ['proven', null, false],
  ['proven', 'theirs', false],
  ['proven', 'not_theirs', true],
  ['authenticated', null, false],
  ['authenticated', 'not_theirs', true],
  ['claimed', null, true],
  ['claimed', 'theirs', false],
  ['claimed', 'not_theirs', true],
] as const;

it.each(cases)('a message that is %s, and %s by the person: %s', (proof, person_says, is) => {
  const message = someMessage({ proof, person_says });
  expect(isDoubtful(message)).toBe(is);
  expect(isToBeJudged(message)).toBe(is && person_says === null);
});
