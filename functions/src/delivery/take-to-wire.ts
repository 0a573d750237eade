import { takeMailbox } from '@vibes/core/delivery/mailbox';
import { putOnWire } from '@vibes/core/delivery/settle-delivery';
import { paths } from '@vibes/core/firestore/paths';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import type { DeliveryFacts } from './load-delivery.ts';

/** Milliseconds after which a sender that said nothing counts as dead. Longer than any send may take. */
export const LEASE = 120_000;

/**
 * Writes down, before a single byte of the mail leaves, that this attempt has
 * the delivery and the mailbox. `conflict`: somebody else has one of them.
 */
export async function takeToWire(
  documents: Documents,
  input: { uid: string; id: string; facts: DeliveryFacts; token: string; now: Date },
): Promise<'committed' | 'conflict'> {
  const { uid, id, facts, token, now } = input;
  const until = new Date(now.getTime() + LEASE);
  const path = paths.mailbox(uid);
  const mailbox = { ...takeMailbox(facts.mailbox, id, now) };
  const takeBox: DocumentWrite =
    facts.versions.mailbox === undefined
      ? { kind: 'create', path, data: mailbox }
      : { kind: 'update', path, data: mailbox, if_version: facts.versions.mailbox };
  const taken = await documents.commit([
    {
      kind: 'update',
      path: paths.delivery(uid, id),
      data: putOnWire(facts.delivery, { token, until, now }),
      if_version: facts.versions.delivery,
    },
    takeBox,
  ]);
  if (taken === 'committed') return taken;
  // The client repeats a write whose answer was lost, and then meets its own.
  const [mine] = await documents.getAll([paths.delivery(uid, id)]);
  return mine?.data?.['lease_token'] === token ? 'committed' : 'conflict';
}
