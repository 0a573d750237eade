import { cleanLine } from '../template/clean-text.ts';
import { SUBJECT_MAXIMUM } from '../template/template-limits.ts';
import { cutText } from '../text/cut-text.ts';

/**
 * What mail programs put in front of the subject of an answer, in their languages, some with a
 * count (`Re[2]:`): English, German, Dutch, the Nordic languages, Italian, Polish, Portuguese,
 * Turkish, French, Russian, Chinese.
 */
const PREFIX =
  /(?:re|aw|antw|sv|vs|r|rif|odp|res|ynt|réf|ref|отв|回复|答复|回覆)\s*(?:\[\d+\]|\(\d+\))?\s*[:：]\s*/iuy;

/** In a loop, since a subject may be of nothing else, and of any length. */
function withoutPrefixes(subject: string): string {
  const prefix = new RegExp(PREFIX);
  let end = 0;
  while (prefix.test(subject)) end = prefix.lastIndex;
  return subject.slice(end);
}

/**
 * The subject of an answer: `Re: ` once, before the subject of the message, or of the email that the
 * message answers where it has none.
 */
export function answerSubject(subject: string, answered: string): string {
  const [own, ours] = [subject, answered].map((one) => withoutPrefixes(cleanLine(one)));
  return cutText(`Re: ${own || ours || 'your message'}`, SUBJECT_MAXIMUM).trim();
}
