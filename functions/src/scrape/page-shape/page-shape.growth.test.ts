import { expect, it } from 'vitest';
import { findSteepGrowth } from '../../../../core/test/growth.ts';
import { HOSTILE_PAGES } from '../../../test/hostile-pages.ts';
import { pageShape } from './page-shape.ts';

/** In characters; of a page up to a million of them are read. */
const LENGTHS = [32_768, 131_072];

const work = (body: string) => pageShape({ url: 'https://www.tiktok.com/@ilsa', body });

it.each(HOSTILE_PAGES)(
  'the shape of a page takes time in proportion to it, made of %s',
  (_name, family) => {
    expect(findSteepGrowth({ work, family }, LENGTHS)).toBeNull();
  },
  30_000,
);
