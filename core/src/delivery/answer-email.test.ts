import { describe, expect, it } from 'vitest';
import { queuedEmail } from '../../test/queued-email.ts';
import { someMessage } from '../../test/some-message.ts';
import { DEFAULT_EMAIL_SETTINGS } from '../account/email-settings.ts';
import { plainCreator } from '../../test/plain-creator.ts';
import type { Inbound } from '../inbound/inbound.ts';
import { INBOUND_TEXT_MAXIMUM } from '../inbound/text-maximum.ts';
import { answerEmail, type AnswerFacts } from './answer-email.ts';

const now = new Date('2026-05-02T12:00:00Z');
const ann = plainCreator('ann', now);
const message = (change: Partial<Inbound> = {}) =>
  someMessage({ in_reply_to: 'm0@app.test', references: ['m0@app.test'], ...change });
const settings = {
  ...DEFAULT_EMAIL_SETTINGS,
  email_address: 'max@gmail.com',
  app_password_set: true,
};
const facts: AnswerFacts = {
  creator: ann,
  message: message(),
  answered: null,
  earlier: null,
  settings,
  suppressed: null,
};
const request: Parameters<typeof answerEmail>[1] = {
  ...{ inbound_id: 'm1', text: 'Yes, gladly.', number: 1 },
};
const ask = (change: Partial<AnswerFacts> = {}, other: Partial<typeof request> = {}) =>
  answerEmail({ ...facts, ...change }, { ...request, ...other }, now);
const refused = (code: string, sentence: string | RegExp = /./) => ({
  kind: 'refused',
  code,
  sentence: expect.stringMatching(sentence) as string,
});
const nobody = refused('invalid', /nobody to answer/);
const from = (address: string) => ({ message: message({ from: address }) });
const withSettings = (change: object) => ({ settings: { ...settings, ...change } });
const WEBHOOK = { active_email_mode: 'webhook', webhook_url: 'https://hooks.example.com/a' };

describe('an answer', () => {
  it('is due at once, in the thread, to whoever wrote, as plain text without a footer', () => {
    expect(ask(from('manager@agency.com'))).toMatchObject({
      kind: 'write',
      delivery: {
        state: 'queued',
        due_at: now,
        to: 'manager@agency.com',
        subject: 'Re: Hello',
        answers: 'm1',
        thread: 'm0@app.test',
        in_reply_to: 'r1@studio.com',
      },
      payload: {
        subject: 'Re: Hello',
        text: 'Yes, gladly.',
        html: '',
        footer: null,
        references: ['m0@app.test', 'r1@studio.com'],
      },
    });
  });

  it.each<[string, Partial<AnswerFacts>]>([
    ['to an automatic answer', { message: message({ class: 'auto' }) }],
    ['to an address whose server refused an email', { suppressed: 'bounced' }],
    ['to an international address', from('änn@bücher.de')],
    ['to an address with unusual signs', from('ann&ben=x/y@studio.com')],
  ])('%s goes', (_, change) => expect(ask(change)).toMatchObject({ kind: 'write' }));

  it.each<[string, Partial<AnswerFacts>, ReturnType<typeof refused>]>([
    ['to a delivery report', { message: message({ class: 'bounce' }) }, nobody],
    ['to a message of one’s own', { message: message({ class: 'own' }) }, nobody],
    ['to no address', from(''), nobody],
    ['to a host without a dot', from('ann@localhost'), nobody],
    ['to two addresses', from('ann@a.com,eve@evil.com'), nobody],
    ['to a name and an address', from('Ann <ann@a.com>'), nobody],
    ['to a second line', from('ann@a.com\r\nBcc:eve@evil.com'), nobody],
    [
      'to a creator who unsubscribed',
      { creator: { ...ann, opted_out_at: now } },
      refused('opted_out', /unsubscribed/),
    ],
    ['to an address that unsubscribed', { suppressed: 'opted_out' }, refused('opted_out')],
    ['with a webhook active', withSettings(WEBHOOK), refused('answer_by_webhook', /Gmail/)],
    ['without a mailbox', { settings: DEFAULT_EMAIL_SETTINGS }, refused('not_set_up')],
    ['without a password', withSettings({ app_password_set: false }), refused('not_set_up')],
  ])('%s is refused', (_, change, expected) => expect(ask(change)).toEqual(expected));

  it('to a sender whom nobody vouches for goes only to the address that the person agreed to', () => {
    const eve = { message: message({ from: 'eve@evil.com', is_sender_known: false }) };
    const asked = refused('unknown_sender', /eve@evil.com anyway/);
    expect(ask(eve)).toEqual(asked);
    expect(ask(eve, { to: 'ann@studio.com' })).toEqual(asked);
    expect(ask(eve, { to: 'eve@evil.com' })).toMatchObject({ delivery: { to: 'eve@evil.com' } });
    expect(ask({}, { to: 'eve@evil.com' })).toMatchObject({ delivery: { to: 'ann@studio.com' } });
  });

  it.each(['', '  \n\t ', '\0\u0007'])('that says nothing (%j) is refused', (text) =>
    expect(ask({}, { text })).toEqual(refused('invalid', /Write an answer/)),
  );

  it('that is too long is told by how much', () => {
    const longest = 'x'.repeat(INBOUND_TEXT_MAXIMUM);
    expect(ask({}, { text: `${longest}\n\n ` })).toMatchObject({ kind: 'write' });
    expect(ask({}, { text: `${longest}x` })).toEqual(
      refused('invalid', 'Your answer has 20,001 characters, and at most 20,000 can be sent.'),
    );
  });

  it.each([
    ['\r\n \t\n  Hello\r\nAnn \n\n', '  Hello\nAnn'],
    ['a\u2028b\u0085c\0d', 'a\nb\ncd'],
    ['half \ud800 a sign', 'half  a sign'],
  ])('of %j is sent as %j', (text, sent) =>
    expect(ask({}, { text })).toMatchObject({ payload: { text: sent } }),
  );
});

describe('the number of an answer', () => {
  const delivery = queuedEmail({ subject: 'Re: Hello', state: 'sent', answers: 'm1' });
  const creator = { ...ann, answers: 1 };
  const written = { creator, earlier: { delivery, text: 'Yes, gladly.' } };

  it('makes a repeat the same answer, even where a new one would be refused', () => {
    const done = { kind: 'done', delivery };
    expect(ask(written)).toEqual(done);
    expect(ask(written, { text: '\nYes, gladly.\r\n' })).toEqual(done);
    const closed = { ...written, creator: { ...creator, opted_out_at: now } };
    expect(ask({ ...closed, ...withSettings(WEBHOOK) })).toEqual(done);
  });

  it.each<[string, Partial<AnswerFacts>, Partial<typeof request>]>([
    ['another text', written, { text: 'No.' }],
    ['another message', written, { inbound_id: 'm2' }],
    ['a text that is no longer kept', { creator, earlier: { delivery, text: undefined } }, {}],
    ['a number that was skipped', {}, { number: 2 }],
    ['a number whose answer is gone', { creator }, {}],
    [
      'the number of an answer that the creator does not name',
      { ...written, creator: ann },
      { text: 'No.' },
    ],
  ])('with %s is refused', (_, change, other) =>
    expect(ask(change, other)).toEqual(refused('changed', /another answer/)),
  );

  it('that is the next one writes the next answer', () => {
    expect(ask({ creator }, { number: 2 })).toMatchObject({ kind: 'write' });
  });
});
