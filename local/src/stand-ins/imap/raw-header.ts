/** One field of a header with its folded lines, and its line break. */
export const HEADER_FIELD = (name: string) =>
  new RegExp(`^${name.replace(/-/g, '\\-')}:[^\\n]*\\n(?:[ \\t][^\\n]*\\n)*`, 'im');

/** The header of a raw message as text, a byte a character, without the empty line after it. */
export function headerBlock(raw: Buffer): string {
  const end = raw.indexOf('\r\n\r\n');
  return raw.subarray(0, end === -1 ? raw.length : end + 2).toString('latin1');
}

/** The fields of those names, as they are, in their order. */
export function headerFields(header: string, names: readonly string[]): string {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  const fields = header.split(/(?<=\n)(?![ \t])/);
  return fields
    .filter((field) => wanted.has(field.slice(0, Math.max(0, field.indexOf(':'))).toLowerCase()))
    .join('');
}

/** The values of a field, folded lines joined. */
export const headerValues = (header: string, name: string): string[] =>
  headerFields(header, [name])
    .split(/(?<=\n)(?![ \t])/)
    .filter(Boolean)
    .map((field) =>
      field
        .slice(field.indexOf(':') + 1)
        .replace(/\r?\n[ \t]*/g, ' ')
        .trim(),
    );
