import { referralEntryDocument, referralSummaryDocument } from '@vibes/core/firestore/documents';
import type { ReferralEntry, ReferralSummary } from '@vibes/core/referral/referral';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { writeAccount } from '../../../test/account.ts';
import { takeCopies } from '../../../test/clipboard.ts';
import { takeFiles } from '../../../test/files.ts';
import { failAsked, failReads, writeDocument } from '../../../test/memory/firestore.ts';
import { mount, uid } from '../../../test/mount.tsx';
import { fits, hasFocus, isGone, isVisible, says } from '../../../test/screen.ts';
import { ReferralPage } from './referral-page.tsx';

beforeEach(() => {
  writeAccount(uid);
});

type Change = readonly [ReferralEntry['kind'], number];
const HOUR_MS = 60 * 60_000;
const LAST = Date.parse('2026-03-01T12:00:00Z');

/** Writes these changes, an hour between them, the last one the newest. */
function writeLedger(changes: readonly Change[]) {
  for (const [i, [kind, cents]] of changes.entries()) {
    const at = new Date(LAST - (changes.length - 1 - i) * HOUR_MS);
    const ref = `in_${String(i).padStart(3, '0')}`;
    writeDocument(referralEntryDocument.path(uid, ref), { at, kind, cents, ref });
  }
}
const writeSummary = (fields: ReferralSummary) =>
  writeDocument(referralSummaryDocument.path(uid), { ...fields });

const EARNED = { clicks: 1234, sign_ups: 5, paying: 2, earned: 1170, paid_out: 1000 };
const CHANGES: Change[] = [
  ['earned', 380],
  ['earned', 980],
  ['reversed', -380],
  ['restored', 190],
  ['payout', -1000],
];
function writeEarned() {
  writeSummary(EARNED);
  writeLedger(CHANGES);
}

const rows = page.getByRole('table', { name: 'Ledger' }).getByRole('row');
const texts = (selector: string, within: ParentNode = document) =>
  [...within.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText);
const figures = (expected: string[]) => expect.poll(() => texts('dd')).toEqual(expected);
/** The cells of a line, the newest line is 1. */
const line = (number: number, expected: string[]) =>
  expect.poll(() => texts('td', rows.nth(number).element())).toEqual(expected);

describe('the page of referrals', () => {
  it('explains itself while nothing is earned', async () => {
    await mount(<ReferralPage />);
    await says('You earn 20% of every payment');
    await figures(['0', '0', '0', '$0.00', '$0.00', '$0.00']);
    await says('Their first payment will show up here.');
    await isGone(page.getByRole('button', { name: 'Download CSV' }));
    writeSummary({ ...EARNED, earned: 0, paid_out: 0 });
    await says('The first payment from someone who signed up with your link will show up here.');
    await isGone(page.getByText('We subtract it from what you earn next.'));
  });

  it('has the link to copy and to scan', async () => {
    const copies = takeCopies();
    await mount(<ReferralPage />);
    await isVisible(page.getByRole('img', { name: /^QR code of your/ }));
    await page.getByRole('button', { name: /Copy your referral link/ }).click();
    await says('Link copied!');
    expect(copies).toEqual(['https://vibes.example/?ref=PAMCODE1']);
  });

  it('shows what is earned, taken back and paid out, live, and what is owed', async () => {
    await mount(<ReferralPage />);
    await figures(['0', '0', '0', '$0.00', '$0.00', '$0.00']);
    writeEarned();
    await figures(['1,234', '5', '2', '$11.70', '$10.00', '$1.70']);
    const day = 'Mar 1, 2026';
    await line(1, [day, 'Paid out', '−$10.00', '$1.70']);
    await line(2, [day, 'Paid again', '+$1.90', '$11.70']);
    await line(3, [day, 'Taken back after a refund', '−$3.80', '$9.80']);
    await line(5, [day, 'Earned from a payment', '+$3.80', '$3.80']);
    expect(rows.elements()).toHaveLength(6);

    writeSummary({ ...EARNED, earned: 500 });
    writeLedger([...CHANGES, ['reversed', -670]]);
    await figures(['1,234', '5', '2', '$5.00', '$10.00', '−$5.00']);
    await says('We subtract it from what you earn next.');
    await line(1, [day, 'Taken back after a refund', '−$6.70', '−$5.00']);
  });

  it('is saved whole, by keyboard, and says when that fails', async () => {
    writeEarned();
    await mount(<ReferralPage />);
    await expect.element(rows).toHaveLength(6);
    const button = page.getByRole('button', { name: 'Download CSV' });
    failAsked(new Error('no'));
    await button.click();
    await says('We couldn’t download the ledger');
    await expect.element(rows).toHaveLength(6);
    failAsked(null);
    const files = takeFiles();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => files).toHaveLength(1);
    expect(files[0]?.name).toMatch(/^referrals-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await files[0]?.text())?.split('\r\n') ?? [];
    expect(lines[0]).toBe('"date","what","amount_usd","balance_usd"');
    expect(lines[1]).toBe('"2026-03-01T12:00:00.000Z","Paid out",-10,1.7');
    expect(lines).toHaveLength(6);
    await hasFocus(button);
  });

  it('loads a long ledger in steps, with the right balance from the start', async () => {
    writeSummary({ ...EARNED, earned: 3000, paid_out: 0 });
    writeLedger(Array.from({ length: 30 }, () => ['earned', 100] as const));
    await mount(<ReferralPage />);
    const balance = (number: number) => expect.element(rows.nth(number).getByRole('cell').last());
    await expect.element(rows).toHaveLength(26);
    await balance(1).toHaveTextContent('$30.00');
    await balance(25).toHaveTextContent('$6.00');
    const more = page.getByRole('button', { name: 'Show more' });
    await more.click();
    await expect.element(rows).toHaveLength(31);
    await balance(30).toHaveTextContent('$1.00');
    await isGone(more);
  });

  it('says of each part that it could not be read, and reads again', async () => {
    writeEarned();
    failReads(new Error('no'));
    await mount(<ReferralPage />);
    for (const what of ['link', 'figures', 'ledger']) await says(`We couldn’t load your ${what}.`);
    await page.getByRole('button', { name: 'Try again' }).last().click();
    failReads(null);
    await expect.element(rows).toHaveLength(6);
  });

  it('fits a phone, with the date below the words', async () => {
    await page.viewport(360, 800);
    writeEarned();
    await mount(<ReferralPage />);
    await expect.element(rows).toHaveLength(6);
    await expect.element(rows.nth(1)).toHaveTextContent('Paid outMar 1, 2026−$10.00$1.70');
    await isVisible(page.getByRole('img', { name: /^QR code/ }));
    fits(360);
  });
});
