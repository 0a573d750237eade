import type { Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stack } from '../world/stack.ts';

/** Time for the toasts of the sign-in to disappear; milliseconds. */
const SETTLED = 6000;

/** Opens the dashboard as the demo account, by the sign-in page. */
export async function signInHere(page: Page, { web, demo }: Stack): Promise<void> {
  await page.goto(`${web}/login`);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: new RegExp(demo.email) }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await sleep(SETTLED);
}
