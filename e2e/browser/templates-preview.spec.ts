import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import { emailSettingsDocument } from '@vibes/core/firestore/documents';
import { tester } from '../support/account.ts';
import { database } from '../support/database.ts';
import { expect, test } from './fixtures.ts';
import { renew } from './renew.ts';
import { openTemplates, tab, preview, insert, capture } from './templates.ts';

/** The preview beside the template: the message as this creator would get it. */

test('the preview says what a message lacks, and shows the footer', async ({ page }) => {
  await page.clock.install();
  const { email } = await openTemplates(page);
  const users = (await database()).collection('users');
  const [account] = (await users.where('email', '==', email).get()).docs;

  await test.step('a template that cannot be sent says why in the preview', async () => {
    await expect(preview(page)).toContainText('Your email appears here');
    await page.getByLabel('Email Subject').fill('');
    await expect(preview(page)).toContainText('Write a subject.');
    await page.getByLabel('Email Template').fill('Hello {{name}}, nice work');
    await expect(preview(page)).toContainText(
      'There is no variable {{name}}. Use one of those listed.',
    );
  });

  await test.step('the footer is below the email, and its link opens nothing here', async () => {
    await page.getByLabel('Email Template').fill('Hello, shall we?');
    await expect(preview(page)).toContainText('Not interested? Unsubscribe');
    await expect(preview(page).getByRole('link', { name: 'Unsubscribe' })).toHaveCount(0);

    const db = await database();
    await db
      .doc(emailSettingsDocument.path(account?.id ?? ''))
      .update({ opt_out_footer: false, postal_address: 'Nord Ltd\n1 Quay Street' });
    await renew(page);
    await expect(preview(page)).toContainText('Nord Ltd');
    await expect(preview(page)).toContainText('1 Quay Street');
    await expect(preview(page)).not.toContainText('Unsubscribe');

    // What a webhook sends always has a way to unsubscribe.
    await db.doc(emailSettingsDocument.path(account?.id ?? '')).update({
      webhook_url: 'https://hooks.example.com/1',
      active_email_mode: 'webhook',
    });
    await renew(page);
    await expect(preview(page)).toContainText('Not interested? Unsubscribe');
  });

  await test.step('a creator without a first name can be chosen, and gets the fallback', async () => {
    const choice = page.getByLabel('Preview with');
    const field = page.getByLabel('Email Template');
    await field.fill('Hi {{firstName|there}}, shall we?');
    await expect(preview(page)).toContainText('Hi Ana, shall we?');
    await choice.selectOption('Studio Nord (@studio.nord)');
    await expect(preview(page)).toContainText('Studio Nord is invented');
    await expect(preview(page)).toContainText('Hi there, shall we?');
    await expect(insert(page, 'firstName|there')).toContainText('empty');
    await field.fill('Hi {{firstName|}}, shall we?');
    await expect(preview(page)).toContainText('Hi, shall we?');
    await field.fill('Hi {{firstName}}, shall we?');
    await expect(preview(page)).toContainText('This name shows no first name.');
    await tab(page, 'TikTok').click();
    await expect(choice).toHaveValue('invented studio.nord');
    await tab(page, 'Email').click();
  });

  await test.step('a missing name is shown, with a link to the profile', async () => {
    await page.getByLabel('Email Template').fill('Yours sincerely, {{myName}}');
    await expect(preview(page)).toContainText('Yours sincerely, Tess');
    await account?.ref.update({ name: '' });
    await expect(preview(page)).toContainText('{{myName}} is empty: your profile has no name.');
    await preview(page).getByRole('link', { name: 'Add your name' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
  });
});

test('the preview is addressed to a captured creator, as the message will be', async ({ page }) => {
  const { name, api_key } = await openTemplates(page);
  const first = tester(`${name}-first`);
  let creator: CaptureAnswer['creator'];

  await test.step('it is addressed to the creator who was captured', async () => {
    await expect(preview(page)).toContainText('Ana Rivera is invented.');
    await expect(preview(page)).toContainText('Gmail is not connected yet.');
    await expect(preview(page).getByRole('link', { name: 'Connect Gmail' })).toBeVisible();

    creator = (await capture(api_key, first.url)).creator;
    const choice = page.getByLabel('Preview with');
    await expect(choice).toContainText(`${creator.name} (@${first.handle})`);
    await page
      .getByLabel('Email Template')
      .fill('Hi {{creatorName}},\n\nthe brief: https://brand.test/brief. You are @{{handle}}');
    await page.getByLabel('Email Signature').fill('Yours, {{myName}}');
    await expect(preview(page)).toContainText(creator.email ?? 'an address');
    await expect(preview(page)).toContainText(`Paid Partnership Opportunity for ${creator.name}`);
    await expect(preview(page)).toContainText(`Hi ${creator.name},`);
    await expect(preview(page)).toContainText(`You are @${first.handle}`);
    await expect(preview(page)).toContainText(`Yours, ${name}`);
    await expect(preview(page).getByRole('link', { name: 'brand.test/brief' })).toHaveAttribute(
      'href',
      'https://brand.test/brief',
    );
    await expect(insert(page, 'creatorName')).toContainText(creator.name);
    await expect(insert(page, 'handle')).toContainText(first.handle);
    await expect(insert(page, 'platform')).toContainText('TikTok');
    await expect(insert(page, 'myName')).toContainText(name);

    await tab(page, 'TikTok').click();
    await page.getByLabel('TikTok DM Template').fill('Hi {{creatorName}} on {{platform}}!');
    await expect(preview(page)).toContainText(`@${first.handle} on TikTok`);
    await expect(preview(page)).toContainText(`Hi ${creator.name} on TikTok!`);
    await tab(page, 'Instagram').click();
    await expect(preview(page)).toContainText('None of your newest creators is on Instagram');
  });

  await test.step('another creator can be chosen; one without an address gets no email', async () => {
    await tab(page, 'Email').click();
    const { creator: silent } = await capture(api_key, 'https://www.tiktok.com/@theo_bakes');
    const choice = page.getByLabel('Preview with');
    await expect(choice.getByRole('option')).toHaveCount(3);
    await expect(choice.getByRole('option').last()).toHaveText('Studio Nord (@studio.nord)');
    await expect(choice).toHaveValue(creator.id ?? '');
    await choice.selectOption(silent.id ?? '');
    await expect(preview(page)).toContainText('No address found, so no email goes out.');
    await expect(preview(page)).toContainText(`Paid Partnership Opportunity for ${silent.name}`);
  });
});
