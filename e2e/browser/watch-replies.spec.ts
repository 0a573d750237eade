import { emailSettingsDocument, mailboxDocument } from '@vibes/core/firestore/documents';
import { dataOf } from '../support/database.ts';
import { expectNoViolations, signIn } from './crm.ts';
import { expect, test } from './fixtures.ts';

test('watching for replies is off, says what is read, and is switched on and off', async ({
  page,
}) => {
  const { uid } = await signIn(page);
  await page.goto('/dashboard/email');
  const heading = page.getByRole('heading', { name: 'Replies', exact: true });
  const panel = page.locator('section').filter({ has: heading });
  await expect(panel).toContainText('We open only messages that answer your emails');
  await expect(panel).toContainText('Off.');
  await expectNoViolations(page);

  await panel.getByRole('button', { name: 'Watch for replies' }).click();
  await expect(page.getByText('Watching for replies', { exact: true })).toBeVisible();
  await expect(panel).toContainText('On.');
  expect(await dataOf(emailSettingsDocument.path(uid))).toMatchObject({ watch_replies: true });

  await panel.getByRole('button', { name: 'Stop watching' }).click();
  await expect(page.getByText('No longer watching for replies')).toBeVisible();
  await expect(panel).toContainText('Off.');
  expect(await dataOf(mailboxDocument.path(uid))).toMatchObject({ watch: null });
});
