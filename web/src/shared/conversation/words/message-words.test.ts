import { expect, it } from 'vitest';
import { messageNote, messageTitle } from './conversation-words.ts';

const REPLY = {
  class: 'reply',
  from: 'ann@studio.com',
  bounce: null,
  text: 'Yes',
  kept_at: new Date(),
  has_more: false,
  is_unreadable: false,
  source: 'mailbox',
  proof: 'proven',
  in_junk: false,
  wants_stop: false,
  person_says: null,
  is_sender_known: true,
} as const;
const BOUNCE = {
  address: 'ann@studio.com',
  sentence: 'The mailbox is full.',
  fault: 'recipient' as const,
  is_temporary: true,
};

it('says what a message is', () => {
  expect(messageTitle(REPLY)).toBe('Reply from ann@studio.com');
  expect(messageTitle({ ...REPLY, class: 'auto' })).toBe('Automatic reply from ann@studio.com');
  expect(messageTitle({ ...REPLY, class: 'own' })).toBe('You wrote in Gmail');
  expect(messageTitle({ ...REPLY, class: 'bounce', bounce: BOUNCE })).toBe('Not delivered yet');
  const final = { ...BOUNCE, is_temporary: false };
  expect(messageTitle({ ...REPLY, class: 'bounce', bounce: final })).toBe('Your email came back');
});

it('says of what nobody vouches for that it may be theirs', () => {
  const claimed = { ...REPLY, proof: 'claimed' } as const;
  expect(messageTitle(claimed)).toBe('May be a reply: from ann@studio.com');
  expect(messageTitle({ ...claimed, person_says: 'not_theirs' })).toBe(
    'Not a reply: from ann@studio.com',
  );
  expect(messageTitle({ ...claimed, person_says: 'theirs' })).toBe('Reply from ann@studio.com');
  const report = {
    ...claimed,
    class: 'bounce',
    bounce: { ...BOUNCE, is_temporary: false },
  } as const;
  expect(messageTitle(report)).toBe('A report nobody vouches for');
  expect(messageNote(report)).toContain('Nothing was changed.');
});

it('says what its text leaves out', () => {
  expect(messageNote(REPLY)).toBeNull();
  expect(messageNote({ ...REPLY, has_more: true })).toContain('in your mail program');
  expect(messageNote({ ...REPLY, has_more: true, source: 'webhook' })).toContain('beginning');
  expect(messageNote({ ...REPLY, text: '' })).toContain('no text');
  expect(messageNote({ ...REPLY, text: '', kept_at: undefined })).toContain('no longer kept');
  const unread = { ...REPLY, text: '', has_more: true, is_unreadable: true };
  for (const kept_at of [new Date(), undefined])
    expect(messageNote({ ...unread, kept_at })).toContain('couldn’t read this message');
  expect(messageNote({ ...REPLY, class: 'bounce', bounce: BOUNCE })).toBe('The mailbox is full.');
});
