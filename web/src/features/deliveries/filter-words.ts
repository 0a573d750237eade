import type { KindFilter, StateFilter } from './delivery-filter.ts';

export const STATE_FILTER_WORDS: Record<StateFilter, string> = {
  all: 'All',
  attention: 'Needs you',
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
    title: 'Nothing has left yet',
    sentence:
      'Each email to a creator and each copy to your CRM stands here from the moment it waits.',
  },
  attention: {
    title: 'Nothing needs you',
    sentence: 'What failed, or may not have arrived, stands here with what to do about it.',
  },
  waiting: {
    title: 'Nothing waits',
    sentence: 'Emails you can still stop, and what is tried again later, stand here.',
  },
  sent: {
    title: 'Nothing was sent yet',
    sentence: 'Each email and each copy stands here once the other side has taken it.',
  },
  stopped: {
    title: 'Nothing was stopped',
    sentence: 'What you stop before it goes out stands here, and can still be sent.',
  },
};
