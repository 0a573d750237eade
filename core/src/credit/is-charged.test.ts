import { expect, it } from 'vitest';
import { READ_STATES } from '../creator/read-state.ts';
import { isCharged, isOwedForTyped } from './is-charged.ts';

const typed = { email_set_by: 'person', email_source: '', email_evidence: null } as const;

it('the credit of a creator is spent by the first reading, or by an email before it', () => {
  const charged = (charged_at: Date | null) =>
    READ_STATES.filter((read_state) => isCharged({ read_state, charged_at }));
  expect(charged(null)).toEqual(['read', 'private']);
  expect(charged(new Date())).toEqual(READ_STATES);
});

it('an email to a typed address costs it, whether the profile could not be read or nobody tried', () => {
  const owed = READ_STATES.filter((read_state) =>
    isOwedForTyped({ ...typed, read_state, charged_at: null }),
  );
  expect(owed).toEqual(['unread', 'blocked']);
});
