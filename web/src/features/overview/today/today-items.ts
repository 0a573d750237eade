import { CHANNEL_FACTS, mirrorChannel } from '@vibes/core/channel/channel';
import type { Creator } from '@vibes/core/creator/creator';
import { platformsOf } from '@vibes/core/creator/handles';
import { PLATFORM_NAMES, type Platform } from '@vibes/core/creator/platform';
import { whoseTurn } from '@vibes/core/creator/whose-turn';
import { cameBack } from '@vibes/core/delivery/came-back';
import {
  capitalised,
  emailWord,
  reasonOf,
  shownState,
  STATE_WORDS,
} from '../../../shared/delivery/delivery-words.ts';
import type { ListedDelivery } from '../../../shared/delivery/listed-delivery.ts';
import type { Kind } from './kinds.ts';
import { kindOf, SOURCES, type DeliverySource, type Source } from './sources.ts';

/** A line of the day: one creator and the one thing to do about them. */
export interface TodayItem {
  /** The creator's id: nobody is listed twice. */
  id: string;
  kind: Kind;
  name: string;
  /** Names their picture; undefined where only this device may know it. */
  picture_version: string | null | undefined;
  /** The first words of a reply, or what happened. */
  words: string;
  /** Since when it waits. */
  at: Date;
  /** The email that it is about. */
  delivery_id: string | null;
}

/** Lines that are of no creator, by their ids: copies that failed, and replies that may be missed. */
const OF_NOBODY = ['copies', 'unwatched'] as const;
export type OfNobody = (typeof OF_NOBODY)[number];
export const isOfNobody = ({ id }: Pick<TodayItem, 'id'>): boolean =>
  OF_NOBODY.some((name) => name === id);

/** A line with what its source knew of the creator: of a delivery, null until the creator is read. */
export interface LiveItem extends TodayItem {
  creator: Creator | null;
}

/** The rows of each source, undefined while they load; and the creators of the deliveries, null where one is gone. */
export type Rows = Readonly<
  Record<Exclude<Source, DeliverySource>, readonly Creator[] | undefined> &
    Record<DeliverySource, readonly ListedDelivery[] | undefined>
> & { creators: ReadonlyMap<string, Creator | null> };

export interface ItemFacts {
  now: Date;
  /** The platforms whose DM template can be filled in. */
  ready: readonly Platform[];
}

/** Said where version 1.0 recorded the reply, or its text is dropped. */
const UNREAD = 'Open to read';

const isPutOff = ({ remind_at }: Creator, now: Date): boolean =>
  remind_at !== null && remind_at > now;

const dmWords = (creator: Creator, ready: readonly Platform[]): string | null => {
  const platform = platformsOf(creator).find((one) => ready.includes(one));
  return platform ? `${PLATFORM_NAMES[platform]} DM to send` : null;
};

function mayBeWords({ may_be_from }: Creator): string {
  const count = may_be_from?.count ?? 1;
  return count === 1
    ? `May be a reply, from ${may_be_from?.from ?? 'somebody'}`
    : `${count} messages that may be theirs`;
}

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';

/** What the person is reminded of: the last words of the creator, else their own. */
const reminderWords = ({ last_in_text, notes }: Creator): string =>
  last_in_text ?? (firstLine(notes) || 'You asked to be reminded');

type Line = Pick<LiveItem, 'words' | 'at'> | null;

/** The line of a creator; null for one that a query cannot tell apart. */
const OF_CREATOR: Record<
  Exclude<Source, DeliverySource>,
  (creator: Creator, facts: ItemFacts) => Line
> = {
  reply: (creator) => ({
    words: creator.last_in_text ?? UNREAD,
    at: creator.last_in_at ?? creator.updated_at,
  }),
  may_be: (creator) =>
    creator.may_be_from && !creator.opted_out_at
      ? { words: mayBeWords(creator), at: creator.may_be_from.at }
      : null,
  reminder: (creator) =>
    creator.remind_at && { words: reminderWords(creator), at: creator.remind_at },
  dm: (creator, { now, ready }) => {
    const words = dmWords(creator, ready);
    const isOpen = words !== null && whoseTurn(creator) !== 'us' && !isPutOff(creator, now);
    return isOpen ? { words, at: creator.created_at } : null;
  },
};

