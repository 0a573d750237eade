import { DM_MAXIMUM } from '@vibes/core/template/template-limits';
import { expect, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';
import {
  insert,
  insertExamples,
  openTemplates,
  preview,
  putAway,
  save,
  saveAll,
  tab,
  TABS,
} from './templates.ts';

/** The editor of the templates. */

test('templates are written with variables, examples and a count of their length', async ({
  page,
}) => {
  await openTemplates(page);

  await test.step('a new account has the default subject and three templates to write', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Templates');
    await expect(page.getByRole('heading', { level: 2, name: 'Template Editor' })).toBeVisible();
    await expect(page.getByLabel('Email Subject')).toHaveValue(
      'Paid Partnership Opportunity for {{creatorName}}',
    );
    await expect(page.getByLabel('Email Template')).toHaveValue('');
    await expect(page.getByLabel('Email Signature')).toHaveValue('');
    for (const name of ['Instagram', 'TikTok']) {
      await tab(page, name).click();
      await expect(page.getByLabel(`${name} DM Template`)).toHaveValue('');
      await expect(preview(page)).toContainText('Your DM appears here');
    }
  });

  await test.step('on a phone the variables are visible and nothing scrolls sideways', async () => {
    await tab(page, 'Email').click();
    await page.setViewportSize({ width: 360, height: 780 });
    await insert(page, 'creatorName').click();
    await expect(page.getByLabel('Email Template')).toHaveValue('{{creatorName}}');
    await page.getByLabel('Email Subject').fill('x'.repeat(200));
    await expect(preview(page)).toContainText('x'.repeat(200));
    await expect(save(page)).toBeInViewport();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByLabel('Email Template').fill('');
  });

  await test.step('an example fills only an empty field, and undo removes it', async () => {
    await page.getByLabel('Email Subject').fill('My own subject');
    await page.getByRole('button', { name: 'Insert example' }).click();
    await expect(page.getByLabel('Email Subject')).toHaveValue('My own subject');
    await expect(page.getByLabel('Email Template')).toHaveValue(
      /^Hi {{firstName\|there}},\n\nI came/,
    );
    await expect(page.getByLabel('Email Template')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Insert example' })).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(page.getByLabel('Email Template')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Insert example' })).toBeVisible();
  });

  await test.step('a variable is inserted at the cursor of the last field', async () => {
    const subject = page.getByLabel('Email Subject');
    await subject.fill('Hello , shall we?');
    for (let i = 0; i < ', shall we?'.length; i++) await subject.press('ArrowLeft');
    await insert(page, 'handle').click();
    await expect(subject).toHaveValue('Hello {{handle}}, shall we?');
    await page.keyboard.type('!');
    await expect(subject).toHaveValue('Hello {{handle}}!, shall we?');
  });

  await test.step('the first name has a fallback; without one the page asks for it', async () => {
    const field = page.getByLabel('Email Template');
    await field.fill('');
    await field.pressSequentially('Hi ');
    await insert(page, 'firstName|there').click();
    await expect(field).toHaveValue('Hi {{firstName|there}}');
    await expect(page.getByText('Not every name shows a first name.')).toHaveCount(0);
    await field.fill('Hi {{firstName}}, shall we?');
    await expect(page.getByText('Not every name shows a first name.')).toBeVisible();
    await expect(preview(page)).toContainText('Hi Ana, shall we?');
  });

  await test.step('a long subject shows how much of it a phone displays', async () => {
    await page.getByLabel('Email Subject').fill('x'.repeat(61));
    await expect(page.getByText('61 characters. Phones show about the first 60.')).toBeVisible();
    await page.getByLabel('Email Subject').fill('Hello {{creatorName}}');
    await expect(page.getByText('16 characters')).toBeVisible();
  });

  await test.step('a DM is counted as it is sent, up to the limit of its platform', async () => {
    await tab(page, 'Instagram').click();
    const field = page.getByLabel('Instagram DM Template');
    await field.fill('Hi {{creatorName}}');
    await expect(page.getByText('13 of 1,000 characters')).toBeVisible();
    await field.fill('x'.repeat(950));
    await expect(
      page.getByRole('status').getByText('Close to what Instagram allows.'),
    ).toBeVisible();
    await field.fill(`Hi {{creatorName}}, ${'x'.repeat(975)}`);
    await expect(
      page.getByText('A long name makes it too long for Instagram. It would be cut.'),
    ).toBeVisible();
    await field.fill(`Hi {{creatorName}}, ${'word '.repeat(199)}`);
    await expect(page.getByText('Too long for Instagram: shorten it.')).toBeVisible();
    await expect(preview(page)).toContainText('word…');
    await expect(preview(page)).toContainText('Cut here: Instagram takes no more.');
    await field.fill('x'.repeat(DM_MAXIMUM.instagram + 1));
    await expect(page.getByText('1,001 of 1,000 characters')).toBeVisible();
    await expect(page.getByText('Too long for Instagram: shorten it.')).toBeVisible();
    await save(page).click();
    await tab(page, 'Instagram').click();
    await expect(
      page.getByText('Instagram template can have 1,000 characters at most.'),
    ).toBeVisible();

    await tab(page, 'TikTok').click();
    await page.getByLabel('TikTok DM Template').fill('x'.repeat(1001));
    await expect(page.getByText('1,001 of 6,000 characters')).toBeVisible();
  });
});

