import { randomUUID } from 'node:crypto';
import { tester } from '../support/account.ts';
import { eventually, mailsTo } from '../support/mailbox.ts';
import { captureOnPhone, runInShell } from '../support/phone.ts';
import { expect, signInHere, test } from './fixtures.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('from the first sign-in to a sent email and a row that appears by itself', async ({
  page,
}) => {
  const name = `Nora ${randomUUID().slice(0, 6)}`;
  const email = `${name.replace(' ', '.').toLowerCase()}@brand.test`;

  await test.step('sign in', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign In' }).click();
    await signInHere(page, { name, email });
    await expect(
      page.getByText('Credits Remaining').locator('xpath=ancestor::section'),
    ).toContainText('10');
    await expect(page.getByRole('button', { name: /Copy your referral link/ })).toContainText(
      '/?ref=',
    );
  });

  await test.step('write the templates', async () => {
    await page.getByRole('link', { name: 'Message Templates' }).first().click();
    for (const tab of ['Email', 'Instagram', 'TikTok']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('button', { name: 'Insert example' }).click();
    }
    await page.getByRole('tab', { name: 'Email' }).click();
    await page.getByLabel('Email Subject').fill('Hello {{creatorName}}, shall we?');
    await page.getByRole('button', { name: 'Save Templates' }).click();
    await expect(page.getByText('Message templates updated successfully')).toBeVisible();
  });

  await test.step('connect Gmail', async () => {
    await page.getByRole('link', { name: 'Email Settings' }).click();
    await page.getByLabel('Gmail Address').fill(email.replace('brand.test', 'gmail.com'));
    await page.getByRole('textbox', { name: 'Gmail App Password' }).fill('abcd efgh ijkl mnop');
    await page.getByRole('button', { name: 'Save Gmail Settings' }).click();
    await expect(page.getByText('Email settings updated successfully')).toBeVisible();
    await expect(page.getByText('Saved as ••••mnop')).toBeVisible();
  });

  const { key, command } = await test.step('copy the API key and the command', async () => {
    await page.getByRole('link', { name: 'API Key' }).click();
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await expect(page.getByTestId('api-key')).toHaveText(/^vo_live_•+\w{4}$/);
    await page.getByRole('button', { name: 'Copy API key' }).click();
    await expect(page.getByText('Your API key has been copied to clipboard')).toBeVisible();
    const copied = await clipboard();
    await page.getByRole('button', { name: 'Copy command' }).click();
    await expect(page.getByText('Command copied')).toBeVisible();
    return { key: copied, command: await clipboard() };
  });

  const first = tester(`${name}-first`);
  await test.step('request: the row appears without a reload, the mail is sent', async () => {
    await page.getByRole('link', { name: 'CRM' }).click();
    await expect(page.getByText('No creators found in your Built-in CRM')).toBeVisible();
    const answer = await captureOnPhone(first.url, key);
    expect(answer).toMatchObject({
      outcome: 'created',
      email: { state: 'queued' },
      dm: { platform: 'tiktok', open_url: first.url },
      credits_remaining: 9,
    });
    expect(answer.dm?.text).toMatch(/^Hi there, /);
    const row = page.getByRole('row').filter({ hasText: first.handle });
    await expect(row).toContainText(answer.email.to ?? '');
    await expect(row).toContainText('Contacted');
    await expect(row).toContainText('Sent');
    const mails = await eventually(
      () => mailsTo(answer.email.to ?? ''),
      ({ length }) => length > 0,
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Hello ${answer.creator.name}, shall we?`,
    ]);
  });

  await test.step('repeated with the copied command: nothing is sent or charged', async () => {
    const again = command.replace('https://www.tiktok.com/@creator', first.url);
    const answer = await runInShell(again);
    expect(answer).toMatchObject({ outcome: 'already_contacted', credits_remaining: 9 });
    expect(await mailsTo(answer.email.to ?? '')).toHaveLength(1);
  });

  await test.step('the creator answered: the status is set in the table', async () => {
    const status = page.getByRole('combobox', { name: /^Status of Tester/ });
    await status.selectOption('Responded');
    await expect(page.getByRole('row').filter({ hasText: first.handle })).toContainText(
      'Responded',
    );
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.reload();
    await expect(status).toHaveValue('Responded');
  });

  await test.step('the dashboard has counted the capture and the reply', async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(
      page.getByText('Credits Remaining').locator('xpath=ancestor::section'),
    ).toContainText('9');
    await expect(
      page.getByText('Messages Sent Today').locator('xpath=ancestor::section'),
    ).toContainText('1');
    await page.getByRole('tab', { name: 'Recent Activity' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Email sent to Tester');
    await expect(page.getByRole('tabpanel')).toContainText(/Status of Tester .* changed/);
  });

  await test.step('log out, and stay out', async () => {
    await page.getByRole('button', { name: /log out/i }).click();
    await expect(page.getByText('Logged out successfully')).toBeVisible();
    await page.goto('/dashboard/crm');
    await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  });
});

test('a person sent to sign in returns to the page they opened', async ({ page }) => {
  await page.goto('/dashboard/crm');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: /Demo Marketer/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/crm$/);
});
