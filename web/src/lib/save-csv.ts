/**
 * What a spreadsheet would read as a formula, also in full width:
 * https://owasp.org/www-community/attacks/CSV_Injection papaparse's own pattern misses a cell of
 * several lines.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Tells Excel that the file is UTF-8. Readers of CSV skip it as a byte order mark. */
const UTF8_MARK = '\uFEFF';

/** A table as CSV (RFC 4180). A text that begins like a formula gets an apostrophe; numbers stay numbers. */
export async function csvText(header: string[], rows: (string | number)[][]): Promise<string> {
  const { default: Papa } = await import('papaparse');
  return Papa.unparse({ fields: header, data: rows }, { escapeFormulae: FORMULA });
}

/** Downloads a table as a file of this name. Rejects when the CSV code did not load. */
export async function saveCsv(
  name: string,
  header: string[],
  rows: (string | number)[][],
): Promise<void> {
  const text = await csvText(header, rows);
  const url = URL.createObjectURL(new Blob([UTF8_MARK, text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser holds the file itself once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url));
}
