import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BROWSER_ARGS } from '../local/src/browser/open-browser.ts';
import { inMemory } from './test/in-memory.ts';
import { plotInEnglish, SHIMS } from './vite/app-modules.ts';

const executablePath = process.env['VIBES_BROWSER'];

/**
 * Parts of the app, each mounted alone in a real browser with its data handed in. A file
 * has a frame of its own, in one page: toasts of the file before do not cover its buttons.
 */
export default defineConfig({
  plugins: [inMemory, react(), plotInEnglish],
  // Without `development`: Emotion's build for it complains of selectors that only servers mind.
  resolve: { alias: SHIMS, conditions: ['module', 'browser'] },
  // All packages of the app from the start: one that is found later would bring a second React.
  optimizeDeps: {
    entries: ['src/**/*.tsx', 'test/**/*.tsx'],
    include: ['firebase/app-check'],
    force: true,
  },
  test: {
    name: 'components',
    include: ['src/**/*.component.test.tsx'],
    setupFiles: ['../local/src/test/fail-on-console-error.ts'],
    fileParallelism: false,
    // Ends tests that hang. A busy machine is slow, not wrong.
    testTimeout: 120_000,
    expect: { poll: { timeout: 40_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          args: [...BROWSER_ARGS],
        },
      }),
    },
  },
});
