const START = 1024;

/** The charset a byte order mark names. UTF-16 by its first two bytes: there is no UTF-32 on the web. */
export function charsetByMark(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

/** First letters of files that are no text although some of them hold no zero byte (WHATWG MIME Sniffing). */
const FILE_MARKS = [
  '%PDF-',
  '\x89PNG',
  'GIF8',
  '\xff\xd8\xff',
  'PK\x03\x04',
  '\x1f\x8b',
  'OggS',
  'ID3',
];

/** True for bytes that are no text in any charset the web is written in. */
export function isBinary(bytes: Uint8Array): boolean {
  if (charsetByMark(bytes)) return false;
  const start = Buffer.from(bytes.subarray(0, START)).toString('latin1');
  return start.includes('\0') || FILE_MARKS.some((mark) => start.startsWith(mark));
}
