import { firstEmailId } from '@vibes/core/delivery/email-id';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { requestCapture } from '../support/account.ts';
import { dataOf } from '../support/database.ts';
import { reaches } from '../support/deliveries.ts';
import { eventually } from '../support/mailbox.ts';
import { drawer, expectNoViolations, signIn } from './crm.ts';
import { expect, test } from './fixtures.ts';

/** Two creators that are one person: offered, joined by the keyboard, taken apart, told apart. */

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, colorScheme: 'dark' });

test('two creators are joined, taken apart and told apart on a phone', async ({ page }) => {
  test.setTimeout(120_000);
  const account = await signIn(page);
  const { uid } = account;
  const capture = async (url: string) => {
    const { body } = await requestCapture(account, { url });
    return body.ok ? (body.creator.id ?? '') : '';
  };
  // Both have one address, and neither page names the other.
  const first = await capture('https://www.tiktok.com/@mara.kiln');
  await reaches(uid, firstEmailId(first), 'sent');
  const second = await capture('https://www.instagram.com/mara.kiln/');
  const stored = (id: string) => dataOf(creatorDocument.path(uid, id));
  const offer = drawer(page).getByRole('region', { name: 'May be the same person' });

  await test.step('the second says whose address it has, and offers to join', async () => {
    await page.goto(`/dashboard/crm?creator=${second}`);
    await expect(offer).toContainText('Is this also @mara.kiln on TikTok?');
    await expectNoViolations(page);
  });

  await test.step('joined by the keyboard, there is one with both accounts', async () => {
    await offer.getByRole('button', { name: 'Join with @mara.kiln' }).focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toContainText('Joined with @mara.kiln on Instagram');
    await expect(page).toHaveURL(new RegExp(`creator=${first}`));
    expect(await stored(second)).toBeUndefined();
    expect(await stored(first)).toMatchObject({
      tiktok_username: 'mara.kiln',
      instagram_username: 'mara.kiln',
    });
  });

  await test.step('“Not the same person” takes them apart, and asks no more', async () => {
    await drawer(page)
      .getByRole('button', { name: /^Joined with/ })
      .click();
    await drawer(page).getByRole('button', { name: 'Not the same person' }).click();
    await eventually(
      () => stored(second),
      (creator) => creator !== undefined,
    );
    await page.goto(`/dashboard/crm?creator=${second}`);
    await expect(drawer(page)).toContainText('@mara.kiln');
    await expect(offer).toBeHidden();
  });
});
