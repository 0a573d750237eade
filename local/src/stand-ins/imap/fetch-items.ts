import type { StoredMail } from './mail-store.ts';
import { headerBlock, headerFields } from './raw-header.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (count: number) => String(count).padStart(2, '0');

/** `20-Nov-2026 09:05:00 +0000` */
const internalDate = (at: Date): string =>
  `${two(at.getUTCDate())}-${MONTHS[at.getUTCMonth()] ?? ''}-${at.getUTCFullYear()} ${at.toISOString().slice(11, 19)} +0000`;

const literal = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`{${bytes.length}}\r\n`), bytes]);

const listed = (words: string[]): string => `(${words.join(' ')})`;
const quoted = (word: string): string => `"${word.replace(/\\/g, '\\\\')}"`;

const FIELDS = /BODY(?:\.PEEK)?\[HEADER\.FIELDS \(([^)]*)\)\]/i;
const SOURCE = /BODY(?:\.PEEK)?\[\](?:<(\d+)\.(\d+)>)?/i;

/** The answer to a FETCH of one message, for the items that the product asks for. */
export function fetchAnswer(mail: StoredMail, place: number, items: string): Buffer {
  const parts: Buffer[] = [Buffer.from(`UID ${mail.uid}`)];
  const add = (name: string, value: Buffer | string) =>
    parts.push(Buffer.concat([Buffer.from(`${name} `), Buffer.from(value)]));
  if (/\bINTERNALDATE\b/i.test(items)) add('INTERNALDATE', `"${internalDate(mail.received_at)}"`);
  if (/\bRFC822\.SIZE\b/i.test(items)) add('RFC822.SIZE', String(mail.raw.length));
  if (/\bX-GM-THRID\b/i.test(items)) add('X-GM-THRID', mail.thread);
  if (/\bX-GM-LABELS\b/i.test(items)) add('X-GM-LABELS', listed(mail.labels.map(quoted)));
  if (/\bFLAGS\b/i.test(items)) add('FLAGS', listed(mail.flags));
  const fields = FIELDS.exec(items);
  if (fields) {
    const names = (fields[1] ?? '').split(/\s+/).map((name) => name.replace(/"/g, ''));
    const header = `${headerFields(headerBlock(mail.raw), names)}\r\n`;
    add(`BODY[HEADER.FIELDS (${names.join(' ')})]`, literal(Buffer.from(header, 'latin1')));
  }
  const source = SOURCE.exec(items);
  if (source) {
    const [, start, length] = source;
    const from = Number(start ?? 0);
    const bytes = mail.raw.subarray(from, length === undefined ? undefined : from + Number(length));
    add(start === undefined ? 'BODY[]' : `BODY[]<${start}>`, literal(bytes));
  }
  const body = parts.flatMap((part, at) => (at === 0 ? [part] : [Buffer.from(' '), part]));
  return Buffer.concat([Buffer.from(`* ${place} FETCH (`), ...body, Buffer.from(')\r\n')]);
}
