import { Parser } from 'htmlparser2';

/** Elements that stand on lines of their own. */
const BLOCKS = new Set(
  'address article blockquote center dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
const SILENT = new Set(['head', 'style', 'script', 'title', 'template']);

/** What mail programs put around all that they quote below an answer, by id or class. */
const QUOTE_CONTAINER =
  /\b(yahoo_quoted|protonmail_quote|ms-outlook-mobile-reference-message|zmail_extra|tutanota_quote|hm_quote|moz-forward-container)\b/i;
/** Elements within each other, beyond which nothing is read: each costs more than the one before. */
const DEEPEST = 500;

/** Behind these, everything is quoted. */
const QUOTE_BEGINS = /^(x_)?(divRplyFwdMsg|appendonsend|mail-editor-reference-message-container)$/i;
/** A line that the reader of texts takes for the beginning of what is quoted. */
const QUOTE_LINE = '-----Original Message-----';

/** What editors of mail make of lines that a person indents. */
const isIndented = ({ class: names = '', style = '' }: Record<string, string>): boolean =>
  /\bwebkit-indent-blockquote\b/i.test(names) ||
  (/border:\s*none/i.test(style) && /\b40px/i.test(style));

const isQuote = (name: string, attributes: Record<string, string>): boolean =>
  (name === 'blockquote' && !isIndented(attributes)) ||
  QUOTE_CONTAINER.test(`${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`);

/**
 * The text of an HTML message as it is read: a line a block, quoted parts behind `> ` as in a plain
 * one, without styles and links. Total and linear: what is nested without end is not read.
 */
export function htmlToText(html: string): string {
  const lines: string[] = [];
  let line = '';
  let quotes = 0;
  let silent = 0;
  /** For each open element, whether it began a quote. */
  const open: { name: string; is_quote: boolean }[] = [];
  const end = () => {
    const text = line.replace(/[ \t\u00a0]+/g, ' ').trim();
    if (text !== '' || (lines.at(-1) ?? '') !== '') lines.push(quotes > 0 ? `> ${text}` : text);
    line = '';
  };
  const breakLine = () => {
    if (line.trim() !== '') end();
    line = '';
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (SILENT.has(name)) silent += 1;
        if (BLOCKS.has(name)) breakLine();
        if (name === 'br') end();
        if (QUOTE_BEGINS.test(attributes['id'] ?? '')) {
          breakLine();
          lines.push(QUOTE_LINE);
        }
        const is_quote = isQuote(name, attributes);
        if (is_quote) {
          breakLine();
          quotes += 1;
        }
        if (open.push({ name, is_quote }) > DEEPEST) parser.pause();
      },
      ontext(text) {
        if (silent === 0) line += text.replace(/\s+/g, ' ');
      },
      onclosetag(name) {
        if (SILENT.has(name)) silent = Math.max(0, silent - 1);
        if (BLOCKS.has(name)) breakLine();
        const closed = open.pop();
        if (closed?.is_quote) {
          breakLine();
          quotes -= 1;
        }
        if (name === 'p') lines.push(quotes > 0 ? '>' : '');
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  breakLine();
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
