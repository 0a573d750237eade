import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderTemplate } from './render-template.ts';
import { templateValues } from './template-variables.ts';

const values = templateValues({
  name: 'Ann Lee',
  handle: 'ann.lee',
  platform: 'tiktok',
  my_name: 'Max',
});

describe('rendering a template', () => {
  it.each([
    ['Hi {{creatorName}}', 'Hi Ann Lee'],
    ['{{ creatorName }} on {{platform}}', 'Ann Lee on TikTok'],
    ['@{{handle}}, {{myName}} here', '@ann.lee, Max here'],
    ['Curly { braces } stay', 'Curly { braces } stay'],
  ])('%s becomes %s', (template, text) => {
    expect(renderTemplate(template, values)).toEqual({ ok: true, text });
  });

  it.each([
    ['  ', { code: 'empty' }],
    ['Hi {{name}}', { code: 'unknown_variable', variable: 'name' }],
    ['Hi {{constructor}}', { code: 'unknown_variable', variable: 'constructor' }],
    ['Hi {{}}', { code: 'unknown_variable', variable: '' }],
  ])('%j is a fault', (template, fault) => {
    expect(renderTemplate(template, values)).toEqual({ ok: false, fault });
  });

  it('refuses a variable that has no value here', () => {
    const nameless = { ...values, myName: '' };
    expect(renderTemplate('{{myName}}', nameless)).toMatchObject({
      fault: { code: 'empty_variable' },
    });
  });

  it('never reads a value as a template', () => {
    const hostile = { ...values, creatorName: '{{myName}} $& $1' };
    expect(renderTemplate('Hi {{creatorName}}', hostile)).toMatchObject({
      text: 'Hi {{myName}} $& $1',
    });
  });

  it('leaves no variable in what it renders', () => {
    const part = fc.constantFrom(
      '{{creatorName}}',
      '{{ handle }}',
      '{{platform}}',
      ' and ',
      '{',
      '}',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1 }), (parts) => {
        const rendering = renderTemplate(parts.join(''), values);
        return !rendering.ok || !/\{\{\s*(creatorName|handle|platform)\s*\}\}/.test(rendering.text);
      }),
    );
  });
});

describe('the values of a template', () => {
  it('fall back to the handle when there is no name', () => {
    const nameless = templateValues({
      name: ' ',
      handle: 'ann',
      platform: 'instagram',
      my_name: '',
    });
    expect(nameless.creatorName).toBe('ann');
  });

  it('hold no line break, so that none reaches a subject line', () => {
    const broken = templateValues({
      name: 'Ann\r\nBcc: x@y.com',
      handle: 'ann',
      platform: 'tiktok',
      my_name: 'Max\u0000',
    });
    expect(broken.creatorName).toBe('Ann Bcc: x@y.com');
    expect(broken.myName).toBe('Max');
  });
});
