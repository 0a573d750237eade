import { addressParser, type Address, type Attachment, type Email } from 'postal-mime';
import { wellFormed } from '../text/well-formed.ts';
import { withoutControls } from '../text/without-controls.ts';
import { flowedText, withoutFlowed } from './flowed-text.ts';
import { MailReader, MOST_TEXT } from './mail-reader.ts';

/** The platforms' own (WHATWG Encoding), in browsers and in Node alike. */
declare const TextDecoder: new (label?: string) => { decode: (bytes: Uint8Array) => string };
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

/** The header of a message. Message-IDs are without angle brackets, addresses in lower case. */
export interface ParsedHead {
  message_id: string | null;
  in_reply_to: string | null;
  /** Oldest first; of a long thread those at its two ends. */
  references: string[];
  /** Empty texts where there is none. */
  from: { address: string; name: string };
  /** How many addresses the From fields name: one, in a message that is in order. */
  senders: number;
  /** Of To and Cc. */
  to: string[];
  /** The names beside those addresses, where there are any. */
  to_names: string[];
  subject: string;
  date: Date | null;
  /** By lower-case name; a field that occurs twice has two values. */
  headers: Record<string, string[]>;
  /** What the servers added on its way, the last one on top. */
  trace: TraceField[];
}

interface TraceField {
  name: 'received' | 'authentication-results';
  value: string;
}

/** A part of a delivery report or a calendar's answer, as text. */
interface MailPart {
  /** Lower case. */
  type: string;
  text: string;
}

export interface ParsedMail extends ParsedHead {
  /** The plain text, else the HTML as text with what it quotes behind `> `. */
  text: string;
  parts: MailPart[];
}

/** Bytes of a header that are read. */
export const MOST_HEADER = 32 * 1024;

/**
 * What is read of a message: bytes of a part, lines, which cost more than what is
 * in them, and addresses.
 */
const MOST_PART = 64 * 1024;
const MOST_PARTS = 20;
const MOST_LINES = 10_000;
const MOST_RECIPIENTS = 50;
/** Message-IDs of a thread that are read, from each end: to look one up costs a decryption. */
const MOST_REFERENCES = 100;

const OPTIONS = {
  forceRfc822Attachments: true,
  maxNestingDepth: 50,
  maxHeadersSize: 4 * MOST_HEADER,
} as const;

const LINE_FEED = 10;
const EMPTY: Email = { headers: [], headerLines: [], attachments: [] };

const messageIds = (text: string | undefined): string[] =>
  (text ?? '').match(/(?<![^\s<>])[^\s<>]+@[^\s<>]+/g) ?? [];

function threadIds(text: string | undefined): string[] {
  const ids = messageIds(text);
  const isLong = ids.length > 2 * MOST_REFERENCES;
  return isLong ? [...ids.slice(0, MOST_REFERENCES), ...ids.slice(-MOST_REFERENCES)] : ids;
}

const line = (text: string | undefined): string =>
  wellFormed(withoutControls(text ?? ''))
    .replace(/\s+/g, ' ')
    .trim();

const mailboxes = (list: Address[] | undefined) =>
  (list ?? []).flatMap((one) => ('group' in one && one.group ? one.group : [one]));

const addressOf = (text: string | undefined): string => line(text).toLowerCase();

const dateOf = (text: string | undefined): Date | null => {
  const date = new Date(text ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
};

const isTrace = (key: string): key is TraceField['name'] =>
  key === 'received' || key === 'authentication-results';

function headOf(mail: Email): ParsedHead {
  const headers: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  for (const { key, value } of mail.headers) (headers[key] ??= []).push(line(value));
  const [sender] = mailboxes(mail.from ? [mail.from] : []);
  const recipients = mailboxes([...(mail.to ?? []), ...(mail.cc ?? [])]).slice(0, MOST_RECIPIENTS);
  return {
    message_id: messageIds(mail.messageId)[0] ?? null,
    in_reply_to: messageIds(mail.inReplyTo).at(-1) ?? null,
    references: threadIds(mail.references),
    from: { address: addressOf(sender?.address), name: line(sender?.name) },
    senders: (headers['from'] ?? []).flatMap((field) => addressParser(field, { flatten: true }))
      .length,
    to: recipients.map(({ address }) => addressOf(address)).filter((address) => address !== ''),
    to_names: recipients.map(({ name }) => line(name)).filter((name) => name !== ''),
    subject: line(mail.subject),
    date: dateOf(mail.date),
    headers,
    trace: mail.headers.flatMap(({ key, value }) =>
      isTrace(key) ? [{ name: key, value: line(value) }] : [],
    ),
  };
}

/** Attached messages, reports and calendars are small; what else is attached is not looked at. */
const READ = /^(message\/|text\/(rfc822-headers|calendar))/;

function partOf({ mimeType, content }: Attachment): MailPart {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const text = new TextDecoder().decode(new Uint8Array(bytes).subarray(0, MOST_PART));
  return { type: mimeType.toLowerCase(), text: wellFormed(text) };
}

function textOf({ text = '' }: Email, flowed: { isDelSp: boolean } | null): string {
  const read = text.slice(0, MOST_TEXT).replace(/\r\n?/g, '\n');
  return wellFormed(withoutControls(flowed ? flowedText(read, flowed.isDelSp) : read));
}

/** Where the header ends: at the first empty line, or at the end of what there is. */
function headerEnd(raw: Uint8Array): number {
  const end = new TextDecoder('latin1').decode(raw).search(/\r?\n\r?\n/);
  return end === -1 ? raw.length : end + 2;
}

const headerBytes = (raw: Uint8Array): Uint8Array => {
  const most = raw.subarray(0, MOST_HEADER);
  return most.subarray(0, headerEnd(most));
};

/** The first lines of a message. */
function firstLines(raw: Uint8Array): Uint8Array {
  let end = 0;
  for (let lines = 0; lines < MOST_LINES; lines += 1) {
    const at = raw.indexOf(LINE_FEED, end);
    if (at === -1) return raw;
    end = at + 1;
  }
  return raw.subarray(0, end);
}

async function parsed(raw: Uint8Array): Promise<Email> {
  try {
    return await new MailReader(OPTIONS).parse(firstLines(raw));
  } catch {
    // Nested too deeply, or a header of megabytes: what can be read of the header alone.
    return new MailReader(OPTIONS).parse(headerBytes(raw)).catch(() => EMPTY);
  }
}

/** The header alone, of a message or of some of its fields (RFC 5322). Never throws. */
export const parseHead = async (raw: Uint8Array): Promise<ParsedHead> =>
  headOf(await parsed(headerBytes(raw)));

/**
 * A message (RFC 5322, RFC 2045), also one that is broken or cut off in the middle: what can be
 * read of it is read. Never throws.
 */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const flowed = withoutFlowed(raw);
  const mail = await parsed(flowed?.raw ?? raw);
  const parts = mail.attachments.filter(({ mimeType }) => READ.test(mimeType.toLowerCase()));
  return {
    ...headOf(mail),
    text: textOf(mail, flowed),
    parts: parts.slice(0, MOST_PARTS).map(partOf),
  };
}
