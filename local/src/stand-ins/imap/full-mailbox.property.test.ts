import { expect, it } from 'vitest';
import { soakRounds } from '../../../../core/test/soak-rounds.ts';
import { watchedMailbox } from '../../../test/watched-mailbox.ts';

const { world } = watchedMailbox();
const OF_OTHERS = {
  from: 'shop@news.test',
  more: 'List-Unsubscribe: <mailto:a@b.test>',
  message_id: 'n@news.test',
};
const ACCOUNT = { address: 'max@gmail.com', app_password: 'abcdefghijkl' };
const WATCHED = soakRounds(20_000);
const HELD = soakRounds(100_000);

it(`among ${WATCHED} messages of others, one that is ours is found, and counted once`, async () => {
  const ann = await world();
  await ann.add(OF_OTHERS, { times: WATCHED });
  await ann.answer();
  for (let looks = 0; looks < 20 && ann.inbound().length === 0; looks += 1) await ann.look();
  expect(ann.inbound()).toHaveLength(1);
  expect(ann.day()?.replies).toBe(1);
});

it(`a mailbox of ${HELD} messages is searched and read in batches`, async () => {
  const ann = await world();
  await ann.add(OF_OTHERS, { times: HELD });
  const session = await ann.watchPorts.openMailbox(ACCOUNT);
  if ('refused' in session) throw new Error(session.refused);
  const [all] = await session.folders();
  if (!all) throw new Error('no folder');
  const uids = await session.search(all, { from_uid: 1 });
  expect(uids).toHaveLength(HELD);
  expect(await session.heads(all, uids.slice(-100))).toHaveLength(100);
  await session.close();
});
