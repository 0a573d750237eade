import { expect, it } from 'vitest';
import { spentOn } from '../../../core/test/growth.ts';
import { sampled } from '../../../core/test/sampled.ts';
import { HOSTILE_PAGES, LONG_HOSTILE_PAGES } from '../../test/hostile-pages.ts';
import { readPage } from './read-page.ts';

/** In characters: work that grows with the square of it takes seconds. */
const LENGTH = 49_152;
/** A quarter of what is read of a page at most. */
const LONG_LENGTH = 524_288;
/** Milliseconds of processor time. How the work grows is measured by `npm run test:deep`. */
const LIMIT = 600;
const LONG_LIMIT = 2000;

const read = (body: string) => spentOn(() => readPage({ status: 200, content_type: '', body }));

it.each(sampled(HOSTILE_PAGES))('the reading of a page ends soon, made of %s', (_name, family) => {
  expect(read(family(LENGTH))).toBeLessThan(LIMIT);
});

it.each(sampled(LONG_HOSTILE_PAGES))(
  'the reading of a long page ends soon, made of %s',
  (_name, family) => {
    expect(read(family(LONG_LENGTH))).toBeLessThan(LONG_LIMIT);
  },
);
