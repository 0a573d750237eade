import { fold } from '../../features/crm/search/match-creators.ts';
import type { Section } from './entry.ts';

/** What an entry is found by: its name before other words. */
interface Found {
  name: string;
  also?: string;
}

/**
 * How far an entry is from what is typed, 0 for a name in which each word begins one; null where a
 * word is not in it.
 */
export function distance({ name, also = '' }: Found, typed: string): number | null {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const [named, other] = [fold(name), fold(also)];
  let sum = 0;
  for (const word of words) {
    if (` ${named}`.includes(` ${word}`)) continue;
    if (named.includes(word)) sum += 1;
    else if (` ${other}`.includes(` ${word}`)) sum += 2;
    else return null;
  }
  return sum;
}

/** The sections with what matches, the nearest entry first; without a text, as they are. */
export function matchSections(sections: readonly Section[], typed: string): readonly Section[] {
  if (typed.trim() === '') return sections;
  return sections.flatMap(({ title, entries }) => {
    const found = entries
      .flatMap((entry) => {
        const far = distance(entry, typed);
        return far === null ? [] : [{ entry, far }];
      })
      .toSorted((one, other) => one.far - other.far);
    const [first] = found;
    return first ? [{ title, far: first.far, entries: found.map(({ entry }) => entry) }] : [];
  });
}

/** The nearest section first. Of two as near, the one that was there first: nothing takes its place. */
export const nearestFirst = (sections: readonly Section[]) =>
  sections.toSorted((one, other) => (one.far ?? 0) - (other.far ?? 0));
