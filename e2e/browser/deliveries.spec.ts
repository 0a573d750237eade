import type { Locator } from '@playwright/test';
import { writeOwn } from '../support/person.ts';
import { drawer } from './crm.ts';
import { answerCalls } from './answer-call.ts';
import {
  attempt,
  button,
  mirrorOfAnn,
  emailToAnn,
  minutes,
  openWith,
  row,
  rows,
  stateFilter,
  TO,
  writeDeliveries,
} from './deliveries.ts';
import { expect, test } from './fixtures.ts';

/** Every delivery, sent or waiting, in one list, with what a person can do with it. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const EACH = {
  email_ann: emailToAnn({ state: 'failed', code: 'gave_up', attempts: 10, channel: 'gmail' }, 3),
  notion_ann: mirrorOfAnn('notion', { state: 'sent', sent_at: minutes(-2), attempts: 1 }, 2),
  crm_ann_1: mirrorOfAnn(
    'crm',
    { state: 'queued', due_at: minutes(60), attempts: 2, code: 'webhook_failed' },
    1,
  ),
};

/** Presses `first`, and `second` in the moment in which the address has changed. */
async function pressAsSoonAsChanged(first: Locator, second: Locator) {
  const other = await second.elementHandle();
  await first.evaluate(async (element, next) => {
    const before = location.href;
    (element as HTMLElement).click();
    while (location.href === before) await Promise.resolve();
    (next as HTMLElement).click();
  }, other);
}

test('the list of deliveries can be filtered and read', async ({ page }) => {
  const { uid } = await openWith(page, EACH, '?state=waiting&channel=crm_webhook');

  await test.step('an address that names a channel shows that channel alone', async () => {
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'CRM webhook only' }).click();
    await expect(page).toHaveURL(/\?state=waiting$/);
    await stateFilter(page, 'All').click();
    await expect(rows(page)).toHaveCount(3);
  });

  await test.step('two filters pressed at once are both kept', async () => {
    await pressAsSoonAsChanged(button(page, 'Emails'), stateFilter(page, 'Sent'));
    await expect(page).toHaveURL(/\?state=sent&kind=emails$/);
    await button(page, 'All kinds').click();
    await stateFilter(page, 'All').click();
  });

  await test.step('the newest change is first, each with its subject, its state and the reason', async () => {
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).nth(0)).toContainText('Copy to CRM webhook');
    await expect(rows(page).nth(0)).toContainText('Next try in 1 hour');
    await expect(rows(page).nth(0)).toContainText('Your webhook answered with an error.');
    await expect(rows(page).nth(1)).toContainText('Copy to Notion');
    await expect(rows(page).nth(1)).toContainText('Sent');
    await expect(rows(page).nth(2)).toContainText(`Email to ${TO}`);
    await expect(rows(page).nth(2)).toContainText('through Gmail');
    await expect(rows(page).nth(2)).toContainText('10 tries');
    await rows(page).nth(2).getByRole('link', { name: 'Ann Lee' }).click();
    await expect(drawer(page).getByRole('heading', { level: 2, name: 'Ann Lee' })).toBeVisible();
    await page.goBack();
  });

  await test.step('each filter has its number, by kind too', async () => {
    for (const name of ['All 3', 'Needs you 1', 'Waiting 1', 'Sent 1', 'Stopped 0'])
      await expect(button(page, name)).toBeVisible();
    await button(page, 'Emails').click();
    for (const name of ['All 1', 'Needs you 1', 'Waiting 0', 'Sent 0'])
      await expect(button(page, name)).toBeVisible();
    await writeDeliveries(uid, { email_ann: emailToAnn({ state: 'sent' }, 0) });
    for (const name of ['Needs you 0', 'Sent 1']) await expect(button(page, name)).toBeVisible();
    await writeDeliveries(uid, { email_ann: EACH.email_ann });
    await button(page, 'All kinds').click();
  });

  await test.step('it is filtered by state and by kind, and the address says so', async () => {
    await stateFilter(page, 'Needs you').click();
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, 'Email to')).toBeVisible();
    await button(page, 'CRM copies').click();
    await expect(page.getByText('Nothing needs you')).toBeVisible();
    await expect(page).toHaveURL(/\?state=attention&kind=copies$/);
    await page.reload();
    await expect(page.getByText('Nothing needs you')).toBeVisible();
    await page.getByRole('link', { name: 'Show all deliveries' }).click();
    await expect(rows(page)).toHaveCount(3);
  });

  await test.step('the log shows each attempt, and the request as it was sent', async () => {
    const of = `deliveries/crm_ann_1/attempts`;
    await writeOwn(uid, {
      [`${of}/1`]: {
        ...attempt({ at: minutes(-5), outcome: 'temporary', status: 503, answer: 'try later' }),
      },
      [`${of}/2`]: { ...attempt({ milliseconds: 1340 }) },
    });
    const body = '{"action":"creator_updated"}';
    await answerCalls(page, 'readRequest', [{ body }]);
    await button(page, 'Log of copy of Ann Lee to your CRM webhook').click();
    const tries = page.getByRole('list', { name: 'Tries, newest first' }).getByRole('listitem');
    await expect(tries).toHaveCount(2);
    await expect(tries.nth(0)).toContainText(/Accepted by your webhook, .*HTTP 200 · 1\.3 s/);
    await expect(tries.nth(1)).toContainText('Your webhook couldn’t take it yet');
    await expect(tries.nth(1)).toContainText('try later');
    await button(page, 'Show request').click();
    await expect(page.getByRole('region', { name: /^Request of copy of Ann Lee/ })).toContainText(
      '"action": "creator_updated"',
    );
    await button(page, 'Copy').click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(body);
  });

  await test.step('emails sent through Gmail are shown without those through the webhook', async () => {
    const failed = { state: 'failed', code: 'gave_up', attempts: 10 } as const;
    await writeDeliveries(uid, {
      email_ann: emailToAnn({ ...failed, channel: 'gmail' }),
      email_bo: emailToAnn({ ...failed, channel: 'email_webhook' }, 2),
    });
    await page.goto('/dashboard/deliveries?state=attention&channel=gmail');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('through Gmail');
    await page.getByRole('button', { name: 'Gmail only' }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).nth(1)).toContainText('through your email webhook');
  });
});
