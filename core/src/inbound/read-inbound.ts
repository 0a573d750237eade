import { MACHINE_SENDER } from './automatic-words.ts';
import { isAutomatic } from './is-automatic.ts';
import { isBulkMail } from './judge-head.ts';
import { keptText } from './kept-text.ts';
import { ownWords } from './own-words.ts';
import type { ParsedMail } from './parse-mail.ts';
import { readReport, type Bounce } from './read-report.ts';
import { isMarkedAnswer, isMarkedForward } from './subject-marks.ts';
import { wantsStop } from './wants-stop.ts';

export interface InboundReading {
  /** `other`: nothing that answers an email of the user's, by itself: newsletters, lists, spam, forwards. */
  class: 'reply' | 'auto' | 'bounce' | 'other';
  /** The sender's own words, at most `INBOUND_TEXT_MAXIMUM` characters. */
  text: string;
  /** All of the message, with what it quotes and its signature; null where that adds nothing. */
  whole: string | null;
  /** There is more than is in the two. */
  has_more: boolean;
  bounce: Bounce | null;
  /** The words plainly ask to stop. */
  wants_stop: boolean;
}

/** A list's own message goes to the list; one that a person sent through it goes to the user. */
function isToList({ headers, to }: ParsedMail): boolean {
  const [post = ''] = headers['list-post'] ?? [];
  const [name = ''] = headers['list-id'] ?? [];
  const posted = /mailto:([^\s<>?]+)/i.exec(post)?.[1]?.toLowerCase();
  const id = /(?<![^\s<>])([^\s<>]+)>?\s*$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return to.some(
    (address) => address === posted || (id !== '' && address.replace('@', '.') === id),
  );
}

/** Whether a message answers something, as far as it says so itself. */
function isAnswer(mail: ParsedMail, own: string): boolean {
  const isNamed = mail.in_reply_to !== null || mail.references.length > 0;
  const isMarked = isMarkedAnswer(mail.subject);
  if (isMarkedForward(mail.subject) && !isMarked) return false;
  if (MACHINE_SENDER.test(mail.from.address) && (isBulkMail(mail) || !isNamed)) return false;
  if (isBulkMail(mail) && !(isNamed && (isMarked || !('list-unsubscribe' in mail.headers)))) {
    const [precedence = ''] = mail.headers['precedence'] ?? [];
    if (!isNamed || !/^\s*(bulk|junk)/i.test(precedence)) return false;
  }
  if (isNamed) return !isToList(mail);
  // Spam begins with Re: as well, and names nothing that it answers.
  if (/^\s*yes/i.test(mail.headers['x-spam-flag']?.[0] ?? '')) return false;
  return isMarked ? !isToList(mail) : own !== mail.text.trim();
}

function classOf(mail: ParsedMail, own: string): InboundReading['class'] {
  if (isAutomatic(mail, own)) return 'auto';
  return isAnswer(mail, own) ? 'reply' : 'other';
}

/**
 * What a message is and says, by itself: structure before words. A person's answer is never taken
 * for a machine's; in doubt it is a person's. Pure, total and linear.
 */
export function readInbound(mail: ParsedMail): InboundReading {
  const words = ownWords(mail.text, [...mail.to, ...mail.to_names]);
  const { side } = words;
  const said = side || words.own;
  const kept = keptText(words);
  const report = readReport(mail);
  if (report?.kind === 'bounce')
    return { ...kept, whole: null, class: 'bounce', bounce: report.bounce, wants_stop: false };
  const kind = report ? 'auto' : classOf(mail, said);
  return { ...kept, class: kind, bounce: null, wants_stop: kind === 'reply' && wantsStop(side) };
}
