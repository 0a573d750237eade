const SNIFFED = 2048;
const UTF_8 = 'utf-8';

/** Of two byte order marks, that of UTF-8 needs no look: the decoder knows it. */
function byMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return null;
}

const CHARSET = /charset\s{0,5}=\s{0,5}["']?\s{0,5}([\w:.-]{1,40})/i;

function byMeta(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, SNIFFED)).toString('latin1');
  return /<meta[^>]{0,500}>/i.test(head) ? (CHARSET.exec(head)?.[1] ?? null) : null;
}

function decodeAs(bytes: Uint8Array, charset: string, fatal = false): string | null {
  try {
    // A stream, so that a character cut in half at the end is no fault.
    return new TextDecoder(charset, { fatal }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/**
 * The text of a page by its byte order mark, its header's charset, its meta, or
 * what fits: UTF-8, else Windows-1252. An unknown charset counts as none.
 */
export function decodePage(bytes: Uint8Array, content_type: string): string {
  const named = byMark(bytes) ?? CHARSET.exec(content_type)?.[1] ?? byMeta(bytes);
  const decoded = named && decodeAs(bytes, named);
  return decoded ?? decodeAs(bytes, UTF_8, true) ?? decodeAs(bytes, 'windows-1252') ?? '';
}
