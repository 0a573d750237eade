import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TEMPLATES } from './default-templates.ts';
import { PLATFORM_FACTS } from '../creator/platform.ts';
import { renderDirectMessage } from './render-direct-message.ts';
import { templateValues } from './template-variables.ts';

const values = templateValues({
  name: 'Ann Lee',
  handle: 'ann.lee',
  platform: 'instagram',
  my_name: 'Max',
});
const rendered = (instagram_template: string, name = 'Ann Lee') =>
  renderDirectMessage(
    'instagram',
    { ...DEFAULT_TEMPLATES, instagram_template },
    { ...values, creatorName: name },
  );

describe('a DM', () => {
  it('is the filled-in template of its platform, without empty lines around it', () => {
    expect(rendered('\nHi {{firstName|there}},\r\n\r\nshall we talk?\n\n')).toEqual({
      ok: true,
      text: 'Hi Ann,\n\nshall we talk?',
      is_shortened: false,
    });
  });

  it('has the fault of its template', () => {
    expect(rendered('Hi [fill in]')).toEqual({
      ok: false,
      fault: { code: 'fill_in', written: '[fill in]' },
    });
  });

  it('may be exactly as long as the platform allows', () => {
    const longest = 'x'.repeat(PLATFORM_FACTS.instagram.dm_maximum);
    expect(rendered(longest)).toEqual({ ok: true, text: longest, is_shortened: false });
  });

  it('ends with a whole word and says so when a name makes it too long', () => {
    const words = 'word '.repeat(197);
    expect(rendered(`{{creatorName}} ${words}https://brand.test/brief`)).toEqual({
      ok: true,
      text: `Ann Lee ${words.trim()}…`,
      is_shortened: true,
    });
  });

  it('never passes the limit of its platform', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 1200 }), fc.nat(900), (name, length) => {
        const dm = rendered(`${'x '.repeat(length)}{{creatorName|y}}`, name);
        return dm.ok && dm.text.length <= PLATFORM_FACTS.instagram.dm_maximum;
      }),
    );
  });
});
