import type { CreditEntry } from '@vibes/core/credit/credit-entry';

export const FILTERS = ['all', 'captures', 'plan'] as const;
export type StatementFilter = (typeof FILTERS)[number];

export const FILTER_WORDS: Record<StatementFilter, string> = {
  all: 'All',
  captures: 'Captures',
  plan: 'Plan and trial',
};

/** What is said where a filter finds nothing. */
export const NOTHING_FOUND: Record<Exclude<StatementFilter, 'all'>, string> = {
  captures: 'No captures yet.',
  plan: 'No credits from a plan or the trial yet.',
};

/** The kinds of entries behind each filter; null for every kind. */
export const KINDS_OF: Record<StatementFilter, CreditEntry['kind'][] | null> = {
  all: null,
  captures: ['capture'],
  plan: ['grant', 'reset', 'refund'],
};

const NAME = 'show';

/** The filter in the address of the page; an unknown one means all. */
export const readFilter = (query: URLSearchParams): StatementFilter =>
  FILTERS.find((filter) => filter === query.get(NAME)) ?? 'all';

export const writeFilter = (filter: StatementFilter): Record<string, string> =>
  filter === 'all' ? {} : { [NAME]: filter };
