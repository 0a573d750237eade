import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderTemplate } from './render-template.ts';
import { templateValues, VALUE_MAXIMUM, type TemplateVariable } from './template-variables.ts';

const values = templateValues({
  name: 'Ann Lee',
  handle: 'ann.lee',
  platform: 'tiktok',
  my_name: 'Max',
});

const nameless = { ...values, firstName: '' };

/** A new variable needs its row: the types say so. */
const SHOWN: Record<TemplateVariable, string> = {
  creatorName: 'Ann Lee',
  firstName: 'Ann',
  handle: 'ann.lee',
  platform: 'TikTok',
  myName: 'Max',
};

describe('rendering a template', () => {
  it.each(Object.entries(SHOWN))('{{%s}} is %j', (variable, text) => {
    expect(renderTemplate(`{{${variable}}}`, values)).toEqual({ ok: true, text });
  });

  it.each([
    ['{{ creatorName }} on {{platform}}', 'Ann Lee on TikTok'],
    ['Hi {{firstName|there}}', 'Hi Ann'],
    ['Hi {{firstName|}}, you', 'Hi Ann, you'],
    ['Curly { braces } stay', 'Curly { braces } stay'],
    ['[filling] and [in]', '[filling] and [in]'],
    ['Two\r\nlines\u2028and\u0000 one', 'Two\nlines\nand one'],
  ])('%j becomes %j', (template, text) => {
    expect(renderTemplate(template, values)).toEqual({ ok: true, text });
  });

  it.each([
    ['  ', { code: 'empty' }],
    ['Hi {{name}}', { code: 'unknown_variable', variable: 'name' }],
    ['Hi {{constructor}}', { code: 'unknown_variable', variable: 'constructor' }],
    ['Hi {{firstname}}', { code: 'unknown_variable', variable: 'firstname' }],
    ['Hi {{name|there}}', { code: 'unknown_variable', variable: 'name' }],
    ['Hi {{firstName', { code: 'unclosed', written: '{{firstName' }],
    ['Hi {{firstName}, you', { code: 'unclosed', written: '{{firstName}' }],
    ['Hi {firstName}}, you', { code: 'unclosed', written: '{firstName}}' }],
    ['Hi {{firstName, how are you', { code: 'unclosed', written: '{{firstName,' }],
    ['Hi {{ firstName } you', { code: 'unclosed', written: '{{ firstName }' }],
    ['Hi firstName}}', { code: 'unclosed', written: 'firstName}}' }],
    ['Hi {firstName}', { code: 'unclosed', written: '{firstName}' }],
    ['Hi { Firstname | there }', { code: 'unclosed', written: '{ Firstname | there }' }],
    ['Hi {{{firstName}}}', { code: 'unclosed', written: '{{{firstName}}}' }],
    ['Hi {{firstName|{there}}}', { code: 'unclosed', written: '{{firstName|' }],
    ['Hi {{first\nName}}', { code: 'unclosed', written: '{{first' }],
    ['Hi {{}}', { code: 'unclosed', written: '{{}}' }],
    ['Hi {{ }}', { code: 'unclosed', written: '{{ }}' }],
    ['Hi {{|there}}', { code: 'unclosed', written: '{{|there}}' }],
    ['We make [fill in].', { code: 'fill_in', written: '[fill in]' }],
    ['We make [Fill in: your product].', { code: 'fill_in', written: '[Fill in: your product]' }],
    ['We make [FILL IN]', { code: 'fill_in', written: '[FILL IN]' }],
    ['We make [ fill-in your thing', { code: 'fill_in', written: '[ fill-in your thing' }],
    ['Hi {{firstName|[fill in]}}', { code: 'fill_in', written: '[fill in]' }],
    ['{{name}} or {{firstName, [fill in]', { code: 'unknown_variable', variable: 'name' }],
    ['{{firstName|}} ', { code: 'empty' }],
  ])('%j is a fault', (template, fault) => {
    expect(renderTemplate(template, nameless)).toEqual({ ok: false, fault });
  });

  it.each([
    ['Hi {{firstName|there}}', 'Hi there'],
    ['Hi {{ firstName | you two }}!', 'Hi you two!'],
    ['{{firstName|a|b}}', 'a|b'],
    ['Hi {{firstName|}}, welcome', 'Hi, welcome'],
    ['Hi {{firstName|}} and welcome', 'Hi and welcome'],
    ['Hi {{firstName|}}', 'Hi'],
    ['Hi {{firstName|}}\nWelcome', 'Hi\nWelcome'],
    ['Hi{{firstName| }}-Welcome', 'Hi-Welcome'],
    ['@{{handle|nobody}}', '@ann.lee'],
  ])('%j with an empty name is %j', (template, text) => {
    expect(renderTemplate(template, nameless)).toEqual({ ok: true, text });
  });

  it('refuses a variable that has no value here', () => {
    expect(renderTemplate('{{firstName}}', nameless)).toEqual({
      ok: false,
      fault: { code: 'empty_variable', variable: 'firstName' },
    });
  });

  it('never reads a value as a template', () => {
    const hostile = { ...values, creatorName: '{{myName}} $& $1' };
    expect(renderTemplate('Hi {{creatorName}}', hostile)).toMatchObject({
      text: 'Hi {{myName}} $& $1',
    });
  });

  it('leaves no brace of a variable and no [fill in] of the template in what it renders', () => {
    const part = fc.constantFrom(
      ...[
        '{{creatorName}}',
        '{{ handle }}',
        '{{platform|x}}',
        '{{firstName|}}',
        '{{firstName|you}}',
      ],
      ...[' and ', '{', '}', '{{', '}}', '\n', '|', 'handle', '[fill in]', '[', ']'],
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1 }), (parts) => {
        const rendering = renderTemplate(parts.join(''), nameless);
        const left = /\{\{|\}\}|\{\s*(?:creatorName|handle|platform|firstName)\s*\}|\[fill\s*in/;
        return !rendering.ok || !left.test(rendering.text);
      }),
      { numRuns: 2000 },
    );
  });

  it('is found also around a variable without a value', () => {
    const fault = renderTemplate('{\n{{firstName|}}handle}', nameless);
    expect(fault).toMatchObject({ ok: false });
    expect(renderTemplate('{{firstName|}} {{creatorName}}', nameless)).toMatchObject({ ok: true });
  });

  it('puts in every value as it is, whatever it holds', () => {
    const value = fc.oneof(fc.string(), fc.constantFrom('{{myName}}', '[fill in]', '$&', '{{'));
    fc.assert(
      fc.property(value, (name) => {
        fc.pre(name !== '');
        expect(renderTemplate('<{{creatorName}}>', { ...values, creatorName: name })).toEqual({
          ok: true,
          text: `<${name}>`,
        });
      }),
    );
  });
});

describe('the values of a template', () => {
  it('fall back to the handle when there is no name', () => {
    for (const name of [' ', '\u200b\u3164']) {
      const unnamed = templateValues({ name, handle: 'ann', platform: 'instagram', my_name: '' });
      expect(unnamed).toMatchObject({ creatorName: 'ann', firstName: '' });
    }
  });

  it('hold the first name', () => {
    expect(values).toMatchObject({ creatorName: 'Ann Lee', firstName: 'Ann' });
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

  it('are short, whole characters on one line, and reverse no text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const { creatorName, firstName } = templateValues({
          name,
          handle: 'ann',
          platform: 'tiktok',
          my_name: '',
        });
        expect(creatorName.length).toBeLessThanOrEqual(VALUE_MAXIMUM);
        for (const value of [creatorName, firstName])
          expect(value).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});
