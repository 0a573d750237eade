import { parseMail } from '@vibes/core/inbound/parse-mail';
import { readInbound } from '@vibes/core/inbound/read-inbound';
import { describe, expect, it } from 'vitest';
import type { ReceivedMail } from '../stand-ins/mailbox/received-mail.ts';
import { composeReply } from './compose-reply.ts';
import type { ReplyKind } from './reply-kind.ts';

const EMAIL: ReceivedMail = {
  from: 'max@brand.test',
  to: ['änn@studio.test'],
  subject: 'Re: Grüße <an> Ann',
  text: 'Hi Ann,\nwould you like to work with us?\n\nTo stop: unsubscribe here.\n',
  html: '',
  headers: { 'message-id': ['<m2@app.test>'], references: ['<m1@app.test> <r1@studio.test>'] },
  date: '2026-11-20T09:00:00.000Z',
};

async function read(kind: ReplyKind, text?: string) {
  const now = new Date('2026-11-21T10:00:00Z');
  const raw = await composeReply({ to: EMAIL, kind, text, now });
  const mail = await parseMail(new TextEncoder().encode(raw));
  return { raw, mail, reading: readInbound(mail) };
}

describe('an answer to an email', () => {
  it('is in its thread, and quotes it behind its own words', async () => {
    const { mail, reading } = await read('reply', 'Yes & no, “gladly”.\nWhat do you pay?');
    expect(mail.from.address).toBe('änn@studio.test');
    expect(mail.to).toEqual(['max@brand.test']);
    expect(mail.subject).toBe('Re: Grüße <an> Ann');
    expect(mail.in_reply_to).toBe('m2@app.test');
    expect(mail.references).toEqual(['m1@app.test', 'r1@studio.test', 'm2@app.test']);
    expect(mail.message_id).not.toBeNull();
    expect(mail.text).toContain('would you like to work with us?');
    expect(reading).toMatchObject({ text: 'Yes & no, “gladly”.\nWhat do you pay?' });
  });

  it.each([
    ['reply', { class: 'reply', wants_stop: false, bounce: null }],
    ['stop', { class: 'reply', wants_stop: true, bounce: null }],
    ['wrong_address', { class: 'reply', wants_stop: false, bounce: null }],
    ['auto', { class: 'auto', bounce: null }],
  ] as const)('of the kind %s is read as one', async (kind, expected) => {
    const { reading } = await read(kind);
    // A class of its own is named only where the header says it; a person's answer has none.
    const found = reading.class === 'other' ? 'reply' : reading.class;
    expect({ ...reading, class: found }).toMatchObject(expected);
  });

  it.each([
    ['bounce', false],
    ['delay', true],
  ] as const)('of the kind %s is a report on it', async (kind, is_temporary) => {
    const { mail, reading } = await read(kind);
    expect(mail.headers['x-failed-recipients']).toBeDefined();
    expect(reading).toMatchObject({
      class: 'bounce',
      bounce: { address: 'änn@studio.test', is_temporary, original_message_id: 'm2@app.test' },
    });
  });
});
