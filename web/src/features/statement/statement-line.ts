import type { CreditEntry } from '@vibes/core/credit/credit-entry';
import { entryWords } from '@vibes/core/credit/entry-words';

export type ListedEntry = CreditEntry & { id: string };

/** One line of the statement. */
export interface StatementLine {
  id: string;
  at: Date;
  what: string;
  /** The creator the credit was spent on; null for an entry without one. */
  creator: { id: string; name: string | null } | null;
  delta: number;
  balance_after: number;
  ref: string;
}

export function statementLine(entry: ListedEntry): StatementLine {
  const { id, at, kind, delta, balance_after, ref, creator_name } = entry;
  const creator = kind === 'capture' ? { id: ref, name: creator_name || null } : null;
  return { id, at, what: entryWords(entry), creator, delta, balance_after, ref };
}
