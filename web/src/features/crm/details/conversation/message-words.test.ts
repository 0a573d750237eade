import { expect, it } from 'vitest';
import { messageNote, messageTitle } from './message-words.ts';

const REPLY = {
  class: 'reply',
  from: 'ann@studio.com',
  bounce: null,
  text: 'Yes',
  kept_at: new Date(),
  has_more: false,
  source: 'mailbox',
} as const;
const BOUNCE = {
  address: 'ann@studio.com',
  sentence: 'The mailbox is full.',
  fault: 'recipient' as const,
  is_temporary: true,
};

it('says what a message is', () => {
  expect(messageTitle(REPLY)).toBe('Reply from ann@studio.com');
  expect(messageTitle({ ...REPLY, class: 'auto' })).toBe('Automatic answer from ann@studio.com');
  expect(messageTitle({ ...REPLY, class: 'own' })).toBe('You wrote in Gmail');
  expect(messageTitle({ ...REPLY, class: 'bounce', bounce: BOUNCE })).toBe('Not delivered yet');
  const final = { ...BOUNCE, is_temporary: false };
  expect(messageTitle({ ...REPLY, class: 'bounce', bounce: final })).toBe('Your email came back');
});

it('says what its text leaves out', () => {
  expect(messageNote(REPLY)).toBeNull();
  expect(messageNote({ ...REPLY, has_more: true })).toContain('in your mail program');
  expect(messageNote({ ...REPLY, has_more: true, source: 'webhook' })).toContain('beginning');
  expect(messageNote({ ...REPLY, text: '' })).toContain('no text');
  expect(messageNote({ ...REPLY, text: '', kept_at: undefined })).toContain('no longer kept');
  expect(messageNote({ ...REPLY, class: 'bounce', bounce: BOUNCE })).toBe('The mailbox is full.');
});
