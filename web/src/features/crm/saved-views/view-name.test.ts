import { expect, it } from 'vitest';
import { nameFault } from './view-name.ts';

const views = [{ id: 'v1', name: 'Warm' }];

it.each([
  ['  ', 'Give the view a name.'],
  ['x'.repeat(61), 'Use at most 60 characters.'],
  [' warm ', 'You have a view with this name.'],
  ['Warm leads', null],
  ['x'.repeat(60), null],
])('a view called %j: %j', (name, fault) => {
  expect(nameFault(name, views, null)).toBe(fault);
});

it('a view keeps its own name', () => {
  expect(nameFault('warm', views, 'v1')).toBeNull();
});
