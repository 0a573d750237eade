/**
 * A table of cases: all of it in `npm run test:deep`, in every other run each `every`th. What of a
 * case repeats along the table must not repeat by a multiple of that.
 */
export const triedCases = <Case>(cases: readonly Case[], every: number): readonly Case[] =>
  process.env['VIBES_DEEP'] ? cases : cases.filter((_, at) => at % every === 0);
