import { CRM_VIEWS } from './crm-views.ts';
import { EMAIL_VIEWS } from './email-views.ts';
import { all, click, dialog, fill, unfold, type Step, type View } from './view.ts';

export type { View } from './view.ts';

/** A link, a line that names nobody, and a handle whose platform is not said. */
const PASTED = 'https://www.tiktok.com/@mara.kiln\nsomebody nice\n@theo_bakes';

/** A known creator, who costs nothing. */
const captureKnown: Step = async (page) => {
  await fill('Capture a creator', 'tiktok: mara.kiln')(page);
  await click('button', /^Capture/)(page);
  await page.getByText('1 captured').first().waitFor();
};

/** A new account's creator, until the page shows `label` below. */
const captureFirst =
  (handle: string, label: string): Step =>
  async (page) => {
    await fill('Capture a creator', `tiktok: ${handle}`)(page);
    await page.getByLabel('Capture a creator').press('Enter');
    const other = page.getByRole('button', { name: /^Write to .+ instead$/ });
    await page.getByLabel(label).or(other).first().waitFor();
    // The email of an earlier view is still to another creator.
    if (await other.isVisible()) await other.click();
    await page.getByLabel(label).waitFor();
  };

/** The text of TikTok's share sheet for a profile. */
const SHARED_TEXT =
  'Check out Noor! https://www.tiktok.com/@noor.captures.light?_t=ZN-8x&_r=1 #travel';

/** The email of a row, in its frame. */
const messageLoaded: Step = (page) => page.locator('main iframe').first().waitFor();

/** Screens that differ while nothing is captured or set up. */
export const NEW_ACCOUNT_VIEWS: readonly View[] = [
  { name: 'new-dashboard', path: '/dashboard' },
  { name: 'new-activity', path: '/dashboard', open: click('tab', 'Recent Activity') },
  { name: 'new-messages', path: '/dashboard/messages' },
  { name: 'new-crm', path: '/dashboard/crm' },
  { name: 'new-dms', path: '/dashboard/dms' },
  { name: 'new-deliveries', path: '/dashboard/deliveries' },
  { name: 'new-credits', path: '/dashboard/credits' },
  { name: 'new-referrals', path: '/dashboard/referral' },
  // Last: with a creator the account is no longer new.
  { name: 'first-email', path: '/dashboard', open: captureFirst('mara.kiln', 'Subject') },
  {
    name: 'first-email-closed',
    path: '/dashboard',
    open: captureFirst('lumenrides', 'Their bio or email address'),
  },
];

/** Every signed-in screen, its tabs and its dialogs, of an account that has captured creators. */
export const DASHBOARD_VIEWS: readonly View[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'dashboard-pasted', path: '/dashboard', open: fill('Capture a creator', PASTED) },
  { name: 'dashboard-captured', path: '/dashboard', open: captureKnown },
  { name: 'dashboard-activity', path: '/dashboard', open: click('tab', 'Recent Activity') },
  { name: 'capture', path: '/dashboard/capture' },
  {
    name: 'capture-question',
    path: `/dashboard/capture?${new URLSearchParams({ text: SHARED_TEXT }).toString()}`,
    open: dialog,
  },
  {
    name: 'capture-known',
    path: '/dashboard/capture#https://www.tiktok.com/@lumenrides',
    open: dialog,
  },
  {
    name: 'capture-unusable',
    path: '/dashboard/capture?text=ask%20her%20friend%20about%20it',
    open: (page) => page.getByRole('alert').waitFor(),
  },
  { name: 'capture-bookmark', path: '/dashboard/capture', open: unfold('Add it by hand') },
  {
    name: 'menu',
    path: '/dashboard',
    open: all(click('button', 'Open menu'), dialog),
    isOnPhone: true,
  },
  { name: 'messages', path: '/dashboard/messages' },
  { name: 'messages-instagram', path: '/dashboard/messages', open: click('tab', 'Instagram') },
  { name: 'messages-tiktok', path: '/dashboard/messages', open: click('tab', 'TikTok') },
  ...EMAIL_VIEWS,
  ...CRM_VIEWS,
  { name: 'deliveries', path: '/dashboard/deliveries' },
  { name: 'deliveries-attention', path: '/dashboard/deliveries?state=attention' },
  {
    name: 'deliveries-log',
    path: '/dashboard/deliveries',
    open: click('button', /^Log of email/),
  },
  {
    name: 'deliveries-message',
    path: '/dashboard/deliveries',
    open: all(click('button', /^Read email/), messageLoaded),
  },
  { name: 'api-key', path: '/dashboard/api-keys' },
  {
    name: 'api-key-regenerate',
    path: '/dashboard/api-keys',
    open: all(click('button', 'Regenerate'), dialog),
  },
  { name: 'profile', path: '/dashboard/profile', open: click('tab', 'Profile Information') },
  {
    name: 'profile-sign-out-everywhere',
    path: '/dashboard/profile',
    open: all(click('tab', 'Profile Information'), click('button', 'Sign out everywhere'), dialog),
  },
  { name: 'profile-plans', path: '/dashboard/profile', open: click('tab', 'Plans & Billing') },
  {
    name: 'profile-subscribe',
    path: '/dashboard/profile',
    open: all(click('tab', 'Plans & Billing'), click('button', /Starter/), dialog),
  },
  { name: 'profile-payment-done', path: '/profile?payment=done' },
  { name: 'profile-payment-cancelled', path: '/profile?payment=cancelled&plan=Starter' },
  { name: 'referrals', path: '/dashboard/referral' },
  { name: 'credits', path: '/dashboard/credits' },
  { name: 'shortcut-setup', path: '/dashboard/shortcut-setup' },
  {
    name: 'shortcut-setup-handover',
    path: '/dashboard/shortcut-setup',
    isOnDesk: true,
    open: all(click('button', 'Continue on your phone'), (page) =>
      page.getByRole('img', { name: 'QR code that opens' }).waitFor(),
    ),
  },
  {
    name: 'shortcut-setup-download',
    path: '/dashboard/shortcut-setup',
    open: click('link', 'I need to download the shortcut'),
  },
  {
    name: 'shortcut-setup-existing',
    path: '/dashboard/shortcut-setup',
    open: click('link', 'I already downloaded it'),
  },
  {
    name: 'shortcut-setup-simulated',
    path: '/dashboard/shortcut-setup?stage=existing',
    open: all(click('button', 'Simulate a capture'), (page) =>
      page.getByText('This was a simulation.').scrollIntoViewIfNeeded(),
    ),
  },
];

/** The creators that the views of a captured account need. */
export const VIEWED_CREATORS = [
  'https://www.tiktok.com/@lumenrides',
  'https://www.instagram.com/jonas.plates/',
  'https://www.tiktok.com/@mara.kiln',
];

/** The views that exist at a width. */
export const viewsAt = (views: readonly View[], width: number): View[] =>
  views.filter(({ isOnPhone, isOnDesk }) => (width < 768 ? !isOnDesk : !isOnPhone));
