import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { database } from '../support/database.ts';
import { expect, faultyTest } from './fixtures.ts';
import { siteToast, wakeAll } from './site.ts';

/** Feedback: written, sent, refused, sent again. */

const ENDPOINT = '**/api/feedback';
const field = (page: Page) => page.getByLabel('Your feedback');
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Feedback' });

async function openForm(page: Page) {
  await page.goto('/support');
  await wakeAll(page);
}

faultyTest('feedback is written, sent, refused, sent again', async ({ page }) => {
  await openForm(page);
  await expect(submit(page)).toBeDisabled();

  await faultyTest.step('the form shows the characters left near the limit', async () => {
    await field(page).fill('a'.repeat(4999));
    await expect(page.getByText('1 character left')).toBeVisible();
    await field(page).fill('a'.repeat(5001));
    await expect(page.getByText('1 character too many')).toBeVisible();
    await expect(submit(page)).toBeDisabled();
  });

  await faultyTest.step('a failure is shown, also where no more code can be loaded', async () => {
    await page.route('**/assets/**', (route) => route.abort());
    await page.route(ENDPOINT, (route) => route.abort());
    await field(page).fill('The table jumps.');
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      "Something went wrong We couldn't save your feedback. Please try again.",
    );
    await expect(submit(page)).toBeFocused();
    await page.unroute('**/assets/**');
    await page.unroute(ENDPOINT);
  });

  await faultyTest.step('feedback can be sent once there is some, and is stored once', async () => {
    const text = `The table jumps. ${randomUUID()}`;
    await field(page).fill('');
    await expect(submit(page)).toBeDisabled();
    await field(page).fill('  \n ');
    await expect(submit(page)).toBeDisabled();
    await field(page).fill(`  ${text}\n`);
    await page.reload();
    await wakeAll(page);
    await expect(field(page)).toHaveValue(`  ${text}\n`);

    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(ENDPOINT, async (route) => {
      await held;
      await route.continue();
    });
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    release();
    await expect(page.getByRole('heading', { name: 'Feedback Received!' })).toBeFocused();
    await expect(siteToast(page, 'Feedback received')).toContainText(
      "Thank you for your feedback! We'll review it soon.",
    );
    const kept = (await database()).collection('anonymous_feedback').where('feedback', '==', text);
    expect((await kept.get()).docs.map((doc) => Object.keys(doc.data()).sort())).toEqual([
      ['created_at', 'expires_at', 'feedback'],
    ]);

    await page.getByRole('button', { name: 'Send more feedback' }).click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await page.unroute(ENDPOINT);
  });

  await faultyTest.step('failed feedback stays, and is sent again under the same id', async () => {
    const sent: string[] = [];
    await page.route(ENDPOINT, (route) => {
      sent.push(route.request().postData() ?? '');
      return sent.length === 1 ? route.abort() : route.fulfill({ json: { ok: true } });
    });
    await field(page).fill('The table jumps.\n');
    await submit(page).click();
    await expect(siteToast(page, 'Something went wrong')).toContainText(
      "We couldn't save your feedback. Please try again.",
    );
    await expect(field(page)).toHaveValue('The table jumps.\n');
    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'Feedback Received!' })).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toBe(sent[0]);
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({ feedback: 'The table jumps.' });
  });
  await faultyTest.step('a form that cannot be loaded says so', async () => {
    await page.route('**/assets/site/feedback-form*', (route) => route.abort());
    await page.reload();
    await field(page).scrollIntoViewIfNeeded();
    await expect(page.getByText('We couldn’t load the form.')).toBeVisible();
  });
});
