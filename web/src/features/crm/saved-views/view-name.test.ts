import { expect, it } from 'vitest';
import { nameRefusal } from './view-name.ts';

const views = [{ id: 'v1', name: 'Warm' }];

it.each([
  ['  ', 'Give the view a name.'],
  ['x'.repeat(61), 'Use at most 60 characters.'],
  [' warm ', 'You have a view with this name.'],
  ['Warm leads', null],
  ['x'.repeat(60), null],
])('a view called %j: %j', (name, refusal) => {
  expect(nameRefusal(name, views, null)).toBe(refusal);
});

it('a view keeps its own name', () => {
  expect(nameRefusal('warm', views, 'v1')).toBeNull();
});
