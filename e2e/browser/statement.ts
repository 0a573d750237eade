import type { Page } from '@playwright/test';
import type { CreditEntry } from '@vibes/core/credit/credit-entry';
import { creditEntryDocument, usageCreditsDocument } from '@vibes/core/firestore/documents';
import { parse } from 'csv-parse/sync';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { database } from '../support/database.ts';

/** The statement of an account: how tests open it, fill it and read its file. */

export const openStatement = (page: Page) => page.goto('/dashboard/credits');
const table = (page: Page) => page.getByRole('table', { name: 'Credit statement' });
/** The lines without the head, the newest first. */
export const lines = (page: Page) => table(page).locator('tbody').getByRole('row');
export const cards = (page: Page) =>
  page.getByRole('list', { name: 'Credit statement' }).getByRole('listitem');
export const balance = (page: Page) => page.getByRole('region', { name: 'Balance' });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** With an `id` where its text depends on it. */
type Stored = Omit<CreditEntry, 'creator_name'> & { id?: string; creator_name?: string | null };

/** An entry as stored, booked `minutes_ago`. */
export const booked = (minutes_ago: number, fields: Partial<Stored>): Stored => ({
  at: new Date(Date.now() - minutes_ago * 60_000),
  kind: 'capture',
  delta: -1,
  balance_after: 0,
  ref: `c${minutes_ago}`,
  creator_name: `Creator ${minutes_ago}`,
  ...fields,
});

/**
 * Replaces an account's history by this one, oldest first, with correct sums and the balance that
 * results.
 */
export async function writeHistory(uid: string, history: Stored[]): Promise<number> {
  const db = await database();
  const entries = db.collection(creditEntryDocument.collection(uid));
  for (const entry of await entries.listDocuments()) await entry.delete();
  let num_credits = 0;
  const writer = db.bulkWriter();
  for (const [i, { id = `entry_${i}`, ...entry }] of history.entries()) {
    num_credits += entry.delta;
    void writer.set(entries.doc(id), { ...entry, balance_after: num_credits });
  }
  await writer.close();
  await db.doc(usageCreditsDocument.path(uid)).update({ num_credits });
  return num_credits;
}

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
