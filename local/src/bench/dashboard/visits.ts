import type { Browser } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { keptSession } from '../../browser/kept-session.ts';
import type { Stack } from '../../world/stack.ts';
import { PATIENCE, watchMarks, watchOpening } from './watch-opening.ts';

const PHONE = { viewport: { width: 360, height: 740 } };

/** Time in ms for an app with figures on the screen to store what its next visit shows first. */
const STORING = 1000;

declare const marks: { live?: number };

/** The browser storage of a returning user, without any of the app's files. */
async function storageAfterVisit(browser: Browser, input: VisitInput) {
  const { stack, origin, name } = input;
  const { key, value } = await keptSession(stack, { name, email: `${name}@brand.test` });
  const localStorage = [{ name: key, value }];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const context = await browser.newContext({ ...PHONE, storageState, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watchMarks);
  await page.goto(`${origin}/dashboard`);
  await page.waitForFunction(() => marks.live !== undefined, undefined, { timeout: PATIENCE });
  await sleep(STORING);
  const kept = await context.storageState({ indexedDB: true });
  await context.close();
  return kept;
}

interface VisitInput {
  stack: Stack;
  /** Where the app is served. */
  origin: string;
  /** Of the account. */
  name: string;
}

export type Visitor = Awaited<ReturnType<typeof openVisitor>>;

/** Somebody who has signed in on this device before. */
export async function openVisitor(browser: Browser, input: VisitInput) {
  const address = `${input.origin}/dashboard`;
  const storageState = await storageAfterVisit(browser, input);
  const returning = await browser.newContext({ ...PHONE, storageState });
  const first = await returning.newPage();
  await first.goto(address);
  await first.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await first.close();
  return {
    /** In a new browser each time, so that every file comes over the network. */
    async visitFresh() {
      const context = await browser.newContext({ ...PHONE, storageState, serviceWorkers: 'block' });
      const opening = await watchOpening(await context.newPage(), address);
      await context.close();
      return opening;
    },
    /** In one browser, in which the service worker has filled its cache. */
    async visitAgain() {
      const page = await returning.newPage();
      const opening = await watchOpening(page, address);
      await page.close();
      return opening;
    },
  };
}
