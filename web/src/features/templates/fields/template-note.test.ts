import { describe, expect, it } from 'vitest';
import { TEMPLATE_EXAMPLES } from '../../../shared/template/template-examples.ts';
import { templateNote } from './template-note.ts';

describe('the note below a template', () => {
  it('names what is still to be filled in', () => {
    expect(templateNote('We make [Fill in: your product].')).toBe(
      'Cannot be sent yet: replace [Fill in: your product] with your own words.',
    );
  });

  it('asks for a fallback of the first name', () => {
    expect(templateNote('Hi {{ firstName }}')).toContain('Write {{firstName|there}}');
    expect(templateNote('Hi {{firstName|}}')).toBeNull();
  });

  it('is null for the examples', () => {
    for (const text of Object.values({ ...TEMPLATE_EXAMPLES }))
      expect(templateNote(text)).toBeNull();
  });
});
