import { DEFAULT_EMAIL_SETTINGS, type EmailSettings } from '@vibes/core/account/email-settings';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { TemplatesPage } from '../../../src/features/templates/templates-page.tsx';
import { mount } from '../../mount.tsx';
import { serveUserData, userDataOf } from '../../user-data.ts';

/** The page of templates with follow-ups, and what is pressed there. */

export const WRITTEN = [{ body: 'Did my email reach you?', after_working_days: 3 }];
export const GMAIL = { email_address: 'ella@gmail.com', app_password_set: true };
export const watched = { ...GMAIL, watch_replies: true };
/** When Replies may be switched on. */
export const OFFERED = '2026-01-01T00:00:00Z';

export async function open(
  settings: Partial<EmailSettings>,
  follow_ups = WRITTEN,
  available_from: string | null = OFFERED,
) {
  const { messageTemplates, replies } = userDataOf();
  const serve = (change: Partial<EmailSettings> = {}) =>
    serveUserData({
      emailSettings: { ...DEFAULT_EMAIL_SETTINGS, ...settings, ...change },
      messageTemplates: {
        ...messageTemplates,
        email_subject: 'Hello',
        email_template: 'Hello, shall we?',
        follow_ups,
      },
      replies: { ...replies, available_from },
    });
  const stored = serve();
  await mount(<TemplatesPage />);
  await expect.element(unfold).toBeVisible();
  return { serve, stored };
}

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const unfold = page.getByRole('button', { name: /^(Write|Edit) follow-ups$/ });
export const followUps = page.getByRole('switch', { name: 'Send follow-ups' });
export const panel = () =>
  page.elementLocator(
    page
      .getByRole('heading', { name: /^Follow-ups/ })
      .element()
      .closest('section') ?? document.body,
  );
export const text = (words: string | RegExp) => page.getByText(words, { exact: true });
export const question = page.getByRole('group', { name: 'Switch on follow-ups' });