test('templates are saved, and there after a reload', async ({ page }) => {
  await openTemplates(page);

  await test.step('tabs mark unsaved changes, and Ctrl+S saves them', async () => {
    await insertExamples(page);
    for (const name of TABS) await expect(tab(page, `${name} (not saved)`)).toBeVisible();
    await page.getByLabel('Email Signature').fill('Tess, Brand');
    await page.keyboard.press('Control+s');
    await putAway(page);
    await expect(page.getByRole('tab', { name: 'not saved' })).toHaveCount(0);
  });

  await test.step('the next step is offered while all is saved', async () => {
    const editor = page.getByRole('heading', { name: 'Template Editor' });
    const panel = editor.locator('xpath=ancestor::section');
    const next = panel.getByRole('link', { name: 'Connect Gmail' });
    await expect(next).toHaveAttribute('href', '/dashboard/email');
    await page.getByLabel('Email Signature').fill('Tess');
    await expect(next).toHaveCount(0);
    await page.getByLabel('Email Signature').fill('Tess, Brand');
    await expect(next).toBeVisible();
  });

  await test.step('a template with open placeholders can be saved, and says that it cannot be sent', async () => {
    const unready = 'Cannot be sent yet: replace [Fill in: your brand] with your own words.';
    await tab(page, 'TikTok').click();
    const field = page.getByLabel('TikTok DM Template');
    await field.fill('Hi, we are [Fill in: your brand].');
    await expect(preview(page)).toContainText(unready);
    await expect(field).toHaveAccessibleDescription(unready);
    await saveAll(page);
    await expect(tab(page, 'TikTok (cannot be sent yet)')).toBeVisible();
    await field.fill('Hi, we are Nord.');
    await expect(tab(page, 'TikTok (not saved)')).toBeVisible();
    await expect(preview(page)).toContainText('Hi, we are Nord.');
  });

  await test.step('write, insert a variable and save with the keyboard alone', async () => {
    await tab(page, 'Email').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Instagram')).toHaveAttribute('aria-selected', 'true');
    const field = page.getByLabel('Instagram DM Template');
    await tabTo(page, field);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Hello from the keyboard, ');
    await page.keyboard.press('Tab');
    await expect(insert(page, 'creatorName')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Hello from the keyboard, {{creatorName}}');
    await tabTo(page, save(page));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Message templates updated successfully')).toBeVisible();
  });

  await test.step('all is there after a reload, and the affiliate script is on the page while it is open', async () => {
    await expect(page.locator('script[data-tolt]')).toHaveCount(0);

    await page.route('**/product.json', (route) =>
      route.fulfill({ json: { affiliate_script_url: '/tracker.js', affiliate_key: 'public-key' } }),
    );
    await page.route('**/tracker.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const loaded = page.waitForResponse('**/tracker.js');
    await page.reload();
    await loaded;
    await expect(page.locator('script[src="/tracker.js"][data-tolt="public-key"]')).toHaveCount(1);
    await expect(page.getByLabel('Email Signature')).toHaveValue('Tess, Brand');
    await expect(page.getByRole('button', { name: 'Insert example' })).toHaveCount(0);
    await page.getByRole('link', { name: 'CRM' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Creator CRM');
    await expect(page.locator('script[data-tolt]')).toHaveCount(0);
  });
});
