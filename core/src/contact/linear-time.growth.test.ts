import { describe, expect, it } from 'vitest';
import { findSteepGrowth } from '../../test/growth.ts';
import { HOSTILE_TEXTS } from '../../test/hostile-texts.ts';
import { findAddresses } from './find-addresses.ts';

/** In characters. A sixteenth of the first is still longer than any window the finder reads around a place. */
const LENGTHS = [16_384, 65_536];

describe('the search for addresses takes time in proportion to a text of', () => {
  it.each(HOSTILE_TEXTS)(
    '%s',
    (_name, family) => {
      const find = (text: string) => findAddresses(text, { handle: 'ida.kelmor' });
      expect(findSteepGrowth({ work: find, family }, LENGTHS)).toBeNull();
    },
    30_000,
  );
});
