import { describe, expect, it } from 'vitest';
import { DEFAULT_EMAIL_SETTINGS } from '../account/email-settings.ts';
import { INBOUND_TEXT_MAXIMUM } from '../inbound/inbound.ts';
import { answerText, askAnswer, type AnswerFacts } from './ask-answer.ts';

const now = new Date('2026-05-02T12:00:00Z');
const settings = {
  ...DEFAULT_EMAIL_SETTINGS,
  email_address: 'max@gmail.com',
  app_password_set: true,
};
const facts: AnswerFacts = {
  creator: { answers: 0, opted_out_at: null },
  message: { class: 'reply', from: 'ann@studio.com' },
  stored: null,
  payload: { request: null },
  settings,
  suppressed: null,
};
const request = { inbound_id: 'm1', text: 'Yes, gladly.', number: 1 };
const refused = (code: string, sentence: string | RegExp = /./) => ({
  kind: 'refused',
  code,
  sentence: expect.stringMatching(sentence) as string,
});
const from = (address: string): Partial<AnswerFacts> => ({
  message: { class: 'reply', from: address },
});
const withSettings = (change: object) => ({ settings: { ...settings, ...change } });
const webhook = { active_email_mode: 'webhook', webhook_url: 'https://hooks.example.com/a' };

describe('an answer', () => {
  it('goes to the address that the message came from', () => {
    const other = { ...facts, ...from('manager@agency.com') };
    expect(askAnswer(other, request)).toEqual({
      kind: 'write',
      to: 'manager@agency.com',
      text: 'Yes, gladly.',
    });
  });

  it.each<[string, Partial<AnswerFacts>]>([
    ['to an automatic answer', { message: { class: 'auto', from: 'ann@studio.com' } }],
    ['to an address whose server refused an email', { suppressed: 'bounced' }],
    ['to an international address', from('änn@bücher.de')],
    ['to an address with unusual signs', from('ann&ben=x/y@studio.com')],
  ])('%s goes', (_, change) =>
    expect(askAnswer({ ...facts, ...change }, request)).toMatchObject({ kind: 'write' }),
  );

  it.each<[string, Partial<AnswerFacts>, ReturnType<typeof refused>]>([
    ['to a message that is not there', { message: null }, refused('unknown_message')],
    [
      'to a delivery report',
      { message: { class: 'bounce', from: 'daemon@studio.com' } },
      refused('not_answerable', /delivery report/),
    ],
    [
      'to a message of one’s own',
      { message: { class: 'own', from: 'max@gmail.com' } },
      refused('not_answerable', /yourself/),
    ],
    ['to nobody', from(''), refused('not_answerable', /no address/)],
    ['to a host without a dot', from('ann@localhost'), refused('not_answerable')],
    ['to two addresses', from('ann@a.com,eve@evil.com'), refused('not_answerable')],
    ['to a name and an address', from('Ann <ann@a.com>'), refused('not_answerable')],
    ['to a second line', from('ann@a.com\r\nBcc:eve@evil.com'), refused('not_answerable')],
    [
      'to a creator who unsubscribed',
      { creator: { answers: 0, opted_out_at: now } },
      refused('opted_out', /unsubscribed/),
    ],
    ['to an address that unsubscribed', { suppressed: 'opted_out' }, refused('opted_out')],
    ['with a webhook active', withSettings(webhook), refused('answer_by_webhook', /Gmail/)],
    ['without a mailbox', { settings: DEFAULT_EMAIL_SETTINGS }, refused('not_set_up')],
    ['without a password', withSettings({ app_password_set: false }), refused('not_set_up')],
  ])('%s is refused', (_, change, expected) => {
    expect(askAnswer({ ...facts, ...change }, request)).toEqual(expected);
  });

  it.each(['', '  \n\t ', '\0\u0007'])('that says nothing (%j) is refused', (text) => {
    expect(askAnswer(facts, { ...request, text })).toEqual(refused('invalid', /Write an answer/));
  });

  it('that is too long is told by how much', () => {
    const longest = 'x'.repeat(INBOUND_TEXT_MAXIMUM);
    expect(askAnswer(facts, { ...request, text: longest })).toMatchObject({ kind: 'write' });
    expect(askAnswer(facts, { ...request, text: `${longest}\n\n ` })).toMatchObject({
      kind: 'write',
    });
    expect(askAnswer(facts, { ...request, text: `${longest}x` })).toEqual(
      refused('invalid', /^Your answer is 1 character too long\. At most 20,000 /),
    );
    expect(askAnswer(facts, { ...request, text: longest + 'x'.repeat(1234) })).toEqual(
      refused('invalid', /1,234 characters too long/),
    );
  });
});

describe('the number of an answer', () => {
  const written: AnswerFacts = {
    ...facts,
    creator: { answers: 1, opted_out_at: null },
    stored: { answers: 'm1', state: 'sent' },
    payload: { request: null, text: 'Yes, gladly.' },
  };

  it('makes a repeat the same answer, even where a new one would be refused', () => {
    const done = { kind: 'done', state: 'sent' };
    expect(askAnswer(written, request)).toEqual(done);
    expect(askAnswer(written, { ...request, text: 'Yes, gladly.\r\n' })).toEqual(done);
    const closed = { ...written, creator: { answers: 1, opted_out_at: now }, message: null };
    expect(askAnswer(closed, request)).toEqual(done);
  });

  it.each<[string, AnswerFacts, Partial<typeof request>]>([
    ['another text', written, { text: 'No.' }],
    ['another message', written, { inbound_id: 'm2' }],
    ['a text that is no longer kept', { ...written, payload: { request: null } }, {}],
    ['a number that was skipped', facts, { number: 2 }],
    ['a number whose answer is gone', { ...written, stored: null }, {}],
  ])('with %s is refused', (_, known, change) => {
    expect(askAnswer(known, { ...request, ...change })).toEqual(refused('changed', /Reload/));
  });

  it('that is the next one writes the next answer', () => {
    const next = { ...written, stored: null };
    expect(askAnswer(next, { ...request, number: 2 })).toMatchObject({ kind: 'write' });
  });
});

it.each([
  ['\r\n \t\n  Hello\r\nAnn \n\n', '  Hello\nAnn'],
  ['a\u2028b\u0085c\0d', 'a\nb\ncd'],
  ['half \ud800 a sign', 'half  a sign'],
])('the text %j is sent as %j', (written, sent) => expect(answerText(written)).toBe(sent));
