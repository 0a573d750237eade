import { DEMO_NOTION_KEY } from '../../local/src/stand-ins/notion/demo-workspace.ts';
import { tester } from '../support/account.ts';
import { addNotionDatabase, countNotionRows, notionRows } from '../support/notion.ts';
import { captureOnPhone } from '../support/phone.ts';
import { sweep } from '../support/sweep.ts';
import { testWorld } from '../support/world.ts';
import { writeManyCreators } from '../support/write-creators.ts';
import { openCrm, signIn } from './crm.ts';
import { button, switchTo, tabOf } from './crm-systems.ts';
import { expect, test } from './fixtures.ts';

test('from a key and a database to rows in Notion, for earlier creators and for the next request', async ({
  page,
}) => {
  const account = await signIn(page);
  await writeManyCreators(account.uid, 3);
  const title = `Creators of ${account.name}`;
  const columns = { Name: 'title', TikTok: 'rich_text', Instagram: 'rich_text', Status: 'select' };
  const database = await addNotionDatabase(title, columns);
  await openCrm(page);
  const panel = await tabOf(page, 'Notion');

  await test.step('the connection is checked, and missing columns are added', async () => {
    await panel.getByRole('textbox', { name: 'Notion API Key' }).fill(DEMO_NOTION_KEY);
    const address = `https://www.notion.so/creators-${database.replaceAll('-', '')}?v=1`;
    await panel.getByLabel('Database ID').fill(address);
    await button(panel, 'Check connection').click();
    await expect(panel.getByRole('heading', { name: `Connected to “${title}”` })).toBeVisible();
    await expect(panel).toContainText('5 columns are missing: Email, Linktree, Email Source');
    await button(panel, 'Add missing columns').click();
    await expect(panel.getByText('It has every column.')).toBeVisible();
  });

  await test.step('saved, it is made active and mirrors the creators there are', async () => {
    await button(panel, 'Save Settings').click();
    await expect(page.getByText('CRM settings updated successfully')).toBeVisible();
    await switchTo(page, panel);
    await expect(page.getByText('Switched to Notion CRM')).toBeVisible();
    await expect(panel.getByText('Copying your creators to Notion: 0 of 3')).toBeVisible();
    await sweep();
    await expect(panel.getByText('All 3 creators are in Notion')).toBeVisible();
    expect(await countNotionRows(database)).toEqual({ rows: 3, creators: 3 });
  });

  await test.step('a request adds a row', async () => {
    const { handle, url } = tester(`${account.name} in Notion`);
    const answer = await captureOnPhone(url, account.api_key);
    await expect
      .poll(async () => (await notionRows(database)).find((row) => row['TikTok'] === handle))
      .toMatchObject({ Name: answer.creator.name, Email: answer.email.to });
    const { notion } = await testWorld();
    await page.goto(notion ?? '');
    await expect(page.getByRole('row').filter({ hasText: handle })).toHaveCount(1);
  });
});
