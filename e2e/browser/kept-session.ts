import type { Page } from '@playwright/test';
import { keptSession } from '../../local/src/browser/kept-session.ts';
import { testWorld } from '../support/world.ts';

/**
 * The page opens signed in, as after an earlier visit: the session is stored where the SDK keeps
 * it. This happens once; a person who signs out stays signed out. Returns the session's ID token.
 */
export async function keepSession(
  page: Page,
  person: { name: string; email: string },
): Promise<string> {
  const { id_token, ...kept } = await keptSession(await testWorld(), person);
  await page.addInitScript(({ key, value }) => {
    const mark = `${key}:kept`;
    if (!location.protocol.startsWith('http') || localStorage.getItem(mark)) return;
    localStorage.setItem(mark, 'yes');
    localStorage.setItem(key, value);
  }, kept);
  return id_token;
}
