import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The share of its rounds that a property runs. */
    soak_share: number;
  }
}

/** How many rounds a property runs: all of them in `npm run test:deep`, the first tenth in every other run. */
export const soakRounds = (all: number): number => Math.ceil(all * inject('soak_share'));
