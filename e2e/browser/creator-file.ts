import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The file that the press downloads, as a spreadsheet would read it. */
export async function fileOf(page: Page, name: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
  const text = await readFile(await download.path(), 'utf8');
  const rows = parse<Record<string, string>>(text, { columns: true, bom: true });
  return { name: download.suggestedFilename(), mark: text.slice(0, 1), rows };
}

/** The file of the list, from its menu. */
export async function fileOfList(page: Page, name: string) {
  await press(page, 'More of the creators');
  return fileOf(page, name);
}
