/**
 * What the day is made of, in the order in which it is listed: who waits comes first, and what the
 * person asked to be reminded of before the pile that is never empty.
 */
export const KINDS = [
  'reply',
  'may_be',
  'review',
  'failure',
  'reminder',
  'dm',
  'unwatched',
] as const;
export type Kind = (typeof KINDS)[number];

/** The words of a count, and of what there is to do with one of them. */
interface KindWords {
  counted: (count: string, isOne: boolean) => string;
  /** The one action of a line. */
  action: string;
}

export const KIND_WORDS: Readonly<Record<Kind, KindWords>> = {
  reply: { counted: (count, isOne) => `${count} ${isOne ? 'reply' : 'replies'}`, action: 'Answer' },
  may_be: {
    counted: (count, isOne) => `${count} may be ${isOne ? 'a reply' : 'replies'}`,
    action: 'Check',
  },
  review: { counted: (count) => `${count} to review`, action: 'Review' },
  failure: { counted: (count) => `${count} failed`, action: 'Fix' },
  reminder: {
    counted: (count, isOne) => `${count} ${isOne ? 'reminder' : 'reminders'}`,
    action: 'Open',
  },
  dm: { counted: (count, isOne) => `${count} ${isOne ? 'DM' : 'DMs'}`, action: 'Send DM' },
  unwatched: { counted: () => 'Replies not watched', action: 'Open' },
};

/** Of each kind how many there are; `isMore` where only that many were counted. */
export type Counts = Readonly<Record<Kind, { count: number; isMore: boolean }>>;

/** "6 replies"; "1,000+ DMs". */
export function countWords(kind: Kind, { count, isMore }: Counts[Kind]): string {
  const word = `${count.toLocaleString('en-US')}${isMore ? '+' : ''}`;
  return KIND_WORDS[kind].counted(word, count === 1 && !isMore);
}
