import { errorToast, expect, faultyTest, test } from './fixtures.ts';
import { insertExamples, openTemplates, preview, save, saveAll, tab } from './templates.ts';

/** Templates that are refused, and saves and reads that fail. */

const REFUSED = [
  ['Email', 'Email Subject', 'ab', 'Email subject must be at least 3 characters.'],
  ['Email', 'Email Template', 'short', 'Email template must be at least 10 characters.'],
  ['Instagram', 'Instagram DM Template', '', 'Instagram template must be at least 10 characters.'],
  ['TikTok', 'TikTok DM Template', 'short', 'TikTok template must be at least 10 characters.'],
  [
    'Email',
    'Email Signature',
    'Yours, {{me}}',
    'There is no variable {{me}}. Use one of those listed.',
  ],
  [
    'Instagram',
    'Instagram DM Template',
    'Hi {{firstName, shall we?',
    '“{{firstName,” is not a whole variable. Write it like {{firstName}} or {{firstName|there}}.',
  ],
] as const;

test('a refused save moves the focus to the field at fault', async ({ page }) => {
  await openTemplates(page);

  await test.step('with two tabs at fault the open one gets the focus', async () => {
    await tab(page, 'TikTok').click();
    await save(page).click();
    await expect(page.getByLabel('TikTok DM Template')).toBeFocused();
    await expect(tab(page, 'Instagram (needs correction)')).toBeVisible();
    await insertExamples(page);
    await saveAll(page);
  });

  for (const [tabName, label, text, message] of REFUSED)
    await test.step(`a save opens the tab at fault: ${message}`, async () => {
      await tab(page, tabName).click();
      const field = page.getByLabel(label);
      const before = await field.inputValue();
      await field.fill(text);
      // The preview beside the form may have the same text.
      const fault = page.getByRole('tabpanel').getByText(message);
      await expect(fault).toHaveCount(0);
      await tab(page, tabName === 'Email' ? 'TikTok' : 'Email').click();
      await save(page).click();
      await expect(fault).toBeVisible();
      await expect(tab(page, `${tabName} (needs correction)`)).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(field).toBeFocused();
      await field.fill('Long enough for every rule');
      await expect(fault).toHaveCount(0);
      await field.fill(text);
      await expect(fault).toBeVisible();
      await field.fill(before);
      await saveAll(page);
    });
});

faultyTest('a failed save or preview says so, and the typed text stays', async ({ page }) => {
  await openTemplates(page);

  await faultyTest.step('a save that fails says why', async () => {
    await insertExamples(page);
    await page.route('**/api/call/updateUserData', async (route) => {
      const headers = { ...route.request().headers(), authorization: '' };
      await route.continue({ headers });
    });
    await save(page).click();
    await expect(
      errorToast(page, 'Failed to update message templates: Not authenticated'),
    ).toBeVisible();
    await expect(page.getByLabel('Email Template')).toHaveValue(/^Hi {{firstName\|there}}/);
    await expect(tab(page, 'Email (not saved)')).toBeVisible();
    await page.unroute('**/api/call/updateUserData');
    await saveAll(page);
  });

  await faultyTest.step('while a save runs the button says so', async () => {
    await page.getByLabel('Email Signature').fill('Tess');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/call/updateUserData', async (route) => {
      await held;
      await route.continue();
    });
    await save(page).click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    release();
    await expect(save(page)).toBeEnabled();
  });

  await faultyTest.step('a preview that cannot be read says so', async () => {
    await page.route(/google\.firestore\.v1\.Firestore/, (route) => route.abort());
    await page.reload();
    await page.getByLabel('Email Template').fill('Written without a line');
    await expect(preview(page)).toContainText('We couldn’t make the preview');
    await page.unroute(/google\.firestore\.v1\.Firestore/);
    await preview(page).getByRole('button', { name: 'Try again' }).click();
    await expect(preview(page)).toContainText('Written without a line');
  });
});
