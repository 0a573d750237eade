import { expect, it } from 'vitest';
import { findSteepGrowth } from '../../test/growth.ts';
import { sampled } from '../../test/sampled.ts';
import { readCaptureList } from './read-capture-list.ts';

it.each(
  sampled([
    ['https://a.co/).', 'x'],
    ['@ann_of_a_long_name,', ''],
    ['@ann https://www.tiktok.com/@ann,', ''],
    ['Annofalongname,', ''],
    ['ann_of_a_long_name,', ''],
    ['tiktok,', 'x'],
    ['tiktok: ann_of_a_name,', ''],
    ['tiktok: ', '//'],
    ['"(', 'x'],
    ['a"', '_'],
    ['1234567890123,', 'k'],
    ['a@.', ' '],
    ['@a.', '!'],
    [' \t', 'x'],
    ['ann_of_a_long_name\n', ''],
  ]),
)(
  'takes time in proportion to the text: %j repeated, %j',
  (piece, end) => {
    const family = (length: number) => piece.repeat(Math.ceil(length / piece.length)) + end;
    const work = (text: string) => readCaptureList(text, 'tiktok');
    // The first run of any code is slow.
    work(family(65_536));
    expect(findSteepGrowth({ work, family }, [16_384, 65_536])).toBeNull();
  },
  30_000,
);
