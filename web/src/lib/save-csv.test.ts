import { expect, it } from 'vitest';
import { csvText } from './save-csv.ts';

it('writes a header and rows, with quotes where a cell needs them', async () => {
  expect(await csvText(['date', 'what'], [['2026-01-01', 'a, "b"']])).toBe(
    'date,what\r\n2026-01-01,"a, ""b"""',
  );
});

it('writes a table without rows as its header', async () => {
  expect(await csvText(['date', 'what'], [])).toBe('date,what\r\n');
});

it.each(['=1+1', '+1', '-1', '@a', '\t=1', '\r=1', '\n=1', '=a\nb', '＝1', '－1'])(
  'makes no formula of the text %j',
  async (text) => {
    expect(await csvText(['what'], [[text]])).toBe(`what\r\n"'${text}"`);
  },
);

it('leaves numbers below zero what they are', async () => {
  expect(await csvText(['amount'], [[-3.8], [12]])).toBe('amount\r\n-3.8\r\n12');
});

it('leaves a sign inside a text alone', async () => {
  expect(await csvText(['what'], [['a=b']])).toBe('what\r\na=b');
});
