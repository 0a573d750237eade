import { expect, it } from 'vitest';
import { spentOn } from '../../test/growth.ts';
import { HOSTILE_TEXTS } from '../../test/hostile-texts.ts';
import { sampled } from '../../test/sampled.ts';
import { findAddresses } from './find-addresses.ts';

/** In characters: work that grows with the square of it takes a second and more, in proportion to it some 15 ms. */
const LENGTH = 32_768;
/** Milliseconds of processor time. How the work grows is measured by `npm run test:deep`. */
const LIMIT = 400;

it.each(sampled(HOSTILE_TEXTS))(
  'the search for addresses ends soon in a text of %s',
  (_name, family) => {
    const text = family(LENGTH);
    expect(spentOn(() => findAddresses(text, { handle: 'ida.kelmor' }))).toBeLessThan(LIMIT);
  },
);
