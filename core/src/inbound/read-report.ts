import { bounceReason, type BounceReason } from './bounce-reason.ts';
import { isPostmaster, mayBeReport } from './judge-head.ts';
import type { ParsedMail } from './parse-mail.ts';
import { isMarkedAnswer } from './subject-marks.ts';
import { DELAYED, FAILED, GIVEN_UP } from './report-words.ts';

export interface Bounce {
  /** Lower case; null when the report does not say. */
  address: string | null;
  is_temporary: boolean;
  reason: BounceReason;
  /** What the recipient's server said, told on by the sender's. */
  is_remote: boolean;
  /** Of the email it is about. */
  original_message_id: string | null;
}

/** `confirmed`: the message arrived, or was read. */
export type Report = { kind: 'bounce'; bounce: Bounce } | { kind: 'confirmed' } | null;

/** Characters of a report's text that are looked at: the reason comes before the returned email. */
const MOST_WORDS = 20_000;

type Fields = Record<string, string>;

/** The groups of fields in a delivery status (RFC 3464, 2.1): one of the message, then one a recipient. */
function fieldGroups(text: string): Fields[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n+/)
    .map((group) => {
      const fields: Fields = {};
      for (const line of group.replace(/\n[ \t]+/g, ' ').split('\n')) {
        const [, name, value] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? [];
        if (name !== undefined && value !== undefined) fields[name.toLowerCase()] ??= value.trim();
      }
      return fields;
    });
}

