import { expect, it } from 'vitest';
import { currentName } from './current-name.ts';

const ann = { name: 'Ann', tiktok_username: 'ann.studio', instagram_username: null };

it.each([
  [ann, 'Ann'],
  [{ ...ann, name: '' }, 'ann.studio'],
  [{ name: '', tiktok_username: null, instagram_username: 'ann.lee' }, 'ann.lee'],
  [null, 'A creator'],
])('of %j is %s', (creator, name) => {
  expect(currentName(creator)).toBe(name);
});
