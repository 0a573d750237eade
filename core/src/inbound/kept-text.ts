import { cutText } from '../text/cut-text.ts';
import type { Inbound } from './inbound.ts';
import type { OwnWords } from './own-words.ts';
import { INBOUND_TEXT_MAXIMUM } from './text-maximum.ts';

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What is kept of a message: the own words, and all of it where that says more. */
export function keptText({ own, whole }: OwnWords): Pick<Inbound, 'text' | 'whole' | 'has_more'> {
  const text = cutText(own, INBOUND_TEXT_MAXIMUM);
  const all = folded(own) === folded(whole) ? null : cutText(whole, INBOUND_TEXT_MAXIMUM);
  const has_more = text.length < own.length || (all !== null && all.length < whole.length);
  return { text, whole: all, has_more };
}
