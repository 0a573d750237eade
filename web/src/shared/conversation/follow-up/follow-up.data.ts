import type { Callables } from '@vibes/core/api/callables';
import type { FollowUp } from '@vibes/core/follow-up/follow-up';
import { notify } from '../../../components/toaster.tsx';
import { call } from '../../../lib/callables.ts';
import { openReview } from '../../delivery/review/open-review.ts';
import { orNotify } from '../../../lib/or-notify.ts';

export type FollowUpAction = Callables['changeFollowUp']['payload']['action'];

const DONE: Record<Exclude<FollowUpAction, 'edit'>, string> = {
  send_now: 'The follow-up is on its way',
  skip: 'The follow-up is skipped',
  stop: 'No more follow-ups to this creator',
};

/** Does it, and shows the outcome; `edit` opens the email for editing. */
export const changeFollowUp = (
  creator_id: string,
  { step }: Pick<FollowUp, 'step'>,
  action: FollowUpAction,
) =>
  orNotify('The follow-up was not changed', async () => {
    const { delivery_id } = await call('changeFollowUp', { creator_id, step, action });
    if (action === 'edit') openReview([delivery_id]);
    else notify.success({ title: DONE[action] });
  });
