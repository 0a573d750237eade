import type { Locator, Page } from '@playwright/test';
import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import { firstEmailId } from '@vibes/core/delivery/email-id';
import { requestCapture, tester } from '../support/account.ts';
import { deliveryOf, reaches, saveSettings } from '../support/deliveries.ts';
import { eventually, mailsTo, setMailFault } from '../support/mailbox.ts';
import { writeOwn } from '../support/person.ts';
import { captureOnPhone } from '../support/phone.ts';
import { drawer, signIn } from './crm.ts';
import { emailToAnn, minutes } from '../../web/test/deliveries.ts';
import { button, question, row, rows, stateFilter } from './deliveries.ts';
import { expect, faultyTest as test } from './fixtures.ts';

/** The walk through the list of deliveries, with the real server and mailbox. */

test.afterEach(() => setMailFault('none'));

/** Presses `first`, and `second` in the moment in which the address has changed. */
async function pressAsSoonAsChanged(first: Locator, second: Locator) {
  const other = await second.elementHandle();
  await first.evaluate(async (element, next) => {
    const before = location.href;
    (element as HTMLElement).click();
    while (location.href === before) await Promise.resolve();
    (next as HTMLElement).click();
  }, other);
}

const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const frame = (page: Page) => page.frameLocator('iframe[title^="Text of the email"]');

/** An email that tries everything. */
const HOSTILE = `<base href="https://spy.example/"><meta http-equiv="refresh" content="0;url=/spy-refresh">
<link rel="stylesheet" href="https://spy.example/a.css"><style>@import "https://spy.example/b.css";body{display:none}</style>
<script>parent.pwned = 1; fetch('/spy-script')</script>
<p onclick="parent.pwned = 2" STYLE="background:url(https://spy.example/c.png);color:red;width:1px}body{display:none">Hi Ann</p>
<img src="https://spy.example/d.png" onerror="parent.pwned = 3"><img src=x onerror=parent.pwned=4>
<svg onload="parent.pwned = 5"><a href="javascript:parent.pwned=6"><text>svg</text></a></svg>
<a href="javascript:parent.pwned=7" id="trap">Click me</a> <a href="https://spy.example/out" target="_top" tabindex="1" autofocus>Out</a>
<form action="https://spy.example/form"><input name="a" autofocus><button>Send form</button></form>
<iframe src="https://spy.example/frame"></iframe><object data="https://spy.example/o"></object><embed src="https://spy.example/e">
<video src="https://spy.example/v" autoplay></video><template><p>hidden</p></template><p contenteditable>Below</p>`;

