import { decodeHTML } from 'entities';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TEMPLATES } from './default-templates.ts';
import { renderEmail, renderSubject } from './render-email.ts';
import { BODY_MAXIMUM, SUBJECT_MAXIMUM, TEMPLATE_MAXIMUM } from './template-limits.ts';
import { templateValues } from './template-variables.ts';

const values = templateValues({
  name: 'Ann <3',
  handle: 'ann',
  platform: 'tiktok',
  my_name: 'Max',
});
const templates = {
  ...DEFAULT_TEMPLATES,
  email_subject: 'Hello {{creatorName}}',
  email_template: 'Hi {{creatorName}},\r\nlove your work.\n\nTalk soon?',
};

describe('rendering an email', () => {
  it('keeps paragraphs and line breaks, and escapes what a name brings', () => {
    expect(renderEmail(templates, values)).toEqual({
      ok: true,
      email: {
        subject: 'Hello Ann <3',
        text: 'Hi Ann <3,\nlove your work.\n\nTalk soon?',
        html: '<p>Hi Ann &lt;3,<br>love your work.</p>\n<p>Talk soon?</p>',
      },
    });
  });

  it('writes a name in styled letters as anybody types it, in subject and body', () => {
    const styled = templateValues({
      name: '𝓜𝓪𝓻𝓪 𝓚𝓲𝓵𝓷 ❤️',
      handle: 'mara.kiln',
      platform: 'tiktok',
      my_name: 'Max',
    });
    expect(renderEmail(templates, styled)).toMatchObject({
      email: {
        subject: 'Hello Mara Kiln',
        text: 'Hi Mara Kiln ❤️,\nlove your work.\n\nTalk soon?',
      },
    });
  });

  it('puts the signature below, with its variables', () => {
    const signed = renderEmail({ ...templates, email_signature: 'Yours, {{myName}}' }, values);
    expect(signed).toMatchObject({
      email: { text: expect.stringMatching(/soon\?\n\nYours, Max$/) as string },
    });
  });

  it('makes the addresses in it links', () => {
    const linked = { ...templates, email_template: 'The brief: https://brand.com/?a=1&b=2.' };
    expect(renderEmail(linked, values)).toMatchObject({
      email: {
        text: 'The brief: https://brand.com/?a=1&b=2.',
        html: '<p>The brief: <a href="https://brand.com/?a=1&amp;b=2">https://brand.com/?a=1&amp;b=2</a>.</p>',
      },
    });
  });

  it('ends with its last word, without empty lines below', () => {
    const loose = { ...templates, email_template: 'Hi Ann\n\n\n', email_signature: 'Max\n\n' };
    expect(renderEmail(loose, values)).toMatchObject({
      email: { text: 'Hi Ann\n\nMax', html: '<p>Hi Ann</p>\n<p>Max</p>' },
    });
  });

  it.each(['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\n\u0000 '])(
    'keeps a subject with %j in it on one line',
    (sign) => {
      const email_subject = `Hello${sign}Bcc: x`;
      const rendering = renderEmail({ ...templates, email_subject }, values);
      expect(rendering).toMatchObject({ email: { subject: 'Hello Bcc: x' } });
    },
  );

  it('cuts a subject that a long name makes longer than any mailbox shows', () => {
    const email_subject = `${'x'.repeat(150)} {{creatorName}} {{creatorName}} and so on`;
    const long = { ...values, creatorName: 'Ann '.repeat(20).trim() };
    const rendering = renderSubject({ email_subject }, long);
    expect(rendering).toMatchObject({ text: expect.stringMatching(/ Ann Ann…$/) as string });
    expect(rendering.ok && rendering.text.length).toBeLessThanOrEqual(SUBJECT_MAXIMUM);
  });

  it('cuts a text that names make too long', () => {
    const email_template = '{{creatorName}} '.repeat(600);
    const long = { ...values, creatorName: 'Ann '.repeat(25).trim() };
    const rendering = renderEmail({ ...templates, email_template }, long);
    expect(rendering).toMatchObject({ email: { text: expect.stringMatching(/Ann…$/) as string } });
    expect(rendering.ok && rendering.email.text.length).toBeLessThanOrEqual(BODY_MAXIMUM);
  });

  it('keeps a body and a signature that are as long as they may be', () => {
    const text = `${'x'.repeat(TEMPLATE_MAXIMUM.body - 5)} end.`;
    const rendering = renderEmail(
      { ...templates, email_template: text, email_signature: text },
      values,
    );
    expect(rendering).toMatchObject({ email: { text: `${text}\n\n${text}` } });
  });

  it('makes no link of an address that would run code', () => {
    const email_template = 'Look: javascript:alert(1) data:text/html,x "https://a.test/"onclick="x';
    const rendering = renderEmail({ ...templates, email_template }, values);
    const html = rendering.ok ? rendering.email.html : '';
    expect(html.match(/<a [^>]*>/g)).toEqual(['<a href="https://a.test/">']);
  });

  it('leaves out a signature of which nothing is left', () => {
    const bare = { ...templates, email_template: 'Hello you', email_signature: '{{firstName|}}' };
    const rendering = renderEmail(bare, { ...values, firstName: '' });
    expect(rendering).toMatchObject({ email: { text: 'Hello you' } });
  });

  it('holds what its text holds and no other tags, whatever names and templates bring', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '{{creatorName}}',
        '{{firstName|you}}',
        '<b>',
        '&lt;',
        '"',
        "'",
        '\n\n',
        '\r\n',
      ),
      fc.constantFrom(
        'https://a.test/?x="><script>',
        'javascript:alert(1)',
        '</p>',
        '\u2028',
        '\u0085',
      ),
    );
    const text = fc.array(piece).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, text, text, (email_subject, email_template, name) => {
        const hostile = templateValues({ name, handle: 'ann', platform: 'tiktok', my_name: '' });
        const rendering = renderEmail({ ...templates, email_subject, email_template }, hostile);
        if (!rendering.ok) return;
        const { email } = rendering;
        expect(email.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
        const bare = email.html
          .replace(/^<p>|<\/p>$/g, '')
          .replace(/<\/p>\n<p>/g, '\n\n')
          .replace(/<br>/g, '\n')
          .replace(/<a href="(https?:\/\/[^"<>]*)">\1<\/a>/g, '$1');
        expect(bare).not.toMatch(/[<>"']/);
        expect(decodeHTML(bare)).toBe(email.text.replace(/\n{2,}/g, '\n\n'));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['a body', { email_template: '', email_signature: 'Yours' }],
    ['a subject', { email_subject: ' ' }],
    ['anything left of its subject', { email_subject: '{{firstName|}}' }],
  ])('is refused without %s', (_, change) => {
    expect(renderEmail({ ...templates, ...change }, { ...values, firstName: '' })).toEqual({
      ok: false,
      fault: { code: 'empty' },
    });
  });
});
