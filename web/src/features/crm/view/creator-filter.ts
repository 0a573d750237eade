import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { CREATOR_STATUSES } from '@vibes/core/creator/creator-status';
import { whoseTurn } from '@vibes/core/creator/whose-turn';
import { PLATFORMS } from '@vibes/core/creator/platform';
import { MEANINGS } from '@vibes/core/inbound/meanings';
import { dayFromNow } from '../../../shared/creator/reminder/reminder-days.ts';

/** What creators are filtered by, with its values in the order of the lists. */
export const FACETS = {
  status: CREATOR_STATUSES,
  email: ['yes', 'no'],
  source: ['bio', 'linktree', 'typed', 'none'],
  sent: ['yes', 'no'],
  platform: PLATFORMS,
  awaiting: ['us', 'them'],
  /** At all, or first to this email of a thread. */
  replied: ['yes', 'first', 'first_follow_up', 'second_follow_up'],
  /** What their reply means, as the person said. */
  says: MEANINGS,
  reminder: ['due', 'set'],
  /** Calendar days of this device. All but the last reach to now, so that one is chosen at most. */
  added: ['today', '7d', '30d', '90d', 'older'],
} as const;

export type Facet = keyof typeof FACETS;
export type FacetValue<F extends Facet = Facet> = (typeof FACETS)[F][number];

export const FACET_NAMES = Object.keys(FACETS) as readonly Facet[];

/** The chosen values of each facet. A creator has one of them; of a facet without any it has any. */
export type CreatorFilter = { readonly [F in Facet]: readonly FacetValue<F>[] };

/** Everybody. */
export const NO_FILTER = Object.fromEntries(
  FACET_NAMES.map((facet) => [facet, []]),
) as unknown as CreatorFilter;

const DAYS = { tomorrow: 1, today: 0, '7d': -6, '30d': -29, '90d': -89 } as const;

/** When the days of the facets `added` and `reminder` begin, in ms: at midnight, today included. */
export type DayStarts = Readonly<Record<keyof typeof DAYS, number>>;

export const dayStarts = (now: Date): DayStarts =>
  Object.fromEntries(
    Object.entries(DAYS).map(([name, days]) => [name, dayFromNow(days, now).getTime()]),
  ) as Record<keyof typeof DAYS, number>;

const sourceOf = ({ email, email_source }: CreatorEntry): FacetValue<'source'> =>
  email === null ? 'none' : email_source || 'typed';

const STEPS = { first: 0, first_follow_up: 1, second_follow_up: 2 } as const;

type Tests = {
  [F in Facet]: (entry: CreatorEntry, value: FacetValue<F>, days: DayStarts) => boolean;
};

const TESTS: Tests = {
  status: ({ status }, value) => status === value,
  email: ({ email }, value) => (email !== null) === (value === 'yes'),
  source: (entry, value) => sourceOf(entry) === value,
  sent: ({ email_sent }, value) => email_sent === (value === 'yes'),
  platform: ({ platform }, value) => platform === value,
  awaiting: (entry, value) => whoseTurn(entry) === value,
  replied: ({ last_in_at, replied_to_step }, value) =>
    value === 'yes' ? last_in_at !== null : replied_to_step === STEPS[value],
  says: ({ person_says }, value) => person_says === value,
  reminder: ({ remind_at }, value, { tomorrow }) =>
    remind_at !== null && (value === 'set' || remind_at.getTime() < tomorrow),
  added: ({ created_at }, value, days) =>
    value === 'older' ? created_at.getTime() < days['90d'] : created_at.getTime() >= days[value],
};

/** True for a creator who has this value. */
export const hasValue = TESTS as {
  [F in Facet]: (entry: CreatorEntry, value: FacetValue, days: DayStarts) => boolean;
};

/** The filter with other values of one facet, in the order of the lists. */
export const withValues = <F extends Facet>(
  filter: CreatorFilter,
  facet: F,
  chosen: readonly FacetValue<F>[],
): CreatorFilter => ({
  ...filter,
  [facet]: (FACETS[facet] as readonly FacetValue<F>[]).filter((value) => chosen.includes(value)),
});

/** How many facets have a chosen value. */
export const activeFacets = (filter: CreatorFilter): Facet[] =>
  FACET_NAMES.filter((facet) => filter[facet].length > 0);
