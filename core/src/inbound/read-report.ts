import { bounceReason, type BounceReason } from './bounce-reason.ts';
import { mayBeReport } from './judge-head.ts';
import type { ParsedMail } from './parse-mail.ts';

export interface Bounce {
  /** Lower case; null when the report does not say. */
  address: string | null;
  is_temporary: boolean;
  reason: BounceReason;
  /** Of the email it is about. */
  original_message_id: string | null;
}

/** `confirmed`: the message arrived, or was read. */
export type Report = { kind: 'bounce'; bounce: Bounce } | { kind: 'confirmed' } | null;

/** Characters of a report's text that are looked at: the reason stands in front of what came back. */
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

/** Without the signs that stand around addresses, those of Chinese and Japanese texts included. */
const ADDRESS =
  /[^\s<>"'(),;:[\]@（）【】《》「」、，。；：“”]+@[^\s<>"'(),;:[\]@（）【】《》「」、，。；：“”]+\.[^\s<>"'(),;:[\]@.（）【】《》「」、，。；：“”]+/;
const addressIn = (text: string | undefined): string | null =>
  ADDRESS.exec(text ?? '')?.[0].toLowerCase() ?? null;

const statusIn = (text: string): string =>
  /(?:^|[^\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(text)?.[1] ?? '';

/** The class of an SMTP reply in a text, like `550 No such user`; empty without one. */
const replyClass = (text: string): string =>
  /(?:^|[\s:(#])([45])\d\d(?=[\s\-,;:)])/m.exec(text)?.[1] ?? '';

const messageIdIn = (text: string): string | null =>
  /^\s*(?:x-)?(?:original-)?message-id\s*:\s*<?([^\s<>]+@[^\s<>]+)>?/im.exec(text)?.[1] ?? null;

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
        addressIn(final) ??
        addressIn(original) ??
        addressIn(mail.headers['x-failed-recipients']?.[0]),
      is_temporary: isDelayed || is_passing || isTransient(code, diagnostic),
      reason: isDelayed && reason === 'other' ? 'delayed' : reason,
      original_message_id: originalId(mail),
    },
  };
}

/** By the class of the status (RFC 3463, 3.1), else of the server's reply. Given up or not, it shows nothing of the address. */
const isTransient = (status: string, words: string): boolean =>
  status === '' ? replyClass(words) === '4' : status.startsWith('4');

/** `5.0.0` says nothing: the server's own words may. */
const detailed = (status: string, diagnostic: string): string =>
  /\.0\.0$/.test(status) ? statusIn(diagnostic) || status : status;

const FAILED =
  /undeliver|not? (be )?deliver|delivery (has )?(status|fail|notification|delayed|incomplete|problem)|delivery to the following|fail(ed|ure)|return(ed|ing) (mail|message|to sender)|mail delivery|could ?n['o]t be (sent|delivered)|wasn['’]t delivered|address not found|rejected|bounce|unzustellbar|nicht zugestellt|zustellung|non (remis|distribué|délivré)|échec de (la )?(remise|distribution)|no se (ha )?(pudo|podido) entregar|no entregado|error de entrega|mancata consegna|non recapitat|impossibile (recapitare|consegnare)|não (foi )?(entregue|pôde)|falha na entrega|onbestelbaar|niet (af)?(geleverd|bezorgd)|nie(dostarczon| można dostarczyć| została dostarczona)|teslim edilemedi|iletilemedi|не (доставлен|удалось доставить|может быть доставлен)|недоставлен|配信(不能|できません|エラー)|送信できません|送达失败|退信|未送达|投递失败|تعذ?ر (تسليم|توصيل|التسليم)|لم يتم (تسليم|توصيل)|mail system/iu;
const DELAYED =
  /delay(ed)?|still (being )?(retried|trying)|will (be retried|keep trying|continue)|not yet been delivered|temporar(y|ily)|warning|verzöger|retard|en attente|retras|ritard|atras|vertraag|opóźni|gecik|задерж|遅延|延迟|延遲/iu;
const GIVEN_UP =
  /giv(en|ing) up|permanent|fatal error|failed permanently|has failed|not retry|5\d\d[ -]/i;

/** A report in free text, as servers wrote them before RFC 3464, and some still do. */
function readFreeText(mail: ParsedMail): Report {
  const { headers, subject, from, to } = mail;
  const text = mail.text.slice(0, MOST_WORDS);
  if (!FAILED.test(subject) && !FAILED.test(text.slice(0, 2000))) return null;
  const [failed = ''] = headers['x-failed-recipients'] ?? [];
  const own = new Set([from.address, ...to]);
  const named = [...text.matchAll(new RegExp(ADDRESS.source, 'g'))].map(([found]) =>
    found.toLowerCase().replace(/[.]+$/, ''),
  );
  const domain = from.address.split('@')[1] ?? '';
  const address =
    addressIn(failed) ??
    named.find((one) => !own.has(one) && !/^(postmaster|mailer-daemon|support|abuse)@/.test(one)) ??
    null;
  const status = statusIn(text);
  const about = address === null ? text : aroundReason(text, domain);
  const { reason, is_passing } = bounceReason(status, about);
  const isWarning =
    DELAYED.test(subject) || (DELAYED.test(text.slice(0, 1500)) && !GIVEN_UP.test(text));
  const isDelayed = isTransient(status, text) || (isWarning && !status.startsWith('5'));
  return {
    kind: 'bounce',
    bounce: {
      address,
      is_temporary: isDelayed || is_passing,
      reason: isDelayed && reason === 'other' ? 'delayed' : reason,
      original_message_id: originalId(mail),
    },
  };
}

/** The text without what came back, whose words would be taken for the reason. */
const aroundReason = (text: string, domain: string): string =>
  (
    text.split(
      /^[- ]*(?:this is a copy of|below this line|original message|included is a copy|return-path:|received:)/im,
    )[0] ?? text
  )
    .split(domain || '\0')
    .join(' ');

/**
 * A delivery report: by its parts, else by its words where its sender is one that sends reports.
 * `confirmed` for a receipt. Null for every other message.
 */
export function readReport(mail: ParsedMail): Report {
  const [type = ''] = mail.headers['content-type'] ?? [];
  const isReport = /^multipart\/report/i.test(type);
  if (isReport && /disposition-notification/i.test(type)) return { kind: 'confirmed' };
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
