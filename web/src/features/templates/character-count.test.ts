import { templateValues } from '@vibes/core/template/template-variables';
import { expect, it } from 'vitest';
import { countCharacters } from './character-count.ts';

const values = templateValues({ name: 'Ann', handle: 'ann', platform: 'tiktok', my_name: '' });

it.each([
  ['', { used: 0, state: 'fits' }],
  ['Hi {{creatorName}}', { used: 6, state: 'fits' }],
  ['Hi {{creatorName}}!!!', { used: 9, state: 'near' }],
  ['Hi {{creatorName}}!!!!!', { used: 11, state: 'over' }],
  ['{{nobody}}', { used: 10, state: 'near' }],
  ['{{myName}}', { used: 10, state: 'near' }],
])('counts %j as it is sent', (template, count) => {
  expect(countCharacters(template, values, 10)).toEqual(count);
});

it('counts the template while the values are being read', () => {
  expect(countCharacters('{{handle}}', null, 100).used).toBe(10);
});
