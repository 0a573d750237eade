import type { Page } from '@playwright/test';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { dataOf } from '../support/database.ts';
import { writeCreators } from '../support/write-creators.ts';
import { ann, drawer } from './crm.ts';
import { answerCalls } from './answer-call.ts';
import {
  button,
  mirrorOfAnn,
  emailToAnn,
  minutes,
  openWith,
  question,
  row,
  signInWith,
  stateFilter,
  TO,
  writeDeliveries,
  type Stored,
} from './deliveries.ts';
import { expect, faultyTest, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

/** What a person does with a delivery, in the list and in a creator's details. */

test('an email is stopped, sent again or recorded as arrived, and mirrors are retried all at once', async ({
  page,
}) => {
  const unsure = {
    email_ann: emailToAnn({
      state: 'uncertain',
      code: 'outcome_unknown',
      attempts: 1,
      channel: 'gmail',
    }),
  };
  const { uid } = await openWith(page, unsure);
  const stored = () => dataOf(deliveryDocument.path(uid, 'email_ann'));

  await test.step('an uncertain email becomes sent when the person says that it arrived; the row keeps the focus', async () => {
    await expect(row(page, TO)).toContainText('may have arrived');
    await tabTo(page, button(page, 'It arrived: email to Ann Lee'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Email to Ann Lee recorded as arrived')).toBeVisible();
    await expect(row(page, TO)).toContainText('Sent');
    await expect(row(page, TO)).toBeFocused();
    expect(await stored()).toMatchObject({ state: 'sent' });
  });

  await test.step('it is sent again only after a warning that it may arrive twice', async () => {
    await writeDeliveries(uid, unsure);
    const calls = await answerCalls(page, 'retryDelivery', [{ state: 'queued' }]);
    await button(page, 'Send again: email to Ann Lee').click();
    await expect(question(page)).toContainText('Ann Lee could get it twice.');
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toBeHidden();
    expect(calls).toEqual([]);
    await button(page, 'Send again: email to Ann Lee').click();
    await question(page).getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('Email to Ann Lee is on its way')).toBeVisible();
    expect(calls).toEqual([{ delivery_id: 'email_ann', anyway: true, seen_revision: 0 }]);
  });

  await test.step('an email on hold counts down, and is stopped by Undo', async () => {
    await writeDeliveries(uid, {
      email_ann: emailToAnn({ state: 'held', due_at: minutes(1.5) }),
    });
    await expect(row(page, TO)).toContainText(/Goes out in \d+ (second|minute)/);
    await button(page, 'Undo email to Ann Lee').click();
    await expect(page.getByText('Email to Ann Lee stopped')).toBeVisible();
    await expect(row(page, TO)).toContainText('Stopped');
    await expect(button(page, 'Send after all: email to Ann Lee')).toBeVisible();
    expect(await stored()).toMatchObject({ state: 'cancelled' });
  });

  await test.step('all failed deliveries of one channel are retried at once, call by call, on a phone too', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    const failed = { state: 'failed', code: 'gave_up', attempts: 10 } as const;
    await writeDeliveries(uid, {
      crm_a: mirrorOfAnn('crm', failed),
      crm_b: mirrorOfAnn('crm', failed),
    });
    await stateFilter(page, 'Needs you').click();
    const calls = await answerCalls(page, 'retryFailed', [
      { queued: 200, has_more: true },
      { queued: 1, has_more: false },
    ]);
    await button(page, 'Retry all failed copies to your CRM webhook').click();
    await expect(page.getByText('201 copies to your CRM webhook queued again')).toBeVisible();
    expect(calls).toEqual([{ channel: 'crm_webhook' }, { channel: 'crm_webhook' }]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
});

test.describe('the details of a creator', () => {
  const section = (page: Page) => drawer(page).getByRole('region', { name: 'Time line' });

  /** Opens Ann's details, with these fields changed. */
  async function openAnn(page: Page, fields: Partial<typeof ann>, deliveries: Stored = {}) {
    const { uid } = await signInWith(page, deliveries);
    await writeCreators(uid, { ann: { ...ann, ...fields } });
    await page.goto('/dashboard/crm?creator=ann');
    await expect(section(page)).toBeVisible();
    return uid;
  }

  test('show the creator’s deliveries, and what prevents another message', async ({ page }) => {
    const uid = await openAnn(
      page,
      { email_refused_at: minutes(-5) },
      { email_ann: emailToAnn({ state: 'failed', code: 'recipient_refused', attempts: 1 }) },
    );

    await test.step('a refused address offers the choice of another', async () => {
      await expect(section(page).getByRole('listitem').last()).toContainText(`Email to ${TO}`);
      await expect(drawer(page).getByText(/^An email to this address bounced/)).toBeVisible();
      await button(page, 'Choose another address').click();
      await expect(page.getByRole('button', { name: 'Use this one instead' })).toBeFocused();
    });

    await test.step('an opt-out of the creator takes the place of every offer to write', async () => {
      const opted_out_at = new Date('2026-05-01T12:00:00Z');
      await writeCreators(uid, { ann: { ...ann, opted_out_at } });
      await expect(drawer(page)).toContainText('Unsubscribed on May 1, 2026.');
      await expect(drawer(page).getByRole('heading', { name: /DM$/ })).toHaveCount(0);
      await expect(drawer(page).getByRole('button', { name: /^Send email/ })).toHaveCount(0);
      await expect(button(page, 'Use this one instead')).toHaveCount(0);
    });
  });

  faultyTest(
    'send a first email, and ask first when the address had one before',
    async ({ page }) => {
      await openAnn(page, {});
      const sentence = 'You already emailed this address.';
      const calls = await answerCalls(page, 'sendEmail', [
        { refusal: sentence, reason: 'already_sent' },
        { state: 'queued', delivery_id: 'email_ann' },
      ]);
      await button(page, `Send email to ${TO}`).click();
      await expect(question(page)).toContainText('You already emailed Ann Lee at this address.');
      await question(page).getByRole('button', { name: 'Send anyway' }).click();
      await expect(page.getByText('Email to Ann Lee is on its way')).toBeVisible();
      expect(calls).toEqual([
        { creator_id: 'ann' },
        { creator_id: 'ann', anyway: true, seen_revision: null },
      ]);
    },
  );
});
