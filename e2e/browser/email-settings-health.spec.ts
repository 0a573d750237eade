import { hoursAgo, writeHealth } from '../support/channel-health.ts';
import { answerCall } from './answer-call.ts';
import {
  button,
  card,
  ENDPOINT,
  openConnected,
  openSettings,
  question,
  saveUrl,
  switchTo,
  tab,
} from './email-settings.ts';
import { errorToast, expect, faultyTest, test } from './fixtures.ts';
import { renew } from './renew.ts';

/** What the page shows of a channel that works, and of one that fails. */

const REFUSED = {
  code: 'mailbox_refused_sign_in',
  sentence: 'Gmail refused the app password. Make a new one in your Google account.',
};

test('a connected Gmail shows its state', async ({ page }) => {
  await page.clock.install();
  const { uid } = await openConnected(page);

  await test.step('a working Gmail says when it was checked, and nothing more', async () => {
    await expect(card(page, 'Gmail').getByText('Not checked', { exact: true })).toBeVisible();
    await writeHealth(uid, 'gmail', { verified_at: hoursAgo(2) });
    await renew(page);
    await expect(
      card(page, 'Gmail').getByText('Working (checked about 2 hours ago)', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Gmail is/ })).toHaveCount(0);
  });

  await test.step('a failing one says so above the tabs, with a link to the failed deliveries', async () => {
    await writeHealth(uid, 'gmail', { failing_since: hoursAgo(2), last_error: REFUSED });
    await renew(page);
    await expect(page.getByRole('heading', { name: 'Gmail is failing' })).toBeVisible();
    await expect(page.getByText(REFUSED.sentence)).toHaveCount(1);
    await expect(page.getByText(/^Failing since .*\(about 2 hours ago\)$/)).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'See what failed' })).toHaveAttribute(
      'href',
      '/dashboard/deliveries?state=attention&channel=gmail',
    );
    await expect(button(page, 'Resume')).toHaveCount(0);
  });

  await test.step('a paused one says until when', async () => {
    await writeHealth(uid, 'gmail', { paused_until: hoursAgo(-3) });
    await renew(page);
    await expect(page.getByRole('heading', { name: 'Gmail is paused' })).toBeVisible();
    await expect(page.getByText(/^Paused until .*\(in about 3 hours\)$/)).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'See what failed' })).toHaveCount(0);
  });

  await test.step('a test email says how it ended, and is disabled while changes are unsaved', async () => {
    await answerCall(page, 'sendTestEmail', () => ({ ok: true, answer: null }));
    await button(page, 'Send test email').click();
    const result = page.getByRole('status', { name: 'Test result' }).first();
    await expect(result).toContainText('Look for it in the inbox of ella@gmail.com.');

    await answerCall(page, 'sendTestEmail', () => ({ ok: false, ...REFUSED, answer: null }));
    await button(page, 'Send test email').click();
    await expect(result).toContainText(REFUSED.sentence);
    await expect(page.getByText(REFUSED.sentence)).toHaveCount(1);

    await page.getByLabel('Gmail Address').fill('other@gmail.com');
    await expect(button(page, 'Send test email')).toBeDisabled();
    await expect(page.getByText('Save your changes first, then test them.')).toBeVisible();
    await expect(result).toBeEmpty();
  });
});

test('the email page shows why its channel does not work', async ({ page }) => {
  await page.clock.install();
  const { uid } = await openSettings(page);

  await test.step('a new account reads once that Gmail is not connected, and cannot test it yet', async () => {
    await expect(page.getByRole('heading', { name: 'Gmail is not connected' })).toBeVisible();
    await expect(page.getByText(/not connected/i)).toHaveCount(1);
    await expect(button(page, 'Send test email')).toHaveCount(0);
    await tab(page, 'Webhook').click();
    await expect(card(page, 'Webhook').getByText('Not connected', { exact: true })).toBeVisible();
  });

  await test.step('a failing webhook that is not in use says so on its card alone', async () => {
    await saveUrl(page);
    await writeHealth(uid, 'email_webhook', { failing_since: hoursAgo(30) });
    await renew(page);
    await expect(page.getByRole('heading', { name: /^Your email webhook/ })).toHaveCount(0);
    await expect(card(page, 'Webhook').getByText(/^Failing since/)).toBeVisible();
    await expect(
      card(page, 'Webhook').getByRole('link', { name: 'See what failed' }),
    ).toHaveAttribute('href', '/dashboard/deliveries?state=attention&channel=email_webhook');
  });

  await test.step('a stopped webhook is resumed from the notice', async () => {
    await switchTo(page, 'Webhook');
    await writeHealth(uid, 'email_webhook', {
      failing_since: hoursAgo(121),
      stopped_at: hoursAgo(1),
      last_error: { code: 'webhook_stopped', sentence: 'Your webhook failed for five days.' },
    });
    await renew(page);
    const notice = page.getByRole('heading', { name: 'Your email webhook was stopped' });
    await expect(notice).toBeVisible();
    await expect(page.getByText('Stopped about 1 hour ago')).toHaveCount(1);
    await button(page, 'Resume').click();
    await expect(page.getByText('Your email webhook is in use again')).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});

faultyTest('a refused save or resume says why', async ({ page }) => {
  await page.clock.install();
  const { uid } = await openSettings(page);

  await faultyTest.step(
    'Gmail’s refusal is said once, in the form, and the typed values stay',
    async () => {
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await answerCall(page, 'updateUserData', async () => {
        await held;
        return { refusal: REFUSED.sentence };
      });
      await page.getByLabel('Gmail Address').fill('ella@gmail.com');
      const password = page.getByLabel('Gmail App Password', { exact: true });
      await password.fill('abcd efgh ijkl mnop');
      await button(page, 'Save Gmail Settings').click();
      await expect(button(page, 'Checking with Gmail...')).toBeDisabled();
      release();
      await expect(card(page, 'Gmail').getByRole('alert')).toHaveText(REFUSED.sentence);
      await expect(page.getByText(REFUSED.sentence)).toHaveCount(1);
      await expect(page.getByLabel('Gmail Address')).toHaveValue('ella@gmail.com');
      await expect(password).toHaveValue('abcd efgh ijkl mnop');
      await expect(question(page)).toHaveCount(0);
    },
  );

  await faultyTest.step('a webhook that cannot be resumed stays stopped', async () => {
    await page.unroute(ENDPOINT);
    await tab(page, 'Webhook').click();
    await saveUrl(page);
    await writeHealth(uid, 'email_webhook', { stopped_at: hoursAgo(1) });
    await renew(page);
    await answerCall(page, 'resumeChannel', () => ({ refusal: 'Save a URL first.' }));
    await button(page, 'Resume').click();
    await expect(errorToast(page, 'Your email webhook was not resumed')).toContainText(
      'Save a URL first.',
    );
    await expect(button(page, 'Resume')).toBeEnabled();
  });
});
