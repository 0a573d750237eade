import { EMPTY_MAILBOX } from '@vibes/core/delivery/empty-mailbox';
import { mailboxDocument } from '@vibes/core/firestore/documents';
import { newWatch } from '@vibes/core/watch/watch';
import { expect, it } from 'vitest';
import { memoryWorld } from '../../test/memory-world.ts';
import type { MailFolder } from '../ports/mailbox-reader.ts';
import { folderCursor } from './change-watch.ts';

const ALL: MailFolder = { path: 'All Mail', use: 'all', uid_validity: '1', uid_next: 9 };
const JUNK: MailFolder = { ...ALL, path: 'Spam', use: 'junk' };

/** A mailbox that a worker has. `look`: the cursor of a folder, as each look begins with it. */
async function taken() {
  const { documents, ports, data } = await memoryWorld();
  const now = ports.clock();
  const lease = { token: 't', until: new Date(now.getTime() + 60_000) };
  const path = mailboxDocument.path('eve');
  const watch = { ...newWatch(now), lease };
  await documents.commit([{ kind: 'set', path, data: { ...EMPTY_MAILBOX, watch } }]);
  const look = (folder = ALL, token = 't') => folderCursor(ports, { uid: 'eve', token }, folder);
  const folders = () => mailboxDocument.at('eve').read(data(path)).watch?.folders;
  return { look, folders };
}

it('a message is counted once in a look, and with it that all below were handled', async () => {
  const { look, folders } = await taken();
  const first = look();
  expect([await first.countTry(5), await first.countTry(5)]).toEqual([1, 1]);
  expect(folders()).toEqual({ 'All Mail': { uid_validity: '1', uid_next: 5, tries: 1 } });
  expect(await look().countTry(5)).toBe(2);
  expect(await look().countTry(6)).toBe(1);
});

it('the cursor that moves past a message forgets its tries, and none before it does', async () => {
  const { look } = await taken();
  await look().countTry(5);
  await look(JUNK).countTry(3);
  await look().advance(5);
  expect(await look().countTry(5)).toBe(2);
  await look().advance(6);
  expect(await look().countTry(6)).toBe(1);
  expect(await look(JUNK).countTry(3)).toBe(2);
});

it('in a folder with new numbers a number is another message', async () => {
  const { look } = await taken();
  await look().countTry(5);
  expect(await look({ ...ALL, uid_validity: '2' }).countTry(5)).toBe(1);
});

it('a try is taken back, and nothing where none was counted', async () => {
  const { look, folders } = await taken();
  await look().takeBack();
  expect(folders()).toEqual({});
  const first = look();
  await first.countTry(5);
  await first.takeBack();
  expect(await look().countTry(5)).toBe(1);
});

it('a worker that no longer has the mailbox changes nothing', async () => {
  const { look, folders } = await taken();
  const late = look(ALL, 'another');
  expect(await late.advance(7)).toBe(false);
  expect(await late.countTry(5)).toBe(1);
  expect(folders()).toEqual({});
});
