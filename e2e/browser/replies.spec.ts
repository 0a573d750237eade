import type { Page } from '@playwright/test';
import { answerDraftDocument, creatorDocument } from '@vibes/core/firestore/documents';
import { tester } from '../support/account.ts';
import { database, dataOf } from '../support/database.ts';
import { reaches, work } from '../support/deliveries.ts';
import { answerByMail, answered, lookAgain, watch } from '../support/inbound.ts';
import { mailsTo } from '../support/mailbox.ts';
import { captureOnPhone } from '../support/phone.ts';
import { drawer, expectNoViolations, signIn } from './crm.ts';
import { expect, faultyTest, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';

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

const replies = (page: Page) => drawer(page).getByRole('region', { name: 'Time line' });
const answerField = (page: Page, to: string) =>
  drawer(page).getByRole('textbox', { name: `Your answer to ${to}` });

test('a reply appears by itself, and is answered in its thread', async ({ page }) => {
  const { account, id, to } = await emailedCreator(page);

  await test.step('the reply, without what it quotes, is there and counted', async () => {
    await answered(to, { text: 'Yes, what do you pay?' });
    await expect(replies(page)).toContainText('Reply');
    await expect(replies(page)).toContainText('Yes, what do you pay?');
    await expect(replies(page)).not.toContainText('wrote:');
    await replies(page)
      .getByRole('button', { name: /^EmailA paid|^Email / })
      .click();
    await expect(replies(page).locator('iframe')).toBeVisible();
    await expect(drawer(page).getByRole('combobox', { name: /^Status/ })).toHaveValue('Responded');
  });

  await test.step('the marked button leads to the answer, which is kept while it is typed', async () => {
    await drawer(page).getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(answerField(page, to)).toBeFocused();
    await answerField(page, to).fill('We pay 200 dollars.');
    await expect(drawer(page).getByText('Draft saved.')).toBeVisible();
    await pressEscape(page);
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
    const line = replies(page).getByRole('listitem').filter({ hasText: 'Your answer' });
    await expect(line).toContainText('We pay 200 dollars.');
    expect(await dataOf(answerDraftDocument.path(account.uid, id))).toBeUndefined();
    await expect(drawer(page).getByRole('button', { name: 'Answer', exact: true })).toHaveCount(0);
  });
});

faultyTest('an answer typed without a connection is stored with the next one', async ({ page }) => {
  const { name, to } = await emailedCreator(page);
  await answered(to);
  await answerField(page, to).click();
  await page.context().setOffline(true);
  await answerField(page, to).pressSequentially('We pay.');
  await pressEscape(page);
  await expect(drawer(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(answerField(page, to)).toHaveValue('We pay.');
  await expect(drawer(page).getByText('Draft saved.')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(drawer(page).getByText('Draft saved.')).toBeVisible();
});

test('the sidebar counts who waits for an answer, and the list shows them alone', async ({
  page,
}) => {
  const { account, to, name } = await emailedCreator(page);
  const other = await captureOnPhone(tester(`${account.name} two`).url, account.api_key);
  const other_name = other.creator.name;
  await answered(to);
  await expect(replies(page)).toContainText('Reply');
  await pressEscape(page);
  const waiting = page.getByRole('link', { name: '1 creator waits for your answer' });
  await expect(waiting).toBeVisible();
  const link = (of: string) => page.getByRole('main').getByRole('link', { name: of, exact: true });
  await expect(link(other_name)).toBeVisible();
  await expect(page.getByText('Replied, your turn')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Waiting for you 1' })).toBeVisible();
  await waiting.click();
  await expect(link(other_name)).toHaveCount(0);
  await link(name).click();
  await answerField(page, to).fill('Thanks!');
  await answerField(page, to).press('ControlOrMeta+Enter');
  await expect(answerField(page, to)).toHaveValue('');
  await work(account.uid);
  await pressEscape(page);
  await expect(page.getByText('Nobody is waiting for your answer.')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(link(other_name)).toBeVisible();
});

test('an automatic answer is shown as one, and changes nothing; another sender is named', async ({
  page,
}) => {
  const { account, to } = await emailedCreator(page);
  await answered(to, { kind: 'auto' });
  await expect(replies(page)).toContainText('Automatic answer');
  await expect(replies(page)).not.toContainText('Automatic answer from ');
  await expect(drawer(page).getByText('Nothing to do yet')).toBeVisible();
  const manager = `manager.${to}`;
  await answerByMail(to, { kind: 'auto', by: manager });
  await answerByMail(to, { by: manager });
  await lookAgain(account.uid);
  await expect(replies(page)).toContainText(`Automatic answer from ${manager}`);
  await expect(replies(page)).toContainText(`Reply from ${manager}`);
  await expect(answerField(page, manager)).toBeVisible();
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
  await expect(drawer(page)).toContainText('Unsubscribed on ');
  await pressEscape(page);
  await expect(page.getByRole('link', { name: 'CRM', exact: true })).toBeVisible();
});

test('a bounce says why, and the next address is one tap away, and so is an email to it', async ({
  page,
}) => {
  const { account, id, to } = await emailedCreator(page);
  const next = `next.${to}`;
  const other = { email: next, source: 'bio', found_at: null, evidence: null };
  await (
    await database()
  )
    .doc(creatorDocument.path(account.uid, id))
    .update({ other_emails: [{ ...other, repaired: false, rival: null }] });
  await answered(to, { kind: 'bounce' });
  await expect(replies(page)).toContainText('Your email came back');
  await expect(drawer(page).getByText('Bounced').first()).toBeVisible();
  await expect(drawer(page).getByText('says there’s no such mailbox').first()).toBeVisible();
  await expectNoViolations(page);
  await drawer(page)
    .getByRole('button', { name: `Use ${next}` })
    .click();
  await drawer(page)
    .getByRole('button', { name: `Send email to ${next}` })
    .click();
  await expect(page.getByText(/^Email to .+ is on its way$/)).toBeVisible();
  await work(account.uid);
  await reaches(account.uid, `email_${id}_a1`, 'sent');
  expect(await mailsTo(next)).toHaveLength(1);
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
