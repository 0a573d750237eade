import type { AtSign } from './find-at-signs.ts';
import type { Gap } from './gaps.ts';
import { isCommonWord } from './mail-cues.ts';
import { isMailProvider } from './mail-providers.ts';
import type { DomainReading } from './read-domain.ts';
import type { LocalReading } from './read-local.ts';

/** A name, a domain, and what is between them. */
export interface AddressParts {
  text: string;
  sign: AtSign;
  before: Gap;
  behind: Gap;
  name: LocalReading;
  host: DomainReading;
}

export const isProvider = ({ host }: AddressParts): boolean => isMailProvider(host.domain);

/** False for words that nobody has as a mailbox name. */
export const isName = ({ name }: AddressParts): boolean => !isCommonWord(name.local.toLowerCase());

/** A colon, an arrow or a mail icon leads to the name. */
export const isLabelled = ({ text, name }: AddressParts): boolean =>
  /(?:[:：→➡👉]|📧|📩|📨|💌|✉|📥|📬)\uFE0F?[ \t]{0,2}$/u.test(
    text.slice(Math.max(0, name.start - 6), name.start),
  );

/** All in small letters, from the beginning of its line, or from a symbol that parts it, to the end of the line. */
export function standsAlone({ text, name, host }: AddressParts): boolean {
  const before = text.slice(Math.max(0, name.start - 4), name.start);
  const behind = text.slice(host.end, host.end + 12);
  const written = text.slice(name.start, name.start + name.local.length);
  return (
    written === written.toLowerCase() &&
    (name.start === 0 || /(?:\n|[|•·\p{So}]\uFE0F?[ \t])[ \t]{0,3}$/u.test(before)) &&
    /^[^\p{L}\p{N}/_-]*(?:\n|$)/u.test(behind)
  );
}
