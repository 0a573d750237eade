import { templateValues } from '@vibes/core/template/template-variables';
import { expect, it } from 'vitest';
import { countCharacters } from './character-count.ts';
import { longestValues } from './longest-values.ts';

const values = templateValues({ name: 'Ann', handle: 'ann', platform: 'tiktok', my_name: '' });

it.each([
  ['', { used: 0, state: 'fits' }],
  ['Hi {{creatorName}}', { used: 6, state: 'fits' }],
  ['Hi {{creatorName}}!!!', { used: 9, state: 'near' }],
  ['Hi {{creatorName}}!!!!!', { used: 11, state: 'over' }],
  ['Hi {{creatorName}}\n\n\n', { used: 6, state: 'fits' }],
  ['{{nobody}}', { used: 10, state: 'near' }],
  ['{{myName}}', { used: 10, state: 'near' }],
])('counts %j as it is sent', (template, count) => {
  expect(countCharacters(template, { values, longest: values, maximum: 10 })).toEqual(count);
});

it('counts the template while the values are being read', () => {
  const longest = longestValues('tiktok', '');
  expect(countCharacters('{{handle}}', { values: null, longest, maximum: 100 }).used).toBe(10);
});

it.each([
  [`{{creatorName}}${'x'.repeat(70)}`, 'fits'],
  [`{{creatorName}}${'x'.repeat(71)}`, 'risky'],
  [`{{handle}}${'x'.repeat(77)}`, 'risky'],
  [`{{firstName|there}}${'x'.repeat(87)}`, 'near'],
])('warns when a long name would pass the limit: %s', (template, state) => {
  const longest = longestValues('tiktok', 'Max');
  expect(countCharacters(template, { values, longest, maximum: 100 }).state).toBe(state);
});
