import { describe, expect, it } from 'vitest';
import { queuedEmail } from '../../test/queued-email.ts';
import { BODY_MAXIMUM } from '../template/template-limits.ts';
import type { Delivery } from './delivery.ts';
import { editEmail } from './edit-email.ts';

const now = new Date('2026-05-01T12:00:00Z');
const held = queuedEmail({ state: 'held', due_at: undefined });
const payload = { subject: 'Hello', text: 'Hi Ann', html: '<p>Hi Ann</p>', request: null };
const edit = { seen_revision: 0, subject: 'Hello', text: 'Hi Ann' };
const edited = (change: Partial<typeof edit>, delivery: Partial<Delivery> = {}) =>
  editEmail({ delivery: { ...held, ...delivery }, payload }, { ...edit, ...change }, now);

describe('an edit of an email on hold', () => {
  it('changes subject, text and HTML, and moves the revision on', () => {
    expect(edited({ subject: ' A\nnew  one ', text: 'Hi <Ann>\r\nhttps://nord.com \n' })).toEqual({
      kind: 'write',
      delivery: { subject: 'A new one', revision: 1, seen_at: null, updated_at: now },
      payload: {
        subject: 'A new one',
        text: 'Hi <Ann>\nhttps://nord.com',
        html: '<p>Hi &lt;Ann&gt;<br><a href="https://nord.com">https://nord.com</a></p>',
      },
    });
  });

  it('writes nothing when nothing is changed, or when it is repeated', () => {
    expect(edited({})).toEqual({ kind: 'done', revision: 0 });
    expect(edited({}, { revision: 1 })).toEqual({ kind: 'done', revision: 1 });
    expect(edited({}, { revision: 1, state: 'sent' })).toEqual({ kind: 'done', revision: 1 });
  });

  it.each(['queued', 'sending', 'sent', 'uncertain', 'failed', 'cancelled'] as const)(
    'is refused once the email is %s',
    (state) => {
      expect(edited({ text: 'Other' }, { state })).toMatchObject({
        kind: 'refused',
        code: 'changed',
      });
    },
  );

  it('is refused once a webhook may have taken the email', () => {
    expect(edited({ text: 'Other' }, { channel: 'email_webhook' })).toMatchObject({
      kind: 'refused',
      sentence: 'Your webhook may have this email already, so it can’t be changed.',
    });
  });

  it('is refused when another edit came first', () => {
    expect(edited({ text: 'Other' }, { revision: 1 })).toMatchObject({ code: 'changed' });
    expect(edited({}, { revision: 2 })).toMatchObject({ code: 'changed' });
  });

  it.each([
    [{ subject: ' ' }, 'Write a subject.'],
    [{ text: '\n ' }, 'Write a text.'],
    [{ text: 'Hi {{firstName}}' }, 'Replace {{firstName}} with your own words'],
    [{ subject: 'For {{unknown}}' }, 'Replace {{unknown}} with your own words'],
    [{ text: 'Hi {{firstName' }, 'Replace {{firstName with your own words'],
    [{ text: 'About [fill in]' }, 'Replace [fill in] with your own words'],
    [{ subject: 's'.repeat(251) }, 'The subject has 251 characters, and at most 250 can be sent.'],
    [
      { text: 'x'.repeat(100_000) },
      'The text has 100,000 characters, and at most 25,000 can be sent.',
    ],
  ])('is refused with what to change: %#', (change, sentence) => {
    const answer = edited(change);
    expect(answer).toMatchObject({ kind: 'refused', code: 'invalid' });
    expect('sentence' in answer && answer.sentence).toContain(sentence);
  });

  it('may be as long as an email can be', () => {
    expect(edited({ text: 'x'.repeat(BODY_MAXIMUM) })).toMatchObject({ kind: 'write' });
  });
});
