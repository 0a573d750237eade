import { describe, expect, it } from 'vitest';
import { plainCreator } from '../../test/plain-creator.ts';
import { queuedEmail } from '../../test/queued-email.ts';
import type { Creator } from '../creator/creator.ts';
import type { Delivery } from '../delivery/delivery.ts';
import { refusal } from '../delivery/delivery-refusal.ts';
import type { FollowUp } from './follow-up.ts';
import { planAgain, type AgainFacts } from './plan-again.ts';

const at = (text: string) => new Date(`2026-05-${text}:00Z`);
/** A Friday, at 14:00 in Berlin. */
const BEGAN = at('01T12:00');
/** A Tuesday. */
const now = at('05T18:00');
const NEXT = at('06T12:00');

const sentEmail = (change: Partial<Delivery> = {}) =>
  queuedEmail({ state: 'sent', channel: 'gmail', sent_at: BEGAN, ...change });
const ended = (change: Partial<FollowUp> = {}): FollowUp => ({
  ...{ step: 1, of: 'email_ann', made: 0, round: 1, due_at: null, away_until: null },
  ...{ was_due_at: null, ended: 'replied', ...change },
});
const made = (change: Partial<Delivery>): AgainFacts['email'] => ({
  ...queuedEmail({ step: 1, follows: 'email_ann', channel: 'gmail', planned_for: now }),
  ...{ id: 'email_ann_1', ...change },
});

interface Change extends Partial<Omit<AgainFacts, 'creator' | 'settings'>> {
  creator?: Partial<Creator>;
  settings?: Partial<AgainFacts['settings']>;
}
const again = ({ creator, settings, ...more }: Change = {}) =>
  planAgain({
    creator: {
      ...plainCreator('ann', BEGAN),
      ...{ email: 'ann@studio.com', status: 'Contacted', email_sent: true, last_out_at: BEGAN },
      follow_up: ended(),
      ...creator,
    },
    settings: {
      ...{ follow_ups: true, follow_ups_round: 1, watch_replies: true },
      ...{ active_email_mode: 'gmail', ...settings },
    },
    templates: {
      follow_ups: [1, 5].map((after_working_days) => ({ body: 'Hi', after_working_days })),
    },
    ...{ first: sentEmail(), previous: null, email: null, watch: { since: BEGAN } },
    ...{ wants_stop: false, time_zone: 'Europe/Berlin', now, ...more },
  });

describe('a follow-up that a reply ended', () => {
  it('goes on the next working day at the hour of the first email, never today', () => {
    expect(again()).toEqual({ follow_up: { ...ended(), due_at: NEXT, ended: null }, email: null });
    expect(again({ now: at('08T20:00') })?.follow_up.due_at).toEqual(at('11T12:00'));
  });

  it('goes no earlier than it was due before', () => {
    const follow_up = ended({ was_due_at: at('12T12:00') });
    expect(again({ creator: { follow_up } })?.follow_up).toEqual({
      ...ended({ due_at: at('12T12:00'), ended: null }),
    });
    const away = ended({ away_until: at('13T22:00') });
    expect(again({ creator: { follow_up: away } })?.follow_up.due_at).toEqual(at('14T12:00'));
  });

  it('is the second, days after the first', () => {
    const follow_up = ended({ step: 2, made: 1 });
    const previous = sentEmail({ step: 1, sent_at: at('04T12:00') });
    const known = { creator: { follow_up, last_out_at: at('04T12:00') }, previous };
    expect(again(known)?.follow_up).toMatchObject({ step: 2, due_at: at('11T12:00') });
  });

  const bounce = { at: now, sentence: 'x', fault: 'recipient', is_temporary: false } as const;
  it.each<[string, Change]>([
    ['another reply came after the first email', { creator: { last_in_at: now } }],
    ['the first email came back', { first: sentEmail({ bounce }) }],
    ['their server refuses the address', { creator: { email_refused_at: now } }],
    ['they unsubscribed', { creator: { opted_out_at: now } }],
    ['the message asks to stop', { wants_stop: true }],
    ['another message may be theirs', { creator: { may_be_from: { at: now } as never } }],
    ['a person set a status', { creator: { status: 'Rejected', status_set_by: 'person' } }],
    ['they have another address', { creator: { email: 'ann@agency.com' } }],
    ['follow-ups are off', { settings: { follow_ups: false } }],
    ['follow-ups were switched off and on', { settings: { follow_ups_round: 2 } }],
    ['emails go by webhook', { settings: { active_email_mode: 'webhook' } }],
    ['replies are not watched', { watch: null }],
    ['the person wrote since', { creator: { last_out_at: at('04T12:00') } }],
    ['the first email was replaced', { first: sentEmail({ replaced_by: 'email_ann_b' }) }],
    ['the first email is gone', { first: null }],
    ['there is no text for it', { templates: { follow_ups: [] } }],
    ['a person stopped it', { creator: { follow_up: ended({ ended: 'stopped' }) } }],
    ['all were sent', { creator: { follow_up: ended({ ended: 'done' }) } }],
    ['there never was one', { creator: { follow_up: null } }],
  ])('stays ended where %s', (_, change) => expect(again(change)).toBeNull());
});

describe('a follow-up that is an email already', () => {
  const follow_up = ended({ made: 1 });
  const with_ = (email: Partial<Delivery>, more: Change = {}) =>
    again({ ...more, creator: { follow_up, ...more.creator }, email: made(email) });

  it.each(['queued', 'held'] as const)('and %s goes the next working day, or later', (state) => {
    expect(with_({ state, due_at: now })).toEqual({
      follow_up: { ...follow_up, ended: null },
      email: { due_at: NEXT, planned_for: NEXT },
    });
    const late = at('12T12:00');
    expect(with_({ state, due_at: late })?.email).toEqual({ due_at: late, planned_for: late });
  });

  it('and waits for the person goes on waiting', () => {
    expect(with_({ state: 'held', due_at: undefined })).toEqual({
      follow_up: { ...follow_up, ended: null },
      email: null,
    });
  });

  it.each(['sending', 'uncertain', 'failed'] as const)('and %s ends by itself', (state) => {
    expect(with_({ state })).toEqual({ follow_up: { ...follow_up, ended: null }, email: null });
  });

  it('and was cancelled for the reply is left out: the next one is planned', () => {
    const email = { state: 'cancelled', last_error: refusal('follow_up_replied') } as const;
    const planned = { step: 2, made: 1, due_at: at('12T12:00'), ended: null };
    expect(with_({ ...email, planned_for: at('05T12:00') })).toMatchObject({ follow_up: planned });
    const last = ended({ step: 2, made: 2 });
    expect(with_(email, { creator: { follow_up: last } })).toBeNull();
    const stopped = refusal('cancelled_by_person');
    expect(with_({ state: 'cancelled', last_error: stopped })).toBeNull();
  });

  it('and went out while the reply came plans the next one', () => {
    const sent_at = at('05T12:00');
    const planned = { step: 2, made: 1, due_at: at('12T12:00'), ended: null };
    const creator = { last_out_at: sent_at };
    expect(with_({ state: 'sent', sent_at }, { creator })).toMatchObject({ follow_up: planned });
    const last = { creator: { ...creator, follow_up: ended({ step: 2, made: 2 }) } };
    expect(with_({ state: 'sent', step: 2, sent_at }, last)).toBeNull();
  });
});
