import { withoutFormulas } from '@vibes/core/text/without-formulas';

/** No letter in it, or only the "e" of a number: a number, an amount, a share, a day, a time. */
const NUMBER = /^[\s.,(\p{Sc}]*\d[^\p{L}]*$|^\d+e\d+$/iu;

/** What a person wrote as a cell, with an apostrophe in front of what a spreadsheet would take for a number. */
export const textCell = (text: string): string => (NUMBER.test(text) ? `'${text}` : text);

/** Tells Excel that the file is UTF-8. Readers of CSV skip it as a byte order mark. */
const UTF8_MARK = '\uFEFF';

type Row = readonly (string | number)[];

/** Rows that are written at once: some milliseconds, after which the page may draw. */
const SLICE = 1000;

export interface CsvProgress {
  signal?: AbortSignal;
  /** Called with how many rows are written. */
  report?: (written: number) => void;
}

/** Lets the page draw, and a press on Cancel arrive. A hidden tab's timers tick once a second, the scheduler does not. */
const pause = (): Promise<unknown> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));

/**
 * A table as CSV (RFC 4180), in parts to be joined. Every text is quoted, and a formula in it gets an
 * apostrophe in front; numbers stay numbers. Rejects once `signal` is aborted.
 */
export async function csvParts(
  header: string[],
  rows: Iterable<Row>,
  { signal, report }: CsvProgress = {},
): Promise<string[]> {
  const { default: Papa } = await import('papaparse');
  const isText = (cell: unknown): cell is string => typeof cell === 'string';
  const write = (lines: Row[]) =>
    Papa.unparse(
      lines.map((line) => line.map((cell) => (isText(cell) ? withoutFormulas(cell) : cell))),
      { quotes: isText },
    );
  const parts = [write([header])];
  let written = 0;
  let slice: Row[] = [];
  const flush = async () => {
    parts.push(`\r\n${write(slice)}`);
    written += slice.length;
    slice = [];
    report?.(written);
    await pause();
    signal?.throwIfAborted();
  };
  for (const row of rows) {
    slice.push(row);
    if (slice.length === SLICE) await flush();
  }
  if (slice.length > 0) await flush();
  return parts;
}

/**
 * Downloads a table as a file of this name; `rows` are taken as they are written. Rejects when the
 * CSV code did not load, and once it is aborted: no file is made then.
 */
export async function saveCsv(
  name: string,
  header: string[],
  rows: Iterable<Row>,
  progress: CsvProgress = {},
): Promise<void> {
  const parts = await csvParts(header, rows, progress);
  const blob = new Blob([UTF8_MARK, ...parts], { type: 'text/csv;charset=utf-8' });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser holds the file itself once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url));
}
