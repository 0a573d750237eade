import { createRequire } from 'node:module';
import { localStorage } from './local-storage.ts';

/** Prints the first frame as HTML. `vite/dashboard-page.ts` writes it into `dashboard.html`. */

// A page drawn once has no other state than the current one.
const react = createRequire(import.meta.url)('react') as typeof import('react');
const { useSyncExternalStore } = react;
react.useSyncExternalStore = (subscribe, current, onServer = current) =>
  useSyncExternalStore(subscribe, current, onServer);

// What the app looks at as it loads. There is no `document`, so that styles are written out.
const listens = { addEventListener: () => undefined };
const browser = {
  ...listens,
  localStorage,
  location: new URL('https://first-frame.invalid/dashboard'),
  matchMedia: () => ({ ...listens, matches: false }),
  navigator: { userAgent: '', onLine: true },
};
for (const [name, value] of Object.entries(browser))
  Object.defineProperty(globalThis, name, { value, configurable: true });

const { firstFrame } = await import('./first-frame.tsx');
process.stdout.write(firstFrame(), () => process.exit(0));
