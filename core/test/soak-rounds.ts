import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** What share of its rounds a property is tried in. */
    soak_share: number;
  }
}

/** How many rounds a property is tried in: all of them by `npm run soak`, the first tenth in every other run. */
export const soakRounds = (all: number): number => Math.ceil(all * inject('soak_share'));