/** "Email bounced. The address does not exist." */
function failureWords(delivery: ListedDelivery): string {
  const state = `${emailWord(delivery)} ${STATE_WORDS[shownState(delivery)].toLowerCase()}`;
  const reason = reasonOf(delivery);
  return reason ? `${capitalised(state)}. ${reason}` : capitalised(state);
}

const OF_DELIVERY: Record<DeliverySource, (delivery: ListedDelivery) => Line> = {
  // One that goes out by itself waits for nobody.
  review: (delivery) =>
    delivery.due_at === undefined ? { words: delivery.subject, at: delivery.created_at } : null,
  failure: (delivery) => ({ words: failureWords(delivery), at: delivery.updated_at }),
  bounce: (delivery) =>
    cameBack(delivery)
      ? { words: failureWords(delivery), at: delivery.bounce?.at ?? delivery.updated_at }
      : null,
};

const isOfDelivery = (source: Source): source is DeliverySource => source in OF_DELIVERY;

function ofCreator(source: Exclude<Source, DeliverySource>, creator: Creator, facts: ItemFacts) {
  const line = OF_CREATOR[source](creator, facts);
  if (!line) return [];
  const { id, name, picture_version } = creator;
  return [{ id, kind: kindOf(source), name, picture_version, ...line, delivery_id: null, creator }];
}

function ofDelivery(
  source: DeliverySource,
  delivery: ListedDelivery,
  { creators, now }: { creators: Rows['creators']; now: Date },
): LiveItem[] {
  const line = OF_DELIVERY[source](delivery);
  const creator = creators.get(delivery.creator_id);
  // An email on hold waits until the day that it was put off to; until that is read, it is not listed.
  if (source === 'review' && (creator === undefined || (creator && isPutOff(creator, now))))
    return [];
  // Deleted, or joined into another one: nothing of it is to be done.
  if (!line || creator === null) return [];
  return [
    {
      id: delivery.creator_id,
      kind: kindOf(source),
      name: creator?.name ?? (delivery.creator_name || delivery.to),
      picture_version: creator?.picture_version,
      ...line,
      delivery_id: delivery.id,
      creator: creator ?? null,
    },
  ];
}

/** Whether it is known of every email on hold that was read whether it was put off. */
export const isReviewKnown = ({ review, creators }: Rows): boolean =>
  review?.every(({ creator_id }) => creators.has(creator_id)) ?? false;

/** The lines that each source adds, in the order of the list, each creator once; undefined for one that loads. */
export function linesOf(
  rows: Rows,
  facts: ItemFacts,
): Readonly<Record<Source, readonly LiveItem[] | undefined>> {
  const listed = new Set<string>();
  // Whose answer did not go out waits for that, not for another answer.
  const unsent = new Set(
    rows.failure?.filter(({ answers }) => answers !== null).map(({ creator_id }) => creator_id),
  );
  const lines: Partial<Record<Source, LiveItem[]>> = {};
  for (const source of SOURCES) {
    const all = isOfDelivery(source)
      ? rows[source]?.flatMap((row) =>
          ofDelivery(source, row, { creators: rows.creators, now: facts.now }),
        )
      : rows[source]?.flatMap((row) => ofCreator(source, row, facts));
    const fresh = all?.filter(({ id }) => {
      if (source === 'reply' && unsent.has(id)) return false;
      const isFirst = !listed.has(id);
      listed.add(id);
      return isFirst;
    });
    if (fresh) lines[source] = fresh;
    // Whose email on hold may be listed is under nothing that comes after it.
    if (source === 'review')
      for (const { creator_id } of rows.review ?? [])
        if (!rows.creators.has(creator_id)) listed.add(creator_id);
  }
  return { ...EMPTY, ...lines };
}

const EMPTY = Object.fromEntries(SOURCES.map((source) => [source, undefined])) as Record<
  Source,
  undefined
>;

/** One line for all copies to the person's CRM that failed; null where none did. */
export function copiesItem([newest]: readonly ListedDelivery[]): TodayItem | null {
  if (!newest || newest.kind === 'email') return null;
  const { name } = CHANNEL_FACTS[mirrorChannel(newest.kind)];
  return {
    id: 'copies',
    kind: 'failure',
    name: `Copies to ${name}`,
    picture_version: null,
    words: reasonOf(newest) ?? STATE_WORDS[newest.state],
    at: newest.updated_at,
    delivery_id: null,
  };
}
