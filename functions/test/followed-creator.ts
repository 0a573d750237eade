import { deliverySchema } from '@vibes/core/delivery/delivery';
import { followUpId } from '@vibes/core/delivery/email-id';
import { deliveryDocument, deliveryPayloadDocument } from '@vibes/core/firestore/documents';
import type { EmailStep } from '@vibes/core/follow-up/follow-up';
import type { Inbound } from '@vibes/core/inbound/inbound';
import type { FollowUpTemplate } from '@vibes/core/template/message-templates';
import { MESSAGE } from '../../core/test/some-message.ts';
import { updateUserData } from '../src/account/update-user-data.ts';
import { runChangeFollowUp } from '../src/follow-ups/run-change-follow-up.ts';
import { runFollowUpSweep } from '../src/follow-ups/run-follow-up-sweep.ts';
import {
  runPreviewFollowUps,
  runSwitchFollowUps,
} from '../src/follow-ups/run-switch-follow-ups.ts';
import { runDeliverySweep } from '../src/delivery/run-delivery-sweep.ts';
import { runInbound } from '../src/replies/run-inbound.ts';
import { ANN_MAIL, deliveryHarness } from './delivery-harness.ts';
import { forever } from './queue-delivery.ts';

const FOLLOW_UPS: FollowUpTemplate[] = [
  { body: 'Hi {{creatorName}}, did my email arrive?', after_working_days: 3 },
  { body: 'Last one, {{creatorName}}. Is now a bad time?', after_working_days: 7 },
];

/** When the follow-ups of a followed creator are due. */
export const FIRST = '2026-05-06T12:00:00Z';
export const SECOND = '2026-05-15T12:00:00Z';

/**
 * Replies and follow-ups are on, and Ann has had the first email: on Friday, 1 May 2026 at 14:00 in
 * Berlin, so the follow-ups are due on Wednesday the 6th and Friday the 15th.
 */
export async function followedCreator({ follow_ups = FOLLOW_UPS, is_on = true } = {}) {
  const harness = await deliveryHarness();
  const { uid, ports, creator_id, id, later } = harness;
  const save = (update: Parameters<typeof updateUserData>[1]['update']) =>
    updateUserData(ports, { uid, update });
  await save({ table: 'message_templates', data: { follow_ups } });
  await save({ table: 'email_settings', data: { watch_replies: true } });
  const switchTo = (to: 'on' | 'off' | 'undo', also_contacted = false) =>
    runSwitchFollowUps(ports, { uid, to, also_contacted });
  if (is_on) await switchTo('on');
  await harness.send();
  await harness.run();

  const followUp = (step: 1 | 2) => followUpId(creator_id, step);
  const stored = (step: 1 | 2) => harness.data(deliveryDocument.path(uid, followUp(step)));
  /** Everything that is due now, as the schedule runs it. */
  const sweep = async () => {
    const { queued } = await runFollowUpSweep(ports, forever);
    await runDeliverySweep(ports, forever);
    return queued;
  };
  return {
    ...harness,
    switchTo,
    save,
    preview: () => runPreviewFollowUps(ports, { uid }),
    sweep,
    /** The clock at a time in UTC, and everything that is due then. */
    async sweepAt(time: string) {
      later(new Date(time).getTime() - ports.clock().getTime());
      return sweep();
    },
    change: (step: 1 | 2, action: 'edit' | 'send_now' | 'skip' | 'stop') =>
      runChangeFollowUp(ports, { uid, creator_id, step, action }),
    followUp,
    stored,
    followUpNow: (step: 1 | 2) => deliverySchema.parse(stored(step)),
    text: (step: 1 | 2) =>
      harness.data(deliveryPayloadDocument.path(uid, followUp(step)))?.['text'],
    plan: () => harness.creator().follow_up,
    due: () => harness.creator().follow_up?.due_at?.toISOString() ?? null,
    /** A message of Ann's that was found in the mailbox. */
    found: (
      change: Partial<Inbound> = {},
      step: EmailStep = 0,
      name = `m_${change.class ?? 'reply'}`,
    ) =>
      runInbound(ports, {
        uid,
        creator_id,
        delivery_id: step === 0 ? id : followUp(step),
        id: name,
        says_of_mailbox: null,
        message: {
          ...MESSAGE,
          at: ports.clock(),
          from: ANN_MAIL,
          text: 'Yes.',
          ...change,
        },
      }),
  };
}
export type FollowedCreator = Awaited<ReturnType<typeof followedCreator>>;
