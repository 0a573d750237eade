import { describe, expect, it } from 'vitest';
import { composeMail, isOneAddress } from './compose-mail.ts';

const account = { address: 'max@gmail.com', app_password: 'x', name: 'Max, "the" Marketer' };
const mail = {
  to: 'ann@studio.com',
  subject: 'Hi',
  text: 'Hi',
  html: '<p>Hi</p>',
  message_id: 'm1@app.test',
  in_reply_to: null,
  references: [],
  unsubscribe_url: 'https://app.test/api/unsubscribe/abc.def',
};
const EVIL = 'Bcc: eve@evil.com';

/** Header lines as they go out, folded ones joined. */
async function head(change: { name?: string; subject?: string; to?: string; url?: string | null }) {
  const { name = account.name, subject = mail.subject, to = mail.to } = change;
  const unsubscribe_url = change.url === undefined ? mail.unsubscribe_url : change.url;
  const message = composeMail({ ...account, name }, { ...mail, subject, to, unsubscribe_url });
  const text = (await message.build()).toString('utf8').split('\r\n\r\n')[0] ?? '';
  return text.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

describe('a mail', () => {
  it.each([
    'ann@studio.com, eve@evil.com',
    'ann@studio.com;eve@evil.com',
    'ann@studio.com\r\nRCPT TO:<eve@evil.com>',
    'ann@studio.com\u2028eve@evil.com',
    'ann@studio.com\0',
    '"ann@studio.com eve"@evil.com',
    'Ann <ann@studio.com>',
    'group:ann@studio.com',
    '@studio.com',
    'ann',
    '',
  ])('to %j is to nobody', (to) => expect(isOneAddress(to)).toBe(false));

  it.each(['ann@studio.com', "a.b+c'd@studio.co.uk", 'ann@bücher.de', 'änn@bücher.de'])(
    'to %s is to one',
    (to) => expect(isOneAddress(to)).toBe(true),
  );

  it.each(['\r\n', '\n', '\r', '\0', '\u2028', '\u2029', '\u0085', '\u000b'])(
    'gets no further header by a %j in name or subject',
    async (cut) => {
      const lines = await head({ name: `Max${cut}${EVIL}`, subject: `Hi${cut}${EVIL}` });
      expect(lines.filter((line) => /^bcc:/i.test(line))).toEqual([]);
      expect(lines.find((line) => line.startsWith('Subject:'))).toBe(`Subject: Hi ${EVIL}`);
      expect(lines.join('\n')).not.toContain(cut === '\n' ? '\n\n' : cut);
    },
  );

  it('names its sender whatever the name contains', async () => {
    const lines = await head({ name: 'Max, "the" <eve@evil.com> Marketer' });
    const from = lines.find((line) => line.startsWith('From:')) ?? '';
    expect(from).toMatch(/<max@gmail\.com>$/);
    const message = composeMail({ ...account, name: 'Max <eve@evil.com>' }, mail);
    expect(message.getEnvelope()).toMatchObject({ from: 'max@gmail.com', to: ['ann@studio.com'] });
  });

  it('has the Message-ID of its delivery', async () =>
    expect(await head({})).toContain('Message-ID: <m1@app.test>'));

  it('goes to an international domain in its ASCII form', () => {
    const message = composeMail(account, { ...mail, to: 'ann@Bücher.de' });
    expect(message.getEnvelope().to).toEqual(['ann@xn--bcher-kva.de']);
  });

  it('has no line longer than a mail server takes', async () => {
    const long = 'word '.repeat(2000);
    const message = composeMail(account, {
      ...mail,
      subject: long,
      text: 'x'.repeat(5000),
      html: `<p>${'ä'.repeat(5000)}</p>`,
    });
    const lines = (await message.build()).toString('utf8').split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(998);
  });
});

describe('the opt-out address of a mail', () => {
  const url = `https://app.test/api/unsubscribe/${'x'.repeat(300)}.${'y'.repeat(22)}`;

  it('is in the headers, whole, with the header for one click', async () => {
    const message = composeMail(account, { ...mail, unsubscribe_url: url });
    const lines = (await message.build()).toString('utf8').split('\r\n');
    expect(lines).toContain(`List-Unsubscribe: <${url}>`);
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('is left out of a mail to oneself', async () =>
    expect((await head({ url: null })).join('\n')).not.toMatch(/list-unsubscribe/i));

  it('adds no header, whatever the address of the app holds', async () => {
    const lines = await head({ url: `https://app.test/>\r\n${EVIL}` });
    expect(lines.filter((line) => /^bcc:/i.test(line))).toEqual([]);
  });
});

describe('an answer', () => {
  const long = Array.from({ length: 20 }, (_, n) => `${'x'.repeat(200)}${n}@mail.studio.com`);

  /** The message as it goes out, with folded headers joined. */
  async function written(change: Partial<typeof answer> = {}) {
    const message = composeMail(account, { ...answer, ...change });
    const raw = (await message.build()).toString('utf8');
    const [head = '', ...body] = raw.split('\r\n\r\n');
    const headers = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
    const of = (name: string) => headers.filter((line) => line.startsWith(`${name}: `));
    return { raw, headers, body: body.join('\r\n\r\n'), of };
  }
  const answer = {
    ...mail,
    html: '',
    in_reply_to: 'r1@studio.com' as string | null,
    references: ['m0@app.test', 'r1@studio.com'],
    unsubscribe_url: null,
  };

  it('names what it answers, and the thread before it', async () => {
    const { of } = await written();
    expect(of('In-Reply-To')).toEqual(['In-Reply-To: <r1@studio.com>']);
    expect(of('References')).toEqual(['References: <m0@app.test> <r1@studio.com>']);
  });

  it('is plain text and nothing else, without a way to unsubscribe', async () => {
    const { of, headers, body } = await written({ text: 'Yes, gladly.' });
    expect(of('Content-Type')).toEqual(['Content-Type: text/plain; charset=utf-8']);
    expect(body.trim()).toBe('Yes, gladly.');
    expect(headers.join('\n')).not.toMatch(/list-unsubscribe/i);
  });

  it('names a long thread whole, on lines that a mail server takes', async () => {
    const { raw, of } = await written({ references: long });
    expect(
      of('References')
        .join()
        .match(/<[^<>\s]+>/g),
    ).toEqual(long.map((id) => `<${id}>`));
    const lines = raw.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(998);
  });

  it.each([
    `a@b.com\r\n${EVIL}`,
    `a@b.com\n${EVIL}`,
    `a@b.com>\r\n${EVIL}`,
    `a@b.com> <eve@evil.com`,
    'a b@c.com',
    'a@b.com\0',
    'ä@b.com',
    '<a@b.com>',
    'a',
    '@',
    '',
  ])('leaves out %j, which is no Message-ID', async (id) => {
    const { of, headers } = await written({ in_reply_to: id, references: [id, 'm0@app.test'] });
    expect(of('In-Reply-To')).toEqual([]);
    expect(of('References')).toEqual(['References: <m0@app.test>']);
    expect(headers.filter((line) => /^bcc:/i.test(line))).toEqual([]);
  });

  it('begins a thread where nothing is known of one', async () => {
    const { headers } = await written({ in_reply_to: null, references: [] });
    expect(headers.filter((line) => /^(in-reply-to|references):/i.test(line))).toEqual([]);
  });
});
