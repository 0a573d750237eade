import { describe, expect, it } from 'vitest';
import { plainMessageReader } from '../../../../functions/test/models/plain-message-reader.ts';
import type { MessageReader } from '../../../../functions/src/ports/message-reader.ts';
import { watchedMailbox } from '../../../test/watched-mailbox.ts';
import { MINUTE } from '../../../test/watched-world.ts';

const { world } = watchedMailbox();
type World = Awaited<ReturnType<typeof world>>;

const UNREAD = { class: 'reply', text: '', whole: null, has_more: true, is_unreadable: true };
const EVIL = 'evil@studio.test';
const isEvil = (raw: Uint8Array) => Buffer.from(raw).includes(EVIL);
const unread: MessageReader['readMessage'] = () =>
  Promise.resolve({ kind: 'unread', reason: 'timeout' });

/** Looks that tell their faults, by default with a reader that reads no message. */
function looking(ann: World, change: Parameters<World['look']>[0] = { readMessage: unread }) {
  const faults: unknown[] = [];
  const onFault = ({ error }: { error: unknown }) => void faults.push(error);
  return { faults, look: () => ann.look({ onFault, ...change }) };
}

describe('a message that cannot be read', () => {
  it('is a reply in our thread, without text, and the one behind it is read', async () => {
    const ann = await world();
    await ann.answer({ message_id: EVIL });
    await ann.answer({ message_id: 'good@studio.test' });
    const { look, faults } = looking(ann, {
      readMessage: (raw) => (isEvil(raw) ? unread(raw) : plainMessageReader.readMessage(raw)),
    });
    expect(await look()).toBe('read');
    expect(ann.inbound()).toMatchObject([
      { ...UNREAD, message_id: EVIL, proof: 'proven' },
      { text: 'Yes, what do you pay?', is_unreadable: false },
    ]);
    expect(ann.creator()).toMatchObject({ status: 'Responded', awaiting: 'us' });
    expect(faults).toHaveLength(1);
  });

  it.each([
    { authentication: 'pass', folder: 'inbox', proof: 'authenticated', acts: true },
    { authentication: 'fail', folder: 'inbox', proof: 'claimed', acts: false },
    { authentication: 'pass', folder: 'junk', proof: 'authenticated', acts: false },
    { authentication: 'fail', folder: 'inbox', proof: 'proven', acts: true },
    { authentication: 'fail', folder: 'junk', proof: 'proven', acts: false },
  ])('keeps the grade of its header: %j', async ({ authentication, folder, proof, acts }) => {
    const ann = await world();
    const written = proof === 'proven' ? ann.answer : ann.add;
    await written({}, { authentication, folders: [folder] });
    await looking(ann).look();
    expect(ann.inbound()).toMatchObject([{ ...UNREAD, proof, in_junk: folder === 'junk' }]);
    expect(ann.creator()).toMatchObject(
      acts ? { status: 'Responded' } : { status: 'Contacted', may_be_from: { count: 1 } },
    );
  });

  it('whose header cannot be read is passed over and told of, and the one behind it is read', async () => {
    const ann = await world();
    await ann.answer({ message_id: EVIL });
    await ann.answer();
    const { look, faults } = looking(ann, {
      readHead: async (raw) => (isEvil(raw) ? null : plainMessageReader.readHead(raw)),
    });
    expect(await look()).toBe('read');
    expect(ann.inbound()).toMatchObject([{ text: 'Yes, what do you pay?' }]);
    expect(faults).toHaveLength(1);
  });

  it.each([{ in_reply_to: '' }, {}])('is told of, and not recorded, as a report', async (more) => {
    const ann = await world();
    const from = 'mailer-daemon@studio-lee.com';
    await ann.answer({ from, subject: 'Undeliverable', ...more });
    const { look, faults } = looking(ann);
    expect(await look()).toBe('read');
    expect(ann.inbound()).toEqual([]);
    expect(ann.creator().status).toBe('Contacted');
    expect(faults).toHaveLength(1);
  });
});

