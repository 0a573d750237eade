import type { Page } from '@playwright/test';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { openTestAccount, requestCapture, tester } from '../support/account.ts';
import { eventually, mailsTo, type Mail } from '../support/mailbox.ts';
import { PAGE_POLICY } from '../../functions/src/endpoints/unsubscribe-page.ts';
import { CONTRAST, violationsOn } from './axe.ts';
import { expect, faultyTest, test } from './fixtures.ts';

/** The page of an email's opt-out link: opened once, in any browser. */

/** Captures a creator; returns the email that was sent. */
async function mailOf(account: ReadyAccount): Promise<Mail> {
  const { body } = await requestCapture(account, { url: tester(account.name).url });
  const to = body.ok ? body.email.to : null;
  if (!to) throw new Error('The capture found no address.');
  const [mail] = await eventually(
    () => mailsTo(to),
    (arrived) => arrived.length > 0,
  );
  if (!mail) throw new Error('No email has come.');
  return mail;
}

const linkIn = ({ headers }: Mail) =>
  /^<(.+)>$/.exec(headers['list-unsubscribe']?.[0] ?? '')?.[1] ?? '';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page) => page.getByRole('button', { name: 'Unsubscribe' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link only asks; its button opts out for good', async ({ page }) => {
    const account = await openTestAccount();
    const link = linkIn(await mailOf(account));
    const answer = await page.goto(link);
    expect(answer?.headers()).toMatchObject({
      'content-security-policy': PAGE_POLICY,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    await expect(heading(page, `Stop emails from ${account.name}?`)).toBeVisible();
    // The policy allows the style sheet, else the browser would have left it out.
    await expect(button(page)).toHaveCSS('min-height', '48px');
    await page.reload();
    await expect(button(page)).toBeVisible();
    const { url } = tester(account.name);
    expect((await requestCapture(account, { url })).body).toMatchObject({
      email: { state: 'already_sent' },
    });

    await button(page).click();
    const done = heading(page, `You won’t get any more emails from ${account.name}`);
    await expect(done).toBeVisible();
    await page.goto(link);
    await expect(done).toBeVisible();
    await expect(button(page)).toHaveCount(0);
    const again = await requestCapture(account, { url });
    expect(again.body).toMatchObject({ email: { state: 'opted_out' }, dm: null });
  });
});

faultyTest(
  'the page has no violation and no sideways scroll on a phone, before, after, and for a cut link',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const mail = await mailOf(await openTestAccount());
    await faultyTest.step('the email around the link, as mail programs show it', async () => {
      // Light, and dark in Apple Mail and Gmail.
      for (const [ground, text] of [
        ['#ffffff', '#000000'],
        ['#1e1e1e', '#ffffff'],
        ['#1f1f1f', '#e8eaed'],
      ]) {
        const body = `<body style="background:${ground};color:${text}"><main>${mail.html}</main></body>`;
        await page.setContent(`<html lang="en"><title>Mail</title>${body}</html>`);
        expect(await violationsOn(page, CONTRAST), ground).toEqual([]);
      }
    });
    const link = linkIn(mail);
    const check = async () => {
      for (const colorScheme of ['light', 'dark'] as const)
        await faultyTest.step(colorScheme, async () => {
          await page.emulateMedia({ colorScheme });
          expect(await violationsOn(page)).toEqual([]);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(width).toBeLessThanOrEqual(360);
        });
    };
    await page.goto(link);
    await check();
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'You won’t get any more emails from')).toBeVisible();
    await check();
    await page.goto(link.slice(0, -1));
    await expect(heading(page, 'This link is incomplete')).toBeVisible();
    await check();
  },
);
