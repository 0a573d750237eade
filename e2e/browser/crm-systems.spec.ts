import { answerCall } from './answer-call.ts';
import {
  answerChecks,
  button,
  FOUND,
  openTab,
  saveUnchecked,
  switchTo,
  tabOf,
} from './crm-systems.ts';
import { errorToast, expect, faultyTest, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';

/** The systems that can store the creators: set up, switched, cleared. */

const SAVED = 'CRM settings updated successfully';
const UPDATE = '**/api/call/updateUserData';
const URL_FIELD = 'https://hooks.example.com/creators';

test('the built-in CRM is active at first; a tab keeps what is typed in it', async ({ page }) => {
  const { panel: builtIn } = await openTab(page, 'Built-in CRM');

  await test.step('the built-in CRM is active at first', async () => {
    await expect(builtIn.getByText('Active', { exact: true })).toBeVisible();
    for (const name of ['Notion', 'Webhook'])
      await expect(button(await tabOf(page, name), 'Make Active')).toBeDisabled();
  });

  await test.step('a tab keeps what is typed in it, and leaving the page asks first', async () => {
    const panel = await tabOf(page, 'Webhook');
    await panel.getByLabel('Webhook URL').fill(URL_FIELD);
    const notion = await tabOf(page, 'Notion');
    await notion.getByLabel('Database ID').fill('abc');
    await tabOf(page, 'Webhook');
    await expect(panel.getByLabel('Webhook URL')).toHaveValue(URL_FIELD);
    await page.getByRole('link', { name: 'API Key' }).click();
    await expect(page.getByText('Leave without saving?')).toBeVisible();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page).toHaveURL(/api-keys$/);
  });
});