test('emails are reviewed, stopped, sent again and read', async ({ page }) => {
  const account = await signIn(page);
  const { uid } = account;
  await saveSettings(account, { table: 'email_settings', data: { hold_back: 'review' } });
  const captured: CaptureAnswer[] = [];
  for (const name of ['one', 'two'])
    captured.push(await captureOnPhone(tester(`${account.name}${name}`).url, account.api_key));
  const [first = '', second = ''] = captured.map(({ email }) => email.to ?? '');
  const id = firstEmailId(captured[1]?.creator.id ?? '');
  await page.goto('/dashboard/deliveries');
  await expect(rows(page)).toHaveCount(2);

  await test.step('an edited email is saved and sent by one press, the next one is stopped', async () => {
    await button(page, 'Review 2 emails').click();
    await expect(dialog(page)).toContainText(first);
    await inDialog(page, 'Edit').click();
    await dialog(page).getByRole('textbox', { name: 'Subject' }).fill('A subject of my own');
    await inDialog(page, /^Send:? email/).click();
    await expect(dialog(page)).toContainText(second);
    await inDialog(page, /^Don’t send/).click();
    await expect(dialog(page)).toContainText('1 sent, 1 stopped');
    await inDialog(page, 'Close').first().click();
    const [mail] = await eventually(
      () => mailsTo(first),
      (mails) => mails.length > 0,
    );
    expect(JSON.stringify(mail)).toContain('A subject of my own');
    expect(await mailsTo(second)).toEqual([]);
  });

  await test.step('one that may have arrived is sent again; the first needs nobody any more', async () => {
    await setMailFault('drop_after_data');
    await row(page, second)
      .getByRole('button', { name: /^Send after all/ })
      .click();
    await expect(row(page, second)).toContainText('may have arrived');
    await setMailFault('none');
    const before = await deliveryOf(uid, id);
    await page.getByRole('button', { name: /^Send again: email to/ }).click();
    await question(page).getByRole('button', { name: 'Send again' }).click();
    await reaches(uid, `${id}_a1`, 'sent');
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).filter({ hasText: 'Unconfirmed' })).toContainText(
      'You have sent this creator another email since.',
    );
    expect(await deliveryOf(uid, id)).toEqual({
      ...before,
      replaced_by: `${id}_a1`,
    });
    await page.getByRole('button', { name: /^It arrived: email to/ }).click();
    await expect(rows(page).filter({ hasText: /Sent/ })).toHaveCount(3);
  });

  await test.step('two filters pressed at once are both kept, and are in the address', async () => {
    await pressAsSoonAsChanged(button(page, 'Emails'), stateFilter(page, 'Sent'));
    await expect(page).toHaveURL(/\?state=sent&kind=emails$/);
    await page.reload();
    await expect(rows(page)).toHaveCount(3);
    await stateFilter(page, 'All').click();
    await expect(page).toHaveURL(/deliveries\?kind=emails$/);
    await expect(rows(page)).toHaveCount(3);
    await stateFilter(page, 'Problems').click();
    await expect(page.getByText('No problems')).toBeVisible();
    await page.getByRole('link', { name: 'Show all deliveries' }).click();
    await expect(page).toHaveURL(/\/dashboard\/deliveries$/);
  });

  await test.step('the name leads to the creator and back', async () => {
    const { name } = captured[0]?.creator ?? { name: '' };
    await row(page, first).getByRole('link', { name }).click();
    await expect(drawer(page).getByRole('heading', { level: 2, name })).toBeVisible();
    await page.goBack();
    await expect(rows(page)).toHaveCount(3);
  });

  await test.step('what the phone held back for some minutes is stopped by Undo, and may come again', async () => {
    await saveSettings(account, { table: 'email_settings', data: { hold_back: '5' } });
    const { url } = tester(`${account.name}three`);
    const { email, message, creator } = await captureOnPhone(url, account.api_key);
    const to = email.to ?? '';
    expect(message).toContain(`Email to ${to} will be sent in 5 minutes. You can still stop it.`);
    await expect(row(page, to)).toContainText(/Goes out in (5|4) minutes/);
    await page.getByRole('button', { name: /^Undo email to/ }).click();
    await expect(row(page, to)).toContainText('You stopped this before it was sent.');
    const stored = await deliveryOf(uid, firstEmailId(creator.id ?? ''));
    expect(stored).toMatchObject({ state: 'cancelled', attempts: 0 });
    const { body } = await requestCapture(account, { url });
    expect(body).toMatchObject({ email: { state: 'held', to } });
  });

  const called: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('spy')) called.push(request.url());
  });
  await test.step('HTML that wants to run, load or be pressed does nothing of it', async () => {
    await page.evaluate(() => Object.assign(window, { pwned: 0 }));
    const payload = {
      subject: 'Hello Ann',
      text: 'Hi',
      html: HOSTILE,
      footer: null,
      request: null,
    };
    await writeOwn(uid, { 'deliveries/email_ann/private/payload': payload });
    const sent = emailToAnn({ state: 'sent', channel: 'gmail', sent_at: minutes(-1) }, 0);
    await writeOwn(uid, { 'deliveries/email_ann': sent });
    await button(page, 'Read email to Ann Lee').click();
    await expect(frame(page).getByText('Below')).toBeVisible();
    for (const name of ['Hi Ann', 'Click me', 'Out'])
      await frame(page).getByText(name, { exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/deliveries$/);
    const body = frame(page).locator('body');
    const left = await body.evaluate((it) => {
      const all = [...it.querySelectorAll('*')];
      const names = all.flatMap(({ attributes }) => [...attributes].map(({ name }) => name));
      return [
        [...new Set(all.map(({ localName }) => localName))].toSorted(),
        [...new Set(names)].toSorted(),
      ];
    });
    expect(left).toEqual([
      ['p', 'span'],
      ['class', 'title'],
    ]);
    expect(await page.evaluate(() => (window as unknown as { pwned: number }).pwned)).toBe(0);
    expect(called).toEqual([]);
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-same-origin');
    await page.emulateMedia({ colorScheme: 'dark' });
    const color = () => body.evaluate((it) => getComputedStyle(it).color);
    await expect.poll(color).toBe('rgb(255, 255, 255)');
  });
});
