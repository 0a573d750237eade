import { deliverySchema } from '@vibes/core/delivery/delivery';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_WORDS,
  isShown,
  KIND_FILTER_WORDS,
  KIND_FILTERS,
  kindsOf,
  readFilter,
  STATE_FILTER_WORDS,
  STATE_FILTERS,
  STATES_OF,
  writeFilter,
} from './delivery-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

describe('the filters', () => {
  it('hold every state exactly once, beside all', () => {
    const held = STATE_FILTERS.flatMap((filter) => STATES_OF[filter] ?? []);
    expect(held.toSorted()).toEqual([...deliverySchema.shape.state.options].toSorted());
  });

  it('have a word each, and one for when nothing is there', () => {
    expect(Object.keys(STATE_FILTER_WORDS)).toEqual([...STATE_FILTERS]);
    expect(Object.keys(KIND_FILTER_WORDS)).toEqual([...KIND_FILTERS]);
    expect(Object.keys(EMPTY_WORDS)).toEqual([...STATE_FILTERS]);
  });

  it('are read from the address; what it does not know means everything', () => {
    expect(read('?state=attention&channel=notion')).toEqual({
      state: 'attention',
      kind: 'all',
      channel: 'notion',
    });
    expect(read('?state=nonsense&kind=emails&channel=fax')).toEqual({
      state: 'all',
      kind: 'emails',
      channel: null,
    });
  });

  it.each(['', 'state=sent', 'kind=copies', 'state=waiting&kind=emails', 'channel=crm_webhook'])(
    'are written as they are read: %j',
    (query) => {
      expect(writeFilter(read(query)).toString()).toBe(query);
    },
  );

  it('select the kinds of a channel, whatever kind was chosen before', () => {
    expect(kindsOf(read(''))).toBeNull();
    expect(kindsOf(read('kind=copies'))).toEqual(['notion', 'crm']);
    expect(kindsOf(read('channel=crm_webhook&kind=emails'))).toEqual(['crm']);
  });
});

describe('a delivery of a channel', () => {
  const email = { kind: 'email', channel: null, replaced_by: null } as const;
  const through = (channel: string) => read(`channel=${channel}`);

  it('is found by the channel it was sent by, else by the active one', () => {
    const tried = { ...email, channel: 'email_webhook' } as const;
    expect(isShown(tried, through('email_webhook'), 'gmail')).toBe(true);
    expect(isShown(tried, through('gmail'), 'gmail')).toBe(false);
    expect(isShown(email, through('email_webhook'), 'webhook')).toBe(true);
    expect(isShown(email, through('gmail'), 'gmail')).toBe(true);
    expect(isShown(email, through('gmail'), null)).toBe(true);
  });

  it('needs no action once a later email replaced it', () => {
    const replaced = { ...email, replaced_by: 'email_ann_a1' };
    expect(isShown(replaced, read('state=attention'), 'gmail')).toBe(false);
    expect(isShown(replaced, read(''), 'gmail')).toBe(true);
    expect(isShown(email, read('state=attention'), 'gmail')).toBe(true);
  });

  it('is any where no channel is selected', () => {
    expect(isShown({ ...email, kind: 'notion' }, read(''), null)).toBe(true);
  });
});
