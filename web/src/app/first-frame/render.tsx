import { createRequire } from 'node:module';

/** Prints the first frame (`first-frame.tsx`) as HTML. `vite.config.ts` writes it into `dashboard.html`. */

// A page drawn once has no other state than the current one.
const react = createRequire(import.meta.url)('react') as typeof import('react');
const { useSyncExternalStore } = react;
react.useSyncExternalStore = (subscribe, current) =>
  useSyncExternalStore(subscribe, current, current);

// What the app's modules look at as they load. Without `document`, so that styles are written out.
const listens = { addEventListener: () => undefined };
Object.assign(globalThis, {
  ...listens,
  location: new URL('https://first-frame.invalid/dashboard'),
  matchMedia: () => ({ ...listens, matches: false }),
});
Object.defineProperty(globalThis, 'navigator', { value: { userAgent: '', onLine: true } });

const { firstFrame } = await import('./first-frame.tsx');
process.stdout.write(firstFrame(), () => process.exit(0));
