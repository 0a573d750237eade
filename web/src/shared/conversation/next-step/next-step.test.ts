import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { describe, expect, it } from 'vitest';
import { BOUNCE, emailToAnn } from '../../../../test/deliveries.ts';
import { ann, NOW as now } from '../../../../test/features/crm/sample-creator.ts';
import { nextStep, waitWords, type NextStep } from './next-step.ts';
import { unsentReason, type OtherCreator } from './unsent-reason.ts';

const EMAIL = 'ann@studio-lee.com';
const found = (email: string, rival: string | null = null) =>
  ({
    email,
    source: 'bio',
    found_at: null,
    evidence: null,
    repaired: false,
    rival,
    choice_reason: null,
  }) as const;
const OTHERS = [found('ann@home.com')];

type Ended = Parameters<typeof emailToAnn>[0];
const emailOf = (fields: Ended) => emailToAnn({ to: EMAIL, ...fields });

const step = (
  fields: Partial<Creator>,
  delivery: Delivery | null | undefined,
  more: { hasDm?: boolean; isSetUp?: boolean; other?: OtherCreator } = {},
) =>
  nextStep({
    creator: { ...ann, ...fields },
    delivery,
    unsent: unsentReason({ ...ann, ...fields }, more.other ?? null),
    hasDm: more.hasDm ?? true,
    isSetUp: more.isSetUp,
  });

describe('before any email', () => {
  it.each<[string, Partial<Creator>, NextStep]>([
    ['an address is written to', {}, 'send'],
    [
      'an address is written to once sending is set up',
      { email_withheld: { reason: 'not_set_up', creator_id: null } },
      'send',
    ],
    [
      'an address that had an email in another way is not pressed for',
      { email_withheld: { reason: 'already_sent', creator_id: null } },
      'wait',
    ],
    [
      'an address whose other creator is gone is written to',
      { email_withheld: { reason: 'already_sent', creator_id: 'ben' } },
      'send',
    ],
    [
      'one of two readings is chosen',
      { email: null, other_emails: [found('a@b.co', 'c@b.co'), found('c@b.co', 'a@b.co')] },
      'choose',
    ],
    ['without an address the DM is sent', { email: null }, 'dm'],
    ['a DM that was sent is enough', { email: null, dm_sent_at: now }, 'wait'],
    ['a DM that was sent is enough beside an address', { dm_sent_at: now }, 'wait'],
    [
      'a refused address is replaced',
      { email_refused_at: now, other_emails: OTHERS },
      'choose_other',
    ],
    ['an address that takes no mail leaves the DM', { email_unreachable_at: now }, 'dm'],
    ['an email that went out earlier is enough', { email_sent: true }, 'wait'],
    ['who unsubscribed gets nothing', { opted_out_at: now }, 'none'],
  ])('%s', (_, fields, next) => {
    expect(step(fields, null)).toBe(next);
  });

  it('without an address or a profile the address is typed', () => {
    expect(step({ email: null }, null, { hasDm: false })).toBe('type_address');
  });

  it('an address that another creator’s email has is not pressed for', () => {
    const ben = { id: 'ben', name: 'Ben', email: EMAIL, email_sent: true, opted_out_at: null };
    expect(step({}, null, { other: ben })).toBe('wait');
  });

  it('nothing is marked before the reason is known', () => {
    const facts = { creator: ann, delivery: null, hasDm: true, isSetUp: true };
    expect(nextStep({ ...facts, unsent: unsentReason(ann, undefined) })).toBeNull();
  });

  it('nothing is marked before the email is known', () => {
    expect(step({}, undefined)).toBeNull();
  });
});

