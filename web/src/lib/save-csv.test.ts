import { expect, it, vi } from 'vitest';
import { csvParts } from './save-csv.ts';

const csvText = async (...table: Parameters<typeof csvParts>) =>
  (await csvParts(...table)).join('');

it('writes a header and rows, with quotes where a cell needs them', async () => {
  expect(await csvText(['date', 'what'], [['2026-01-01', 'a, "b"']])).toBe(
    'date,what\r\n2026-01-01,"a, ""b"""',
  );
});

it('writes a table without rows as its header', async () => {
  expect(await csvText(['date', 'what'], [])).toBe('date,what');
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

it('writes many rows in parts, and says how many are written', async () => {
  const rows = Array.from({ length: 2500 }, (_, i) => [i, `row ${i}`]);
  const report = vi.fn();
  const text = await csvText(['number', 'what'], rows, { report });
  expect(text.split('\r\n')).toHaveLength(2501);
  expect(text.endsWith('\r\n2499,row 2499')).toBe(true);
  expect(report.mock.calls).toEqual([[1000], [2000], [2500]]);
});

it('stops at once when it is canceled', async () => {
  const stop = new AbortController();
  const report = vi.fn(() => stop.abort());
  const rows = Array.from({ length: 2500 }, (_, i) => [i]);
  await expect(csvText(['number'], rows, { report, signal: stop.signal })).rejects.toThrow(
    /abort/i,
  );
  expect(report).toHaveBeenCalledOnce();
});
