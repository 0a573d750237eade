import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (name: string) => fileURLToPath(new URL(`memory/${name}.ts`, import.meta.url));

/** The modules where the app meets its services, and what takes their place. */
const PLACES: readonly [asked: RegExp, by: string][] = [
  [/^firebase\/firestore$/, here('firestore')],
  [/lib\/firebase\.ts$|^\.\/firebase\.ts$/, here('firebase')],
  [/lib\/firestore\.ts$|^\.\/firestore\.ts$/, here('firestore-client')],
  [/^\.\/functions-client\.ts$/, here('functions-client')],
];

/** The app without its services, for a component that is mounted alone. */
export const inMemory: Plugin = {
  name: 'in-memory',
  enforce: 'pre',
  resolveId(asked, importer) {
    if (!importer?.includes('/web/src/')) return null;
    return PLACES.find(([pattern]) => pattern.test(asked))?.[1] ?? null;
  },
};
