import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spentAwaiting } from '../../../../core/test/growth.ts';
import { builtThread } from '../../../test/built-thread.ts';
import { MOST_READ } from '../../ports/message-reader.ts';
import type { PoolRules } from '../threads/thread-pool.ts';
import { threadedMessageReader } from './threaded-message-reader.ts';

let built: Awaited<ReturnType<typeof builtThread>>;
beforeAll(async () => {
  built = await builtThread('message');
});
afterAll(() => built.remove());

const HEAD = 'From: Ann <ann@studio.test>\r\nSubject: Re: Hi\r\n';
const BASE64 = `${HEAD}Content-Transfer-Encoding: base64\r\n\r\n`;
const PARTED = `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n`;
const YES = `${HEAD}\r\nYes`;
const filled = (head: string, part: string, length: number = MOST_READ) =>
  `${head}${part.repeat(length / part.length)}`.slice(0, length);
const SLOW = filled(BASE64, '=41');

const open = (rules: Partial<PoolRules> = {}) => {
  const onFault = () => undefined;
  const { readMessage } = threadedMessageReader({ script: built.script, onFault, ...rules });
  return (text: string) => readMessage(Buffer.from(text));
};

/** Milliseconds of processor that a header may hold the process, in the best of three rounds: the code is warm. */
const HELD = 100;

describe.each(['From', 'To', 'References', 'Content-Type', 'Received'])(
  'the largest %s that is read at once holds the process for a moment, of',
  (name) => {
    it.each(['a:b;', '9:00 ', 'a@b, ', ':', '"', '=?utf-8?q?a?= ', '\r\n a'])(
      '%j',
      async (part) => {
        const { readHead } = threadedMessageReader({
          script: built.broken,
          onFault: () => undefined,
        });
        const raw = Buffer.from(`${filled(`${name}: `, part, 8 * 1024 - 4)}\r\n\r\n`);
        const rounds: number[] = [];
        for (let round = 0; round < 3; round += 1)
          rounds.push(await spentAwaiting(() => readHead(raw)));
        expect(Math.min(...rounds)).toBeLessThan(HELD);
      },
    );
  },
);

/** Milliseconds of processor: the limit of a message, and the time until it is seen to be over. */
const LIMIT = 3500;

describe('as much of a message as is read, made to be slow, ends within its limit, as', () => {
  it.each([
    ['base64', SLOW],
    ['padding', filled(BASE64, 'YQ==')],
    ['line breaks', filled(HEAD, '\r\n')],
    ['parts', filled(PARTED, '--b\r\n\r\n')],
    ['attachments', filled(PARTED, '--b\r\nContent-Type: a/b\r\n\r\nx\r\n')],
    ['a long header', `${filled('From: ', 'a:b;', 127 * 1024)}\r\n\r\nYes`],
    ['HTML', filled(`${HEAD}Content-Type: text/html\r\n\r\n`, '<a href="')],
  ])('%s', async (_, text) => {
    const read = open();
    expect(await spentAwaiting(() => read(text))).toBeLessThan(LIMIT);
    expect(await read(YES)).toMatchObject({ kind: 'read', reading: { text: 'Yes' } });
  });
});

it.each([
  ['processor', { most_work: 300 }, 'timeout'],
  ['memory', { most_memory: 16 }, 'error'],
] as const)('a message that wants more %s than there is is unread', async (_, rules, reason) => {
  const read = open(rules);
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  expect(await read(SLOW)).toEqual({ kind: 'unread', reason });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
  expect(await open()(YES)).toMatchObject({ kind: 'read' });
});
