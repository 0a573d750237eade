import { expect, it } from 'vitest';
import { PLACES } from '../../shared/keys/places.ts';
import { goStep } from './go-keys.ts';

const press = (key: string, more: object = {}) => ({
  ...{ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false },
  ...more,
});

it('each place has a letter of its own, which is not G', () => {
  const letters = PLACES.map(({ letter }) => letter);
  expect(new Set([...letters, 'g']).size).toBe(PLACES.length + 1);
});

it.each([
  ['g', false, 'begin'],
  ['G', false, 'begin'],
  ['c', false, 'end'],
  ['c', true, { to: '/dashboard/crm' }],
  ['g', true, 'begin'],
  ['j', true, 'end'],
  ['Shift', true, 'end'],
])('%s, after G %j: %j', (key, hasBegun, step) => {
  expect(goStep(press(key), hasBegun)).toEqual(step);
});

it.each(['shiftKey', 'ctrlKey', 'metaKey', 'altKey', 'repeat'])('with %s it is no step', (held) => {
  expect(goStep(press('g', { [held]: true }), false)).toBe('end');
  expect(goStep(press('c', { [held]: true }), true)).toBe('end');
});
