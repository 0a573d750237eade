import PostalMime, { addressParser, type Address, type Attachment, type Email } from 'postal-mime';
import { wellFormed } from '../text/well-formed.ts';
import { withoutControls } from '../text/without-controls.ts';
import { flowedText, withoutFlowed } from './flowed-text.ts';
import { htmlToText } from './html-to-text.ts';

/** The platforms' own (WHATWG Encoding), in browsers and in Node alike. */
declare const TextDecoder: new (label?: string) => { decode: (bytes: Uint8Array) => string };
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

/** The header of a message. Message-IDs are without angle brackets, addresses in lower case. */
export interface ParsedHead {
  message_id: string | null;
  in_reply_to: string | null;
  /** Oldest first. */
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

export interface TraceField {
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

/** Characters of a text, and bytes of a part, that are read: what a person writes is far shorter. */
const MOST_TEXT = 200_000;
const MOST_PART = 64 * 1024;
const MOST_HEADER = 128 * 1024;
const MOST_PARTS = 20;

const OPTIONS = {
  forceRfc822Attachments: true,
  maxNestingDepth: 50,
  maxHeadersSize: 4 * MOST_HEADER,
} as const;

const EMPTY: Email = { headers: [], headerLines: [], attachments: [] };

const messageIds = (text: string | undefined): string[] =>
  (text ?? '').match(/[^\s<>]+@[^\s<>]+/g) ?? [];

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
  const recipients = mailboxes([...(mail.to ?? []), ...(mail.cc ?? [])]);
  return {
    message_id: messageIds(mail.messageId)[0] ?? null,
    in_reply_to: messageIds(mail.inReplyTo).at(-1) ?? null,
    references: messageIds(mail.references),
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

const textOf = ({ text, html }: Email, flowed: { isDelSp: boolean } | null): string => {
  const plain = (text ?? '').slice(0, MOST_TEXT).replace(/\r\n?/g, '\n');
  const joined = flowed ? flowedText(plain, flowed.isDelSp) : plain;
  const shown = plain.trim() === '' && html ? htmlToText(html.slice(0, MOST_TEXT)) : joined;
  return wellFormed(withoutControls(shown.replace(/\r\n?/g, '\n')));
};

/** The bytes up to the first empty line. */
function headerBytes(raw: Uint8Array): Uint8Array {
  const most = raw.subarray(0, MOST_HEADER);
  const end = new TextDecoder('latin1').decode(most).search(/\r?\n\r?\n/);
  return end === -1 ? most : most.subarray(0, end + 2);
}

async function parsed(raw: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(raw, OPTIONS);
  } catch {
    // Nested too deeply, or a header of megabytes: what can be read of the header alone.
    return PostalMime.parse(headerBytes(raw), OPTIONS).catch(() => EMPTY);
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
