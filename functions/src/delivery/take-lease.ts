import { isMailbox } from '@vibes/core/channel/channel';
import { LEASE, takeMailbox } from '@vibes/core/delivery/mailbox';
import { startSending } from '@vibes/core/delivery/settle-delivery';
import { serverWrote } from '@vibes/core/creator/writer';
import {
  creatorDocument,
  deliveryDocument,
  mailboxDocument,
} from '@vibes/core/firestore/documents';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import type { DeliveryFacts, DeliveryRef, Taking } from './send-context.ts';

function mailboxWrites({ uid, id }: DeliveryRef, facts: DeliveryFacts, now: Date): DocumentWrite[] {
  if (facts.kind !== 'email' || !isMailbox(facts.channel)) return [];
  const path = mailboxDocument.path(uid);
  const data = { uid, ...takeMailbox(facts.mailbox, { id, to: facts.delivery.to }, now) };
  const if_version = facts.versions.mailbox;
  return if_version === undefined
    ? [{ kind: 'create', path, data }]
    : [{ kind: 'update', path, data, if_version }];
}

/** What was recorded of the creator since the gate was asked, a reply above all, makes it a conflict. */
function creatorWrites({ uid }: DeliveryRef, facts: DeliveryFacts, now: Date): DocumentWrite[] {
  if (facts.kind !== 'email' || !facts.follow_up) return [];
  const { creator, version } = facts.follow_up;
  const path = creatorDocument.path(uid, creator.id);
  return [{ kind: 'update', path, data: serverWrote(now), if_version: version }];
}

/**
 * Takes, before a single byte is sent, the lease of the delivery and, over Gmail, of the mailbox.
 * `conflict`: another worker has one of them.
 */
export async function takeLease(
  documents: Documents,
  input: {
    ref: DeliveryRef;
    facts: DeliveryFacts;
    token: string;
    now: Date;
    taking: Taking;
  },
): Promise<'committed' | 'conflict'> {
  const { ref, facts, token, now, taking } = input;
  const { identity, writes = [] } = taking;
  const { uid, id } = ref;
  const until = new Date(now.getTime() + LEASE);
  const taken = await documents.commit([
    {
      kind: 'update',
      path: deliveryDocument.path(uid, id),
      data: startSending(facts.delivery, {
        channel: facts.channel,
        token,
        until,
        now,
        ...(identity && { identity }),
      }),
      if_version: facts.versions.delivery,
    },
    ...mailboxWrites(ref, facts, now),
    ...creatorWrites(ref, facts, now),
    ...writes,
  ]);
  if (taken === 'committed') return taken;
  // The client repeats a write whose answer was lost, and then conflicts with its own.
  const [mine] = await documents.getAll([deliveryDocument.path(uid, id)]);
  return mine?.data?.['lease_token'] === token ? 'committed' : 'conflict';
}
