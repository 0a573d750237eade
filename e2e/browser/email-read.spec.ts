import type { Page } from '@playwright/test';
import type { DeliveryPayload } from '@vibes/core/delivery/delivery-payload';
import { renderFooter } from '@vibes/core/template/mail-footer';
import { writeOwn } from '../support/person.ts';
import { violationsOn } from './axe.ts';
import { attempt, button, emailToAnn, minutes, openWith, row, TO } from './deliveries.ts';
import { expect, test } from './fixtures.ts';

/** An email is read in its row, as the creator got it. Nothing in it runs, loads or can be pressed. */

const SENT = emailToAnn({ state: 'sent', channel: 'gmail', sent_at: minutes(-1), attempts: 1 });
const footer = renderFooter({ has_link: true, postal_address: 'Nord Studio\nHauptstr. 1, Berlin' });

const writePayload = (uid: string, payload: Partial<DeliveryPayload>) =>
  writeOwn(uid, { 'deliveries/email_ann/private/payload': { request: null, ...payload } });
const frame = (page: Page) => page.frameLocator('iframe[title^="Text of the email"]');
const read = (page: Page) => button(page, 'Read email to Ann Lee');
const colorsIn = (page: Page) =>
  frame(page)
    .locator('body')
    .evaluate((body) => getComputedStyle(body).color);

async function openEmail(page: Page, payload: Partial<DeliveryPayload>) {
  const { uid } = await openWith(page, {});
  await writePayload(uid, payload);
  await writeOwn(uid, { 'deliveries/email_ann': SENT });
  await expect(row(page, TO)).toContainText('Sent');
  return uid;
}

test('a sent email is read with its footer, as HTML and as plain text, light and dark, on a phone', async ({
  page,
}) => {
  const long = 'https://nord.example/'.padEnd(300, 'a');
  const uid = await openEmail(page, {
    subject: 'Hello Ann',
    text: `Hi Ann\n\nSee ${long}`,
    html: `<p>Hi <b>Ann</b></p>\n<p>See <a href="${long}">${long}</a></p>`,
    footer,
  });

  await test.step('it opens below its row', async () => {
    await expect(read(page)).toHaveAttribute('aria-expanded', 'false');
    await read(page).click();
    await expect(read(page)).toHaveAttribute('aria-expanded', 'true');
    const message = page.getByRole('group', { name: 'Text of email to Ann Lee' });
    await expect(message).toContainText('Hello Ann');
    await expect(message).toContainText(TO);
    await expect(frame(page).getByText('Hi Ann')).toBeVisible();
    await expect(frame(page).getByText('Not interested? Unsubscribe')).toBeVisible();
    await expect(frame(page).getByText('Hauptstr. 1, Berlin')).toBeVisible();
  });

  await test.step('a link is a text that names its target', async () => {
    await expect(frame(page).locator('a')).toHaveCount(0);
    await expect(frame(page).getByText(long)).toHaveAttribute('title', long);
    await expect(frame(page).getByText('Unsubscribe', { exact: true })).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
    const focusable = await frame(page)
      .locator('body')
      .evaluate((body) => body.querySelectorAll('a, button, input, [tabindex]').length);
    expect(focusable).toBe(0);
  });

  await test.step('the footer keeps its small letters', async () => {
    await expect(frame(page).getByText('Not interested?')).toHaveCSS('font-size', '12px');
  });

  for (const width of [1440, 360])
    for (const colorScheme of ['light', 'dark'] as const)
      await test.step(`${width} px, ${colorScheme}`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        const text = colorScheme === 'dark' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)';
        await expect.poll(() => colorsIn(page)).toBe(text);
        expect(await violationsOn(page)).toEqual([]);
        const scrolls = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrolls).toBeLessThanOrEqual(width);
        const inside = frame(page).locator('html');
        await expect
          .poll(() => inside.evaluate((root) => root.scrollWidth - root.clientWidth))
          .toBe(0);
        await expect
          .poll(() => inside.evaluate((root) => root.scrollHeight - root.clientHeight))
          .toBeLessThanOrEqual(1);
      });

  await test.step('plain text', async () => {
    await button(page, 'Plain text').click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByText('Unsubscribe: (the creator’s own link)')).toBeVisible();
    await button(page, 'Formatted').click();
    await expect(frame(page).getByText('Hi Ann')).toBeVisible();
  });

  await test.step('the log says who accepted it, and leads to the email', async () => {
    await writeOwn(uid, {
      'deliveries/email_ann/attempts/1': attempt({
        at: minutes(-3 * 24 * 60),
        channel: 'gmail',
        outcome: 'temporary',
        status: null,
        milliseconds: 340,
      }),
    });
    await read(page).click();
    await button(page, 'Log of email to Ann Lee').click();
    const tries = page.getByRole('list', { name: 'Tries, newest first' }).getByRole('listitem');
    await expect(tries.nth(0)).toContainText(/Accepted by Gmail, .*\d\d:\d\d/);
    await expect(tries.nth(1)).toContainText(
      /Gmail couldn’t take it yet, [A-Z][a-z]+ \d+, .*\d\d:\d\d/,
    );
    await expect(tries.nth(1)).toContainText('340 ms');
    await button(page, 'Show what was sent').click();
    await expect(frame(page).getByText('Hi Ann')).toBeVisible();
  });
});

