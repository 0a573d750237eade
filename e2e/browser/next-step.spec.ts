import type { Page } from '@playwright/test';
import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import type { DeliveryRefusal } from '@vibes/core/delivery/delivery-refusal';
import { writeCreators } from '../support/write-creators.ts';
import { ann, drawer, expectNoViolations, openCrm, signIn } from './crm.ts';
import { emailToAnn, TO, writeDeliveries } from './deliveries.ts';
import { expect, test } from './fixtures.ts';
import { marked } from './marked.ts';
import { pressEscape } from './press-escape.ts';
import { tabTo } from './tab-to.ts';

/** The one marked button of a creator's details, in each state. */

interface Standing {
  fields?: Partial<Creator>;
  email?: Partial<Omit<Delivery, 'last_error'>> & { code?: DeliveryRefusal };
  /** The words of the marked button; null for none. */
  marks: string | null;
  isWaiting?: true;
}

const SENT_TO = 'other@ann.studio';
const NOTHING = 'Nothing to do yet';
const [other] = ann.other_emails;
const rivals = other && [
  { ...other, rival: 'lee@agency.example' },
  { ...other, email: 'lee@agency.example', rival: other.email },
];
const at = new Date();

const STANDINGS: Record<string, Standing> = {
  unsent: { marks: `Send email to ${TO}` },
  'not-set-up': {
    fields: { email_withheld: { reason: 'not_set_up', creator_id: null } },
    marks: `Send email to ${TO}`,
  },
  mailed: {
    fields: { email_withheld: { reason: 'already_sent', creator_id: null } },
    marks: null,
    isWaiting: true,
  },
  // As it was before the reason was stored.
  shared: { fields: { email: SENT_TO }, marks: null, isWaiting: true },
  undecided: {
    fields: { email: null, ...(rivals && { other_emails: rivals }) },
    marks: 'Choose the address',
  },
  'no-address': { fields: { email: null, other_emails: [] }, marks: 'Copy DM' },
  'dm-sent': {
    fields: { email: null, other_emails: [], dm_sent_at: at },
    marks: null,
    isWaiting: true,
  },
  unreachable: { fields: { email_unreachable_at: at }, marks: 'Choose another address' },
  'only-unreachable': {
    fields: { email_unreachable_at: at, other_emails: [] },
    marks: 'Copy DM',
  },
  held: { email: { state: 'held' }, marks: 'Review' },
  queued: { email: { state: 'queued' }, marks: null, isWaiting: true },
  sent: {
    fields: { email: SENT_TO, email_sent: true },
    email: { state: 'sent', sent_at: at, to: SENT_TO },
    marks: null,
    isWaiting: true,
  },
  uncertain: { email: { state: 'uncertain', code: 'outcome_unknown' }, marks: 'It arrived' },
  failed: { email: { state: 'failed', code: 'gave_up' }, marks: 'Retry' },
  refused: {
    fields: { email_refused_at: at },
    email: { state: 'failed', code: 'recipient_refused' },
    marks: 'Choose another address',
  },
  'only-refused': {
    fields: { email_refused_at: at, other_emails: [], dm_sent_at: at },
    email: { state: 'failed', code: 'recipient_refused' },
    marks: 'Type another address',
  },
  'signed-out': {
    email: { state: 'failed', code: 'mailbox_refused_sign_in' },
    marks: 'Open Email Settings',
  },
  mended: { email: { state: 'failed', code: 'not_set_up' }, marks: 'Retry' },
  stopped: { email: { state: 'cancelled', code: 'cancelled_by_person' }, marks: 'Send after all' },
  unsubscribed: { fields: { opted_out_at: at }, marks: null },
};

/** An account with a creator in each state. */
async function writeAll(page: Page) {
  const { uid } = await signIn(page);
  const named = Object.entries(STANDINGS);
  await writeCreators(
    uid,
    Object.fromEntries(named.map(([id, { fields }]) => [id, { ...ann, ...fields, name: id }])),
  );
  await writeDeliveries(
    uid,
    Object.fromEntries(
      named.flatMap(([id, { email }]) =>
        email ? [[`email_${id}`, { ...emailToAnn(email), creator_id: id }]] : [],
      ),
    ),
  );
}

async function expectOpen(page: Page, id: string) {
  await expect(drawer(page).getByRole('heading', { level: 2, name: id })).toBeVisible();
  await expect(drawer(page).getByText('not known yet')).toHaveCount(0);
}

async function open(page: Page, id: string) {
  await page.goto(`/dashboard/crm?creator=${id}`);
  await expectOpen(page, id);
}

test('exactly one button is marked, by what there is to do next', async ({ page }) => {
  test.slow();
  await writeAll(page);
  await openCrm(page);
  await page.getByRole('combobox', { name: 'Per page' }).selectOption('25');
  for (const [id, { marks, isWaiting }] of Object.entries(STANDINGS)) {
    await test.step(id, async () => {
      await page.getByRole('link', { name: id, exact: true }).click();
      await expectOpen(page, id);
      await expect.poll(() => marked(page)).toEqual(marks === null ? [] : [marks]);
      await expect(drawer(page).getByText(NOTHING)).toHaveCount(isWaiting ? 1 : 0);
      await pressEscape(page);
      await expect(drawer(page)).toBeHidden();
    });
  }
});

test('the marked button leads on, by keyboard and on a phone', async ({ page }) => {
  await writeAll(page);

  await test.step('of a DM, the next step is marked as the one before is done', async () => {
    await page.context().grantPermissions(['clipboard-write']);
    await open(page, 'no-address');
    await drawer(page).getByRole('button', { name: 'Copy DM' }).click();
    await expect.poll(() => marked(page)).toEqual(['Open TikTok']);
  });

  await test.step('the address to choose is one press away', async () => {
    await open(page, 'undecided');
    await tabTo(page, drawer(page).getByRole('button', { name: 'Choose the address' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Use this one' }).first()).toBeFocused();
  });

  await page.setViewportSize({ width: 360, height: 800 });
  for (const id of ['unsent', 'signed-out', 'sent']) {
    await test.step(`${id} has no violation at 360 px, and nothing is cut off`, async () => {
      await open(page, id);
      await expect.poll(() => marked(page)).toHaveLength(id === 'sent' ? 0 : 1);
      await expectNoViolations(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(360);
    });
  }
});
