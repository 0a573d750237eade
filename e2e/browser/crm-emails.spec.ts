import type { Page } from '@playwright/test';
import type { Creator } from '@vibes/core/creator/creator';
import { creatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { dataOf, database } from '../support/database.ts';
import { writeCreators } from '../support/write-creators.ts';
import { writeEmail } from '../support/write-email.ts';
import { ann, drawer, expectNoViolations, signIn } from './crm.ts';
import { expect, faultyTest, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';
import { tabTo } from './tab-to.ts';

/**
 * The addresses of a creator with their evidence, the choice of another one, and pages that could
 * not be read.
 */

// A high screen, so that toasts cover nobody in the list.
test.use({ viewport: { width: 1280, height: 1100 } });

const OLD = 'hello@ann.studio';
const NEW = 'ann@agency.example';
const CHOSEN = `Ann Lee’s email is now ${NEW}`;

type Fields = Partial<Creator>;

const called = (name: string, fields: Fields = {}) => ({ ...ann, name, ...fields });

/** Opens a creator in the list, in place of the one that is open. */
async function open(page: Page, name: string) {
  await pressEscape(page);
  await expect(drawer(page)).toBeHidden();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(drawer(page).getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(drawer(page).getByText(OLD).first()).toBeVisible();
  await expect(section(page).getByText('not known yet')).toHaveCount(0);
}
const section = (page: Page) => drawer(page).getByRole('region', { name: 'Email', exact: true });
const others = (page: Page) => section(page).getByRole('listitem');
const use = (page: Page) => page.getByRole('button', { name: 'Use this one instead' });

test('a creator’s addresses are shown with the place each was found', async ({ page }) => {
  const { uid } = await signIn(page);
  const blocked: Fields = { read_state: 'blocked', other_emails: [] };
  const other_emails = ['one', 'two', 'three', 'four', 'five'].map((name) => ({
    email: `${name}@agency.example`,
    source: 'bio' as const,
    found_at: null,
    evidence: null,
    repaired: false,
    rival: null,
  }));
  await writeCreators(uid, {
    ann: called('Ann Lee', { is_verified: true }),
    ben: called('Ben Roe', {
      is_verified: true,
      email_repaired: true,
      read_blocked_by: 'search_unfinished',
      next_read_at: new Date(Date.now() + 3_600_000),
    }),
    cara: called('Cara Fox', { other_emails }),
    dora: called('Dora May', {
      ...blocked,
      read_blocked_by: 'login_wall',
      next_read_at: new Date(Date.now() + 600_000),
    }),
    eve: called('Eve Sun', { ...blocked, read_blocked_by: 'captcha' }),
    fay: called('Fay Oak', { email_unreachable_at: new Date() }),
  });
  await page.goto('/dashboard/crm');

  await test.step('by keyboard, the focus goes into the panel of an address and back', async () => {
    const word = page.getByRole('button', { name: /^Where .* was found$/ }).first();
    await word.press('Enter');
    const panel = page.getByRole('dialog', { name: /^Where .* was found$/ });
    await expect(panel).toBeVisible();
    await expect
      .poll(() => panel.evaluate((node) => node.contains(document.activeElement)))
      .toBe(true);
    await pressEscape(page);
    await expect(panel).toHaveCount(0);
    await expect(word).toBeFocused();
  });

  await page.goto('/dashboard/crm?creator=ann');
  await expect(drawer(page).getByText(OLD).first()).toBeVisible();

  await test.step('an address has the words it was found in, marked, and the page', async () => {
    await expect(section(page).locator('mark')).toHaveText([OLD, NEW]);
    await expect(section(page)).toContainText('work with me: hello@ann.studio');
    await expect(others(page)).toHaveCount(1);
    await expect(others(page)).toContainText('Management: ann@agency.example');
    await expect(others(page).getByRole('link', { name: 'linktr.ee/annlee' })).toHaveAttribute(
      'href',
      'https://linktr.ee/annlee',
    );
    await expect(page.getByText('We pieced this together from the page')).toHaveCount(0);
  });

  await test.step('a creator who was read shows no retry; a verified profile has a mark', async () => {
    await expect(drawer(page).getByRole('img', { name: 'Verified profile' })).toBeVisible();
    await expect(page.getByText(/We (stopped trying|try again)/)).toHaveCount(0);
  });

  await test.step('three addresses are shown at first, and all on demand', async () => {
    await open(page, 'Cara Fox');
    await expect(others(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Show 2 more' }).click();
    await expect(others(page)).toHaveCount(5);
    await page.getByRole('button', { name: 'Show fewer' }).click();
    await expect(others(page)).toHaveCount(3);
  });

  await test.step('a profile that could not be read shows the reason and the next try', async () => {
    await open(page, 'Dora May');
    await expect(
      page.getByText('TikTok shows this profile only to people who are logged in.'),
    ).toBeVisible();
    await expect(page.getByText(/We’ll try again (on .+ )?at \d\d:\d\d\./)).toBeVisible();
  });

  await test.step('a profile that is no longer tried, or is gone, says so', async () => {
    await open(page, 'Eve Sun');
    await expect(page.getByText('We stopped trying. Capture the creator again.')).toBeVisible();
    await (
      await database()
    )
      .doc(creatorDocument.path(uid, 'eve'))
      .update({ read_blocked_by: 'not_found' });
    await expect(page.getByText('TikTok says this profile doesn’t exist.')).toBeVisible();
  });

  await test.step('an address that cannot receive mail says so, with what to do', async () => {
    await open(page, 'Fay Oak');
    await expect(section(page)).toContainText(
      /This address can’t receive email, as of .+ ago\. Use one of the others below instead\./,
    );
    await expect(use(page)).toBeVisible();
  });

  await test.step('an address put together from parts says so, without a violation at 360 px', async () => {
    await open(page, 'Ben Roe');
    await expect(
      section(page).getByText(
        'We pieced this together from the page, so check it before you send.',
      ),
    ).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    await use(page).scrollIntoViewIfNeeded();
    await expectNoViolations(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
});

test('another address can be chosen', async ({ page }) => {
  const { uid } = await signIn(page);
  const dataOfEmail = (id: string) => dataOf(deliveryDocument.path(uid, `email_${id}`));
  await writeCreators(uid, {
    ann,
    ben: called('Ben Roe'),
    cara: called('Cara Fox'),
    dora: called('Dora May', { email_set_by: 'person' }),
  });
  await writeEmail(uid, 'ben', { to: OLD });
  await writeEmail(uid, 'cara', { to: OLD, state: 'sent', sent_at: new Date() });
  await writeEmail(uid, 'dora', { to: NEW });
  await page.goto('/dashboard/crm?creator=ann');
  await expect(drawer(page).getByText(OLD).first()).toBeVisible();

  await test.step('it is chosen by keyboard, keeps the focus, and the choice is undone', async () => {
    const creator = creatorDocument.path(uid, 'ann');
    await tabTo(page, use(page));
    await page.keyboard.press('Enter');
    await expect(page.getByText(CHOSEN)).toBeVisible();
    await expect(others(page)).toContainText(OLD);
    await expect(use(page)).toBeFocused();
    expect(await dataOf(creator)).toMatchObject({ email: NEW, email_set_by: 'person' });

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`Ann Lee’s email is ${OLD} again`)).toBeVisible();
    await expect(others(page)).toContainText(NEW);
    expect(await dataOf(creator)).toMatchObject({
      email: OLD,
      email_evidence: 'work with me: hello@ann.studio',
    });
  });

  await test.step('an email that waits moves to the chosen address', async () => {
    await open(page, 'Ben Roe');
    await use(page).click();
    await expect(page.getByText('The waiting email will be sent there.')).toBeVisible();
    expect(await dataOfEmail('ben')).toMatchObject({ state: 'queued', to: NEW });
  });

  await test.step('an email that was sent stays at its address, which is said', async () => {
    await open(page, 'Cara Fox');
    await use(page).click();
    await expect(
      page.getByText(`Your email already went to ${OLD}. We won’t send another one.`),
    ).toBeVisible();
    await expect(section(page).getByText(`to ${OLD}`, { exact: true })).toBeVisible();
    expect(await dataOfEmail('cara')).toMatchObject({ state: 'sent', to: OLD });
  });

  await test.step('an email put back for the old address can be sent to the chosen one', async () => {
    await open(page, 'Dora May');
    await expect(section(page).getByText(`to ${NEW}`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Send it to ${OLD} instead` }).click();
    await expect(section(page).getByText(`to ${NEW}`, { exact: true })).toHaveCount(0);
    expect(await dataOfEmail('dora')).toMatchObject({ to: OLD });
  });
});

faultyTest(
  'an address that could not be chosen says why, and can be chosen again',
  async ({ page }) => {
    const { uid } = await signIn(page);
    await writeCreators(uid, { ann });
    await page.goto('/dashboard/crm?creator=ann');
    await page.route('**/api/call/chooseEmail', (route) => route.abort());
    await use(page).click();
    const fault = others(page).getByText('We couldn’t change the address. Please try again.');
    await expect(fault).toBeVisible();
    await page.unroute('**/api/call/chooseEmail');
    await use(page).click();
    await expect(page.getByText(CHOSEN)).toBeVisible();
    await expect(fault).toHaveCount(0);
  },
);
