import { beforeEach, expect, it } from 'vitest';
import { deletionDocument, userDocument } from '@vibes/core/firestore/documents';
import { localStripe } from '../../../functions/test/local-stripe.ts';
import { memorySignIn } from '../../../functions/test/models/memory-sign-in.ts';
import { memoryWorld, type MemoryWorld } from '../../../functions/test/memory-world.ts';
import type { AccountArguments } from './read-account-arguments.ts';
import { runAccountCommand, type AccountBooks } from './run-account-command.ts';

let world: MemoryWorld;
let books: AccountBooks;
let typed: string;
let said: string[];
beforeEach(async () => {
  world = await memoryWorld();
  const { ports } = world;
  const people = memorySignIn({ max: { email: 'max@brand.com' }, eve: { email: 'eve@brand.com' } });
  typed = 'max@brand.com';
  said = [];
  books = {
    ...ports,
    people,
    pause: (milliseconds) => Promise.resolve(void world.later(milliseconds)),
    openPayments: () => Promise.resolve(localStripe(ports).provider),
    report: (line) => said.push(line),
    askName: () => Promise.resolve(typed),
    async save(text) {
      for await (const part of text) said.push(part);
      return ['saved'];
    },
  };
});
const run = (action: AccountArguments['action'], name = 'max@brand.com', is_sure = false) =>
  runAccountCommand(books, { action, name, is_sure, without_stripe: false });

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

it('exports what is stored, without secrets, and names what it leaves out', async () => {
  expect(await run('export')).toEqual(['saved']);
  const { left_out, documents, sign_in } = JSON.parse(said.join('')) as {
    sign_in: object;
    left_out: { documents: string; fields?: string[] }[];
    documents: Record<string, unknown>[];
  };
  expect(sign_in).toMatchObject({
    uid: 'max',
    email: 'max@brand.com',
    is_disabled: false,
    providers: [{ provider: 'google.com', id: 'google_max' }],
  });
  expect(documents.find(({ path }) => path === 'users/max')).toMatchObject({
    name: 'Max Marketer',
    created_at: '2026-05-01T12:00:00.000Z',
  });
  const { api_key = '', key_hash = '' } = world.data('api_keys/max') as Record<string, string>;
  const { app_password = '' } = world.data('user_secrets/max') as Record<string, string>;
  for (const secret of [api_key, key_hash, app_password]) {
    expect(secret).not.toBe('');
    expect(said.join('')).not.toContain(secret);
  }
  expect(documents.map(({ path }) => path)).toContain('api_key_hashes/…');
  expect(left_out).toContainEqual(
    expect.objectContaining({
      documents: 'user_secrets',
      fields: ['app_password', 'notion_api_key'],
    }),
  );
});

it('says what it deletes, asks for the address, and deletes nothing for another one', async () => {
  typed = 'max@brand.co';
  const before = world.documents.dump();
  await expect(run('delete')).rejects.toThrow('That is another address. Nothing was deleted.');
  expect(world.documents.dump()).toEqual(before);
  expect(said.join('\n')).toMatch(
    /would be deleted:\n[^]* 1 {2}users\n[^]*Kept:\n[^]* 1 {2}users\/credit_entries: /,
  );
});

it('deletes, prints the receipt again, and lets nobody unblock what is gone', async () => {
  typed = ' MAX@brand.com ';
  const receipt = await run('delete');
  expect(receipt).toEqual(
    expect.arrayContaining([
      'Deletion of the account of max@brand.com (max)',
      '  begun     2026-05-01 12:00 UTC',
      '  finished  2026-05-01 12:09 UTC',
      '        1  users',
      '        1  sign-in',
      'Canceled: deliveries that waited: 0.',
    ]),
  );
  expect(world.data(userDocument.path('max'))).toBeUndefined();
  expect(await run('delete')).toEqual(receipt);
  expect(await run('show', 'Max@brand.com')).toEqual(
    receipt.map((line) => line.replace('max@brand', 'Max@brand')),
  );
  await expect(run('unblock')).rejects.toThrow('is being deleted, or is gone');
});

const signInAnew = () => {
  books = { ...books, people: memorySignIn({ max2: { email: 'max@brand.com' } }) };
};

it('deletes the next account of the same address only when somebody says so', async () => {
  const receipt = await run('delete', undefined, true);
  signInAnew();
  const repeated = run('delete', undefined, true);
  await expect(repeated).rejects.toThrow('A new account of this address exists (max2)');
  expect(world.data(deletionDocument.path('max2'))).toBeUndefined();
  const shown = await run('show');
  expect(shown.slice(0, 4).join()).toContain('not open');
  expect(shown.slice(4)).toEqual(['', ...receipt]);
  expect((await run('delete'))[0]).toContain('(max2)');
  expect(world.data(deletionDocument.path('max'))).toBeDefined();
  // Of two that are gone the last one is shown.
  books = { ...books, people: memorySignIn({}) };
  expect((await run('show'))[0]).toContain('(max2)');
});

it('goes on with a deletion that was cut off, and not with a new account of the address', async () => {
  const pause = () => Promise.reject(new Error('killed'));
  const { people } = books;
  books = { ...books, pause };
  await expect(run('delete')).rejects.toThrow('killed');
  await people.remove('max');
  signInAnew();
  books = { ...books, pause: (milliseconds) => Promise.resolve(void world.later(milliseconds)) };
  expect((await run('delete', undefined, true))[0]).toContain('(max)');
  expect(world.data(deletionDocument.path('max'))?.['finished_at']).not.toBeNull();
  expect(world.data(deletionDocument.path('max2'))).toBeUndefined();
});

it('finds an account by its uid, also without a sign-in or with another address', async () => {
  books = { ...books, people: memorySignIn({}) };
  expect(await run('show', 'uid:max')).toEqual(
    expect.arrayContaining(['email     max@brand.com', 'sign-in   gone', 'account   open']),
  );
  expect(await run('export', 'uid:max')).toEqual(['saved']);
  await expect(run('delete', 'uid:max')).rejects.toThrow('That is another address.');
  typed = 'uid:max';
  const receipt = await run('delete', 'uid:max');
  expect(receipt[0]).toBe('Deletion of the account of uid:max (max)');
  expect(await run('show', 'uid:max')).toEqual(receipt);
  expect((await run('show'))[0]).toBe('Deletion of the account of max@brand.com (max)');
});

it('deletes nothing under a uid that nobody has', async () => {
  const deletion = run('delete', 'uid:maxx', true);
  await expect(deletion).rejects.toThrow('Nothing is stored of uid:maxx.');
  expect(world.data(deletionDocument.path('maxx'))).toBeUndefined();
});

it('deletes one of whom no address is known, and finds its receipt by the uid', async () => {
  await world.documents.commit([{ kind: 'delete', path: userDocument.path('max') }]);
  books = { ...books, people: memorySignIn({}) };
  const receipt = await run('delete', 'uid:max', true);
  expect(world.data(deletionDocument.path('max'))).toMatchObject({ email_hash: null });
  expect(await run('show', 'uid:max')).toEqual(receipt);
});
