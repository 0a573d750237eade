import type { EmailMode } from '@vibes/core/account/email-settings';
import {
  CHANNEL_FACTS,
  CHANNELS,
  type Channel,
  type DeliveryKind,
} from '@vibes/core/channel/channel';
import { MIRROR_KINDS, type Delivery, type DeliveryState } from '@vibes/core/delivery/delivery';
import { channelOf } from './channel-of.ts';

export const STATE_FILTERS = ['all', 'attention', 'waiting', 'sent', 'stopped'] as const;
export type StateFilter = (typeof STATE_FILTERS)[number];
export const KIND_FILTERS = ['all', 'emails', 'copies'] as const;
export type KindFilter = (typeof KIND_FILTERS)[number];

/** The filter in the address of the page. */
export interface DeliveryFilter {
  state: StateFilter;
  kind: KindFilter;
  /** One channel only: the health of a channel links to this. */
  channel: Channel | null;
}

/** The states behind each filter; null for every state. */
export const STATES_OF: Record<StateFilter, DeliveryState[] | null> = {
  all: null,
  attention: ['failed', 'uncertain'],
  waiting: ['held', 'queued', 'sending'],
  sent: ['sent'],
  stopped: ['cancelled'],
};

const KINDS_OF: Record<KindFilter, DeliveryKind[] | null> = {
  all: null,
  emails: ['email'],
  copies: MIRROR_KINDS,
};

/** The kinds that are shown; null for every kind. */
export const kindsOf = ({ kind, channel }: DeliveryFilter): DeliveryKind[] | null =>
  channel ? [CHANNEL_FACTS[channel].kind] : KINDS_OF[kind];

/**
 * What no query can filter: whether a delivery went, or would go, by the selected channel; and
 * whether it still needs the person, which one replaced by a later email does not.
 */
export const isShown = (
  delivery: Parameters<typeof channelOf>[0] & Pick<Delivery, 'replaced_by'>,
  { state, channel }: DeliveryFilter,
  mode: EmailMode | null,
): boolean =>
  (channel === null || channelOf(delivery, mode) === channel) &&
  !(state === 'attention' && delivery.replaced_by !== null);

const oneOf = <T extends string>(values: readonly T[], asked: string | null): T | undefined =>
  values.find((value) => value === asked);

/** Reads the address; an unknown value means everything. */
export const readFilter = (query: URLSearchParams): DeliveryFilter => ({
  state: oneOf(STATE_FILTERS, query.get('state')) ?? 'all',
  kind: oneOf(KIND_FILTERS, query.get('kind')) ?? 'all',
  channel: oneOf(CHANNELS, query.get('channel')) ?? null,
});

/** The address of a filter, without the parts that mean everything. */
export function writeFilter({ state, kind, channel }: DeliveryFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (state !== 'all') query.set('state', state);
  if (channel) query.set('channel', channel);
  else if (kind !== 'all') query.set('kind', kind);
  return query;
}

export const STATE_FILTER_WORDS: Record<StateFilter, string> = {
  all: 'All',
  attention: 'Problems',
  waiting: 'Waiting',
  sent: 'Sent',
  stopped: 'Stopped',
};

export const KIND_FILTER_WORDS: Record<KindFilter, string> = {
  all: 'All kinds',
  emails: 'Emails',
  copies: 'CRM copies',
};

/** The text of an empty list: that it is empty, and what would be here. */
export const EMPTY_WORDS: Record<StateFilter, { title: string; sentence: string }> = {
  all: {
    title: 'No deliveries yet',
    sentence: 'Save a creator, and their email and its copy to your CRM appear here.',
  },
  attention: {
    title: 'No problems',
    sentence: 'When an email or a copy fails, you see it here with what to do about it.',
  },
  waiting: {
    title: 'Nothing is waiting',
    sentence: 'Emails you can still stop, and those we try again later, appear here.',
  },
  sent: {
    title: 'Nothing sent yet',
    sentence: 'Emails and copies appear here once they went out.',
  },
  stopped: {
    title: 'Nothing stopped',
    sentence: 'Emails you stop appear here. You can still send them.',
  },
};
