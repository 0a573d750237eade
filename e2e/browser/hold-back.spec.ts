import { firstEmailId } from '@vibes/core/delivery/email-id';
import { requestCapture, tester } from '../support/account.ts';
import { deliveryOf, MINUTE_MS, work } from '../support/deliveries.ts';
import { mailsTo } from '../support/mailbox.ts';
import { captureOnPhone } from '../support/phone.ts';
import { signIn } from './crm.ts';
import { rows } from './deliveries.ts';
import { expect, faultyTest as test } from './fixtures.ts';

/**
 * A hold: an email that the phone requested waits some minutes, and can be stopped on the screen.
 * Moving the page's clock may end the database's connection attempts, which it logs.
 */

test('an email on hold counts down; Undo stops it, and no mail is sent', async ({ page }) => {
  const account = await signIn(page);
  const { url } = tester(account.name);

  await test.step('hold emails back for 5 minutes', async () => {
    await page.goto('/dashboard/email');
    await page.getByRole('radio', { name: '5 minutes', exact: true }).check();
    await page.getByRole('button', { name: 'Save sending settings' }).click();
    await expect(page.getByText('Email settings updated successfully')).toBeVisible();
  });

  await page.clock.install();
  await page.goto('/dashboard/deliveries');
  await expect(page.getByText('No deliveries yet')).toBeVisible();
  const answer = await captureOnPhone(url, account.api_key);
  const to = answer.email.to ?? '';
  const id = firstEmailId(answer.creator.id ?? '');

  await test.step('the phone’s answer says that it waits, the row says until when', async () => {
    expect(answer.email.state).toBe('held');
    expect(answer.message).toContain(
      `Email to ${to} will be sent in 5 minutes. You can still stop it.`,
    );
    await expect(rows(page)).toContainText(`Email to ${to}`);
    await expect(rows(page)).toContainText('Goes out in 5 minutes');
    await page.clock.fastForward(4 * MINUTE_MS);
    const left = async () =>
      Number(/Goes out in (\d+) seconds/.exec(await rows(page).innerText())?.[1]);
    await expect.poll(left).toBeGreaterThan(0);
    const before = await left();
    await expect.poll(left).toBeLessThan(before);
  });

  await test.step('Undo stops it', async () => {
    await page.getByRole('button', { name: /^Undo email to/ }).click();
    await expect(page.getByText(/^Email to .+ stopped$/)).toBeVisible();
    await expect(rows(page)).toContainText('You stopped this before it was sent.');
  });

  await test.step('nothing is sent when its time has come, and the address is free', async () => {
    await work(account.uid, 10 * MINUTE_MS);
    expect(await deliveryOf(account.uid, id)).toMatchObject({ state: 'cancelled', attempts: 0 });
    expect(await mailsTo(to)).toEqual([]);
    expect((await requestCapture(account, { url })).body).toMatchObject({
      email: { state: 'held', to },
    });
  });
});
