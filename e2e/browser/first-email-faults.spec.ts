import { creatorDocument, usageCreditsDocument } from '@vibes/core/firestore/documents';
import { creditsOf, tester } from '../support/account.ts';
import { database } from '../support/database.ts';
import { mailsTo, setMailFault } from '../support/mailbox.ts';
import { accountOf } from '../support/person.ts';
import {
  PASSWORD,
  CLOSED,
  send,
  password,
  pasted,
  sent,
  capture,
  gmailPerson,
} from './first-email.ts';
import { expect, faultyTest, signInAsNew } from './fixtures.ts';

/** The first email when something is missing, wrong or left. */

faultyTest.afterEach(() => setMailFault('none'));

faultyTest(
  'a closed profile is written to by its bio, or by an address that was typed',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const person = gmailPerson('Tess');
    await signInAsNew(page, person);
    const { uid } = await accountOf(person);
    const typed = `lumen@${uid.toLowerCase()}.example.com`;
    await capture(page, CLOSED);

    await faultyTest.step(
      'a text without an address says so, a bio shows the words around it',
      async () => {
        await expect(page.getByText(/You can still write to them\./)).toBeVisible();
        await expect(send(page)).toHaveCount(0);
        await pasted(page).fill('I ride at night');
        await page.getByRole('button', { name: 'Use this' }).click();
        await expect(page.getByText(/There is no email address in this text/)).toBeVisible();
        await pasted(page).fill('I ride at night\nwork: lumen@studio-nights.com');
        await page.getByRole('button', { name: 'Use this' }).click();
        await expect(page.locator('mark', { hasText: 'lumen@studio-nights.com' })).toBeVisible();
      },
    );

    await faultyTest.step(
      'an address that no mail reaches is refused, another one is by you',
      async () => {
        await page.getByRole('button', { name: 'Use another address' }).click();
        await expect(pasted(page)).toBeFocused();
        await pasted(page).fill('lumen@nodomain.example.com');
        await pasted(page).press('Enter');
        await expect(page.getByText(/nodomain\.example\.com doesn’t accept any/)).toBeVisible();
        await pasted(page).fill(typed.toUpperCase());
        await pasted(page).press('Enter');
        await expect(page.getByText('Typed by you')).toBeVisible();
        await expect(page.getByText(typed, { exact: true })).toBeVisible();
      },
    );

    const credits = (await database()).doc(usageCreditsDocument.path(uid));
    await faultyTest.step(
      'without a credit nothing is sent, and with one it costs one',
      async () => {
        const { balance } = await creditsOf(uid);
        await credits.update({ num_credits: 0 });
        await password(page).fill(PASSWORD);
        await send(page).click();
        const refusal = page.getByRole('alert').filter({ hasText: 'No credits left.' });
        await expect(refusal).toBeVisible();
        await expect(page.getByText(`Goes out from ${person.email}.`)).toBeVisible();
        await credits.update({ num_credits: balance });
        await send(page).click();
        await expect(sent(page)).toBeVisible();
        // Below the bar that stays at the top.
        const bar = await page.getByRole('banner').boundingBox();
        const heading = await sent(page).boundingBox();
        expect(heading?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
        expect(await mailsTo(typed)).toHaveLength(1);
        expect(await mailsTo('lumen@studio-nights.com')).toHaveLength(0);
        expect(await creditsOf(uid)).toMatchObject({ balance: balance - 1, charges: 1 });
      },
    );

    await faultyTest.step('a second capture sends and costs nothing', async () => {
      await capture(page, CLOSED);
      await expect(page.getByRole('region', { name: 'Captures' })).toContainText('captured');
      expect(await mailsTo(typed)).toHaveLength(1);
      expect(await creditsOf(uid)).toMatchObject({ charges: 1 });
    });

    await faultyTest.step(
      'the CRM says that the address is by you, and lets it be corrected',
      async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto('/dashboard/crm');
        await expect(page.getByRole('cell', { name: 'typed by you', exact: true })).toBeVisible();
        await page.getByRole('link', { name: 'lumenrides', exact: true }).click();
        const details = page.getByRole('dialog');
        await details.getByRole('button', { name: 'Type another address' }).click();
        await details.getByLabel('Email address').fill(`new.${typed}`);
        await details.getByRole('button', { name: 'Save Address' }).click();
        await expect(details.getByText(`new.${typed}`, { exact: true })).toBeVisible();
        const creators = (await database()).collection(creatorDocument.collection(uid));
        const [creator] = (await creators.get()).docs;
        expect(creator?.get('email')).toBe(`new.${typed}`);
      },
    );
  },
);

