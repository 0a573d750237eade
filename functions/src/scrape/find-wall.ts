import { WALLS, type WallField, type WallMeaning } from './walls.ts';

type Seen = Partial<Record<WallField, string>>;
type Refused =
  { kind: 'not_found' } | { kind: 'blocked'; reason: Exclude<WallMeaning, 'not_found'> };

/** The table with each mark taken apart once. */
const MARKS = new Map(
  Object.entries(WALLS).map(([place, groups]) => [
    place,
    groups.flatMap((marks) =>
      Object.entries(marks as Record<string, RegExp>).map(([name, mark]) => {
        const [means, field] = name.split(' by ') as [WallMeaning, WallField];
        return { means, field, mark };
      }),
    ),
  ]),
);

/** What came in place of the page asked for: the first mark of the table that fits any of `seen`; null for none. */
export function findWall(place: keyof typeof WALLS, ...seen: Seen[]): WallMeaning | null {
  const found = MARKS.get(place)?.find(({ field, mark }) =>
    seen.some((one) => mark.test(one[field] ?? '')),
  );
  return found?.means ?? null;
}

/** A page or an answer that holds nothing, as its reader says it. */
export const refused = (means: WallMeaning): Refused =>
  means === 'not_found' ? { kind: means } : { kind: 'blocked', reason: means };
