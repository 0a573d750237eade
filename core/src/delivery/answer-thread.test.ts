import { expect, it } from 'vitest';
import { queuedEmail } from '../../test/queued-email.ts';
import { someMessage } from '../../test/some-message.ts';
import { MOST_REFERENCES, type Inbound } from '../inbound/inbound.ts';
import { answerThread } from './answer-thread.ts';
import type { Delivery } from './delivery.ts';

const message = (change: Partial<Inbound> = {}) =>
  someMessage({ in_reply_to: 'm0@app.test', references: ['m0@app.test'], ...change });
const email = (change: Partial<Delivery> = {}) =>
  queuedEmail({ message_id: 'm0@app.test', thread: 'm0@app.test', ...change });
const IN_THREAD = {
  thread: 'm0@app.test',
  in_reply_to: 'r1@studio.com',
  references: ['m0@app.test', 'r1@studio.com'],
};
const RARE = { message_id: null, in_reply_to: null, references: [] };

it.each<[string, Inbound, Delivery | null, ReturnType<typeof answerThread>]>([
  ['names the message and those before it', message(), email(), IN_THREAD],
  [
    'stays in the thread of the email, whatever the message names',
    message({ references: ['x@else.com', 'm0@app.test'] }),
    email({ thread: 'first@app.test' }),
    {
      thread: 'first@app.test',
      in_reply_to: 'r1@studio.com',
      references: ['x@else.com', 'm0@app.test', 'r1@studio.com'],
    },
  ],
  ['takes In-Reply-To where there are no References', message({ references: [] }), null, IN_THREAD],
  [
    'takes the email where the message names none',
    message({ references: [], in_reply_to: null }),
    email(),
    IN_THREAD,
  ],
  [
    'answers the email where the message has no Message-ID',
    message(RARE),
    email(),
    { thread: 'm0@app.test', in_reply_to: 'm0@app.test', references: ['m0@app.test'] },
  ],
  [
    'begins with a message that answers no email',
    message({ ...RARE, message_id: 'r1@studio.com' }),
    null,
    { thread: 'r1@studio.com', in_reply_to: 'r1@studio.com', references: ['r1@studio.com'] },
  ],
  [
    'begins a thread where nothing is known',
    message(RARE),
    email({ message_id: null, thread: null }),
    { thread: null, in_reply_to: null, references: [] },
  ],
])('an answer %s', (_, one, answered, expected) => {
  expect(answerThread(one, answered)).toEqual(expected);
});

it('keeps the first and the last of a long thread', () => {
  const ids = Array.from({ length: MOST_REFERENCES }, (_, n) => `m${n}@app.test`);
  const { references } = answerThread(message({ references: ids }), email());
  expect(references).toHaveLength(MOST_REFERENCES);
  expect(references.slice(0, 2)).toEqual(['m0@app.test', 'm2@app.test']);
  expect(references.slice(-2)).toEqual([`m${MOST_REFERENCES - 1}@app.test`, 'r1@studio.com']);
});
