import { readCount } from '../read-count.ts';
import { FOLLOWERS, LIKES, POSTS } from './screen-words.ts';

const COUNT_BEFORE = /\d[\d.,\u00A0\u202F ]{0,14}\p{L}{0,4}\.?\s{0,2}$/u;

/** A count in lines of a head: the number before, after, or next to the word for it. */
const counterOf =
  (word: RegExp) =>
  (lines: string[]): number | null => {
    for (const [index, line] of lines.entries()) {
      const at = line.search(word);
      if (at < 0) continue;
      const before = COUNT_BEFORE.exec(line.slice(0, at))?.[0];
      const own = before ? readCount(before) : readCount(line.slice(at).replace(/^\D{1,20}/, ''));
      return own ?? readCount(lines[index - 1] ?? '') ?? readCount(lines[index + 1] ?? '');
    }
    return null;
  };

export const readFollowers = counterOf(FOLLOWERS);
export const readLikes = counterOf(LIKES);
export const readPosts = counterOf(POSTS);
