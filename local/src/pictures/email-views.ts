import { all, click, dialog, EXAMPLE_URL, fill, unfold, type View } from './view.ts';

/** Email Settings. */
export const EMAIL_VIEWS: readonly View[] = [
  { name: 'email-gmail', path: '/dashboard/email', open: click('tab', 'Gmail') },
  { name: 'email-webhook', path: '/dashboard/email', open: click('tab', 'Webhook') },
  {
    name: 'email-sending',
    path: '/dashboard/email',
    open: (page) =>
      page.getByRole('heading', { name: 'Sending', exact: true }).scrollIntoViewIfNeeded(),
  },
  {
    name: 'email-signing-secret',
    path: '/dashboard/email',
    open: all(click('tab', 'Webhook'), unfold('Signing secret')),
  },
  {
    name: 'email-rotate-secret',
    path: '/dashboard/email',
    open: all(
      click('tab', 'Webhook'),
      unfold('Signing secret'),
      click('button', 'Rotate secret'),
      dialog,
    ),
  },
  {
    name: 'email-switch',
    path: '/dashboard/email',
    open: all(
      click('tab', 'Webhook'),
      fill('Webhook URL', EXAMPLE_URL),
      click('button', 'Save Webhook URL'),
      click('button', 'Make Active'),
      dialog,
    ),
  },
  {
    name: 'email-clear',
    path: '/dashboard/email',
    open: all(
      click('tab', 'Webhook'),
      fill('Webhook URL', EXAMPLE_URL),
      click('button', 'Save Webhook URL'),
      click('button', 'Clear URL'),
      dialog,
    ),
  },
];
