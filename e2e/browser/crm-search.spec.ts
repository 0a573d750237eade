import { creatorDocument } from '@vibes/core/firestore/documents';
import { database } from '../support/database.ts';
import { writeCreators, writeManyCreators, writtenCreator } from '../support/write-creators.ts';
import { names, openCrm, search, signIn, turnTo } from './crm.ts';
import { expect, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';

/** The search over all creators. */

const people = {
  ann: writtenCreator(900, { name: 'Ann Lee', email: 'hello@ann.studio' }),
  zoe: writtenCreator(901, { name: 'Zoë', instagram_username: 'zoe.makes' }),
  oslo: writtenCreator(902, { name: 'Oslo', tiktok_username: 'fjord_life' }),
};

test('the search covers all creators', async ({ page }) => {
  const { uid } = await signIn(page);
  await writeManyCreators(uid, 620);
  await writeCreators(uid, people);
  await openCrm(page);

  await test.step('it finds by name, handles and address, in upper or lower case, at any age', async () => {
    for (const [text, name] of [
      ['ann l', 'Ann Lee'],
      ['ANN.STUDIO', 'Ann Lee'],
      ['Zoe.M', 'Zoë'],
      ['@fjord', 'Oslo'],
    ] as const) {
      await search(page).fill(text);
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(page.getByText('1–1 of 1 creator', { exact: true })).toBeVisible();
    }
  });

  await test.step('what is pressed as the field is left stays where it is', async () => {
    await search(page).fill('');
    await expect(page).toHaveURL(/\/dashboard\/crm$/);
    await search(page).pressSequentially('ann l');
    await expect(page.getByText('1–1 of 1 creator', { exact: true })).toBeVisible();
    const moved = await search(page).evaluate(async (field) => {
      const top = () => document.querySelector('[data-row]')?.getBoundingClientRect().top;
      const before = top();
      (field as HTMLElement).blur();
      while (!location.search.includes('q=')) await Promise.resolve();
      await new Promise(requestAnimationFrame);
      return { before, after: top() };
    });
    expect(moved.before).toBeGreaterThan(0);
    expect(moved.after).toBe(moved.before);
  });

  await test.step('its results stay correct while creators change and are added', async () => {
    await search(page).fill('wanted');
    await expect(page.getByText('No creator matches')).toBeVisible();
    const old = (await database()).doc(creatorDocument.path(uid, 'c58'));
    await old.update({ name: 'Creator 58 wanted', updated_at: new Date() });
    await expect(page.getByRole('link', { name: 'Creator 58 wanted' })).toBeVisible();
    await writeCreators(uid, { late: writtenCreator(0, { name: 'Creator 0 wanted' }) });
    await expect(page.getByText('1–2 of 2 creators')).toBeVisible();
  });

  await test.step('it says when nobody matches, and offers to clear it', async () => {
    await search(page).fill('nobody <b>');
    await expect(page.getByText('No creator matches “nobody <b>”.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all creators' }).click();
    await expect(page.getByText('1–5 of 624 creators')).toBeVisible();
  });

  await test.step('"/" and Ctrl+K focus it, and Escape clears it', async () => {
    await expect(search(page)).toHaveAttribute('placeholder', 'Search creators...');
    await search(page).click();
    await expect(search(page)).toBeFocused();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await search(page).blur();
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await expect(page.getByRole('tooltip')).toContainText('Press / or Ctrl+K to search');
    await page.keyboard.type('005');
    await expect(page.getByText('1–1 of 1 creator', { exact: true })).toBeVisible();
    await pressEscape(page);
    await expect(page.getByText('1–5 of 624 creators')).toBeVisible();
    await page.getByRole('link', { name: 'Creator 002' }).focus();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(search(page)).toBeFocused();
  });

  await test.step('it starts at page 1, keeps the columns, and can be cleared', async () => {
    const widths = () =>
      page
        .getByRole('columnheader')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    await expect(page.getByText('1–5 of 624 creators')).toBeVisible();
    const before = await widths();
    await turnTo(page, 3);
    await search(page).fill('creator 01');
    await expect(page.getByText('1–5 of 10 creators')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await widths()).toEqual(before);
    await turnTo(page, 2);
    expect(await names(page)).toContain('Creator 019');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toHaveValue('');
    await expect(page.getByText('1–5 of 624 creators')).toBeVisible();
  });
});
