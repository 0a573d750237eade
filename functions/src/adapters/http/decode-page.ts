import { isAscii } from 'node:buffer';
import { charsetByMark } from './sniff-bytes.ts';

/** Bytes in which a page must state its charset. Browsers look at 1024; pages put more before it. */
const SNIFFED = 4096;
const UTF_8 = 'utf-8';

const CHARSET = /charset\s{0,5}=\s{0,5}["']?\s{0,5}([\w:.-]{1,40})/i;
const PROLOG = /^\s{0,100}<\?xml\s[^>]{0,200}encoding\s{0,5}=\s{0,5}["']([\w:.-]{1,40})["']/i;
const META = /<meta\s[^>]{0,500}>/gi;
/** A meta of something else may speak of a charset in its words. */
const NAMED_META = /\s(?:name|property)\s{0,5}=/i;

/** Without comments: a charset stated in one does not count. */
function withoutComments(head: string): string {
  const [before = '', ...commented] = head.split('<!--');
  const after = commented.map((part) => part.split('-->').slice(1).join('-->'));
  return [before, ...after].join('');
}

/** A page whose head can be read as Latin letters is not UTF-16, whatever it says (HTML, 13.2.3.2). */
const plausible = (charset: string) => (/^utf-?16/i.test(charset) ? UTF_8 : charset);

function charsetInPage(bytes: Uint8Array): string[] {
  const head = withoutComments(Buffer.from(bytes.subarray(0, SNIFFED)).toString('latin1'));
  const metas = (head.match(META) ?? []).filter((meta) => !NAMED_META.test(meta));
  const stated = [PROLOG.exec(head)?.[1], ...metas.map((meta) => CHARSET.exec(meta)?.[1])];
  return stated.flatMap((charset) => (charset ? [plausible(charset)] : []));
}

/** Charsets in which ASCII is itself, and that nearly all pages have; not so UTF-16 and ISO-2022-JP. */
const LIKE_ASCII = new Set([UTF_8, 'windows-1252']);

function decodeAs(bytes: Uint8Array, charset: string, fatal = false): string | null {
  try {
    const decoder = new TextDecoder(charset, { fatal });
    // Large pages are often plain ASCII, their other letters written as entities: several times as fast.
    if (LIKE_ASCII.has(decoder.encoding) && isAscii(bytes)) {
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
    }
    // As a stream: a character cut in half at the end is no fault, and Node 20
    // reads windows-1252 as ISO 8859-1 otherwise.
    return decoder.decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/**
 * The text of a page by its byte order mark, its header's charset, its XML
 * prolog or meta, or what fits: UTF-8, else Windows-1252. A charset nobody knows
 * counts as none. Charsets are those of browsers (encoding.spec.whatwg.org).
 */
export function decodePage(bytes: Uint8Array, content_type: string): string {
  const mark = charsetByMark(bytes);
  const header = CHARSET.exec(content_type)?.[1];
  const stated = [...(mark ? [mark] : []), ...(header ? [header] : []), ...charsetInPage(bytes)];
  for (const charset of stated) {
    const decoded = decodeAs(bytes, charset);
    if (decoded !== null) return decoded;
  }
  return decodeAs(bytes, UTF_8, true) ?? decodeAs(bytes, 'windows-1252') ?? '';
}
