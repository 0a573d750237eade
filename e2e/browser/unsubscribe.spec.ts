import type { Page } from '@playwright/test';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { openTestAccount, requestCapture, tester } from '../support/account.ts';
import { eventually, mailsTo, type Mail } from '../support/mailbox.ts';
import { PAGE_POLICY } from '../../functions/src/endpoints/unsubscribe-page.ts';
import { CONTRAST, violationsOn } from './axe.ts';
import { expect, faultyTest } from './fixtures.ts';

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

faultyTest(
  'the link only asks; its button opts out for good, without JavaScript',
  async ({ page, browser, baseURL }) => {
    const account = await openTestAccount();
    const mail = await mailOf(account);
    const link = linkIn(mail);
    const { url } = tester(account.name);
    await page.setViewportSize({ width: 360, height: 740 });
    /** The page has no violation and no sideways scroll on a phone. */
    async function check(address: string, name: string) {
      await page.goto(address);
      await expect(heading(page, name)).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOn(page, colorScheme === 'dark' ? CONTRAST : {})).toEqual([]);
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(360);
    }
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    const plain = await context.newPage();
    const question = `Stop emails from ${account.name}?`;
    const done = `You won’t get any more emails from ${account.name}`;

    await faultyTest.step('the link only asks', async () => {
      const answer = await plain.goto(link);
      expect(answer?.headers()).toMatchObject({
        'content-security-policy': PAGE_POLICY,
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
      await expect(heading(plain, question)).toBeVisible();
      // The policy allows the style sheet, else the browser would have left it out.
      await expect(button(plain)).toHaveCSS('min-height', '48px');
      await check(link, question);
      expect((await requestCapture(account, { url })).body).toMatchObject({
        email: { state: 'already_sent' },
      });
    });

    await faultyTest.step('its button opts out for good', async () => {
      await button(plain).click();
      await expect(heading(plain, done)).toBeVisible();
      await check(link, done);
      await expect(button(page)).toHaveCount(0);
      const again = await requestCapture(account, { url });
      expect(again.body).toMatchObject({ email: { state: 'opted_out' }, dm: null });
    });
    await context.close();

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
  },
);
