import { describe, expect, it } from 'vitest';
import { findSteepGrowth } from '../../../core/test/growth.ts';
import { HOSTILE_PAGES, LONG_HOSTILE_PAGES } from '../../test/hostile-pages.ts';
import { readPage } from './read-page.ts';

/** In characters; the last is half of what is read of a page at most. */
const LENGTHS = [32_768, 131_072];
const LONG_LENGTHS = [131_072, 1_048_576];

const work = (body: string) => readPage({ status: 200, content_type: '', body });

describe('the reading of a page takes time in proportion to it, made of', () => {
  it.each(HOSTILE_PAGES)(
    '%s',
    (_name, family) => {
      expect(findSteepGrowth({ work, family }, LENGTHS)).toBeNull();
    },
    30_000,
  );

  it.each(LONG_HOSTILE_PAGES)(
    '%s',
    (_name, family) => {
      expect(findSteepGrowth({ work, family }, LONG_LENGTHS)).toBeNull();
    },
    30_000,
  );
});
