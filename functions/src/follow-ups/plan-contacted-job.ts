import { serverWrote } from '@vibes/core/creator/writer';
import { followUpAfterEmail } from '@vibes/core/follow-up/plan-follow-up';
import type { WorkOf } from '@vibes/core/job/job';
import type { MessageTemplates } from '@vibes/core/template/message-templates';
import type { JobKind } from '../jobs/job-kind.ts';
import type { CommitPorts } from '../steps/decide-and-commit.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { loadTemplates } from '../steps/load-templates.ts';
import {
  CONTACTED_PAGE,
  loadContactedPage,
  loadFollowUpAccount,
  type Contacted,
  type FollowUpAccount,
} from './load-contacted.ts';

/** The write that plans the first follow-up; none where there is nothing to plan. */
function planWrites(
  { user, settings }: FollowUpAccount,
  { creator, path, version, email, email_id }: Contacted,
  { templates, now }: { templates: MessageTemplates; now: Date },
): DocumentWrite[] {
  const facts = { settings: settings.data, templates, time_zone: user.time_zone, now };
  const follow_up = followUpAfterEmail(
    { ...facts, creator, began_at: email.sent_at },
    { id: email_id, email, sent_at: email.sent_at },
  );
  if (!follow_up || follow_up.due_at === null) return [];
  const data = { follow_up, ...serverWrote(now) };
  return [{ kind: 'update', path, data, if_version: version }];
}

/**
 * Plans follow-ups for creators contacted before they were switched on, a page in one commit, at the
 * versions read. It ends once they are switched off.
 */
export const planContactedJob = ({
  documents,
  clock,
}: CommitPorts): JobKind<WorkOf<'switchFollowUps'>> => ({
  name: 'switchFollowUps',
  step_size: CONTACTED_PAGE,
  async step({ uid, work, done }) {
    const account = await loadFollowUpAccount(documents, uid);
    const { mailbox, settings } = account;
    const { round, after, until } = work;
    const { follow_ups, follow_ups_round } = settings.data;
    if (!follow_ups || follow_ups_round !== round) return { work, done, is_over: true };
    const page = await loadContactedPage(documents, { uid, round, mailbox, after, until });
    const creator_ids = page.found.map(({ creator }) => creator.id);
    const loaded = await loadTemplates(documents, { uid, creator_ids });
    const writes = page.found.flatMap((one, at) => {
      const templates = loaded[at];
      return templates ? planWrites(account, one, { templates, now: clock() }) : [];
    });
    return {
      work: { ...work, after: page.next ?? until, planned: work.planned + writes.length },
      done: done + page.read,
      is_over: page.next === null,
      writes,
    };
  },
});
