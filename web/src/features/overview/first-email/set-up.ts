import type { UserAccount } from '@vibes/core/account/user-account';
import type { UserData } from '@vibes/core/account/user-data';
import { notReadyReason } from '@vibes/core/delivery/sending-facts';

/** Whether emails can go out: through Gmail or through the person's webhook. */
export const isConnected = ({ emailSettings }: Pick<UserData, 'emailSettings'>): boolean =>
  notReadyReason(emailSettings, { stopped: null }) === null;

/** Whether an account has all that its first email needs: a creator, a template, a way out. */
export const isSetUp = (
  { first_capture_at }: Pick<UserAccount, 'first_capture_at'>,
  data: Pick<UserData, 'messageTemplates' | 'emailSettings'>,
): boolean =>
  first_capture_at !== null && data.messageTemplates.email_template !== '' && isConnected(data);
