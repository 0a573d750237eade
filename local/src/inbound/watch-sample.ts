import { runWatch } from '../../../functions/src/replies/run-watch.ts';
import { plainMessageReader } from '../../../functions/test/models/plain-message-reader.ts';
import { listedMailbox } from '../../../functions/test/listed-mailbox.ts';
import { emailedAccount } from './emailed-account.ts';
import {
  CONSEQUENCES,
  type Consequence,
  type InboundLabel,
  type InboundSample,
} from './inbound-samples.ts';
import { sealedAs, withPlainIds } from './our-message-ids.ts';
import { sampleMailbox } from './sample-mailbox.ts';

/** What the watcher of a mailbox made of a message. */
export interface Watched {
  /** What it took the message for; `other`: none of its business. */
  found: InboundLabel['class'];
  /** In the order of `CONSEQUENCES`. */
  does: Consequence[];
}

/** What one look makes of a message that is alone in the mailbox of an account of its own. */
export async function watchSample(sample: InboundSample): Promise<Watched> {
  const { token, folder = 'inbox' } = sample;
  const facts = await sampleMailbox(sample);
  const account = await emailedAccount(facts);
  const { uid, ports, delivery_id, creator, isSuppressed } = account;
  const raw = token === undefined ? sample.raw : withPlainIds(sample.raw, token);

  let found: Watched['found'] = 'other';
  const before = creator();
  const end = await runWatch(
    {
      ...ports,
      secrets:
        token === undefined ? ports.secrets : sealedAs(ports.secrets, { token, uid, delivery_id }),
      openMailbox: listedMailbox([{ raw, use: folder, received_at: facts.arrived_at }]),
      ...plainMessageReader,
      // The names of the samples are invented: DNS knows nothing of them.
      mailHosts: () => Promise.resolve([]),
      look_every: null,
      onInbound: ({ message }) => (found = message.class),
    },
    uid,
  );
  if (end !== 'read') throw new Error(`${sample.file}: the look ended with ${end}`);

  const after = creator();
  const [was, is] = [before.follow_up, after.follow_up];
  const isEnded = is?.ended != null;
  const isMoved =
    was?.due_at?.getTime() !== is?.due_at?.getTime() ||
    was?.away_until?.getTime() !== is?.away_until?.getTime() ||
    was?.held_step !== is?.held_step;
  const done: Record<Consequence, boolean> = {
    status: before.status !== after.status,
    address_marked: after.email_refused_at !== null || isSuppressed(),
    follow_up_ended: isEnded,
    follow_up_held: !isEnded && isMoved,
    offered: after.may_be_from !== null,
  };
  return { found, does: CONSEQUENCES.filter((one) => done[one]) };
}
