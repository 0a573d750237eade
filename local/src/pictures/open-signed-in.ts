import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { keptSession } from '../browser/kept-session.ts';
import { call } from '../world/call.ts';
import type { Stack } from '../world/stack.ts';

/** A page of somebody who signed in on this device at an earlier visit; the account is opened by it. */
export async function openSignedIn(
  browser: Browser,
  stack: Stack,
  person: { name: string; email: string },
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { id_token, ...kept } = await keptSession(stack, person);
  await call({
    web: stack.web,
    id_token,
    name: 'openAccount',
    payload: { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  });
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
  await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), kept);
  return page;
}
