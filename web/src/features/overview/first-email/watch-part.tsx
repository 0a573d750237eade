import type { UserData } from '@vibes/core/account/user-data';
import { SwitchField } from '../../../components/form/switch-field.tsx';
import { repliesOffer, WHAT_IS_READ } from '../../../shared/replies/replies-words.ts';

/** Whether watching for replies is offered with the email: by Gmail, from the operator's date on, and while it is off. */
export const offersWatch = (
  { emailSettings, replies }: Pick<UserData, 'emailSettings' | 'replies'>,
  now: Date,
): boolean =>
  emailSettings.active_email_mode === 'gmail' &&
  !emailSettings.watch_replies &&
  repliesOffer(replies, now).kind === 'now';

/** The person's own yes to watching for replies: off until they give it. */
export const WatchPart = () => (
  <SwitchField name="watch_replies" label="Watch for replies" sentence={WHAT_IS_READ} />
);
