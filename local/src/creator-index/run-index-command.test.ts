import { creatorDocument, userDocument } from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { indexWorld } from '../../../functions/test/index-world.ts';
import { memorySignIn } from '../../../functions/test/models/memory-sign-in.ts';
import { readIndexArguments } from './read-index-arguments.ts';
import { runIndexCommand } from './run-index-command.ts';

async function operator() {
  const world = indexWorld();
  await world.capture(0, 30);
  const lines: string[] = [];
  const people = memorySignIn({ max: { email: 'max@brand.com' } });
  const books = { ...world.ports, people, report: (line: string) => void lines.push(line) };
  /** What a command says. */
  const run = async (...args: string[]) => {
    lines.length = 0;
    const is_in_order = await runIndexCommand(books, readIndexArguments(args));
    return { is_in_order, text: lines.join('\n') };
  };
  return { ...world, run };
}

it('an index is made by an address, then checked by a uid, and says what differs', async () => {
  const { run, documents, later } = await operator();
  expect(await run('check', 'max@brand.com')).toEqual({
    is_in_order: true,
    text: 'max: creators: 30. There is no index.',
  });
  later(120_000);
  expect(await run('rebuild', 'max@brand.com')).toEqual({
    is_in_order: true,
    text: [
      'max: creators: 30. Index: 30 entries in 1 chunks, sealed 2026-05-01T12:02:00.000Z.',
      '  Changed since the seal: 0. Differences: 0.',
    ].join('\n'),
  });
  const path = creatorDocument.path('max', 'c7');
  await documents.commit([{ kind: 'update', path, data: { name: 'Without a time' } }]);
  const { is_in_order, text } = await run('check', 'uid:max');
  expect(is_in_order).toBe(false);
  expect(text).toContain('Differences: 1.\n  c7 differs');
});

it('every account with an index is checked, and no other', async () => {
  const { run, documents } = await operator();
  await documents.commit(
    ['ann', 'max'].map((uid) => ({ kind: 'set', path: userDocument.path(uid), data: {} })),
  );
  expect((await run('check', '--all')).text).toBe('');
  await run('rebuild', 'uid:max');
  expect((await run('check', '--all')).text).toMatch(/^max: creators: 30/);
});

it.each([[[]], [['check']], [['check', 'max']], [['rebuild', 'max@brand.com', '--all']]])(
  'the command line %j is refused',
  (args) => {
    expect(() => readIndexArguments(args)).toThrow(/Use: npm run/);
  },
);
it('nobody is found by an unknown address', async () => {
  const { run } = await operator();
  await expect(run('check', 'eve@brand.com')).rejects.toThrow('Nobody signs in with');
});
