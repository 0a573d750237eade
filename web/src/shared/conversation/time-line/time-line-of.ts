import type { Activity } from '@vibes/core/activity/activity';
import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import type { Inbound } from '@vibes/core/inbound/inbound';
import { isDoubtful } from '@vibes/core/inbound/is-doubtful';
import type { Widened } from '../../../lib/use-newest.ts';
import type { ListedDelivery } from '../../delivery/listed-delivery.ts';

export type Message = Inbound & { id: string };
type Happening = Activity & { id: string };

/** One line of what happened with a creator, or is about to. */
export type TimeLineEntry = { id: string; at: Date } & (
  | { kind: 'captured' }
  | { kind: 'message'; message: Message }
  /** An email, or a mirror that did not arrive. */
  | { kind: 'delivery'; delivery: ListedDelivery }
  /** Mirrors that arrived one after the other, the newest last. */
  | { kind: 'mirrors'; mirrors: ListedDelivery[] }
  | { kind: 'happening'; happening: Happening }
);

/** What the feed alone tells; all else of it is told by the documents themselves. */
const HAPPENINGS: ReadonlySet<Activity['kind']> = new Set([
  'status_changed',
  'dm_sent',
  'opted_out',
  'email_chosen',
  'notes_changed',
]);

const isWaiting = ({ state }: Delivery): boolean =>
  state === 'held' || state === 'queued' || state === 'sending';

function ofDelivery(delivery: ListedDelivery): TimeLineEntry {
  const { id, kind, state, sent_at, updated_at } = delivery;
  if (kind !== 'email' && state === 'sent')
    return { id, at: updated_at, kind: 'mirrors', mirrors: [delivery] };
  return { id, at: (state === 'sent' && sent_at) || updated_at, kind: 'delivery', delivery };
}

const isNotes = (entry: TimeLineEntry | undefined): boolean =>
  entry?.kind === 'happening' && entry.happening.kind === 'notes_changed';

/** Mirrors with nothing between them become one line, and of notes written one after the other the newest stays. */
function folded(entries: readonly TimeLineEntry[]): TimeLineEntry[] {
  const lines: TimeLineEntry[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (entry.kind === 'mirrors' && last?.kind === 'mirrors')
      lines[lines.length - 1] = { ...entry, mirrors: [...last.mirrors, ...entry.mirrors] };
    else if (isNotes(entry) && isNotes(last)) lines[lines.length - 1] = entry;
    else lines.push(entry);
  }
  return lines;
}

export interface TimeLineSources {
  messages: Widened<Message>;
  deliveries: Widened<ListedDelivery>;
  happenings: Widened<Happening>;
}

/** The oldest time from which on every source is complete; minus infinity when all are. */
function completeFrom({ messages, deliveries, happenings }: TimeLineSources): number {
  const oldest = ({ hasMore }: { hasMore: boolean }, last: Date | undefined) =>
    hasMore && last ? last.getTime() : -Infinity;
  return Math.max(
    oldest(messages, messages.rows.at(-1)?.at),
    oldest(deliveries, deliveries.rows.at(-1)?.updated_at),
    oldest(happenings, happenings.rows.at(-1)?.at),
  );
}

/**
 * Everything about a creator in the order of time, the oldest first; what waits to go out is last.
 * Where a source has older rows than those read, what is older than them is left out, so that no
 * line is missing between two others.
 *
 * @param sources the newest rows of each, newest first
 */
export function timeLineOf(
  creator: Pick<Creator, 'id' | 'created_at'>,
  sources: TimeLineSources,
): { entries: TimeLineEntry[]; hasMore: boolean } {
  const { messages, deliveries, happenings } = sources;
  const from = completeFrom(sources);
  const waiting = deliveries.rows.filter(isWaiting);
  const past: TimeLineEntry[] = [
    { id: creator.id, at: creator.created_at, kind: 'captured' },
    ...messages.rows.map((message): TimeLineEntry => ({
      id: message.id,
      at: message.at,
      kind: 'message',
      message,
    })),
    ...deliveries.rows.filter((one) => !isWaiting(one)).map(ofDelivery),
    ...happenings.rows
      .filter(({ kind }) => HAPPENINGS.has(kind))
      .map((happening): TimeLineEntry => ({
        id: happening.id,
        at: happening.at,
        kind: 'happening',
        happening,
      })),
  ];
  const shown = past
    .filter(({ at }) => at.getTime() >= from)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const due = ({ due_at, updated_at }: Delivery) => (due_at ?? updated_at).getTime();
  const coming = waiting
    .toSorted((one, other) => due(one) - due(other))
    .map((delivery): TimeLineEntry => {
      const at = delivery.answers === null ? new Date(due(delivery)) : delivery.created_at;
      return { id: delivery.id, at, kind: 'delivery', delivery };
    });
  const hasMore = messages.hasMore || deliveries.hasMore || happenings.hasMore;
  return { entries: [...folded(shown), ...coming], hasMore };
}

/** The newest thing that was said: a person's reply, or the answer to it. */
export const newestWords = (entries: readonly TimeLineEntry[]): TimeLineEntry | undefined =>
  entries.findLast(
    (entry) =>
      (entry.kind === 'message' && entry.message.class === 'reply') ||
      (entry.kind === 'delivery' && entry.delivery.answers !== null),
  );

/** The message that an answer goes to: the newest of a person, else of a machine, that is the creator's. */
export function answeredOf(messages: readonly Message[]): Message | undefined {
  const theirs = messages.filter((message) => !isDoubtful(message));
  return (
    theirs.find(({ class: kind }) => kind === 'reply') ??
    theirs.find(({ class: kind }) => kind === 'auto')
  );
}
