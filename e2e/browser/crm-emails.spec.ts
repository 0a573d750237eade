import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Creator } from '@vibes/core/creator/creator';
import { queueEmail, type Delivery } from '@vibes/core/delivery/delivery';
import { paths } from '@vibes/core/firestore/paths';
import { dataOf, database } from '../support/database.ts';
import { writeCreators } from '../support/write-creators.ts';
import { ann, drawer, signIn } from './crm.ts';
import { expect, faultyTest, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

/** The addresses of a creator with their evidence, another one chosen, and what could not be read. */

const OLD = 'hello@ann.studio';
const NEW = 'ann@agency.example';
const CHOSEN = `${NEW} is the address of Ann Lee now`;

/** Ann, opened, with what differs; also her e-mail, if she has one. */
async function openAnn(page: Page, fields: Partial<Creator> = {}, delivery?: Partial<Delivery>) {
  const { uid } = await signIn(page);
  await writeCreators(uid, { ann: { ...ann, ...fields } });
  if (delivery) {
    const now = new Date();
    const queued = queueEmail({
      creator_id: 'ann',
      creator_name: 'Ann Lee',
      to: OLD,
      subject: 'Hello',
      now,
      hold_back: 'off',
    });
    const { due_at, ...idle } = queued;
    const stored = delivery.state === 'sent' ? idle : { ...idle, due_at };
    await (await database()).doc(paths.delivery(uid, 'email_ann')).set({ ...stored, ...delivery });
  }
  await page.goto('/dashboard/crm?creator=ann');
  await expect(drawer(page).getByText(OLD).first()).toBeVisible();
  return { creator: paths.creator(uid, 'ann'), delivery: paths.delivery(uid, 'email_ann') };
}
const section = (page: Page) => drawer(page).getByRole('region', { name: 'Email', exact: true });
const others = (page: Page) => section(page).getByRole('listitem');
const use = (page: Page) => page.getByRole('button', { name: 'Use this one instead' });

test.describe('the addresses of a creator', () => {
  test('stand with the words they were found in, marked, and the page', async ({ page }) => {
    await openAnn(page);
    await expect(section(page).locator('mark')).toHaveText([OLD, NEW]);
    await expect(section(page)).toContainText('work with me: hello@ann.studio');
    await expect(others(page)).toHaveCount(1);
    await expect(others(page)).toContainText('Management: ann@agency.example');
    await expect(others(page).getByRole('link', { name: 'linktr.ee/annlee' })).toHaveAttribute(
      'href',
      'https://linktr.ee/annlee',
    );
    await expect(page.getByText('Put together from what the page says')).toHaveCount(0);
  });

  test('say when they were put together', async ({ page }) => {
    await openAnn(page, { email_repaired: true });
    await expect(
      section(page).getByText('Put together from what the page says: check it before you write.'),
    ).toBeVisible();
  });

  test('are three at first, and all on demand', async ({ page }) => {
    const other_emails = ['one', 'two', 'three', 'four', 'five'].map((name) => ({
      email: `${name}@agency.example`,
      source: 'bio' as const,
      found_at: null,
      evidence: null,
      repaired: false,
    }));
    await openAnn(page, { other_emails });
    await expect(others(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Show 2 more' }).click();
    await expect(others(page)).toHaveCount(5);
    await page.getByRole('button', { name: 'Show fewer' }).click();
    await expect(others(page)).toHaveCount(3);
  });
});

test.describe('another address', () => {
  test('is chosen by keyboard, keeps the focus, and is undone', async ({ page }) => {
    const { creator } = await openAnn(page);
    await tabTo(page, use(page));
    await page.keyboard.press('Enter');
    await expect(page.getByText(CHOSEN)).toBeVisible();
    await expect(others(page)).toContainText(OLD);
    await expect(use(page)).toBeFocused();
    expect(await dataOf(creator)).toMatchObject({ email: NEW, email_set_by: 'person' });

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`${OLD} is the address of Ann Lee again`)).toBeVisible();
    await expect(others(page)).toContainText(NEW);
    expect(await dataOf(creator)).toMatchObject({
      email: OLD,
      email_evidence: 'work with me: hello@ann.studio',
    });
  });

  test('takes an e-mail that waits with it', async ({ page }) => {
    const { delivery } = await openAnn(page, {}, {});
    await use(page).click();
    await expect(page.getByText('The e-mail that waits goes there.')).toBeVisible();
    expect(await dataOf(delivery)).toMatchObject({ state: 'queued', to: NEW });
  });

  test('leaves an e-mail that went out where it went, and says so', async ({ page }) => {
    const sent = { state: 'sent', sent_at: new Date() } as const;
    const { delivery } = await openAnn(page, { email_sent: true }, sent);
    await use(page).click();
    await expect(
      page.getByText(`The e-mail already went to ${OLD}. No other is sent.`),
    ).toBeVisible();
    await expect(section(page).getByText(`to ${OLD}`, { exact: true })).toBeVisible();
    expect(await dataOf(delivery)).toMatchObject({ state: 'sent', to: OLD });
  });

  test('can be given an e-mail that was put back for the old one', async ({ page }) => {
    const { delivery } = await openAnn(page, { email_set_by: 'person' }, { to: NEW });
    await expect(section(page).getByText(`to ${NEW}`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Send it to ${OLD} instead` }).click();
    await expect(section(page).getByText(`to ${NEW}`, { exact: true })).toHaveCount(0);
    expect(await dataOf(delivery)).toMatchObject({ to: OLD });
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`is offered without a violation at 360 px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 360, height: 800 });
      await openAnn(page, {
        is_verified: true,
        email_repaired: true,
        read_blocked_by: 'search_unfinished',
        next_read_at: new Date(Date.now() + 3_600_000),
      });
      await use(page).scrollIntoViewIfNeeded();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(360);
    });
});

faultyTest(
  'an address that could not be chosen says why, and can be chosen again',
  async ({ page }) => {
    await openAnn(page);
    await page.route('**/api/call/chooseEmail', (route) => route.abort());
    await use(page).click();
    const fault = others(page).getByText('The address could not be changed. Please try again.');
    await expect(fault).toBeVisible();
    await page.unroute('**/api/call/chooseEmail');
    await use(page).click();
    await expect(page.getByText(CHOSEN)).toBeVisible();
    await expect(fault).toHaveCount(0);
  },
);

test.describe('what could not be read', () => {
  const blocked: Partial<Creator> = { read_state: 'blocked', other_emails: [] };

  test('says why, and when it is tried again', async ({ page }) => {
    const next_read_at = new Date(Date.now() + 600_000);
    await openAnn(page, { ...blocked, read_blocked_by: 'login_wall', next_read_at });
    await expect(
      page.getByText('TikTok showed the profile only to people who are logged in.'),
    ).toBeVisible();
    await expect(page.getByText(/We try again (on .+ )?at \d\d:\d\d\./)).toBeVisible();
  });

  test('says that nobody tries any more, or that the profile is gone', async ({ page }) => {
    const { creator } = await openAnn(page, { ...blocked, read_blocked_by: 'captcha' });
    await expect(page.getByText('We stopped trying; capture again.')).toBeVisible();
    await (await database()).doc(creator).update({ read_blocked_by: 'not_found' });
    await expect(
      page.getByText('TikTok says that there is no such profile, or not any more.'),
    ).toBeVisible();
  });

  test('is nothing for a creator who was read; a verified one has the mark', async ({ page }) => {
    await openAnn(page, { is_verified: true });
    await expect(drawer(page).getByRole('img', { name: 'Verified profile' })).toBeVisible();
    await expect(page.getByText(/We (stopped trying|try again)/)).toHaveCount(0);
  });
});
