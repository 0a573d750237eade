import type { Page } from '@playwright/test';
import { tester } from '../support/account.ts';
import { reaches, work } from '../support/deliveries.ts';
import { answered, watch } from '../support/inbound.ts';
import { mailsTo } from '../support/mailbox.ts';
import { captureOnPhone } from '../support/phone.ts';
import { drawer, expectNoViolations, signIn } from './crm.ts';
import { expect, test } from './fixtures.ts';

/** What comes in about a creator's emails, and what a person does with it. */

/** A creator who had an email through a watched mailbox, open in the CRM. */
async function emailedCreator(page: Page) {
  const account = await signIn(page);
  await watch(account);
  const { creator, email } = await captureOnPhone(tester(account.name).url, account.api_key);
  const id = creator.id ?? '';
  await work(account.uid);
  await reaches(account.uid, `email_${id}`, 'sent');
  await page.goto(`/dashboard/crm?creator=${id}`);
  await expect(drawer(page).getByText('Email sent').first()).toBeVisible();
  return { account, id, name: creator.name, to: email.to ?? '' };
}

const replies = (page: Page) => drawer(page).getByRole('region', { name: 'Conversation' });
const answerField = (page: Page, to: string) =>
  drawer(page).getByRole('textbox', { name: `Your answer to ${to}` });

test('a reply appears by itself, and is answered in its thread', async ({ page }) => {
  const { account, id, to } = await emailedCreator(page);

  await test.step('the reply, without what it quotes, is there and counted', async () => {
    await answered(to, { text: 'Yes, what do you pay?' });
    await expect(replies(page)).toContainText(`Reply from ${to}`);
    await expect(replies(page)).toContainText('Yes, what do you pay?');
    await expect(replies(page)).not.toContainText('wrote:');
    await expect(drawer(page).getByRole('combobox', { name: /^Status/ })).toHaveValue('Responded');
  });

  await test.step('the marked button leads to the answer, which is kept while it is typed', async () => {
    await drawer(page).getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(answerField(page, to)).toBeFocused();
    await answerField(page, to).fill('We pay 200 dollars.');
    await expect(drawer(page).getByText('Draft saved.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await page.goto(`/dashboard/crm?creator=${id}`);
    await expect(answerField(page, to)).toHaveValue('We pay 200 dollars.');
  });

  await test.step('it goes out from the person’s mailbox, in the thread', async () => {
    await answerField(page, to).press('ControlOrMeta+Enter');
    await expect(page.getByText(/^Your answer to .+ is on its way$/)).toBeVisible();
    await expect(answerField(page, to)).toHaveValue('');
    await work(account.uid);
    await reaches(account.uid, `email_${id}_r1`, 'sent');
    const [first, answer] = await mailsTo(to);
    expect(answer?.text).toContain('We pay 200 dollars.');
    expect(answer?.subject).toBe(`Re: ${first?.subject ?? ''}`);
    expect(answer?.headers['references']?.[0]).toContain(first?.headers['message-id']?.[0] ?? '?');
    await expect(drawer(page).getByText(`Your answer to ${to}`).first()).toBeVisible();
    await expect(drawer(page).getByRole('button', { name: 'Answer', exact: true })).toHaveCount(0);
  });
});

test('the sidebar counts who waits for an answer', async ({ page }) => {
  const { to } = await emailedCreator(page);
  await answered(to);
  await expect(replies(page)).toContainText('Reply from');
  await page.keyboard.press('Escape');
  const crm = page.getByRole('link', { name: 'CRM, 1 creator waits for your answer' });
  await expect(crm).toBeVisible();
});

test('an automatic answer is shown as one, and changes nothing', async ({ page }) => {
  const { to } = await emailedCreator(page);
  await answered(to, { kind: 'auto' });
  await expect(replies(page)).toContainText(`Automatic answer from ${to}`);
  await expect(drawer(page).getByText('Nothing to do yet')).toBeVisible();
});

test('“please stop” is offered as one tap, and never done by itself', async ({ page }) => {
  const { to, name } = await emailedCreator(page);
  await answered(to, { kind: 'stop' });
  const tap = replies(page).getByRole('button', { name: `Unsubscribe ${name}` });
  await expect(tap).toBeVisible();
  await tap.click();
  await expect(page.getByText(`${name} gets no more messages from you`)).toBeVisible();
  await expect(tap).toHaveCount(0);
  await expect(answerField(page, to)).toHaveCount(0);
});

test('a bounce says why, and marks the address', async ({ page }) => {
  const { to } = await emailedCreator(page);
  await answered(to, { kind: 'bounce' });
  await expect(replies(page)).toContainText('Your email came back');
  await expect(drawer(page).getByText('Bounced').first()).toBeVisible();
  await expect(drawer(page).getByText('says there’s no such mailbox').first()).toBeVisible();
});

for (const width of [360, 1440]) {
  test(`replies fit ${width} px, without violations`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { to } = await emailedCreator(page);
    await answered(to, { kind: 'stop', text: `Please stop. ${'verylongword'.repeat(12)}` });
    await expect(replies(page)).toContainText('Please stop.');
    await expectNoViolations(page);
  });
}
