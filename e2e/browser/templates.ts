import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import { requestCapture } from '../support/account.ts';
import { expect, startSignedIn } from './fixtures.ts';

export const TABS = ['Email', 'Instagram', 'TikTok'] as const;

/** Opens the page of a new account, whose API key is loaded with its templates. */
export async function openTemplates(page: Page) {
  const name = `Tess ${randomUUID().slice(0, 6)}`;
  const email = `${name.replace(' ', '.').toLowerCase()}@brand.test`;
  await startSignedIn(page, { name, email });
  const answered = page.waitForResponse('**/api/call/getUserData');
  await page.goto('/dashboard/messages');
  const { result } = (await (await answered).json()) as { result: { apiKey: { api_key: string } } };
  const heading = page.getByRole('heading', { level: 2, name: 'Preview' });
  await expect(heading).toBeVisible();
  return { name, email, api_key: result.apiKey.api_key };
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name });
export const preview = (page: Page) =>
  page.getByRole('heading', { level: 2, name: 'Preview' }).locator('xpath=ancestor::section');
export const save = (page: Page) => page.getByRole('button', { name: 'Save Templates' });
/** Waits until the templates are saved, and closes the toast. */
export async function putAway(page: Page) {
  const word = page
    .locator('[data-scope=toast][data-part=root]')
    .filter({ hasText: 'Message templates updated successfully' });
  await expect(word).toBeVisible();
  await word.getByRole('button', { name: 'Close' }).click();
  await expect(word).toHaveCount(0);
}
export async function saveAll(page: Page) {
  await save(page).click();
  await putAway(page);
}
export const insert = (page: Page, variable: string) =>
  page.getByRole('button', { name: `Insert {{${variable}}}` });

export async function insertExamples(page: Page) {
  for (const name of TABS) {
    await tab(page, name).click();
    await page.getByRole('button', { name: 'Insert example' }).click();
  }
  await tab(page, 'Email').click();
}

export async function capture(api_key: string, url: string): Promise<CaptureAnswer> {
  const { status, body } = await requestCapture({ api_key }, { url });
  expect(status).toBe(200);
  return body as CaptureAnswer;
}
