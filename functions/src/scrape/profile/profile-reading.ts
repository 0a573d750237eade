/**
 * The result of the places known to hold a profile: what they say, or the search of the whole page
 * that is left to do. The search may take long on a page made for that.
 */
export type ProfileReading<Read> = { read: Read } | { search: () => Read };

/** The same with `next` applied to what is read. */
export const thenRead = <Read, Next>(
  reading: ProfileReading<Read>,
  next: (read: Read) => Next,
): ProfileReading<Next> =>
  'read' in reading ? { read: next(reading.read) } : { search: () => next(reading.search()) };

/** What is read in the end, after the search when one is left. */
export const finishReading = <Read>(reading: ProfileReading<Read>): Read =>
  'read' in reading ? reading.read : reading.search();
