import type { EmailSettings } from '@vibes/core/account/email-settings';
import type { Callables } from '@vibes/core/api/callables';
import { serverWrote } from '@vibes/core/creator/writer';
import { DELIVERY_REFUSALS } from '@vibes/core/delivery/delivery-refusal';
import { dailyCap } from '@vibes/core/delivery/daily-cap';
import { isGmailSetUp } from '@vibes/core/delivery/is-gmail-set-up';
import { followUpAfterEmail } from '@vibes/core/follow-up/plan-follow-up';
import type { MailboxLimits } from '@vibes/core/delivery/mailbox';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts } from '../ports/decide-and-commit.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { userDataChanged } from '../ports/user-data-changed.ts';
import {
  loadContactedPage,
  loadFollowUpAccount,
  type Contacted,
  type FollowUpAccount,
} from './load-contacted.ts';

interface Ports extends CommitPorts {
  /** The product's own limits of a mailbox. */
  limits: MailboxLimits;
}

type Switching = Callables['switchFollowUps'];
type Preview = Callables['previewFollowUps'];

const refuse = (sentence: string, log: string) => new AppError('bad_request', { sentence, log });

/** Follow-ups need a mailbox that is read for replies, and something to say. */
function refuseNotReady({ settings: { data: settings }, templates }: FollowUpAccount): void {
  if (settings.active_email_mode !== 'gmail')
    throw refuse(DELIVERY_REFUSALS.follow_up_by_webhook, 'by_webhook');
  if (!isGmailSetUp(settings)) throw refuse(DELIVERY_REFUSALS.not_set_up, 'not_set_up');
  if (!settings.watch_replies)
    throw refuse(
      'Switch on Replies in Email Settings first. A follow-up only goes out when we can see that nobody answered.',
      'unwatched',
    );
  if (templates.follow_ups.length === 0)
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
    read: () => loadFollowUpAccount(ports.documents, uid),
    decide(account, now) {
      const { settings } = account;
      if (to !== 'off') refuseNotReady(account);
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

/** The write that plans the first follow-up; none where there is nothing to plan. */
function planWrites(
  { user, settings, templates }: FollowUpAccount,
  { creator, path, version, email, email_id }: Contacted,
  now: Date,
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

/** Plans a page in one commit, at the versions read. */
const planPage = (
  ports: Ports,
  uid: string,
  { account, after }: { account: FollowUpAccount; after: Date | null },
) =>
  decideAndCommit(ports, {
    read: () => {
      const { mailbox, settings } = account;
      const round = settings.data.follow_ups_round;
      const now = ports.clock();
      return loadContactedPage(ports.documents, { uid, round, mailbox, after, now });
    },
    decide(page, now) {
      const writes = page.found.flatMap((one) => planWrites(account, one, now));
      return { writes, result: { planned: writes.length, next: page.next } };
    },
  });

async function planContacted(ports: Ports, uid: string, account: FollowUpAccount): Promise<number> {
  let planned = 0;
  let after: Date | null = null;
  do {
    const page: { planned: number; next: Date | null } = await planPage(ports, uid, {
      account,
      after,
    });
    planned += page.planned;
    after = page.next;
  } while (after !== null);
  return planned;
}

/**
 * Switches follow-ups on or off. What is planned belongs to a round of the settings: switching off
 * ends it without a write to any creator, and undoing that goes on with the same round. Refused with
 * a sentence while they cannot be sent.
 */
export async function runSwitchFollowUps(
  ports: Ports,
  { uid, to, also_contacted = false }: Switching['payload'] & { uid: string },
): Promise<Switching['result']> {
  const account = await writeSettings(ports, { uid, to });
  const isMeant = to === 'on' && also_contacted;
  return { planned: isMeant ? await planContacted(ports, uid, account) : 0 };
}

/** How many creators switching on would plan for, and how many days the mailbox takes for one email to each. */
export async function runPreviewFollowUps(
  { documents, clock, limits }: Ports,
  { uid }: { uid: string },
): Promise<Preview['result']> {
  const { settings, mailbox } = await loadFollowUpAccount(documents, uid);
  const round = settings.data.follow_ups_round + 1;
  let creators = 0;
  let after: Date | null = null;
  do {
    const page = await loadContactedPage(documents, { uid, round, mailbox, after, now: clock() });
    creators += page.found.length;
    after = page.next;
  } while (after !== null);
  const { cap } = dailyCap(settings.data, limits.daily_cap);
  return { creators, days: Math.ceil(creators / cap) };
}
