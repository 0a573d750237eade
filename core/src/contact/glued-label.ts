import { LABEL_WORDS, UNSPACED_LABEL_WORDS } from './label-words.ts';
import { isCommonWord, isDesk } from './mail-cues.ts';
import { isMailProvider } from './mail-providers.ts';
import type { LocalReading } from './read-local.ts';

/**
 * Hosts whose names hold letters, digits and dots alone
 * (https://support.google.com/mail/answer/9211434). What follows a plus is free. Others are left
 * alone: Outlook and Apple allow hyphens and underscores, Yahoo underscores
 * (https://verb.fyi/2008/08/29/webmail-username-criteria/).
 */
const PLAIN_NAMES = new Set(['gmail.com', 'googlemail.com']);
const PLAIN_NAME = /^[a-z0-9.]+(?:\+.*)?$/i;
/**
 * Nobody chooses a hyphen at Apple (https://support.apple.com/en-us/102512), but addresses made to
 * hide one's own have them: a label is cut off there, and what has none stays whole.
 */
const APPLE = new Set(['icloud.com', 'me.com', 'mac.com']);

/**
 * False where the host gives out no such name: nobody has `jane-doe@gmail.com`, nor a letter beyond
 * ASCII at a provider. The owner of a mail server may name a mailbox `jörg`.
 */
export function mayBeNameAt(domain: string, local: string): boolean {
  if (PLAIN_NAMES.has(domain)) return PLAIN_NAME.test(local);
  return /^[\0-\x7f]*$/.test(local) || !isMailProvider(domain);
}

const LABEL = `(?:(?<![\\p{L}\\p{N}.+])(?:${LABEL_WORDS})|${UNSPACED_LABEL_WORDS})`;
const LABELS = new RegExp(`(?:${LABEL}[-_]{1,3})+(?=[a-z0-9])`, 'iuy');
const ONLY_LABEL = new RegExp(`^${LABEL}$`, 'iu');
/** As long as the longest label of another script, which is no part of the name as read. */
const LOOK_BACK = 16;

/**
 * The name without the labels glued to it by a hyphen or underscore, where the
 * host forbids these: `Collab-ilsa@gmail.com` is ilsa's. Null when what is left
 * is no name there, or itself a label.
 */
export function withoutGluedLabel(
  text: string,
  { name, domain }: { name: LocalReading; domain: string },
): LocalReading | null {
  const { local, start } = name;
  const isWhole = mayBeNameAt(domain, local);
  if (isWhole && !(APPLE.has(domain) && local.includes('-'))) return name;
  for (let from = Math.max(0, start - LOOK_BACK); from <= start; from += 1) {
    LABELS.lastIndex = from;
    const end = LABELS.test(text) ? LABELS.lastIndex : 0;
    const rest = end > start ? local.slice(end - start) : '';
    const isName = rest && mayBeNameAt(domain, rest) && !ONLY_LABEL.test(rest);
    if (isName && !isDesk(rest) && !isCommonWord(rest.toLowerCase()))
      return { local: rest, start: end };
  }
  return isWhole ? name : null;
}
