import type { KindFilter, StateFilter } from './delivery-filter.ts';

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
