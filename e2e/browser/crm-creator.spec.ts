import type { Page } from '@playwright/test';
import { creatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { dataOf } from '../support/database.ts';
import { eventually, mailsTo } from '../support/mailbox.ts';
import { writeCreators, writtenCreator } from '../support/write-creators.ts';
import { writeEmail } from '../support/write-email.ts';
import { ann, drawer, expectNoViolations, notesOn, search, signIn } from './crm.ts';
import { expect, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';
import { tabTo } from './tab-to.ts';

/** One creator opened: the address, the email, the DM, the notes, and the way back. */

// A high screen, so that toasts cover nobody in the list.
test.use({
  viewport: { width: 1280, height: 1100 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const OLD = 'hello@ann.studio';
const NEW = 'ann@agency.example';
const section = (page: Page) => drawer(page).getByRole('region', { name: 'Email', exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Two readings of the letters on one page, at a domain of this account's own. */
function readings(domain: string) {
  const [lee, annlee] = [`lee@${domain}`, `annlee@${domain}`];
  const page = {
    ...{ source: 'linktree' as const, found_at: `https://${domain}/`, repaired: false },
    choice_reason: null,
    evidence: `Write to ann ${lee} about work`,
  };
  const other_emails = [
    { ...page, email: annlee, rival: lee },
    { ...page, email: lee, rival: annlee },
  ];
  return { lee, annlee, cleo: writtenCreator(4, { name: 'Cleo Ray', other_emails }) };
}

test('a creator’s details open, change what is stored, and close', async ({ page, context }) => {
  test.setTimeout(120_000);
  const { uid, name } = await signIn(page);
  const { lee, annlee, cleo } = readings(`${name}.studio`);
  await writeCreators(uid, { ann, ben: { ...ann, name: 'Ben Roe' }, cleo });
  await writeEmail(uid, 'ben', { to: OLD });
  const stored = (id: string) => dataOf(creatorDocument.path(uid, id));
  const emailOf = (id: string) => dataOf(deliveryDocument.path(uid, `email_${id}`));
  await page.goto('/dashboard/crm');

  await test.step('they open from the name, and close by Back, Escape and the cross, once', async () => {
    await link(page, 'Ann Lee').click();
    await expect(page).toHaveURL(/\?creator=ann$/);
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard\/crm$/);
    await link(page, 'Ann Lee').focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
    await pressEscape(page);
    await expect(drawer(page)).toBeHidden();
    await expect(link(page, 'Ann Lee')).toBeFocused();
    for (let round = 0; round < 2; round += 1) {
      await link(page, 'Ann Lee').click();
      const cross = drawer(page).getByRole('button', { name: 'Close' });
      await cross.evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveURL(/\/dashboard\/crm$/);
    }
    // Forward leads to the same entry again: it can be closed again.
    await page.goForward();
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(link(page, 'Ann Lee')).toBeVisible();
  });

  await test.step('the list can still be used, and brackets go through it', async () => {
    await link(page, 'Ann Lee').click();
    await expect(drawer(page)).toContainText(/^\d of 3/);
    await search(page).fill('Ben');
    await expect(drawer(page)).toContainText('Not in this list');
    await search(page).fill('');
    await link(page, 'Ben Roe').click();
    await expect(page).toHaveURL(/creator=ben/);
    const place = () =>
      drawer(page)
        .getByText(/^\d of 3$/)
        .textContent();
    const before = await place();
    await page.keyboard.press(before === '3 of 3' ? '[' : ']');
    await expect.poll(place).not.toBe(before);
    await expectNoViolations(page);
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(drawer(page)).toBeHidden();
  });

  await test.step('in the list, the focus goes into the panel of an address and back', async () => {
    const word = page.getByRole('button', { name: /^Where .* was found$/ }).first();
    await word.press('Enter');
    const panel = page.getByRole('dialog', { name: /^Where .* was found$/ });
    await expect
      .poll(() => panel.evaluate((node) => node.contains(document.activeElement)))
      .toBe(true);
    await pressEscape(page);
    await expect(panel).toHaveCount(0);
    await expect(word).toBeFocused();
  });

  await test.step('another address is chosen and undone', async () => {
    await link(page, 'Ann Lee').click();
    await section(page).getByRole('button', { name: 'Use this one instead' }).click();
    await expect(page.getByText(`Ann Lee’s email is now ${NEW}`)).toBeVisible();
    expect(await stored('ann')).toMatchObject({ email: NEW, email_set_by: 'person' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`Ann Lee’s email is ${OLD} again`)).toBeVisible();
    expect(await stored('ann')).toMatchObject({
      ...{ email: OLD, email_evidence: 'work with me: hello@ann.studio' },
    });
  });

  await test.step('the DM is copied, opened and recorded', async () => {
    await drawer(page).getByRole('button', { name: 'Copy DM' }).click();
    const text = drawer(page).getByRole('region', { name: 'Text of the DM' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text.innerText());
    await context.route('https://www.tiktok.com/**', (route) => route.fulfill({ body: 'TikTok' }));
    const opened = page.waitForResponse('**/api/call/recordDm');
    const open = page.getByRole('link', { name: 'Open TikTok' });
    const [tab] = await Promise.all([context.waitForEvent('page'), open.click()]);
    await tab.close();
    await opened;
    await page.getByRole('button', { name: 'I sent it' }).click();
    await expect(page.getByText(/^DM sent .* ago$/)).toBeVisible();
    expect(await stored('ann')).toMatchObject({ status: 'Contacted' });
  });

  await test.step('notes stay typed while they are left, and saved after a reload', async () => {
    const notes = notesOn(page, 'Ann Lee');
    await notes.fill('Wants 400 for a reel');
    await pressEscape(page);
    await expect(drawer(page)).toBeHidden();
    await link(page, 'API Key').click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await link(page, 'Ann Lee').click();
    await page.getByRole('button', { name: 'Save Notes' }).click();
    await expect(
      drawer(page).getByRole('status').getByText('Saved', { exact: true }),
    ).toBeVisible();
    await page.reload();
    await expect(notes).toHaveValue('Wants 400 for a reel');
    await pressEscape(page);
    await expect(drawer(page)).toBeHidden();
  });

  await test.step('an email that waits moves to the chosen address', async () => {
    await link(page, 'Ben Roe').click();
    // What is said depends on the email, which may be read after the creator.
    await expect(section(page)).toContainText('Queued');
    await section(page).getByRole('button', { name: 'Use this one instead' }).click();
    await expect(page.getByText('The waiting email will be sent there.')).toBeVisible();
    expect(await emailOf('ben')).toMatchObject({ state: 'queued', to: NEW });
    await pressEscape(page);
    await expect(drawer(page)).toBeHidden();
  });

  await test.step('of two possible addresses one is chosen by keyboard, and gets the email', async () => {
    const toChoose = page.getByRole('link', { name: 'Choose one of the addresses of Cleo Ray' });
    await expect(page.getByRole('link', { name: /^Choose one/ })).toHaveCount(1);
    await toChoose.focus();
    await page.keyboard.press('Enter');
    await tabTo(page, section(page).getByRole('button', { name: 'Use this one' }).last());
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Cleo Ray’s email is now ${lee}`)).toBeVisible();
    expect(await stored('cleo')).toMatchObject({
      ...{ email: lee, email_set_by: 'person', other_emails: [{ email: annlee, rival: null }] },
    });
    expect(await emailOf('cleo')).toBeUndefined();
    await tabTo(page, page.getByRole('button', { name: `Send email to ${lee}` }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Email to Cleo Ray is on its way')).toBeVisible();
    expect(await emailOf('cleo')).toMatchObject({ to: lee });
    const mails = await eventually(
      () => mailsTo(lee),
      ({ length }) => length > 0,
    );
    expect(mails).toHaveLength(1);
    expect(await mailsTo(annlee)).toEqual([]);
    await pressEscape(page);
    await expect(toChoose).toHaveCount(0);
  });

  await test.step('a deleted creator is restored by its link', async () => {
    await link(page, 'Ann Lee').click();
    await drawer(page).getByRole('button', { name: 'Delete creator' }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(link(page, 'Ann Lee')).toBeHidden();
    await page.goto('/dashboard/crm?creator=ann');
    await drawer(page).getByRole('button', { name: 'Restore' }).click();
    await expect(notesOn(page, 'Ann Lee')).toHaveValue('Wants 400 for a reel');
    await expectNoViolations(page);
  });
});
