import type { Page } from '@playwright/test';
import { openTestAccount, tester } from '../support/account.ts';
import { reaches, saveSettings, work } from '../support/deliveries.ts';
import { followUpsOn } from '../support/follow-ups.ts';
import { answerByMail, lookAgain, watch } from '../support/inbound.ts';
import { captureOnPhone } from '../support/phone.ts';
import { drawer, expectNoViolations } from './crm.ts';
import { expect, test } from './fixtures.ts';
import { keepSession } from './kept-session.ts';
import { pressEscape } from './press-escape.ts';

/** Follow-ups: written and switched in Templates, seen and changed in a creator's details. */

async function signIn(page: Page) {
  const account = await openTestAccount();
  await keepSession(page, { name: account.name, email: `${account.name}@brand.test` });
  return account;
}
const panel = (page: Page) =>
  page.getByRole('heading', { level: 2, name: 'Follow-ups' }).locator('xpath=ancestor::section[1]');
const toast = (page: Page, text: string) =>
  page.locator('[data-scope=toast][data-part=root]').filter({ hasText: text });

test('follow-ups are written, previewed, switched on and off', async ({ page }) => {
  const account = await signIn(page);
  await page.goto('/dashboard/messages');

  await test.step('they say what they need before they can be switched on', async () => {
    await expect(panel(page)).toContainText('Replies must be on.');
    await expect(panel(page).getByRole('button', { name: 'Switch on' })).toBeDisabled();
    await watch(account);
    await captureOnPhone(tester(account.name).url, account.api_key);
    await work(account.uid);
  });

  await test.step('the example fills both, and the whole series is shown as the creator gets it', async () => {
    await panel(page).getByRole('button', { name: 'Insert follow-up example' }).click();
    await expect(panel(page).getByRole('textbox', { name: /^First follow-up/ })).toHaveValue(
      /check that my email reached you/,
    );
    const series = panel(page).getByRole('region', { name: 'The series as the creator gets it' });
    await expect(series).toContainText('3 working days later, without an answer');
    await expect(series).toContainText('7 working days later, without an answer');
    await expect(series).toContainText('I wanted to check that my email reached you.');
    await expectNoViolations(page);
  });

  await test.step('a wrong number of days is refused beside its field', async () => {
    const days = panel(page).getByLabel('Working days after the email');
    await days.fill('0');
    await panel(page).getByRole('button', { name: 'Save follow-ups' }).click();
    await expect(panel(page)).toContainText('Enter a number of working days from 1 to 30.');
    await days.fill('2');
    await panel(page).getByRole('button', { name: 'Save follow-ups' }).click();
    await expect(toast(page, 'Follow-ups saved')).toBeVisible();
  });

  await test.step('switching on asks about creators already contacted', async () => {
    await panel(page).getByRole('button', { name: 'Switch on' }).click();
    const question = panel(page).getByRole('group', { name: 'Switch on follow-ups' });
    await expect(question).toContainText('You emailed 1 creator in the last 30 days');
    await question.getByRole('button', { name: 'Include this creator' }).click();
    await expect(toast(page, 'Follow-ups are on')).toContainText('Planned for 1 creator.');
    await expect(panel(page)).toContainText('Follow-ups are on.');
  });

  await test.step('switching off stops all, and can be undone', async () => {
    await panel(page).getByRole('button', { name: 'Switch off' }).click();
    await expect(panel(page)).toContainText('Follow-ups are off.');
    await toast(page, 'Follow-ups are off').getByRole('button', { name: 'Undo' }).click();
    await expect(panel(page)).toContainText('Follow-ups are on.');
  });
});

test('a planned follow-up is seen, edited, sent now, and ends with a reply', async ({ page }) => {
  const account = await signIn(page);
  await followUpsOn(account);
  const { creator, email } = await captureOnPhone(tester(account.name).url, account.api_key);
  const id = creator.id ?? '';
  await work(account.uid);
  await reaches(account.uid, `email_${id}`, 'sent');
  await page.goto(`/dashboard/crm?creator=${id}`);
  const followUps = drawer(page).getByRole('group', { name: 'Follow-ups' });
  const line = (name: RegExp) => followUps.getByRole('button', { name });

  await test.step('with its day', async () => {
    const day = /follow-up (Mon|Tue|Wed|Thu|Fri), \w+ \d+, \d+:\d\d [AP]M/;
    await expect(followUps.getByRole('listitem')).toHaveCount(2);
    for (const line of await followUps.getByRole('listitem').all())
      await expect(line).toContainText(day);
    await line(/^Second follow-up/).click();
    await expect(followUps).toContainText('You can edit it or send it once the first one was sent');
    await line(/^First follow-up/).click();
    await expect(followUps).toContainText(
      /Goes out on (Mon|Tues|Wednes|Thurs|Fri)day, .+, if nobody answers\./,
    );
    await expectNoViolations(page);
  });

  await test.step('it opens for editing, and waits as edited', async () => {
    await followUps.getByRole('button', { name: 'Edit' }).click();
    const review = page.getByRole('dialog').filter({ hasText: 'Review' }).last();
    await expect(review.frameLocator('iframe').getByText('did my email arrive?')).toBeVisible();
    await pressEscape(page);
    await expect(followUps).toContainText('is written and waits above');
  });

  await test.step('it goes now, and the second one is planned', async () => {
    await followUps.getByRole('button', { name: 'Send now' }).click();
    await expect(toast(page, 'The follow-up is on its way')).toBeVisible();
    await work(account.uid);
    await reaches(account.uid, `email_${id}_1`, 'sent');
    await expect(line(/^Second follow-up/)).toBeVisible();
    await expect(line(/^First follow-up/)).toHaveCount(0);
  });

  await test.step('a reply ends them', async () => {
    await answerByMail(email.to ?? '');
    await lookAgain(account.uid);
    await expect(followUps).toContainText('Follow-ups stopped: the creator replied.');
    await expect(followUps.getByRole('button')).toHaveCount(0);
  });
});

test('follow-ups say that a webhook cannot send them', async ({ page }) => {
  const account = await signIn(page);
  await saveSettings(account, {
    table: 'email_settings',
    data: { webhook_url: 'https://hooks.example.com/1', active_email_mode: 'webhook' },
  });
  await page.goto('/dashboard/messages');
  await expect(panel(page)).toContainText('Follow-ups go out through Gmail only');
});