/** Without the signs that stand around addresses, those of Chinese and Japanese texts included, nor the endings that Korean puts behind. Begins only where a word does, so that none is searched twice. */
const ADDRESS =
  /(?<![^\s<>"'(),;:[\]@（）【】《》「」、，。；：“”])[^\s<>"'(),;:[\]@（）【】《》「」、，。；：“”]+@[^\s<>"'(),;:[\]@（）【】《》「」、，。；：“”]+\.(?:[a-z\d-]*[a-z\d]|[^\s<>"'(),;:[\]@（）【】《》「」、，。；：“”.]+)/i;
const addressIn = (text: string | undefined): string | null =>
  ADDRESS.exec(text ?? '')?.[0].toLowerCase() ?? null;

const statusIn = (text: string): string =>
  /(?:^|[^\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(text)?.[1] ?? '';

/** The class of an SMTP reply in a text, like `550 No such user`; empty without one. */
const replyClass = (text: string): string =>
  /(?:^|[\s:(#])([45])\d\d(?=[\s\-,;:)])/m.exec(text)?.[1] ?? '';

const messageIdIn = (text: string): string | null =>
  /^[ \t]*(?:x-)?(?:original-)?message-id\s*:\s*<?([^\s<>]+@[^\s<>]+)>?/im.exec(text)?.[1] ?? null;

/** The Message-ID in what came back: the message, its header, or a field that quotes it. */
function originalId({ parts, text, in_reply_to, references }: ParsedMail): string | null {
  const returned = parts.filter(({ type }) => /rfc822|delivery-status|global/.test(type));
  const named = returned.map((part) => messageIdIn(part.text)).find((id) => id !== null);
  return named ?? messageIdIn(text) ?? in_reply_to ?? references.at(-1) ?? null;
}

/** A report by its parts (RFC 3464): the first recipient that did not get the message decides. */
function readStatus(mail: ParsedMail, status_text: string): Report {
  const [, ...recipients] = fieldGroups(status_text).filter(
    (group) => Object.keys(group).length > 0,
  );
  const groups = recipients.length > 0 ? recipients : fieldGroups(status_text);
  const failed =
    groups.find(({ action = '' }) => /^failed/i.test(action)) ??
    groups.find(({ action = '' }) => /^delayed/i.test(action)) ??
    groups.find(({ action, status = '' }) => action === undefined && /^[45]/.test(status));
  if (!failed) {
    const isArrived = groups.some(({ action = '' }) =>
      /^(delivered|relayed|expanded)/i.test(action),
    );
    return isArrived ? { kind: 'confirmed' } : null;
  }
  const { action = '', status = '', 'diagnostic-code': diagnostic = '' } = failed;
  const code = statusIn(status) || statusIn(diagnostic);
  // The server's own words first; the report's only where it gives none.
  const words = diagnostic.trim() === '' ? mail.text.slice(0, MOST_WORDS) : diagnostic;
  const { reason, is_passing } = bounceReason(detailed(code, diagnostic), words);
  const isDelayed = /^delayed/i.test(action);
  const { 'original-recipient': original, 'final-recipient': final } = failed;
  return {
    kind: 'bounce',
    bounce: {
      address:
        // Where a server passed it on, the final one is none that our email went to.
        addressIn(original) ??
        addressIn(final) ??
        addressIn(mail.headers['x-failed-recipients']?.[0]),
      is_temporary: isDelayed || is_passing || isTransient(code, diagnostic),
      reason: isDelayed && reason === 'other' ? 'delayed' : reason,
      is_remote: failed['remote-mta'] !== undefined || isToldOn(mail),
      original_message_id: originalId(mail),
    },
  };
}

/** In Gmail's words. */
const isToldOn = ({ text }: ParsedMail): boolean =>
  /response from the remote server/i.test(text.slice(0, MOST_WORDS));

/** By the class of the status (RFC 3463, 3.1), else of the server's reply. Given up or not, it shows nothing of the address. */
const isTransient = (status: string, words: string): boolean =>
  status === '' ? replyClass(words) === '4' : status.startsWith('4');

/** `5.0.0` says nothing: the server's own words may. */
const detailed = (status: string, diagnostic: string): string =>
  /\.0\.0$/.test(status) ? statusIn(diagnostic) || status : status;

/** Of the addresses in a text, the first that is neither a party's nor a mail system's. */
function failedAddress({ from, to }: ParsedMail, text: string): string | null {
  const others = new Set([from.address, ...to]);
  const named = [...text.matchAll(new RegExp(ADDRESS.source, 'gi'))].map(([found]) =>
    found.toLowerCase().replace(/(?<!\.)\.+$/, ''),
  );
  return (
    named.find(
      (one) => !others.has(one) && !/^(postmaster|mailer-daemon|support|abuse)@/.test(one),
    ) ?? null
  );
}

/** The sender writes reports, or the subject says that this is one: without, a code has to. */
const isTold = (mail: ParsedMail, about: string): boolean =>
  FAILED.test(mail.subject) ||
  (FAILED.test(about.slice(0, 2000)) &&
    (isPostmaster(mail) || statusIn(about) !== '' || replyClass(about) !== ''));

/** A report in free text, as servers wrote them before RFC 3464, and some still do. */
function readFreeText(mail: ParsedMail): Report {
  const text = mail.text.slice(0, MOST_WORDS);
  const about = aboveCopy(text);
  const [failed = ''] = mail.headers['x-failed-recipients'] ?? [];
  // A server puts nothing in front of a subject that only answers have: a postmaster is a person too.
  const isAnswer = failed === '' && isMarkedAnswer(mail.subject);
  if (isAnswer || !isTold(mail, about)) return null;
  const address = addressIn(failed) ?? failedAddress(mail, text);
  const status = statusIn(about);
  const domain = mail.from.address.split('@')[1] ?? '';
  const { reason, is_passing } = bounceReason(status, about.split(domain || '\0').join(' '));
  const isWarning =
    DELAYED.test(mail.subject) || (DELAYED.test(about.slice(0, 1500)) && !GIVEN_UP.test(about));
  const code = status === '' ? replyClass(about) : status[0];
  // A server that was not reached says nothing of the address, as one of class 4.
  const isTransient = code === '4' || (reason === 'unreachable' && code === '');
  const isDelayed = isTransient || (isWarning && code !== '5');
  return {
    kind: 'bounce',
    bounce: {
      address,
      is_temporary: isDelayed || is_passing,
      reason: isDelayed && reason === 'other' ? 'delayed' : reason,
      is_remote: isToldOn(mail),
      original_message_id: originalId(mail),
    },
  };
}

/** The text without what came back, whose words would be taken for the reason. */
const aboveCopy = (text: string): string =>
  text.split(
    /^[-| ]*(?:this is a copy of|below (?:this line|is a copy)|original message|included is a copy|possibly truncated original|the header of the original|message header follows|return-path:|received: |message-id:)/im,
  )[0] ?? text;

/**
 * A delivery report: by its parts, else by its words where its sender is one that sends reports.
 * `confirmed` for a receipt. Null for every other message.
 */
export function readReport(mail: ParsedMail): Report {
  const [type = ''] = mail.headers['content-type'] ?? [];
  const isReport = /^multipart\/report/i.test(type);
  if (isReport && /disposition-notification/i.test(type)) return { kind: 'confirmed' };
  // Reports of complaints, of DMARC and of TLS are about no single email.
  if (/report-type\s*=\s*"?(?!delivery-status)[\w-]/i.test(type)) return null;
  if (mail.parts.some(({ type: part }) => part === 'message/disposition-notification'))
    return { kind: 'confirmed' };
  if (mail.parts.some(({ type: part }) => part === 'message/feedback-report')) return null;
  const status = mail.parts.find(({ type: part }) =>
    /^message\/(global-)?delivery-status$/.test(part),
  );
  if (status && (isReport || mayBeReport(mail))) {
    const read = readStatus(mail, status.text);
    if (read) return read;
  }
  return mayBeReport(mail) ? readFreeText(mail) : null;
}