test('Notion is set up, made active, left and cleared', async ({ page }) => {
  const { panel, uid } = await openTab(page, 'Notion');
  await saveUnchecked(page, uid);
  await answerChecks(page, () => FOUND);
  const key = panel.getByRole('textbox', { name: 'Notion API Key' });
  const database = panel.getByLabel('Database ID');
  await expect(panel).toContainText('Create an integration');
  await expect(panel).toContainText('Share the database with it');
  await expect(key).toHaveAttribute('type', 'password');
  await expect(button(panel, 'Clear Settings')).toHaveCount(0);

  await test.step('a key alone is not enough', async () => {
    await key.fill('ntn_secret_9876');
    await button(panel, 'Save Settings').click();
    await expect(page.getByText(SAVED).first()).toBeVisible();
    await expect(panel.getByText('Saved, ends in 9876. Leave empty to keep it.')).toBeVisible();
    await expect(key).toHaveValue('');
    await expect(button(panel, 'Make Active')).toBeDisabled();
  });

  await test.step('with the database it can be made active', async () => {
    await database.fill('0123456789abcdef0123456789abcdef');
    await button(panel, 'Save Settings').click();
    await expect(button(panel, 'Make Active')).toBeEnabled();
    await switchTo(page, panel);
    await expect(page.getByText('Switched to Notion CRM')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Notion' })).toBeFocused();
    await expect(panel.getByText('Active', { exact: true })).toBeVisible();
  });

  await test.step('the database of the active system cannot be emptied by mistake', async () => {
    await database.fill('');
    await button(panel, 'Save Settings').click();
    await expect(panel.getByText('Notion is active and needs this.')).toBeVisible();
  });

  await test.step('it survives a reload, without the key', async () => {
    await page.reload();
    await tabOf(page, 'Notion');
    await expect(panel.getByText('Active', { exact: true })).toBeVisible();
    await expect(database).toHaveValue('0123456789abcdef0123456789abcdef');
    await expect(key).toHaveValue('');
  });

  await test.step('the built-in CRM is made active again', async () => {
    await switchTo(page, await tabOf(page, 'Built-in CRM'));
    await expect(page.getByText('Switched to Built-in CRM')).toBeVisible();
  });

  await test.step('clearing asks first, and empties the form', async () => {
    await tabOf(page, 'Notion');
    await button(panel, 'Clear Settings').click();
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await button(dialog, 'Cancel').click();
    await expect(database).not.toHaveValue('');
    await button(panel, 'Clear Settings').click();
    await button(dialog, 'Clear Settings').click();
    await expect(dialog).toBeHidden();
    await expect(database).toHaveValue('');
    await expect(panel.getByText('Saved, ends in')).toHaveCount(0);
    await expect(button(panel, 'Make Active')).toBeDisabled();
  });
});

test('a webhook is set up, made active, and cleared while it is', async ({ page }) => {
  const { panel } = await openTab(page, 'Webhook');
  const url = panel.getByLabel('Webhook URL');
  await expect(button(panel, 'Clear URL')).toHaveCount(0);

  await test.step('the sample is exactly what will be sent', async () => {
    const sample = await panel.getByRole('region', { name: 'Sample POST body' }).innerText();
    const body = JSON.parse(sample) as { creator: object };
    expect(Object.keys(body)).toEqual(['creator', 'timestamp', 'user_id', 'action']);
    expect(Object.keys(body.creator).join(' ')).toBe(
      'name tiktok_username email instagram_username linktree_url email_source email_sent notes status',
    );
    expect(body).toMatchObject({ action: 'creator_updated' });
  });

  await test.step('the tab says that it belongs to Growth and is open to everyone', async () => {
    await panel.getByRole('button', { name: /^Growth/ }).click();
    await expect(page.getByText('everyone can use them')).toBeVisible();
    await pressEscape(page);
  });

  await test.step('a text that is no URL is refused', async () => {
    await url.fill('hooks.example.com');
    await button(panel, 'Save URL').click();
    await expect(panel.getByText('Please enter a valid URL')).toBeVisible();
  });

  await test.step('a saved URL can be made active', async () => {
    await url.fill(URL_FIELD);
    await button(panel, 'Save URL').click();
    await expect(page.getByText(SAVED).first()).toBeVisible();
    await button(panel, 'Make Active').click();
    const dialog = page.getByRole('alertdialog', { name: 'Switch CRM System?' });
    await button(dialog, 'Cancel').click();
    await expect(dialog).toBeHidden();
    await expect(panel.getByText('Active', { exact: true })).toHaveCount(0);
    await switchTo(page, panel);
    await expect(page.getByText('Switched to Webhook CRM')).toBeVisible();
    await expect(panel.getByText('Not checked', { exact: true })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'See all requests' })).toHaveAttribute(
      'href',
      '/dashboard/deliveries?channel=crm_webhook',
    );
  });

  await test.step('a test event shows what came back', async () => {
    const answer = { status: 204, text: '', milliseconds: 31.4 };
    await answerCall(page, 'sendTestWebhook', ({ channel }) =>
      channel === 'crm_webhook'
        ? { ok: true, answer }
        : { ok: false, sentence: 'Another channel was tested.', answer },
    );
    await button(panel, 'Send test event').click();
    await expect(panel.getByRole('status', { name: 'Test result' })).toHaveText(
      'Your webhook accepted the test event. It answered 204 after 31 ms.',
    );
  });

  await test.step('clearing it makes the built-in CRM active again', async () => {
    await button(panel, 'Clear URL').click();
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(dialog).toContainText('makes the built-in CRM the active one');
    await button(dialog, 'Clear URL').click();
    await expect(dialog).toBeHidden();
    await expect(url).toHaveValue('');
    const builtIn = await tabOf(page, 'Built-in CRM');
    await expect(builtIn.getByText('Active', { exact: true })).toBeVisible();
  });
});

faultyTest('a save that fails says so and keeps what is typed', async ({ page }) => {
  const { panel } = await openTab(page, 'Webhook');
  const url = panel.getByLabel('Webhook URL');
  await page.route(UPDATE, (route) => route.abort());
  await url.fill(URL_FIELD);
  await button(panel, 'Save URL').click();
  const failed = errorToast(page, 'Failed to update CRM settings: Failed to update user data');
  await expect(failed).toBeVisible();
  await expect(url).toHaveValue(URL_FIELD);

  await page.unroute(UPDATE);
  await button(panel, 'Save URL').click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.route(UPDATE, (route) => route.abort());
  await switchTo(page, panel);
  await expect(failed.last()).toBeVisible();
  await expect(button(panel, 'Make Active')).toBeFocused();
});
