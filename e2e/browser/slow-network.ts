import type { Page } from '@playwright/test';

/**
 * What answers late when `VIBES_SLOW` names it: the app's parts, which are loaded on demand, or the
 * server and the database. Shows a test that acts on what may not be there yet.
 */
const LATE = {
  parts: /\/assets\/[^/]+\.js$/,
  server: /\/api\/|google\.firestore\.v1|identitytoolkit|securetoken/,
};
const DELAY_MS = 900;

const isKnown = (name: string): name is keyof typeof LATE => name in LATE;

/** Makes the network of a page slow, where the environment asks for it. */
export async function slowNetwork(page: Page) {
  const name = process.env['VIBES_SLOW'] ?? '';
  if (!isKnown(name)) return;
  await page.route(LATE[name], async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  });
}
