import type { Page } from '@playwright/test';
import { answerDraftDocument } from '@vibes/core/firestore/documents';
import { firstEmailId } from '@vibes/core/delivery/email-id';
import { tester } from '../support/account.ts';
import { dataOf } from '../support/database.ts';
import { deliveryOf, reaches, saveSettings } from '../support/deliveries.ts';
import { followUpsOn } from '../support/follow-ups.ts';
import { answerByMail, lookAgain } from '../support/inbound.ts';
import { mailsTo } from '../support/mailbox.ts';
import { captureOnPhone } from '../support/phone.ts';
import { drawer, signIn } from './crm.ts';
import { expect, faultyTest as test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';

/** The walk through the emails of a creator, from the first one on hold to an answer in its thread. */

// A high screen, so that toasts cover nothing.
test.use({ viewport: { width: 1440, height: 1000 } });

const timeLine = (page: Page) => drawer(page).getByRole('region', { name: 'Timeline' });
const answerField = (page: Page, to: string) =>
  drawer(page).getByRole('textbox', { name: `Your answer to ${to}` });

test('an email to a creator is redirected, sent, followed up, replied to and answered', async ({
  page,
}) => {
  const account = await signIn(page);
  await saveSettings(account, { table: 'email_settings', data: { hold_back: 'review' } });
  await followUpsOn(account);
  const other = await captureOnPhone(tester(`${account.name} two`).url, account.api_key);
  const { creator, email } = await captureOnPhone(tester(account.name).url, account.api_key);
  const { name } = creator;
  const found = email.to ?? '';
  const to = `typed@${account.name}.studio`;
  const id = firstEmailId(creator.id ?? '');
  const link = (of: string) => page.getByRole('main').getByRole('link', { name: of, exact: true });
  const review = page.getByRole('dialog', { name: /^Review/ });
  await page.goto(`/dashboard/crm?creator=${creator.id ?? ''}`);

  await test.step('the email that waits goes to an address that is typed, once, and only there', async () => {
    const section = drawer(page).getByRole('region', { name: 'Email', exact: true });
    await expect(timeLine(page)).toContainText('On hold');
    await section.getByRole('button', { name: 'Type another address' }).click();
    await section.getByLabel('Email address').fill('typed@nodomain.example.com');
    await section.getByRole('button', { name: 'Save Address' }).click();
    await expect(section.getByText(/nodomain\.example\.com doesn’t accept any/)).toBeVisible();
    await section.getByLabel('Email address').fill(to);
    await section.getByRole('button', { name: 'Save Address' }).click();
    await expect(section.getByText('Typed by you')).toBeVisible();
    expect(await deliveryOf(account.uid, id)).toMatchObject({ state: 'held', to });
    await drawer(page)
      .getByRole('button', { name: /^Review/ })
      .first()
      .click();
    await review.getByRole('button', { name: /^Send:? email/ }).click();
    await reaches(account.uid, id, 'sent');
    expect(await mailsTo(to)).toHaveLength(1);
    expect(await mailsTo(found)).toEqual([]);
  });

  const followUps = drawer(page).getByRole('group', { name: 'Follow-ups' });
  await test.step('its follow-up is written, and sent now', async () => {
    await followUps.getByRole('button', { name: /^First follow-up/ }).click();
    await followUps.getByRole('button', { name: 'Edit' }).click();
    await expect(review.frameLocator('iframe').getByText('did my email arrive?')).toBeVisible();
    await pressEscape(page);
    await followUps.getByRole('button', { name: 'Send now' }).click();
    await reaches(account.uid, `${id}_1`, 'sent');
    await expect(followUps.getByRole('button', { name: /^Second follow-up/ })).toBeVisible();
  });

  await test.step('the reply appears by itself, without what it quotes, and ends the follow-ups', async () => {
    await answerByMail(to, { text: 'Yes, what do you pay?' });
    await lookAgain(account.uid);
    await expect(timeLine(page)).toContainText('Yes, what do you pay?');
    await expect(timeLine(page)).not.toContainText('wrote:');
    await expect(followUps).toContainText('Follow-ups stopped: the creator replied.');
    await expect(drawer(page).getByRole('combobox', { name: /^Status/ })).toHaveValue('Responded');
  });

  await test.step('an answer typed without a connection is stored with the next one', async () => {
    await answerField(page, to).click();
    await page.context().setOffline(true);
    await answerField(page, to).pressSequentially('We pay.');
    await pressEscape(page);
    await expect(drawer(page)).toHaveCount(0);
    await link(name).click();
    await expect(answerField(page, to)).toHaveValue('We pay.');
    await expect(drawer(page).getByText('Draft saved.')).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(drawer(page).getByText('Draft saved.')).toBeVisible();
    await pressEscape(page);
  });

  const waiting = page.getByRole('link', { name: '1 creator waits for your answer' });
  await test.step('the sidebar counts who waits for an answer, and leads to them alone', async () => {
    await expect(link(other.creator.name)).toBeVisible();
    await expect(page.getByText('Replied, your turn')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Waiting for you 1' })).toBeVisible();
    await waiting.click();
    await expect(link(other.creator.name)).toHaveCount(0);
    await link(name).click();
  });

  await test.step('the answer goes out from the person’s mailbox, in the thread', async () => {
    await expect(answerField(page, to)).toHaveValue('We pay.');
    await answerField(page, to).press('ControlOrMeta+Enter');
    await expect(answerField(page, to)).toHaveValue('');
    await reaches(account.uid, `${id}_r1`, 'sent');
    const [first, , answer] = await mailsTo(to);
    expect(answer?.text).toContain('We pay.');
    expect(answer?.subject).toBe(`Re: ${first?.subject ?? ''}`);
    expect(answer?.headers['references']?.[0]).toContain(first?.headers['message-id']?.[0] ?? '?');
    const line = timeLine(page).getByRole('listitem').filter({ hasText: 'Your answer' });
    await expect(line).toContainText('We pay.');
    expect(await dataOf(answerDraftDocument.path(account.uid, creator.id ?? ''))).toBeUndefined();
  });

  await test.step('nobody waits any more', async () => {
    await pressEscape(page);
    await expect(page.getByText('Nobody is waiting for your answer.')).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect(link(other.creator.name)).toBeVisible();
  });
});