faultyTest('what was begun goes on after a reload and after a wrong password', async ({ page }) => {
  const person = gmailPerson('Uma');
  const { url } = tester(person.email);
  await signInAsNew(page, person);
  await capture(page, url);
  const text = page.getByLabel('Email', { exact: true });

  await faultyTest.step('the edited email is kept, the password is not', async () => {
    await expect(text).toHaveValue(/^Hi /);
    await text.fill((await text.inputValue()).replace('on a paid partnership', 'on a film'));
    await password(page).fill(PASSWORD);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(text).toHaveValue(/on a film this season/);
    await expect(password(page)).toHaveValue('');
    await expect(page.getByText('Found in the bio')).toBeVisible();
  });

  await faultyTest.step('Skip brings the ordinary dashboard, and there is a way back', async () => {
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(text).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('You haven’t sent your first email yet')).toBeVisible();
    await expect(text).toHaveCount(0);
    await page.getByRole('button', { name: 'Send your first email' }).click();
    await expect(text).toHaveValue(/on a film this season/);
  });

  await faultyTest.step(
    'a text with a fault is not sent: its field says why and has the focus',
    async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const before = await text.inputValue();
      const subject = page.getByLabel('Subject');
      for (const [field, faulty, why] of [
        [
          text,
          `${before} {{nobody}}`,
          /no variable \{\{nobody\}\}\. Use one of those listed in Message Templates/,
        ],
        [text, `${before} {{firstName`, /not a whole variable/],
        [subject, 'H', /at least 3 characters/],
      ] as const) {
        const whole = await field.inputValue();
        await field.fill(faulty);
        await password(page).fill(PASSWORD);
        await send(page).click();
        await expect(field).toBeFocused();
        await expect(field).toHaveAccessibleErrorMessage(why);
        await field.fill(whole);
      }
      expect(asked.filter((url) => url.includes('/api/call/'))).toEqual([]);
    },
  );

  await faultyTest.step('Gmail refuses a password beside its field, once', async () => {
    await setMailFault('refuse_login');
    await password(page).fill(PASSWORD);
    await password(page).press('Enter');
    await expect(page.getByText(/Gmail refused the app password/)).toHaveCount(1);
    await expect(page.getByRole('alert')).toContainText('Gmail refused the app password');
    await setMailFault('none');
  });

  await faultyTest.step('a press that was cut off goes on from where it stopped', async () => {
    await page.route('**/api/call/sendEmail', (route) => route.abort());
    await send(page).click();
    await expect(page.getByText(`Goes out from ${person.email}.`)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Please try again.');
    await page.unroute('**/api/call/sendEmail');
    await page.reload();
    await send(page).click();
    await expect(sent(page)).toBeVisible();
    const to = (await sent(page).innerText()).replace('Sent to ', '');
    const [mail, ...more] = await mailsTo(to);
    expect(more).toHaveLength(0);
    expect(mail?.text).toContain('on a film this season');
    expect(mail?.text).not.toContain('{{');
  });

  await faultyTest.step('it is the template from now on, with its variables', async () => {
    await page.goto('/dashboard/messages');
    const template = page.getByLabel('Email Template');
    await expect(template).toHaveValue(/on a film this season/);
    await expect(template).toHaveValue(/\{\{firstName\|there\}\}/);
  });
});
