import type { Locator, Page } from '@playwright/test';
import type { Creator } from '@vibes/core/creator/creator';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { database } from '../support/database.ts';
import { writeCreators } from '../support/write-creators.ts';
import { ann, drawer, expectNoViolations, search, signIn } from './crm.ts';
import { expect, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';
import { tabTo } from './tab-to.ts';

/** Why no email was sent to a creator: in the list, by a press, and in the details. */

// A high screen, so that a panel below the last row is on it.
test.use({ viewport: { width: 1440, height: 1000 } });

const [other] = ann.other_emails;
const rivals = other && [
  { ...other, rival: 'lee@agency.example' },
  { ...other, email: 'lee@agency.example', rival: other.email },
];
const at = new Date();
const SHARED = 'team@shared.example';
const none: Partial<Creator> = { email: null, other_emails: [] };
const of = (email: string): Partial<Creator> => ({ email, other_emails: [] });
const lacking = (reason: 'already_sent' | 'not_set_up' | 'template_incomplete') => ({
  ...of(`${reason}@alone.example`),
  email_withheld: { reason, creator_id: null },
});
const owned = (creator_id: string, email: string): Partial<Creator> => ({
  ...of(email),
  email_withheld: { reason: 'already_sent', creator_id },
});

/** The sentence of the list, and of the details where another one is there. */
const REASONS: Record<string, [fields: Partial<Creator>, sentence: string, inDetails?: string]> = {
  Unsubscribed: [{ opted_out_at: at }, 'This creator unsubscribed, so we won’t send an email.'],
  Undecided: [
    { email: null, ...(rivals && { other_emails: rivals }) },
    'We’re not sure which address is right. Choose one, then send the email.',
    'We found two possible addresses.',
  ],
  Nowhere: [none, 'We found no email address on the profile or the pages it links to.'],
  Closed: [
    { ...none, read_state: 'blocked' },
    'We couldn’t read the profile yet. Capture the creator again, or type the address.',
  ],
  Private: [
    { ...none, read_state: 'private' },
    'The profile is private, so we couldn’t find an address.',
  ],
  Unfinished: [
    { ...none, read_blocked_by: 'search_unfinished' },
    'No address yet: we couldn’t read everything.',
  ],
  Bounced: [
    { ...of('bounced@alone.example'), email_refused_at: at },
    'An email to this address bounced. Type another address, or send a DM.',
    'An email to this address bounced',
  ],
  Unreachable: [
    { email_unreachable_at: at },
    'This address can’t receive email. Choose another address, or send a DM.',
    'This address can’t receive email, as of',
  ],
  Unready: [
    lacking('not_set_up'),
    'Sending wasn’t set up when you captured this creator. Check Email Settings, then send the email.',
  ],
  Incomplete: [
    lacking('template_incomplete'),
    'Your email template was incomplete when you captured this creator. Check it, then send the email.',
  ],
  Elsewhere: [
    lacking('already_sent'),
    'You already emailed this address. You can still send another email.',
  ],
  Twin: [
    owned('owner', SHARED),
    'You already emailed this address, as Owner. You can still send another email.',
  ],
  // Of before the reason was stored.
  Earlier: [
    of(SHARED),
    'You already emailed this address, as Owner. You can still send another email.',
  ],
  Prepared: [
    owned('waiting', 'waiting@shared.example'),
    'An email to this address was prepared for Waiting first. Check it there before you send this one.',
  ],
  Silenced: [
    owned('silent', 'silent@shared.example'),
    'Silent has the same address and unsubscribed. Nothing is sent.',
  ],
  Orphan: [
    owned('gone', 'gone@shared.example'),
    'This address had an email under another creator, who isn’t in your CRM anymore. You can send it now.',
  ],
  Unexplained: [of('plain@alone.example'), 'It wasn’t sent automatically. You can send it now.'],
};

async function writeAll(uid: string) {
  const rows = Object.entries(REASONS).map(([name, [fields]]) => [
    name.toLowerCase(),
    { ...ann, ...fields, name },
  ]);
  await writeCreators(uid, {
    ...(Object.fromEntries(rows) as Record<string, typeof ann>),
    owner: { ...ann, ...of(SHARED), name: 'Owner', email_sent: true },
    waiting: { ...ann, ...of('waiting@shared.example'), name: 'Waiting' },
    silent: { ...ann, ...of('silent@shared.example'), name: 'Silent', opted_out_at: at },
  });
}

const why = (page: Page) => page.getByRole('button', { name: 'No: why' });
const reason = (page: Page) => page.getByRole('dialog', { name: 'No: why' });

const holdsFocus = (dialog: Locator) =>
  dialog.evaluate((node) => node.contains(document.activeElement));

/** Closes the reason, once it has the focus: before that it hears no key. */
async function closeReason(page: Page) {
  await expect.poll(() => holdsFocus(reason(page))).toBe(true);
  await pressEscape(page);
  await expect(reason(page)).toHaveCount(0);
}

/** Leaves one creator in the list. */
async function find(page: Page, name: string) {
  await search(page).fill(name);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(why(page)).toHaveCount(1);
}

test('the list and the details say why no email was sent', async ({ page }) => {
  test.slow();
  const { uid } = await signIn(page);
  await writeAll(uid);
  await page.goto('/dashboard/crm');
  for (const [name, [, sentence, inDetails = sentence]] of Object.entries(REASONS)) {
    await test.step(name, async () => {
      await find(page, name);
      await why(page).click();
      await expect(reason(page)).toContainText(sentence);
      await closeReason(page);
      await page.getByRole('link', { name, exact: true }).click();
      await expect(drawer(page).getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(drawer(page)).toContainText(inDetails);
      await expect.poll(() => holdsFocus(drawer(page))).toBe(true);
      await pressEscape(page);
      await expect(drawer(page)).toHaveCount(0);
    });
  }

  await test.step('what sending lacked has its link', async () => {
    await find(page, 'Unready');
    await why(page).click();
    await expect(reason(page).getByRole('link', { name: 'Open Email Settings' })).toBeVisible();
    await closeReason(page);
    await find(page, 'Incomplete');
    await why(page).click();
    await expect(reason(page).getByRole('link', { name: 'Open Message Templates' })).toBeVisible();
    await closeReason(page);
  });

  await test.step('the details show the other creator live, and lead there and back', async () => {
    await find(page, 'Prepared');
    await page.getByRole('link', { name: 'Prepared', exact: true }).click();
    await expect(drawer(page)).toContainText('was prepared for Waiting first');
    const path = creatorDocument.path(uid, 'waiting');
    await (await database()).doc(path).update({ email_sent: true });
    await expect(drawer(page)).toContainText('You already emailed this address, as Waiting.');
    await drawer(page).getByRole('link', { name: 'Open Waiting' }).click();
    await expect(drawer(page).getByRole('heading', { level: 2, name: 'Waiting' })).toBeVisible();
    await page.goBack();
    await expect(drawer(page).getByRole('heading', { level: 2, name: 'Prepared' })).toBeVisible();
    await pressEscape(page);
    await expect(drawer(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/dashboard\/crm\?q=Prepared$/);
  });
});

test('by keyboard the reason opens and leads to the other creator, on a phone it is in the details', async ({
  page,
}) => {
  const { uid } = await signIn(page);
  await writeAll(uid);
  await page.goto('/dashboard/crm');
  await find(page, 'Twin');

  await test.step('a press of Enter opens it, Escape closes it', async () => {
    await tabTo(page, why(page));
    await page.keyboard.press('Enter');
    await expect(reason(page)).toContainText('as Owner');
    await expectNoViolations(page);
    await closeReason(page);
    await expect(why(page)).toBeFocused();
  });

  await test.step('its link opens the other creator, and nothing else stays open', async () => {
    await page.keyboard.press('Enter');
    await expect.poll(() => holdsFocus(reason(page))).toBe(true);
    await reason(page).getByRole('link', { name: 'Open Owner' }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Owner' })).toBeVisible();
    // Not below the details either, which would close with it.
    await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(1);
    await expectNoViolations(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(page.getByRole('list', { name: 'Creators', includeHidden: true })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 2, name: 'Owner' })).toBeVisible();
  });

  await test.step('on a phone a tap on the row leads to it', async () => {
    await page.goto('/dashboard/crm');
    await search(page).fill('Twin');
    await expect(page.getByText('1–1 of 1 creator')).toBeVisible();
    await expect(why(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Twin' }).click();
    await expect(drawer(page)).toContainText('as Owner');
    await expectNoViolations(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
});
