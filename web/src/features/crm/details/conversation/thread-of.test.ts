import { newInbound, type Inbound } from '@vibes/core/inbound/inbound';
import { queueEmail, type Delivery } from '@vibes/core/delivery/delivery';
import { expect, it } from 'vitest';
import { answeredOf, threadOf } from './thread-of.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 12, minute));

const email = (id: string, minute: number, change: Partial<Delivery> = {}) => ({
  ...queueEmail({
    creator_id: 'ann',
    creator_name: 'Ann',
    to: 'ann@studio.com',
    subject: 'Hello',
    now: at(minute),
    hold_back: 'off',
  }),
  state: 'sent' as const,
  ...change,
  id,
});
const message = (id: string, minute: number, kind: Inbound['class'] = 'reply') => ({
  ...newInbound({
    creator_id: 'ann',
    class: kind,
    at: at(minute),
    from: 'ann@studio.com',
    subject: 'Re: Hello',
    text: 'Yes',
    has_more: false,
    message_id: null,
    in_reply_to: null,
    references: [],
    delivery_id: null,
    bounce: null,
    wants_stop: false,
    source: 'mailbox',
  }),
  id,
});
const ids = (...thread: Parameters<typeof threadOf>) =>
  threadOf(...thread).map((line) => (line.kind === 'in' ? line.message.id : line.email.id));

it('emails and messages are in the order of time', () => {
  const messages = [message('m2', 5), message('m1', 2)];
  const emails = [email('e', 0), email('r1', 3, { answers: 'm1', sent_at: at(4) })];
  expect(ids(messages, emails, true)).toEqual(['e', 'm1', 'r1', 'm2']);
});

it('an answer is there before it is sent, another email only after that', () => {
  const emails = [
    email('failed', 0, { state: 'failed' }),
    email('held', 1, { state: 'held' }),
    email('maybe', 2, { state: 'uncertain' }),
    email('r1', 3, { state: 'queued', answers: 'm1' }),
  ];
  expect(ids([], emails, true)).toEqual(['maybe', 'r1']);
});

it('emails older than the messages that are loaded come with those', () => {
  const emails = [email('e', 0), email('r1', 3, { answers: 'm1' })];
  expect(ids([message('m2', 2)], emails, false)).toEqual(['m2', 'r1']);
});

it('an answer goes to the newest message of a person, else of a machine', () => {
  const [auto, reply, bounce] = [
    message('a', 4, 'auto'),
    message('m', 3),
    message('b', 5, 'bounce'),
  ];
  expect(answeredOf([bounce, auto, reply])?.id).toBe('m');
  expect(answeredOf([bounce, auto])?.id).toBe('a');
  expect(answeredOf([bounce, message('o', 6, 'own')])).toBeUndefined();
});
