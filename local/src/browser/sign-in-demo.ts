import type { Page } from '@playwright/test';
import type { Stack } from '../world/stack.ts';

/** Opens a page of the app, signs the demo account in there, and waits for the heading it comes to. */
export async function signInDemo(
  page: Page,
  { web, demo }: Stack,
  { path, heading }: { path: string; heading: string },
): Promise<void> {
  await page.goto(web + path);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: new RegExp(demo.email) }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}
