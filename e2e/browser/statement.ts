import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** The statement of an account: how tests open it and read its file. */

export const openStatement = (page: Page) => page.goto('/dashboard/credits');
const table = (page: Page) => page.getByRole('table', { name: 'Credit statement' });
/** The lines without the head and the months, the newest first. */
export const lines = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.locator('time') });
export const balance = (page: Page) => page.getByRole('region', { name: 'Balance' });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const rowSchema = z.object({
  Time: z.iso.datetime(),
  What: z.string(),
  Creator: z.string(),
  Change: z.coerce.number(),
  Balance: z.coerce.number(),
  Reference: z.string(),
});

/** The file of the statement, parsed as CSV. */
export async function download(page: Page) {
  const begun = page.waitForEvent('download');
  await button(page, 'Download CSV').click();
  const file = await begun;
  const text = await readFile(await file.path(), 'utf8');
  const rows = z.array(rowSchema).parse(parse(text, { bom: true, columns: true }));
  return { name: file.suggestedFilename(), rows };
}
