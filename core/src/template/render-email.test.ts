import { describe, expect, it } from 'vitest';
import { DEFAULT_TEMPLATES } from './default-templates.ts';
import { renderEmail } from './render-email.ts';
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

describe('rendering an e-mail', () => {
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

  it('ends with its last word, whatever lines stand empty below', () => {
    const loose = { ...templates, email_template: 'Hi Ann\n\n\n', email_signature: 'Max\n\n' };
    expect(renderEmail(loose, values)).toMatchObject({
      email: { text: 'Hi Ann\n\nMax', html: '<p>Hi Ann</p>\n<p>Max</p>' },
    });
  });

  it('keeps a subject on one line', () => {
    const rendering = renderEmail({ ...templates, email_subject: 'Hello\r\nBcc: x' }, values);
    expect(rendering).toMatchObject({ email: { subject: 'Hello Bcc: x' } });
  });

  it.each([
    ['a body', { email_template: '', email_signature: 'Yours' }],
    ['a subject', { email_subject: ' ' }],
  ])('is refused without %s', (_, change) => {
    expect(renderEmail({ ...templates, ...change }, values)).toEqual({
      ok: false,
      fault: { code: 'empty' },
    });
  });
});
