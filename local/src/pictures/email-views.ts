import { all, click, dialog, EXAMPLE_URL, fill, unfold, type View, view } from './view.ts';

const saveWebhook = all(
  click('tab', 'Webhook'),
  fill('Webhook URL', EXAMPLE_URL),
  click('button', 'Save Webhook URL'),
);

/** Email Settings. */
export const EMAIL_VIEWS: readonly View[] = [
  view('email-gmail', '/dashboard/email', click('tab', 'Gmail')),
  view('email-webhook', '/dashboard/email', click('tab', 'Webhook')),
  view('email-sending', '/dashboard/email', (page) =>
    page.getByRole('heading', { name: 'Sending', exact: true }).scrollIntoViewIfNeeded(),
  ),
  view(
    'email-signing-secret',
    '/dashboard/email',
    all(click('tab', 'Webhook'), unfold('Signing secret')),
  ),
  view(
    'email-rotate-secret',
    '/dashboard/email',
    all(
      click('tab', 'Webhook'),
      unfold('Signing secret'),
      click('button', 'Rotate secret'),
      dialog,
    ),
  ),
  view(
    'email-switch',
    '/dashboard/email',
    all(saveWebhook, click('button', 'Make Active'), dialog),
  ),
  view('email-clear', '/dashboard/email', all(saveWebhook, click('button', 'Clear URL'), dialog)),
];
