/**
 * What reading the places known to hold a profile came to: what they say, or the search of the whole
 * page that is left to do, which may take long where the page was made to.
 */
export type ProfileReading<Read> = { read: Read } | { search: () => Read };

/** The same with what is read taken further. */
export const thenRead = <Read, Next>(
  reading: ProfileReading<Read>,
  next: (read: Read) => Next,
): ProfileReading<Next> =>
  'read' in reading ? { read: next(reading.read) } : { search: () => next(reading.search()) };

/** What is read in the end, with the search when one is left. */
export const finishReading = <Read>(reading: ProfileReading<Read>): Read =>
  'read' in reading ? reading.read : reading.search();
