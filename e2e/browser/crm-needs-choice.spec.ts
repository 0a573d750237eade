import type { Page } from '@playwright/test';
import type { Creator } from '@vibes/core/creator/creator';
import { creatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { dataOf } from '../support/database.ts';
import { eventually, mailsTo } from '../support/mailbox.ts';
import { writeCreators, writtenCreator } from '../support/write-creators.ts';
import { answerTo, box, captureButton, line, standIn } from './captures.ts';
import { drawer, expectNoViolations, signIn } from './crm.ts';
import { expect, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';
import { tabTo } from './tab-to.ts';

/** A creator whose page can be read as two different addresses. */

const QUESTION =
  'We found two possible addresses. Pick the right one. We won’t send anything until you do.';

const section = (page: Page) => drawer(page).getByRole('region', { name: 'Email', exact: true });
const choices = (page: Page) => section(page).getByRole('list', { name: QUESTION });
const toChoose = (page: Page) =>
  page.getByRole('link', { name: 'Choose one of the addresses of Ann Lee' });

/** Two readings of the letters on one page, at a domain of this account's own. */
function readings(domain: string): { lee: string; annlee: string; creator: Omit<Creator, 'id'> } {
  const [lee, annlee] = [`lee@${domain}`, `annlee@${domain}`];
  const page = {
    source: 'linktree' as const,
    found_at: `https://${domain}/`,
    evidence: `Write to ann ${lee} about work`,
    repaired: false,
  };
  const other_emails = [
    { ...page, email: annlee, rival: lee },
    { ...page, email: lee, rival: annlee },
  ];
  return { lee, annlee, creator: writtenCreator(3, { name: 'Ann Lee', other_emails }) };
}

test('of two possible addresses a person chooses one, which gets the email', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  const { uid, name } = await signIn(page);
  const { lee, annlee, creator } = readings(`${name}.studio`);
  await writeCreators(uid, {
    ann: creator,
    ben: { ...creator, name: 'Ben Roe', email: `ben@${name}.studio` },
  });
  const email = () => dataOf(deliveryDocument.path(uid, 'email_ann'));

  await test.step('the list says that a choice is needed, and leads to it', async () => {
    await page.goto('/dashboard/crm');
    await expect(toChoose(page)).toContainText('Choose one');
    await expectNoViolations(page);
    await expect(page.getByRole('link', { name: /^Choose one/ })).toHaveCount(1);
    await toChoose(page).focus();
    await page.keyboard.press('Enter');
    await expect(section(page).getByRole('heading', { name: QUESTION })).toBeVisible();
  });

  await test.step('both addresses are shown with the words they were read from', async () => {
    await expect(choices(page).getByRole('listitem')).toHaveCount(2);
    await expect(choices(page).locator('mark')).toHaveText([`ann ${lee}`, lee]);
    await expect(choices(page).getByRole('link')).toHaveCount(2);
    await expect(section(page)).not.toContainText('We found no email address');
    await expect(page.getByRole('button', { name: /^Send email/ })).toHaveCount(0);
  });

  await test.step('the choice has no violation, at 360 px too', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await choices(page).getByRole('button').last().scrollIntoViewIfNeeded();
    await expectNoViolations(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1280, height: 1000 });
  });

  await test.step('one chosen by keyboard becomes the address, and the question is gone', async () => {
    const use = choices(page).getByRole('button', { name: 'Use this one' });
    await expect(use.last()).toHaveAccessibleDescription(lee);
    await tabTo(page, use.last());
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Ann Lee’s email is now ${lee}`)).toBeVisible();
    await expect(page.getByText('Press “Send email” to send one there.')).toBeVisible();
    await expect(section(page).getByText(QUESTION)).toHaveCount(0);
    await expect(section(page).getByRole('list', { name: 'Also found' })).toContainText(annlee);
    expect(await drawer(page).evaluate((it) => it.contains(document.activeElement))).toBe(true);
    expect(await dataOf(creatorDocument.path(uid, 'ann'))).toMatchObject({
      email: lee,
      email_set_by: 'person',
      other_emails: [{ email: annlee, rival: null }],
    });
    expect(await email()).toBeUndefined();
  });

  await test.step('the email is sent to the chosen address', async () => {
    await tabTo(page, page.getByRole('button', { name: `Send email to ${lee}` }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Email to Ann Lee is on its way')).toBeVisible();
    expect(await email()).toMatchObject({ to: lee });
    const mails = await eventually(
      () => mailsTo(lee),
      ({ length }) => length > 0,
    );
    expect(mails).toHaveLength(1);
    expect(await mailsTo(annlee)).toEqual([]);
    await pressEscape(page);
    await expect(toChoose(page)).toHaveCount(0);
  });

  await test.step('beside a certain address they are no question, and say so', async () => {
    await page.getByRole('link', { name: 'Ben Roe', exact: true }).click();
    const others = section(page).getByRole('list', { name: 'Also found' });
    await expect(others.getByRole('listitem')).toHaveCount(2);
    await expect(others.getByText(`This could also be ${lee}.`)).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('a capture from the browser says that a choice is needed, and leads to it', async () => {
    const message = `Saved. The address could be ${annlee} or ${lee}. Choose one in the CRM.`;
    const answer = {
      ...answerTo('annlee'),
      message,
      creator: { id: 'ann', name: 'Ann Lee' },
      email: { state: 'needs_choice', to: null },
    };
    await standIn(page, (_, route) => route.fulfill({ json: answer }));
    await page.goto('/dashboard');
    await box(page).fill('https://www.tiktok.com/@annlee.inks');
    await captureButton(page).click();
    await expect(line(page, '@annlee.inks')).toContainText(message);
    const link = line(page, '@annlee.inks').getByRole('link', { name: '@annlee.inks' });
    await expect(link).toHaveAttribute('href', '/dashboard/crm?creator=ann');
  });
});