/** Ports of a process that ends when it reads the message: nothing it does from then on arrives. */
function killed(ann: World, isKiller = isEvil) {
  let isDead = false;
  const { documents } = ann.ports;
  const dead = () => Promise.reject(new Error('killed'));
  return {
    documents: {
      ...documents,
      commit: (writes: Parameters<typeof documents.commit>[0]) =>
        isDead ? dead() : documents.commit(writes),
    },
    readMessage: (raw: Uint8Array) => {
      isDead = isKiller(raw);
      return isDead ? dead() : plainMessageReader.readMessage(raw);
    },
  };
}

describe('a message that ends the process', () => {
  it('is begun twice, then recorded without text; what is around it is read', async () => {
    const ann = await world();
    for (const message_id of ['first@studio.test', EVIL, 'last@studio.test'])
      await ann.answer({ message_id });
    const faults: unknown[] = [];
    let readings = 0;
    for (let looks = 0; looks < 4; looks += 1) {
      const isKiller = (raw: Uint8Array) => {
        readings += 1;
        return isEvil(raw);
      };
      const onFault = ({ error }: { error: unknown }) => void faults.push(error);
      await ann.look({ ...killed(ann, isKiller), onFault }).catch(() => undefined);
      ann.later(6 * MINUTE);
    }
    expect(ann.inbound().map((one) => [one['message_id'], one['is_unreadable']])).toEqual([
      ['first@studio.test', false],
      [EVIL, true],
      ['last@studio.test', false],
    ]);
    expect(readings).toBe(4);
    expect(faults).toHaveLength(1);
    expect(Object.values(ann.mailbox().watch?.folders ?? {})).toMatchObject([
      { tries: 0 },
      { tries: 0 },
    ]);
  });

  it('once is read the next time', async () => {
    const ann = await world();
    await ann.answer({ message_id: EVIL });
    await ann.look(killed(ann)).catch(() => undefined);
    ann.later(6 * MINUTE);
    await ann.look();
    expect(ann.inbound()).toMatchObject([{ text: 'Yes, what do you pay?' }]);
  });
});

it('a message that is fetched over a connection that breaks is never given up', async () => {
  const ann = await world();
  await ann.answer();
  const { look, faults } = looking(ann, {
    openMailbox: async (account) => {
      const session = await ann.watchPorts.openMailbox(account);
      if ('refused' in session) return session;
      const source: typeof session.source = async (...asked) => {
        await session.close();
        return session.source(...asked);
      };
      return { ...session, source };
    },
  });
  for (let looks = 0; looks < 5; looks += 1) {
    expect(await look()).toBe('trouble');
    ann.later(6 * MINUTE);
  }
  expect(faults).toEqual([]);
  await ann.look();
  expect(ann.inbound()).toMatchObject([{ text: 'Yes, what do you pay?' }]);
});

it('a look whose time ends in the middle of a batch goes on at the next message', async () => {
  const ann = await world();
  const ids = ['r1@studio.test', 'r2@studio.test', 'r3@studio.test'];
  for (const message_id of ids) await ann.answer({ message_id });
  let readings = 0;
  const readMessage: MessageReader['readMessage'] = (raw) => {
    readings += 1;
    ann.later(3 * MINUTE);
    return plainMessageReader.readMessage(raw);
  };
  for (const looks of [1, 2]) {
    expect(await ann.look({ readMessage })).toBe('cut_off');
    expect(ann.inbound()).toHaveLength(looks);
  }
  await ann.look();
  expect(ann.inbound().map((one) => one['message_id'])).toEqual(ids);
  expect(readings).toBe(2);
});

it('mail that is nobody’s business costs no write for each message', async () => {
  const writesOf = async (mails: number) => {
    const ann = await world();
    for (let at = 0; at < mails; at += 1)
      await ann.add({ from: 'news@shop.test', message_id: `n${at}@shop.test` });
    let writes = 0;
    const { documents } = ann.ports;
    const commit: typeof documents.commit = (given) => {
      writes += given.length;
      return documents.commit(given);
    };
    await ann.look({ documents: { ...documents, commit } });
    return writes;
  };
  expect(await writesOf(9)).toBe(await writesOf(1));
});
