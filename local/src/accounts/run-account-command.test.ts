import { beforeEach, expect, it } from 'vitest';
import { memoryWorld } from '../../../functions/test/memory-world.ts';
import { memorySignIn } from '../../../functions/src/ports/sign-in-service.ts';
import { runAccountCommand } from './run-account-command.ts';

let books: Parameters<typeof runAccountCommand>[0];
beforeEach(async () => {
  const { ports } = await memoryWorld();
  const people = memorySignIn({ max: { email: 'max@brand.com' }, eve: { email: 'eve@brand.com' } });
  books = { ...ports, people };
});
const run = (action: 'block' | 'unblock' | 'show', email = 'max@brand.com') =>
  runAccountCommand(books, { action, email });

it('blocks, unblocks and shows', async () => {
  expect(await run('show')).toEqual([
    'email     max@brand.com',
    'uid       max',
    'sign-in   allowed',
    'name      Max Marketer',
    'since     2026-05-01',
    'account   open',
    'plan      No Plan',
    'credits   10',
    'creators  0',
  ]);
  expect((await run('block')).join()).toContain('max@brand.com is blocked.');
  expect(await run('show')).toEqual(
    expect.arrayContaining(['sign-in   disabled', 'account   blocked since 2026-05-01']),
  );
  expect((await run('unblock')).join()).toContain('max@brand.com is unblocked.');
  expect(await run('show')).toContain('account   open');
});

it('shows somebody who never came to the dashboard', async () => {
  expect(await run('show', 'eve@brand.com')).toContain(
    'account   not open: never came to the dashboard',
  );
});

it('says that nobody has the address', async () => {
  await expect(run('block', 'nobody@brand.com')).rejects.toThrow(
    'Nobody signs in with nobody@brand.com.',
  );
});
