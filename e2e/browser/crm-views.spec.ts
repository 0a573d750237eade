import type { Page } from '@playwright/test';
import { writeCreators, writtenCreator } from '../support/write-creators.ts';
import { expectNoViolations, openCrm, signIn } from './crm.ts';
import { expect, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';

/** Views of the creator table that are saved under a name. */

const shown = (page: Page, range: string) =>
  expect(page.getByText(new RegExp(`(^|: )${range}$`))).toBeVisible();
const views = (page: Page) => page.getByRole('navigation', { name: 'Views' });
const view = (page: Page, name: string) => views(page).getByRole('link', { name, exact: true });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name of the view' });

test('a view is saved, opened by its link, changed, renamed, deleted and brought back', async ({
  page,
}) => {
  const { uid } = await signIn(page);
  await writeCreators(uid, {
    a: writtenCreator(1, { status: 'Responded', email: 'a@studio.test' }),
    b: writtenCreator(2, { status: 'Responded' }),
    c: writtenCreator(3),
  });
  await openCrm(page);
  await shown(page, '1–3 of 3 creators');
  await expect(views(page)).toHaveCount(0);

  await test.step('what is shown gets a name, and a link', async () => {
    await page.goto('/dashboard/crm?status=Responded&sort=-name');
    await shown(page, '1–2 of 2 creators');
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Give the view a name.')).toBeVisible();
    await nameField(page).fill('Warm leads');
    await nameField(page).press('Enter');
    await expect(view(page, 'Warm leads')).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(/\?view=[\w-]{36}$/);
    await expect(page.getByRole('button', { name: 'Save view' })).toHaveCount(0);
  });

  const link = page.url();
  await test.step('its link opens it anew, beside all creators', async () => {
    await view(page, 'All creators').click();
    await shown(page, '1–3 of 3 creators');
    await expect(page).toHaveURL(/\/dashboard\/crm$/);
    await page.goto(link);
    await shown(page, '1–2 of 2 creators');
    await expect(view(page, 'Warm leads')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name: /^Creator 00/ }).first()).toHaveText('Creator 002');
    await expectNoViolations(page);
  });

  const acts = (name: string) => page.getByRole('button', { name: `View “${name}”` });
  await test.step('what is changed in it can be saved', async () => {
    await page.getByRole('button', { name: 'Filter by email' }).click();
    await page.getByRole('checkbox', { name: 'Has an email 1' }).check();
    await pressEscape(page);
    await shown(page, '1–1 of 1 creator');
    await acts('Warm leads').click();
    await page.getByRole('button', { name: 'Save changes to this view' }).click();
    await expect(page).toHaveURL(link);
    await shown(page, '1–1 of 1 creator');
  });

  await test.step('its link is copied', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await acts('Warm leads').click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link to “Warm leads” copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });

  await test.step('it is renamed under the same link', async () => {
    await acts('Warm leads').click();
    await nameField(page).fill('To answer');
    await page.getByRole('button', { name: 'Rename' }).click();
    await expect(view(page, 'To answer')).toBeVisible();
    await expect(page).toHaveURL(link);
  });

  await test.step('a deleted one is undone', async () => {
    await acts('To answer').click();
    await page.getByRole('button', { name: 'Delete view' }).click();
    await expect(view(page, 'To answer')).toHaveCount(0);
    await shown(page, '1–3 of 3 creators');
    await page.getByRole('button', { name: 'Undo' }).click();
    await view(page, 'To answer').click();
    await expect(page).toHaveURL(link);
    await shown(page, '1–1 of 1 creator');
  });

  await test.step('a link to none says so', async () => {
    await page.goto('/dashboard/crm?view=nothing');
    await expect(page.getByText('We couldn’t find this view.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all creators' }).click();
    await shown(page, '1–3 of 3 creators');
  });
});
