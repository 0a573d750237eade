import type { UserAccount } from '@vibes/core/account/user-account';
import type { UserData } from '@vibes/core/account/user-data';
import { routes } from '../../lib/routes.ts';

export interface NextStep {
  title: string;
  why: string;
  action: string;
  to: string;
  isDone: boolean;
}

/** The three steps to the first capture, each done when its data is there. */
export function nextSteps(
  account: Pick<UserAccount, 'first_capture_at'>,
  { messageTemplates, emailSettings }: Pick<UserData, 'messageTemplates' | 'emailSettings'>,
): NextStep[] {
  return [
    {
      title: 'Write your message templates',
      why: 'One email and one DM, filled in for each creator you save.',
      action: 'Write',
      to: routes.templates,
      isDone: messageTemplates.email_subject !== '' && messageTemplates.email_template !== '',
    },
    {
      title: 'Connect Gmail',
      why: 'Your emails go out from your own address.',
      action: 'Connect',
      to: routes.email,
      isDone: emailSettings.email_address !== null && emailSettings.app_password_set,
    },
    {
      title: 'Set up your shortcut and capture a creator',
      why: 'The guide takes you from your API key to the first press.',
      action: 'Set up',
      to: routes.shortcutSetup,
      isDone: account.first_capture_at !== null,
    },
  ];
}
