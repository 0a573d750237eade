import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** What share of its rounds a property is tried in. */
    fuzz_share: number;
  }
}

/** How many rounds a property is tried in: all of them by `npm run fuzz`, the first quarter in every other run. */
export const fuzzRounds = (all: number): number => Math.ceil(all * inject('fuzz_share'));
