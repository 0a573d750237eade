import type { EmailSettings } from '@vibes/core/account/email-settings';
import type { Callables } from '@vibes/core/api/callables';
import { LEFT_OUT_REASONS, type LeftOut } from '@vibes/core/api/follow-up-callables';
import { DELIVERY_REFUSALS } from '@vibes/core/delivery/delivery-refusal';
import { dailyCap } from '@vibes/core/delivery/daily-cap';
import { isGmailSetUp } from '@vibes/core/delivery/is-gmail-set-up';
import { creatorDocument } from '@vibes/core/firestore/documents';
import type { MailboxLimits } from '@vibes/core/delivery/mailbox';
import type { MessageTemplates } from '@vibes/core/template/message-templates';
import { runJob } from '../jobs/run-job.ts';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts } from '../steps/decide-and-commit.ts';
import { userDataChanged } from '../steps/user-data-changed.ts';
import { loadTemplates } from '../steps/load-templates.ts';
import {
  contactedSince,
  loadContactedPage,
  loadFollowUpAccount,
  type ContactedPage,
  type FollowUpAccount,
} from './load-contacted.ts';
import { planContactedJob } from './plan-contacted-job.ts';

interface Ports extends CommitPorts {
  /** The product's own limits of a mailbox. */
  limits: MailboxLimits;
}

type Switching = Callables['switchFollowUps'];
type Preview = Callables['previewFollowUps'];

const refuse = (sentence: string, log: string) => new AppError('bad_request', { sentence, log });

/** Follow-ups need a mailbox that is read for replies, and something to say. */
function refuseNotReady(settings: EmailSettings, templates: MessageTemplates | undefined): void {
  if (settings.active_email_mode !== 'gmail')
    throw refuse(DELIVERY_REFUSALS.follow_up_by_webhook, 'by_webhook');
  if (!isGmailSetUp(settings)) throw refuse(DELIVERY_REFUSALS.not_set_up, 'not_set_up');
  if (!settings.watch_replies)
    throw refuse(
      'Switch on Replies in Email Settings first. A follow-up only goes out when we can see that nobody replied.',
      'unwatched',
    );
  if (!templates?.follow_ups.length)
    throw refuse('Write a follow-up in Templates first.', 'no_template');
}

function switched(
  settings: EmailSettings,
  to: Switching['payload']['to'],
): Pick<EmailSettings, 'follow_ups' | 'follow_ups_round'> {
  const { follow_ups, follow_ups_round: round } = settings;
  if (to === 'off') return { follow_ups: false, follow_ups_round: round };
  const isNew = to === 'on' && !follow_ups;
  return { follow_ups: true, follow_ups_round: isNew ? round + 1 : round };
}

const writeSettings = (
  ports: Ports,
  { uid, to }: { uid: string; to: Switching['payload']['to'] },
): Promise<FollowUpAccount> =>
  decideAndCommit(ports, {
    read: () =>
      Promise.all([
        loadFollowUpAccount(ports.documents, uid),
        loadTemplates(ports.documents, { uid, creator_ids: [null] }),
      ]),
    decide([account, [templates]], now) {
      const { settings } = account;
      if (to !== 'off') refuseNotReady(settings.data, templates);
      const change = switched(settings.data, to);
      const result = {
        ...account,
        settings: { ...settings, data: { ...settings.data, ...change } },
      };
      const isSame =
        change.follow_ups === settings.data.follow_ups &&
        change.follow_ups_round === settings.data.follow_ups_round;
      if (isSame) return { writes: [], result };
      const { path, version } = settings;
      return {
        writes: [
          { kind: 'update', path, data: change, if_version: version },
          userDataChanged(uid, now),
        ],
        result,
      };
    },
  });

/**
 * Switches follow-ups on or off. What is planned belongs to a round of the settings: switching off
 * ends it without a write to any creator, and undoing that goes on with the same round. Refused with
 * a sentence while they cannot be sent.
 */
export async function runSwitchFollowUps(
  ports: Ports,
  { uid, to, also_contacted = false, job: ref }: Switching['payload'] & { uid: string },
): Promise<Switching['result']> {
  const { documents, clock } = ports;
  const begin = async () => {
    const { settings } = await writeSettings(ports, { uid, to });
    const until = clock();
    const within = { field: 'last_out_at', until, after: contactedSince(until) };
    const isMeant = to === 'on' && also_contacted;
    const total = isMeant ? await documents.count(creatorDocument.collection(uid), [], within) : 0;
    const { follow_ups_round: round } = settings.data;
    const name = 'switchFollowUps' as const;
    return { work: { name, round, until, after: within.after, planned: 0 }, total };
  };
  const kind = planContactedJob(ports);
  const { work, job } = await runJob(ports, { uid, kind, job: ref, begin });
  return { planned: work.planned, job };
}

/** Names that a person is told of those left out for one reason. */
const MOST_NAMES = 3;

function byReason(left_out: ContactedPage['left_out']): LeftOut[] {
  return LEFT_OUT_REASONS.flatMap((reason) => {
    const of = left_out.filter((one) => one.reason === reason);
    const names = of.slice(0, MOST_NAMES).map(({ name }) => name);
    return of.length > 0 ? [{ reason, creators: of.length, names }] : [];
  });
}

/**
 * How many creators switching on would plan for, how many days the mailbox takes for one email to
 * each, and who is left out.
 */
export async function runPreviewFollowUps(
  { documents, clock, limits }: Ports,
  { uid }: { uid: string },
): Promise<Preview['result']> {
  const { settings, mailbox } = await loadFollowUpAccount(documents, uid);
  const round = settings.data.follow_ups_round + 1;
  let creators = 0;
  const left_out: ContactedPage['left_out'] = [];
  const until = clock();
  for (let after: Date | null = contactedSince(until); after !== null;) {
    const page: ContactedPage = await loadContactedPage(documents, {
      uid,
      round,
      mailbox,
      after,
      until,
    });
    creators += page.found.length;
    left_out.push(...page.left_out);
    after = page.next;
  }
  const { cap } = dailyCap(settings.data, limits.daily_cap);
  return { creators, days: Math.ceil(creators / cap), left_out: byReason(left_out) };
}
