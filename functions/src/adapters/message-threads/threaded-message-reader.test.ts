import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtThread } from '../../../test/built-thread.ts';
import { messageReaderContract } from '../../../test/models/message-reader.contract.ts';
import type { PoolRules } from '../threads/thread-pool.ts';
import { threadedMessageReader } from './threaded-message-reader.ts';

let built: Awaited<ReturnType<typeof builtThread>>;
beforeAll(async () => {
  built = await builtThread('message');
});
afterAll(() => built.remove());

/** A reader, and what it complained of. */
function reader(script: URL, rules: Partial<PoolRules> = {}) {
  const faults: unknown[] = [];
  const ports = threadedMessageReader({
    script,
    onFault: ({ error }) => faults.push(error),
    ...rules,
  });
  return { faults, ports, read: (text: string) => ports.readMessage(Buffer.from(text)) };
}

describe('messages read in a thread', () => {
  let shared: ReturnType<typeof reader>;
  beforeAll(() => {
    shared = reader(built.script);
  });
  messageReaderContract(() => shared.ports);

  it('are read without a fault', () => expect(shared.faults).toEqual([]));
});

describe('a message', () => {
  it.each([
    ['endless', 'timeout', { most_work: 100 }],
    ['endless', 'timeout', { longest: 100 }],
    ['silent', 'timeout', { longest: 100 }],
    ['broken', 'error', {}],
    ['greedy', 'error', { most_memory: 16 }],
  ] as const)('whose reading is %s is unread: %s, by %j', async (kind, reason, rules) => {
    const { read, faults } = reader(built[kind], rules);
    expect(await read('Yes')).toEqual({ kind: 'unread', reason });
    expect(faults).toHaveLength(1);
  });

  it('whose small header is read asks for no thread, and a large one that breaks it is none', async () => {
    const { ports, faults } = reader(built.broken);
    const head = (length: number) => Buffer.from(`Subject: ${'a'.repeat(length)}\r\n\r\n`);
    expect(await ports.readHead(head(8000))).toMatchObject({ senders: 0 });
    expect(faults).toEqual([]);
    expect(await ports.readHead(head(9000))).toBeNull();
    expect(faults).toHaveLength(1);
  });

  it('that only waits has used no processor', async () => {
    const { read, faults } = reader(built.silent, { most_work: 20, longest: 300 });
    expect(await read('Yes')).toEqual({ kind: 'unread', reason: 'timeout' });
    expect(String(faults[0])).not.toContain('processor');
  });

  it('whose reading never ends keeps nobody else waiting, and the next one is read', async () => {
    const { read } = reader(built.endless, { most: 1, most_work: 100 });
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const [first, next] = await Promise.all([read('Yes'), read('gone')]);
    clearInterval(timer);
    expect(first).toEqual({ kind: 'unread', reason: 'timeout' });
    expect(next).toMatchObject({ kind: 'read' });
    expect(turns).toBeGreaterThan(0);
  });
});