test('HTML that wants to run, load or be pressed does nothing of it', async ({ page, context }) => {
  const called: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('spy')) called.push(request.url());
  });
  await page.addInitScript(() => {
    Object.assign(window, { pwned: 0 });
  });
  await openEmail(page, {
    subject: 'Hello Ann',
    text: 'Hi',
    html: `<base href="https://spy.example/"><meta http-equiv="refresh" content="0;url=/spy-refresh">
<link rel="stylesheet" href="https://spy.example/a.css"><style>@import "https://spy.example/b.css";body{display:none}</style>
<script>parent.pwned = 1; fetch('/spy-script')</script>
<p onclick="parent.pwned = 2" STYLE="background:url(https://spy.example/c.png);color:red;width:1px}body{display:none">Hi Ann</p>
<img src="https://spy.example/d.png" onerror="parent.pwned = 3"><img src=x onerror=parent.pwned=4>
<svg onload="parent.pwned = 5"><a href="javascript:parent.pwned=6"><text>svg</text></a></svg>
<a href="javascript:parent.pwned=7" id="trap">Click me</a> <a href="https://spy.example/out" target="_top" tabindex="1" autofocus>Out</a>
<form action="https://spy.example/form"><input name="a" autofocus><button>Send form</button></form>
<iframe src="https://spy.example/frame"></iframe><object data="https://spy.example/o"></object><embed src="https://spy.example/e">
<video src="https://spy.example/v" autoplay></video><template><p>hidden</p></template><p contenteditable>Below</p>`,
    footer: null,
  });
  await read(page).click();
  await expect(frame(page).getByText('Below')).toBeVisible();
  await frame(page).getByText('Hi Ann').click();
  await frame(page).getByText('Click me').click();
  await frame(page).getByText('Out', { exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/deliveries$/);
  const left = await frame(page)
    .locator('body')
    .evaluate((body) => {
      const names = [...body.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].map(({ name }) => name),
      );
      return {
        elements: [...new Set([...body.querySelectorAll('*')].map(({ localName }) => localName))],
        attributes: [...new Set(names)].toSorted(),
      };
    });
  expect(left.elements.toSorted()).toEqual(['p', 'span']);
  expect(left.attributes).toEqual(['class', 'title']);
  expect(await page.evaluate(() => (window as unknown as { pwned: number }).pwned)).toBe(0);
  expect(called).toEqual([]);
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-same-origin');
});
