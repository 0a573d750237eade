/** Rows as a table in Markdown, in columns, as Prettier leaves it. The first is the head. */
export function markdownTable(rows: readonly string[][]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, n) => Math.max(...rows.map((row) => row[n]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

const END = '<!-- The table ends here. -->';

/** The page with a table behind the line that begins it. Throws when its place in the page is gone. */
export function withTable(page: string, begin: string, table: string): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(END, from);
  if (from < 0 || to < 0) throw new Error(`There is no place in the page behind ${begin}`);
  return `${page.slice(0, from)}${begin}\n\n${table}\n\n${page.slice(to)}`;
}
