import { afterAll, beforeAll, expect, it } from 'vitest';
import { threadedMessageReader } from '../../../../functions/src/adapters/message-threads/threaded-message-reader.ts';
import { listedMailbox } from '../../../../functions/test/listed-mailbox.ts';
import type { MessageReader } from '../../../../functions/src/ports/message-reader.ts';
import { builtThread } from '../../../../functions/test/built-thread.ts';
import { watchedMailbox } from '../../../test/watched-mailbox.ts';
import { MINUTE } from '../../../test/watched-world.ts';

const { world } = watchedMailbox();
let built: Awaited<ReturnType<typeof builtThread>>;
beforeAll(async () => {
  built = await builtThread('message');
});
afterAll(() => built.remove());

const HOSTILE = 5;
/** Takes many times what the thread needs for a message of a person. */
const SLOW = `Content-Transfer-Encoding: base64\r\n\r\n${'=41'.repeat(60_000)}`;

/** A creator who answered in a mailbox of their own, once for each of these ends of a message. */
async function answeredBy(...messages: string[]) {
  const ann = await world();
  const received_at = new Date(ann.ports.clock().getTime() + MINUTE);
  const answers = ann.delivery(ann.id).message_id ?? '';
  const openMailbox = listedMailbox(
    messages.map((message, at) => ({
      raw: `From: ann@studio-lee.com\r\nMessage-ID: <r${at}@a.test>\r\nIn-Reply-To: <${answers}>\r\n${message}`,
      received_at,
    })),
  );
  return {
    ...ann,
    look: (readMessage: MessageReader['readMessage']) =>
      ann.look({ openMailbox, readMessage, onFault: () => undefined }),
  };
}

it('beside a mailbox of slow messages, nine others each wait for one of its turns at most', async () => {
  const hostile = await answeredBy(...Array.from({ length: HOSTILE }, () => SLOW));
  const others = await Promise.all(Array.from({ length: 9 }, () => answeredBy('\r\nYes')));
  const faults: unknown[] = [];
  const onFault = ({ error }: { error: unknown }) => void faults.push(error);
  const { readMessage: shared } = threadedMessageReader({ script: built.script, most: 1, onFault });
  let turns = 0;
  const ofHostile: MessageReader['readMessage'] = (raw) => shared(raw).finally(() => (turns += 1));
  const lost: number[] = [];
  const ofOther: MessageReader['readMessage'] = async (raw) => {
    const before = turns;
    return shared(raw).finally(() => lost.push(turns - before));
  };
  await Promise.all([hostile.look(ofHostile), ...others.map(({ look }) => look(ofOther))]);
  expect(turns).toBe(HOSTILE);
  expect(faults).toEqual([]);
  expect(others.map((one) => one.inbound()[0]?.['text'])).toEqual(lost.map(() => 'Yes'));
  expect(lost).toHaveLength(9);
  expect(Math.max(...lost)).toBeLessThanOrEqual(1);
});

it('between two headers of a mailbox, others have a turn', async () => {
  const ann = await world();
  const received_at = new Date(ann.ports.clock().getTime() + MINUTE);
  const openMailbox = listedMailbox(
    Array.from({ length: 50 }, (_, at) => ({
      raw: `From: shop@news.test\r\n\r\nBuy ${at}`,
      received_at,
    })),
  );
  let turns = 0;
  let isOver = false;
  const others = () => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  await ann.look({ openMailbox });
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(50);
});
