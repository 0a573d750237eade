import {
  creatorDocument,
  emailSettingsDocument,
  suppressionDocument,
} from '@vibes/core/firestore/documents';
import { creatorSchema } from '@vibes/core/creator/creator';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import { updateUserData } from '../../../functions/src/account/update-user-data.ts';
import { runDelivery } from '../../../functions/src/delivery/run-delivery.ts';
import { runSwitchFollowUps } from '../../../functions/src/follow-ups/run-switch-follow-ups.ts';
import { memoryWorld } from '../../../functions/test/memory-world.ts';
import { queueDelivery } from '../../../functions/test/queue-delivery.ts';
import type { SampleMailbox } from './sample-mailbox.ts';

const CREATOR = 'ann';
const MINUTE = 60_000;
/** Time between the email and what comes in: within all that an email's age decides. */
const BEFORE = 2 * 24 * 60 * MINUTE;
const FOLLOW_UP = { body: 'Hi {{creatorName}}, did my email arrive?', after_working_days: 3 };

/**
 * An account of one creator, who had one email two days before something arrives, and whose
 * follow-up is due by then, so that waiting shows. The clock is a minute after the arrival.
 */
export async function emailedAccount({ address, contact, arrived_at }: SampleMailbox) {
  const world = await memoryWorld();
  const { uid, ports, documents } = world;
  const goTo = (at: number) => world.later(at - ports.clock().getTime());
  const path = creatorDocument.path(uid, CREATOR);
  goTo(arrived_at.getTime() - BEFORE);

  const templates = { follow_ups: [FOLLOW_UP] };
  await updateUserData(ports, { uid, update: { table: 'message_templates', data: templates } });
  const settings = emailSettingsDocument.path(uid);
  await documents.commit([{ kind: 'update', path: settings, data: { email_address: address } }]);
  const watching = { watch_replies: true };
  await updateUserData(ports, { uid, update: { table: 'email_settings', data: watching } });
  await runSwitchFollowUps(ports, { uid, to: 'on', also_contacted: false });

  const delivery_id = await queueDelivery(world, CREATOR, contact);
  await runDelivery(ports, { uid, id: delivery_id });
  const creator = () => creatorSchema.parse(world.data(path));
  const { status, follow_up } = creator();
  if (status !== 'Contacted' || !follow_up?.due_at)
    throw new Error(`The email to ${contact} was not sent`);
  goTo(arrived_at.getTime() + MINUTE);
  const due = { follow_up: { ...follow_up, due_at: ports.clock() } };
  await documents.commit([{ kind: 'update', path, data: due }]);

  const suppressed = suppressionDocument.path(uid, ports.digest(mailboxKey(contact)));
  return { ...world, delivery_id, creator, isSuppressed: () => Boolean(world.data(suppressed)) };
}