describe('with an email', () => {
  it.each<[string, Ended, Partial<Creator>, NextStep]>([
    ['held', { state: 'held' }, {}, 'review'],
    ['queued', { state: 'queued' }, {}, 'wait'],
    ['queued, for the daily limit', { state: 'queued', code: 'daily_cap' }, {}, 'wait'],
    ['being sent', { state: 'sending' }, {}, 'wait'],
    ['sent', { state: 'sent' }, {}, 'wait'],
    ['uncertain', { state: 'uncertain', code: 'outcome_unknown' }, {}, 'act'],
    ['stopped by the person', { state: 'cancelled', code: 'cancelled_by_person' }, {}, 'act'],
    ['failed after many tries', { state: 'failed', code: 'gave_up' }, {}, 'act'],
    ['failed at a sign-in', { state: 'failed', code: 'mailbox_refused_sign_in' }, {}, 'fix'],
    ['failed by its text', { state: 'failed', code: 'message_refused' }, {}, 'fix'],
    [
      'refused',
      { state: 'failed', code: 'recipient_refused' },
      { other_emails: OTHERS },
      'choose_other',
    ],
    ['refused, with no other address', { state: 'failed', code: 'recipient_refused' }, {}, 'dm'],
    [
      'refused, with no other address and the DM sent',
      { state: 'failed', code: 'recipient_refused' },
      { dm_sent_at: now },
      'type_address',
    ],
    [
      'refused, and another address chosen since',
      { state: 'failed', code: 'recipient_refused' },
      { email: 'ann@home.com' },
      'act',
    ],
    [
      'sent and bounced',
      { state: 'sent', bounce: BOUNCE },
      { other_emails: OTHERS },
      'choose_other',
    ],
    ['sent and bounced, with no other address', { state: 'sent', bounce: BOUNCE }, {}, 'dm'],
    [
      'sent and bounced, and another address chosen since',
      { state: 'sent', bounce: BOUNCE },
      { email: 'ann@home.com', email_sent: true },
      'send',
    ],
    [
      'sent and late',
      { state: 'sent', bounce: { ...BOUNCE, is_temporary: true } },
      { other_emails: OTHERS },
      'wait',
    ],
    ['sent and answered', { state: 'sent' }, { awaiting: 'us' }, 'answer'],
    [
      'sent and answered, and closed',
      { state: 'sent' },
      { awaiting: 'us', status: 'Converted' },
      'wait',
    ],
    [
      'sent, answered and unsubscribed',
      { state: 'sent' },
      { awaiting: 'us', opted_out_at: now },
      'none',
    ],
    ['stopped as unsubscribed', { state: 'cancelled', code: 'opted_out' }, {}, 'none'],
    ['waiting for one who unsubscribed', { state: 'held' }, { opted_out_at: now }, 'none'],
  ])('that is %s', (_, email, fields, next) => {
    expect(step(fields, emailOf(email))).toBe(next);
  });

  it('what failed for the settings is sent again once they are there', () => {
    const failed = emailOf({ state: 'failed', code: 'not_set_up' });
    expect(step({}, failed, { isSetUp: false })).toBe('fix');
    expect(step({}, failed)).toBe('fix');
    expect(step({}, failed, { isSetUp: true })).toBe('act');
  });
});

const waiting = {
  awaiting: null,
  dm_sent_at: null,
  last_in_at: null,
  status: 'Contacted',
} as const;
const asked = { ...waiting, awaiting: 'them' } as const;

it.each([
  ['The email is on its way', waiting, 'queued'],
  ['The email is on its way', asked, 'sending'],
  ['Waiting for a reply', asked, 'sent'],
  ['Waiting for a reply', { ...waiting, dm_sent_at: now }, null],
  ['Nothing to do', { ...waiting, dm_sent_at: now, last_in_at: now }, null],
  ['Nothing to do', { ...asked, status: 'Converted' }, 'sent'],
  ['Nothing to do', { ...waiting, dm_sent_at: now, status: 'Rejected' }, null],
  ['Nothing to do', waiting, null],
] as const)('says “%s” of %j with an email %s', (words, facts, state) => {
  expect(waitWords(facts, state && { state })).toBe(words);
});
