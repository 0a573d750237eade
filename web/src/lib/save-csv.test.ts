import { expect, it, vi } from 'vitest';
import { csvParts, textCell } from './save-csv.ts';

const csvText = async (...table: Parameters<typeof csvParts>) =>
  (await csvParts(...table)).join('');

it('writes a header and rows, with quotes around every text', async () => {
  expect(await csvText(['date', 'what'], [['2026-01-01', 'a, "b"']])).toBe(
    '"date","what"\r\n"2026-01-01","a, ""b"""',
  );
});

it('writes a table without rows as its header', async () => {
  expect(await csvText(['date', 'what'], [])).toBe('"date","what"');
});

it.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1', "'＝1"],
  ['－1', "'－1"],
  ['\t=1', "\t'=1"],
  ['\r=1', "\r'=1"],
  ['\n=1', "\n'=1"],
  [' \u200b=1', " \u200b'=1"],
  ['=a\nb', "'=a\nb"],
  ['a\n=b', "a\n'=b"],
  ["x;=cmd|'/c calc'!A1", "x;'=cmd|'/c calc'!A1"],
  ["x; '+1;-1", "x; ''+1;'-1"],
  ['x|@SUM(A1)', "x|'@SUM(A1)"],
  ['x\t＋1', "x\t'＋1"],
])('makes no formula of the text %j, wherever a spreadsheet begins a cell', async (text, cell) => {
  expect(await csvText(['what'], [[text]])).toBe(`"what"\r\n"${cell}"`);
});

it('makes no formula behind a quote that ends a cell early', async () => {
  expect(await csvText(['what'], [['x";=1']])).toBe(`"what"\r\n"x"";'=1"`);
});

it('reads a long text once', async () => {
  for (const part of ['\n', ';', '; =', '"', '@'])
    await csvText(['what'], [[part.repeat(100_000)]]);
}, 2000);

it('leaves numbers below zero what they are', async () => {
  expect(await csvText(['amount'], [[-3.8], [12]])).toBe('"amount"\r\n-3.8\r\n12');
});

it.each(['a=b', 'Ann ;-)', '@ann.lee', '@007'])('leaves %j alone', async (text) => {
  expect(await csvText(['what'], [[text]])).toBe(`"what"\r\n"${text}"`);
});

it.each(['007', '1e5', '24/7', '1.2.2026', '12:30', '$5', '(3)', '50%', '1,5'])(
  'keeps the name %j a text',
  (name) => expect(textCell(name)).toBe(`'${name}`),
);

it.each(['Ann', 'Studio 54', '2nd', '…', '-1'])('leaves the name %j to itself', (name) => {
  expect(textCell(name)).toBe(name);
});

it('writes many rows in parts, and says how many are written', async () => {
  const rows = Array.from({ length: 2500 }, (_, i) => [i, `row ${i}`]);
  const report = vi.fn();
  const text = await csvText(['number', 'what'], rows, { report });
  expect(text.split('\r\n')).toHaveLength(2501);
  expect(text.endsWith('\r\n2499,"row 2499"')).toBe(true);
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
