import type { CreditEntry } from '@vibes/core/credit/credit-entry';
import { newUsageCredits } from '@vibes/core/credit/credit-entry';
import {
  creatorDocument,
  creditEntryDocument,
  usageCreditsDocument,
} from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { takeFiles } from '../../../test/files.ts';
import { mount, uid } from '../../../test/mount.tsx';
import { failAsked, failReads, writeDocument } from '../../../test/memory/firestore.ts';
import { inDays, writeCredits } from '../../../test/plan.ts';
import { isAt } from '../../../test/screen.ts';
import { StatementPage } from './statement-page.tsx';

type Stored = Omit<CreditEntry, 'creator_name'> & { id?: string; creator_name?: string | null };

const booked = (minutes_ago: number, fields: Partial<Stored> = {}): Stored => ({
  at: new Date(Date.now() - minutes_ago * 60_000),
  kind: 'capture',
  delta: -1,
  balance_after: 0,
  ref: `c${minutes_ago}`,
  creator_name: `Creator ${minutes_ago}`,
  ...fields,
});
const grant = (minutes_ago: number, delta: number, ref: string) =>
  booked(minutes_ago, { kind: 'grant', delta, ref, creator_name: null });

/** Writes this history, oldest first, with correct sums and the balance that results. */
function writeHistory(history: Stored[]) {
  let num_credits = 0;
  for (const [i, { id = `entry_${i}`, ...entry }] of history.entries()) {
    num_credits += entry.delta;
    writeDocument(creditEntryDocument.path(uid, id), { ...entry, balance_after: num_credits });
  }
  writeDocument(usageCreditsDocument.path(uid), { ...newUsageCredits(0), num_credits });
}

const table = page.getByRole('table', { name: 'Credit statement' });
const lines = table.getByRole('row').filter({ has: page.getByRole('time') });
const balance = page.getByRole('region', { name: 'Balance' });

