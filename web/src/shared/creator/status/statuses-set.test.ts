import { expect, it } from 'vitest';
import { oneMoreSet, setWords, type StatusSet } from './statuses-set.ts';

const set = (id: string, was: StatusSet['set'], now: StatusSet['set']): StatusSet => ({
  ...{ id, name: id.toUpperCase(), set: now },
  before: { status: was, status_set_by: 'event' },
});

it('statuses set one after the other are one line', () => {
  const one = oneMoreSet([], set('ann', 'Contacted', 'Responded'));
  expect(setWords(one)).toBe('Status of ANN set to Responded');
  expect(setWords(oneMoreSet(one, set('bo', 'Contacted', 'Rejected')))).toBe('2 statuses set');
});

it('a creator whose status is set again goes back to the first one', () => {
  const one = oneMoreSet([], set('ann', 'Contacted', 'Responded'));
  const two = oneMoreSet(one, set('ann', 'Responded', 'Converted'));
  expect(two).toEqual([set('ann', 'Contacted', 'Converted')]);
});
