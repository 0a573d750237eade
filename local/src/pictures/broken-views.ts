import type { Page, Route } from '@playwright/test';
import { all, click, dialog, fill, type Step, type View, view } from './view.ts';

/** Screens where something fails: reads, the person's requests, and what only credits can buy. */

const DATABASE = /google\.firestore\.v1\.Firestore/;
/** The database's SDK tries again for some ten seconds before it reports a failure; milliseconds. */
const REPORTED = 30_000;

/** Nothing can be read, and this device knows nothing of an earlier visit. */
const withoutDatabase: Step = async (page) => {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/^vibes\.(last-known|first-frame)/.test(key)) localStorage.removeItem(key);
  });
  await page.route(DATABASE, (route) => route.abort());
};

const withoutSettings: Step = (page) =>
  page.route('**/api/call/getUserData', (route) => route.abort());

const refuse = (status: number, json: object) => (route: Route) => route.fulfill({ status, json });

/** The server refuses the call `name` with this sentence. */
const refusing =
  (name: string, message: string): Step =>
  (page) =>
    page.route(
      `**/api/call/${name}`,
      refuse(400, {
        error: { status: 'FAILED_PRECONDITION', message, details: { code: 'failed_precondition' } },
      }),
    );

const withoutCredits: Step = (page) =>
  page.route(
    '**/api/capture',
    refuse(402, {
      ok: false,
      code: 'out_of_credits',
      message: 'No credits left. Nothing was saved or sent.',
      request_id: 'r',
    }),
  );

const shown =
  (text: string | RegExp): Step =>
  (page) =>
    page.getByText(text).first().waitFor({ timeout: REPORTED });

const capture: Step = async (page: Page) => {
  await fill('Capture a creator', 'tiktok: mara.kiln\ninstagram: jonas.plates')(page);
  await click('button', /^Capture/)(page);
};

/** Captures that wait would go out, with the account's credits, as soon as the server takes them. */
const withoutCaptures: Step = (page) =>
  page.evaluate(async () => {
    await new Promise((resolve, reject) => {
      const deletion = indexedDB.deleteDatabase('vibes.captures');
      deletion.addEventListener('success', resolve);
      deletion.addEventListener('error', reject);
    });
    for (const key of Object.keys(localStorage))
      if (key.startsWith('vibes.captures')) localStorage.removeItem(key);
  });

const UNREAD = /couldn’t load|Failed to/;

/** Each of the account that has captured; `before` breaks something. */
export const BROKEN_VIEWS: readonly View[] = [
  view('broken-dashboard', '/dashboard', shown(UNREAD), { before: withoutDatabase }),
  view(
    'broken-activity',
    '/dashboard',
    all(click('tab', 'Recent Activity'), shown('We couldn’t load recent activity.')),
    { before: withoutDatabase },
  ),
  view('broken-crm', '/dashboard/crm', shown(UNREAD), { before: withoutDatabase }),
  view('broken-deliveries', '/dashboard/deliveries', shown(UNREAD), { before: withoutDatabase }),
  view('broken-credits', '/dashboard/credits', shown(UNREAD), { before: withoutDatabase }),
  view('broken-referrals', '/dashboard/referral', shown(UNREAD), { before: withoutDatabase }),
  ...['messages', 'email', 'api-keys', 'shortcut-setup?stage=setup'].map((screen) => ({
    name: `broken-${screen.replace(/\?.*/, '')}`,
    path: `/dashboard/${screen}`,
    before: withoutSettings,
    open: shown(UNREAD),
  })),
  view('broken-profile', '/dashboard/profile', shown(UNREAD), { before: withoutDatabase }),
  view('refused-capture', '/dashboard', all(capture, shown('Not saved yet.')), {
    before: withoutCredits,
    after: withoutCaptures,
  }),
  view('refused-capture-page', '/dashboard/capture', all(capture, shown('Not saved yet.')), {
    before: withoutCredits,
    after: withoutCaptures,
  }),
  view(
    'refused-email',
    '/dashboard/email',
    all(
      click('tab', 'Gmail'),
      fill('Gmail App Password', 'abcd efgh ijkl mnop'),
      click('button', 'Save Gmail Settings'),
      shown('Gmail refused'),
    ),
    { before: refusing('updateUserData', 'Gmail refused the app password. Make a new one.') },
  ),
  view(
    'refused-payment',
    '/dashboard/profile',
    all(
      click('tab', 'Plans & Billing'),
      click('button', /Starter/),
      dialog,
      click('button', 'Proceed to Payment'),
      shown('Stripe can’t be reached.'),
    ),
    { before: refusing('stripePaymentLink', 'Stripe can’t be reached. Try again later.') },
  ),
];
