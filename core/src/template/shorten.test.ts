import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shorten } from './shorten.ts';

describe('a text that is too long', () => {
  it.each([
    ['Short', 10, 'Short'],
    ['Exactly 10', 10, 'Exactly 10'],
    ['Write to me today', 12, 'Write to me…'],
    ['Write to me, today', 13, 'Write to me…'],
    ['See https://brand.test/a/long/brief', 20, 'See https://brand.t…'],
    ['We met at https://brand.test/x', 15, 'We met at…'],
    ['xxxxxxxxxxxxxxx', 10, 'xxxxxxxxx…'],
    ['xxxxx😀😀😀😀', 9, 'xxxxx😀…'],
  ])('%j in %i characters is %j', (text, maximum, short) => {
    expect(shorten(text, maximum)).toBe(short);
  });

  it('never passes its maximum, nor ends with half a character', () => {
    const piece = fc.constantFrom('word', ' ', '\n', '😀', '👩‍🎨', ', ', 'x'.repeat(30));
    fc.assert(
      fc.property(fc.array(piece), fc.integer({ min: 2, max: 60 }), (pieces, maximum) => {
        const short = shorten(pieces.join(''), maximum);
        expect(short.length).toBeLessThanOrEqual(maximum);
        expect(short).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});
