import type { Activity } from '@vibes/core/activity/activity';
import type { Creator } from '@vibes/core/creator/creator';
import type { FormerHandle, Joined } from '@vibes/core/creator/seen-profile';
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
  /** A handle that the creator had until then. */
  | { kind: 'renamed'; former: FormerHandle }
  /** Another creator turned out to be the same person. */
  | { kind: 'joined'; joined: Joined }
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

/** The rows of several sources as those of one, without what is older than where one of them ends. */
export function newestOfAll<Row extends { at: Date }>(all: readonly Widened<Row>[]): Widened<Row> {
  const [only, ...others] = all;
  if (only && others.length === 0) return only;
  const ends = all.map(({ rows, hasMore }) => (hasMore && rows.at(-1)?.at.getTime()) || -Infinity);
  const from = Math.max(...ends);
  return {
    rows: all
      .flatMap(({ rows }) => rows)
      .filter(({ at }) => at.getTime() >= from)
      .toSorted((one, other) => other.at.getTime() - one.at.getTime()),
    hasMore: all.some(({ hasMore }) => hasMore),
    isWidening: all.some(({ isWidening }) => isWidening),
  };
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

/** What the creator itself tells: who it is, and since when. */
const ofPerson = ({
  former_handles,
  joined,
}: Pick<Creator, 'former_handles' | 'joined'>): TimeLineEntry[] => [
  ...former_handles.map((former): TimeLineEntry => {
    const { platform, handle, until } = former;
    return { id: `${platform} ${handle} ${until.getTime()}`, at: until, kind: 'renamed', former };
  }),
  ...joined.map((one): TimeLineEntry => ({ id: one.id, at: one.at, kind: 'joined', joined: one })),
];

/**
 * Everything about a creator in the order of time, the oldest first; what waits to go out is last.
 * Where a source has older rows than those read, what is older than them is left out, so that no
 * line is missing between two others.
 *
 * @param sources the newest rows of each, newest first
 */
export function timeLineOf(
  creator: Pick<Creator, 'id' | 'created_at' | 'former_handles' | 'joined'>,
  sources: TimeLineSources,
): { entries: TimeLineEntry[]; hasMore: boolean } {
  const { messages, deliveries, happenings } = sources;
  const from = completeFrom(sources);
  const waiting = deliveries.rows.filter(isWaiting);
  const past: TimeLineEntry[] = [
    { id: creator.id, at: creator.created_at, kind: 'captured' },
    ...ofPerson(creator),
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
