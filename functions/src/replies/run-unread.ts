import { messageOfHead } from '@vibes/core/inbound/message-of-head';
import { mayBeReport } from '@vibes/core/inbound/judge-head';
import type { WatchPorts } from './watch-ports.ts';
import type { FoundHead, HeadMatch } from './match-head.ts';
import { runInbound, type InboundRun } from './run-inbound.ts';

/** Why a message was not read: its reader's reason, or its process ended each time. */
type Unread = 'timeout' | 'error' | 'process_ended';

/**
 * Records a message that could not be read, as what its header shows: a reply without text, from a
 * person as far as anyone knows. A report says nothing without its body: only the fault is told.
 */
export async function runUnread(
  ports: WatchPorts,
  { uid, id, one, match }: { uid: string; id: string; one: FoundHead; match: Opened },
  reason: Unread,
): Promise<boolean> {
  const end = isReply(match, one) ? await recordReply(ports, { uid, id, one, match }) : null;
  // Read before, by a worker that did not come to move the cursor.
  if (end === 'known') return false;
  ports.onFault({ uid, error: new Error(`A message could not be read: ${reason}`) });
  return end === 'recorded';
}

type Opened = Extract<HeadMatch, { kind: 'inbound' | 'report' }>;
type Reply = Extract<HeadMatch, { kind: 'inbound' }>;

const isReply = (match: Opened, { head }: FoundHead): match is Reply =>
  match.kind === 'inbound' && !mayBeReport(head);

function recordReply(
  ports: WatchPorts,
  { uid, id, one, match }: { uid: string; id: string; one: FoundHead; match: Reply },
): Promise<InboundRun> {
  const { delivery_id, creator_id, proof } = match;
  return runInbound(ports, {
    uid,
    delivery_id,
    creator_id,
    id,
    says_of_mailbox: null,
    message: {
      ...messageOfHead(one),
      class: 'reply',
      proof,
      is_sender_known: match.is_authenticated || match.by === 'sender',
      has_more: true,
      is_unreadable: true,
    },
  });
}
