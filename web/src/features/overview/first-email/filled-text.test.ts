import { templateValues } from '@vibes/core/template/template-variables';
import { TEMPLATE_EXAMPLES } from '../../../shared/template/template-examples.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editFilled, fillIn, textOf } from './filled-text.ts';

const ANNA = templateValues({
  name: 'Anna Lee',
  handle: 'anna.lee',
  platform: 'tiktok',
  my_name: 'Max',
});
const HELLO = 'Hi {{firstName|there}}, I saw your {{platform}}. {{myName}}';

const edit = (template: string, next: string) => editFilled(fillIn(template, ANNA), next);

describe('a template filled in for one creator', () => {
  it('reads as the creator will read it', () => {
    expect(textOf(fillIn(HELLO, ANNA))).toBe('Hi Anna, I saw your TikTok. Max');
    expect(textOf(fillIn(HELLO, { ...ANNA, firstName: '' }))).toContain('Hi there,');
  });

  it('shows what cannot be filled in as it is written', () => {
    expect(textOf(fillIn('{{myName}} {{nobody}} {{half', { ...ANNA, myName: '' }))).toBe(
      '{{myName}} {{nobody}} {{half',
    );
  });
});

describe('a filled-in template that is edited', () => {
  it.each([
    [
      'behind a name',
      'Hi Anna!, I saw your TikTok. Max',
      'Hi {{firstName|there}}!, I saw your {{platform}}. {{myName}}',
    ],
    [
      'before a name',
      'Hi dear Anna, I saw your TikTok. Max',
      'Hi dear {{firstName|there}}, I saw your {{platform}}. {{myName}}',
    ],
    [
      'in the name',
      'Hi Anne, I saw your TikTok. Max',
      'Hi Anne, I saw your {{platform}}. {{myName}}',
    ],
    [
      'by taking out a name',
      'Hi, I saw your TikTok. Max',
      'Hi, I saw your {{platform}}. {{myName}}',
    ],
    [
      'at both ends',
      'Hey Anna, I saw your TikTok. Max',
      'Hey {{firstName|there}}, I saw your {{platform}}. {{myName}}',
    ],
    ['as a whole', 'Something else', 'Something else'],
    ['to nothing', '', ''],
  ])('%s keeps the variables that were not touched', (_, next, template) => {
    expect(edit(HELLO, next)).toBe(template);
  });

  it('takes a variable that is typed', () => {
    expect(edit('Hi', 'Hi {{firstName|there}}')).toBe('Hi {{firstName|there}}');
  });

  it('always shows what was typed', () => {
    const { email_template } = TEMPLATE_EXAMPLES;
    const shown = textOf(fillIn(email_template, ANNA));
    const place = fc.nat({ max: shown.length });
    // Braces may form a variable, which then shows its value.
    const typed = fc.string({ maxLength: 8 }).filter((text) => !/[{}]/.test(text));
    fc.assert(
      fc.property(place, place, typed, (one, other, text) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const next = shown.slice(0, from) + text + shown.slice(to);
        expect(textOf(fillIn(edit(email_template, next), ANNA))).toBe(next);
      }),
    );
  });
});
