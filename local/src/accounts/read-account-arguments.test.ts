import { expect, it } from 'vitest';
import { readAccountArguments } from './read-account-arguments.ts';

it('reads the command and the address, for the world on this machine', () => {
  expect(readAccountArguments(['block', 'eve@brand.example'])).toEqual({
    action: 'block',
    name: 'eve@brand.example',
    project: null,
    out: null,
    is_sure: false,
    without_stripe: false,
  });
});

it('reads another project', () => {
  const args = ['show', '--project', 'brand-live', 'eve@brand.example'];
  expect(readAccountArguments(args)).toMatchObject({ action: 'show', project: 'brand-live' });
});

it('reads where an export goes, and that nobody is to be asked', () => {
  const out = ['export', 'eve@brand.example', '--out', 'eve.json'];
  expect(readAccountArguments(out)).toMatchObject({ action: 'export', out: 'eve.json' });
  const sure = ['delete', 'eve@brand.example', '--yes'];
  expect(readAccountArguments(sure)).toMatchObject({ action: 'delete', is_sure: true });
});

it('reads a uid in place of the address, and that Stripe is to be left alone', () => {
  expect(readAccountArguments(['delete', 'uid:eve', '--without-stripe'])).toMatchObject({
    name: 'uid:eve',
    without_stripe: true,
  });
});

it.each([
  [[]],
  [['block', 'uid:eve']],
  [['show', 'uid:']],
  [['show', 'uid:a/b']],
  [['show', 'eve@brand.example', '--without-stripe']],
  [['remove', 'eve@brand.example']],
  [['delete', 'eve@brand.example', '--out', 'eve.json']],
  [['export', 'eve@brand.example', '--yes']],
  [['export', 'eve@brand.example', '--out', '']],
  [['block']],
  [['block', 'eve']],
  [['block', 'eve@brand.example', 'max@brand.example']],
  [['block', 'eve@brand.example', '--force']],
  [['block', 'eve@brand.example', '--project', '']],
])('says how to use it after %j', (args) => {
  expect(() => readAccountArguments(args)).toThrow(/Use: npm run -s accounts/);
});