describe('the statement', () => {
  it('says what it will show while it is empty', async () => {
    writeHistory([]);
    await mount(<StatementPage />);
    await expect.element(page.getByText('No credits used yet')).toBeVisible();
    await expect.element(balance).toHaveTextContent('Credits left0');
    await expect
      .element(page.getByRole('button', { name: 'Download CSV' }))
      .not.toBeInTheDocument();
    await expect.element(balance.getByRole('link', { name: 'Choose a plan' })).toBeVisible();
  });

  it('says what the plan gives each month, and when', async () => {
    writeCredits(uid, { resets_at: inDays(10) });
    await mount(<StatementPage />);
    await expect.element(balance).toHaveTextContent('Each month250');
    await expect.element(balance).toHaveTextContent('in 10 days');
    writeCredits(uid, { resets_at: null });
    await expect.element(balance).toHaveTextContent('Next renewalNone');
  });

  it('names each kind of change, newest first', async () => {
    const ofPlan = { ref: 'in_2', creator_name: null };
    writeHistory([
      grant(70, 10, 'trial'),
      grant(60, 240, 'in_1'),
      booked(50),
      booked(40, { kind: 'reset', delta: 1, ...ofPlan }),
      booked(30, { id: 'withheld_in_2_1', kind: 'refund', delta: -250, ...ofPlan }),
      booked(20, { id: 'invoice_in_2_2', kind: 'refund', delta: 250, ...ofPlan }),
      booked(10, { kind: 'reset', delta: -250, ...ofPlan }),
    ]);
    await mount(<StatementPage />);
    const words = [
      'Plan ended',
      'Payment restored',
      'Payment refunded or disputed',
      'Renewal',
      'Captured',
      'Plan’s first month',
      'Trial',
    ];
    await expect.element(lines).toHaveLength(words.length);
    for (const [i, word] of words.entries())
      await expect.element(lines.nth(i).getByRole('cell').nth(1)).toHaveTextContent(word);
  });

  it('has a part for each month with what it comes to, and shows one kind alone', async () => {
    const at = (day: string) => ({ at: new Date(`${day}T12:00:00Z`) });
    writeHistory([
      { ...grant(0, 10, 'trial'), ...at('2026-09-02') },
      { ...booked(3), ...at('2026-10-03') },
      { ...grant(0, 240, 'in_1'), ...at('2026-10-04') },
      { ...booked(1), ...at('2026-10-05') },
    ]);
    await mount(<StatementPage />, { at: '/dashboard/credits' });
    const month = (name: string) => table.getByRole('row', { name });
    await expect.element(month('October 2026')).toHaveTextContent('October 2026+238');
    await expect.element(month('September 2026')).toHaveTextContent('September 2026+10');
    await expect.element(lines.nth(0)).toHaveTextContent(/^Oct 5, /);
    const show = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await show('Captures');
    await expect.element(month('October 2026')).toHaveTextContent('October 2026−2');
    await expect.element(lines).toHaveLength(2);
    await expect.element(month('September 2026')).not.toBeInTheDocument();
    await isAt('/dashboard/credits?show=captures');
    await show('Plan and trial');
    await expect.element(month('October 2026')).toHaveTextContent('October 2026+240');
    await expect.element(lines).toHaveLength(2);
    await show('All');
    await expect.element(lines).toHaveLength(4);
    await isAt('/dashboard/credits');
  });

  it('says of a kind that there is none, and still saves the file', async () => {
    writeHistory([grant(1, 10, 'trial')]);
    await mount(<StatementPage />, { at: '/dashboard/credits?show=captures' });
    await expect.element(page.getByText('No captures yet.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Download CSV' })).toBeVisible();
  });

  it('says that it could not be read, and reads again', async () => {
    writeHistory([grant(1, 10, 'trial')]);
    failReads(new Error('no'));
    await mount(<StatementPage />);
    await expect.element(page.getByText('We couldn’t load your statement.')).toBeVisible();
    await expect.element(page.getByText('No credits used yet')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Try again' }).last().click();
    failReads(null);
    await expect.element(lines).toHaveLength(1);
  });

  it('links to the creator of an entry, by the name they have now where the entry has none', async () => {
    writeDocument(creatorDocument.path(uid, 'ann'), { name: 'Ann Lee' });
    const old = booked(2, { ref: 'ann' });
    delete old.creator_name;
    writeHistory([grant(3, 10, 'trial'), old, booked(1, { ref: 'gone', creator_name: null })]);
    await mount(<StatementPage />);
    await expect.element(lines.nth(0).getByRole('link', { name: 'A creator' })).toBeVisible();
    await expect.element(lines.nth(1).getByRole('link', { name: 'Ann Lee' })).toBeVisible();
  });

  it('is saved whole while 50 lines are shown, and a name cannot become a formula', async () => {
    const captures = Array.from({ length: 1100 }, (_, i) =>
      booked(1100 - i, { creator_name: i === 0 ? '=1+1' : `Creator ${i}` }),
    );
    writeHistory([grant(2000, 1250, 'in_1'), ...captures]);
    await mount(<StatementPage />);
    await expect.element(lines).toHaveLength(50);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.element(lines).toHaveLength(100);
    const files = takeFiles();
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await expect.poll(() => files).toHaveLength(1);
    const rows = (await files[0]?.text())?.trimEnd().split('\r\n') ?? [];
    expect(rows).toHaveLength(1102);
    expect(rows.at(-2)).toContain(`,"'=1+1",-1,1249,`);
    expect(new Set(rows.map((row) => row.split(',')[4])).size).toBe(1102);
  });

  it('leaves the page as it is when its file cannot be made', async () => {
    writeHistory([grant(1, 10, 'trial')]);
    await mount(<StatementPage />);
    await expect.element(lines).toHaveLength(1);
    failAsked(new Error('no'));
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await expect.element(page.getByText('We couldn’t create the file.')).toBeVisible();
    await expect.element(lines).toHaveLength(1);
    failAsked(null);
    const files = takeFiles();
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await expect.poll(() => files).toHaveLength(1);
    await expect.element(page.getByText('We couldn’t create the file.')).not.toBeInTheDocument();
  });

  it('fits a phone with names of any length', async () => {
    await page.viewport(360, 800);
    writeHistory([
      grant(4, 5000, 'in_1'),
      booked(3, { creator_name: 'Bo '.repeat(40) }),
      booked(2, { creator_name: 'longname'.repeat(12) }),
      booked(1, { kind: 'refund', delta: -4998, ref: 'in_1', creator_name: null }),
    ]);
    await mount(<StatementPage />);
    const cards = page.getByRole('list', { name: 'Credit statement' }).getByRole('listitem');
    await expect.element(cards).toHaveLength(4);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});
