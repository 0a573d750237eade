import type { UserData } from '@vibes/core/account/user-data';
import { routes } from '../../../lib/routes.ts';
import { repliesOffer } from '../../../shared/replies/replies-words.ts';

/** What follow-ups still need, and where to get it; without a link there is nothing to do elsewhere. */
export interface FollowUpsRefusal {
  sentence: string;
  link: { to: string; words: string } | null;
}

const emailSettings = (words: string) => ({ to: routes.email, words });
const REPLIES =
  'A follow-up goes out only when we can see that nobody replied, so Replies must be on.';

/** Null when follow-ups can be switched on. */
export function followUpsRefusal(
  {
    emailSettings: settings,
    messageTemplates,
    replies,
  }: Pick<UserData, 'emailSettings' | 'messageTemplates' | 'replies'>,
  now: Date,
): FollowUpsRefusal | null {
  if (settings.active_email_mode !== 'gmail')
    return {
      sentence:
        'Follow-ups go out through Gmail only, since a webhook can’t keep them in one thread.',
      link: emailSettings('Open Email Settings'),
    };
  if (!settings.email_address || !settings.app_password_set)
    return {
      sentence: 'Follow-ups go out through Gmail, which isn’t connected.',
      link: emailSettings('Connect Gmail'),
    };
  if (!settings.watch_replies) {
    const offer = repliesOffer(replies, now);
    if (offer.kind === 'now')
      return { sentence: REPLIES, link: emailSettings('Switch on Replies') };
    const when = offer.kind === 'later' ? offer.sentence : 'You can’t switch this on yet.';
    return { sentence: `${REPLIES} ${when}`, link: null };
  }
  if (messageTemplates.follow_ups.length > 0) return null;
  return {
    sentence: 'Write a follow-up below and save it. Nothing is sent without one.',
    link: null,
  };
}
