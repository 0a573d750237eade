import { expect, it } from 'vitest';
import { readAccountArguments } from './read-account-arguments.ts';

it('reads the command and the address, for the world on this machine', () => {
  expect(readAccountArguments(['block', 'eve@brand.example'])).toEqual({
    action: 'block',
    email: 'eve@brand.example',
    project: null,
  });
});

it('reads another project', () => {
  const args = ['show', '--project', 'brand-live', 'eve@brand.example'];
  expect(readAccountArguments(args)).toMatchObject({ action: 'show', project: 'brand-live' });
});

it.each([
  [[]],
  [['delete', 'eve@brand.example']],
  [['block']],
  [['block', 'eve']],
  [['block', 'eve@brand.example', 'max@brand.example']],
  [['block', 'eve@brand.example', '--force']],
  [['block', 'eve@brand.example', '--project', '']],
])('says how to use it after %j', (args) => {
  expect(() => readAccountArguments(args)).toThrow(/Use: npm run -s accounts/);
});
