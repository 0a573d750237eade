import { CRM_VIEWS } from './crm-views.ts';
import { EMAIL_VIEWS } from './email-views.ts';
import { TODAY_VIEWS } from './today-views.ts';
import { all, click, dialog, fill, type Step, unfold, type View, view } from './view.ts';

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
  view('new-dashboard', '/dashboard'),
  view('new-activity', '/dashboard', click('tab', 'Recent Activity')),
  view('new-messages', '/dashboard/messages'),
  view('new-crm', '/dashboard/crm'),
  view('new-dms', '/dashboard/dms'),
  view('new-deliveries', '/dashboard/deliveries'),
  view('new-credits', '/dashboard/credits'),
  view('new-referrals', '/dashboard/referral'),
  // Last: with a creator the account is no longer new.
  view('first-email', '/dashboard', captureFirst('mara.kiln', 'Subject')),
  view(
    'first-email-closed',
    '/dashboard',
    captureFirst('lumenrides', 'Their bio or email address'),
  ),
];

/** Every signed-in screen, its tabs and its dialogs, of an account that has captured creators. */
export const DASHBOARD_VIEWS: readonly View[] = [
  view('dashboard', '/dashboard'),
  ...TODAY_VIEWS,
  view('dashboard-pasted', '/dashboard', fill('Capture a creator', PASTED)),
  view('dashboard-captured', '/dashboard', captureKnown),
  view('dashboard-activity', '/dashboard', click('tab', 'Recent Activity')),
  view('capture', '/dashboard/capture'),
  view(
    'capture-question',
    `/dashboard/capture?${new URLSearchParams({ text: SHARED_TEXT }).toString()}`,
    dialog,
  ),
  view('capture-known', '/dashboard/capture#https://www.tiktok.com/@lumenrides', dialog),
  view('capture-unusable', '/dashboard/capture?text=ask%20her%20friend%20about%20it', (page) =>
    page.getByRole('alert').waitFor(),
  ),
  view('capture-bookmark', '/dashboard/capture', unfold('Add it by hand')),
  view('menu', '/dashboard', all(click('button', 'Open menu'), dialog), { isOnPhone: true }),
  view('commands', '/dashboard', all(click('button', 'Commands'), dialog)),
  view(
    'commands-found',
    '/dashboard',
    all(click('button', 'Commands'), dialog, fill('Search commands and creators', 'mara')),
  ),
  view('messages', '/dashboard/messages'),
  view('messages-instagram', '/dashboard/messages', click('tab', 'Instagram')),
  view('messages-tiktok', '/dashboard/messages', click('tab', 'TikTok')),
  // Opened, the first one has the focus: its variables and the whole series show.
  view('messages-follow-ups', '/dashboard/messages', click('button', /^(Write|Edit) follow-ups$/)),
  ...EMAIL_VIEWS,
  ...CRM_VIEWS,
  view('deliveries', '/dashboard/deliveries'),
  view('deliveries-attention', '/dashboard/deliveries?state=attention'),
  view('deliveries-log', '/dashboard/deliveries', click('button', /^Log of email/)),
  view(
    'deliveries-message',
    '/dashboard/deliveries',
    all(click('button', /^Read email/), messageLoaded),
  ),
  view('api-key', '/dashboard/api-keys'),
  view('api-key-regenerate', '/dashboard/api-keys', all(click('button', 'Regenerate'), dialog)),
  view('profile', '/dashboard/profile', click('tab', 'Profile Information')),
  view(
    'profile-sign-out-everywhere',
    '/dashboard/profile',
    all(click('tab', 'Profile Information'), click('button', 'Sign out everywhere'), dialog),
  ),
  view('profile-plans', '/dashboard/profile', click('tab', 'Plans & Billing')),
  view(
    'profile-subscribe',
    '/dashboard/profile',
    all(click('tab', 'Plans & Billing'), click('button', /Starter/), dialog),
  ),
  view('profile-payment-done', '/profile?payment=done'),
  view('profile-payment-cancelled', '/profile?payment=cancelled&plan=Starter'),
  view('referrals', '/dashboard/referral'),
  view('credits', '/dashboard/credits'),
  view('shortcut-setup', '/dashboard/shortcut-setup'),
  view(
    'shortcut-setup-handover',
    '/dashboard/shortcut-setup',
    all(click('button', 'Continue on your phone'), (page) =>
      page.getByRole('img', { name: 'QR code that opens' }).waitFor(),
    ),
    { isOnDesk: true },
  ),
  view(
    'shortcut-setup-download',
    '/dashboard/shortcut-setup',
    click('link', 'I need to download the shortcut'),
  ),
  view(
    'shortcut-setup-existing',
    '/dashboard/shortcut-setup',
    click('link', 'I already downloaded it'),
  ),
  view(
    'shortcut-setup-simulated',
    '/dashboard/shortcut-setup?stage=existing',
    all(click('button', 'Simulate a capture'), (page) =>
      page.getByText('This was a simulation.').scrollIntoViewIfNeeded(),
    ),
  ),
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
