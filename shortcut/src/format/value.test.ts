import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textItem } from '../../test/phone/item.ts';
import { createMemory } from '../../test/phone/memory.ts';
import { text, variable } from './value.ts';

it('a text reads as it was written, each reference in its place', () => {
  // A person's own text does not contain the placeholder.
  const word = fc.string({ unit: 'grapheme' }).filter((part) => !part.includes('\uFFFC'));
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), word, (parts, value) => {
      const memory = createMemory([], new Set());
      memory.setVariable('v', [textItem(value)]);
      const strings = Object.assign([...parts], { raw: parts });
      const references = parts.slice(1).map(() => variable('v'));
      expect(memory.text(text(strings, ...references))).toBe(parts.join(value));
    }),
  );
});
