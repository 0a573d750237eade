import type { Delivery, DeliveryState } from '@vibes/core/delivery/delivery';
import { refusal, type DeliveryRefusal } from '@vibes/core/delivery/delivery-refusal';
import { describe, expect, it } from 'vitest';
import { BOUNCE } from '../../../test/deliveries.ts';
import { aboutOf, deliveryActions, needsOtherAddress } from './delivery-actions.ts';

const now = new Date('2026-05-01T12:00:00Z');
const later = new Date('2026-05-01T12:05:00Z');

function standing(state: DeliveryState, fields: Partial<Delivery> = {}, code?: DeliveryRefusal) {
  const last_error = code ? refusal(code) : null;
  const email = { kind: 'email', to: 'ann@lee.example', replaced_by: null } as const;
  return { ...email, state, last_error, ...fields } as const;
}
const labels = (...[delivery, creator]: [Parameters<typeof deliveryActions>[0], object?]) =>
  deliveryActions(delivery, { now, ...(creator && { creator }) }).map(({ label }) => label);

describe('what a person can do with an email', () => {
  it.each([
    ['held until a time', standing('held', { due_at: later }), ['Review', 'Undo']],
    ['held for the person', standing('held'), ['Review', 'Don’t send']],
    ['queued for later', standing('queued', { due_at: later }), ['Try now', 'Cancel']],
    ['queued and due', standing('queued', { due_at: now }), ['Cancel']],
    ['being sent', standing('sending', { due_at: later }), []],
    ['sent', standing('sent'), []],
    ['sent and bounced', standing('sent', { bounce: BOUNCE }), ['Retry']],
    ['sent and late', standing('sent', { bounce: { ...BOUNCE, is_temporary: true } }), []],
    ['an answer that bounced', standing('sent', { bounce: BOUNCE, answers: 'm1' }), []],
    ['failed', standing('failed', {}, 'gave_up'), ['Retry']],
    ['uncertain', standing('uncertain', {}, 'outcome_unknown'), ['It arrived', 'Send again']],
    ['stopped', standing('cancelled', {}, 'cancelled_by_person'), ['Send after all']],
    ['stopped by an opt-out', standing('cancelled', {}, 'opted_out'), []],
  ])('that is %s', (_, delivery, expected) => {
    expect(labels(delivery)).toEqual(expected);
  });

  it('never offers to write to a creator who unsubscribed', () => {
    const optedOut = { is_opted_out: true };
    expect(labels(standing('failed', {}, 'gave_up'), optedOut)).toEqual([]);
    expect(labels(standing('held', { due_at: later }), optedOut)).toEqual(['Undo']);
    expect(labels(standing('cancelled', {}, 'opted_out'), { is_opted_out: false })).toEqual([]);
  });

  it('sends none again that a later one replaced, and lets the person confirm that it arrived', () => {
    const replaced = { replaced_by: 'email_ann_a1' };
    expect(labels(standing('uncertain', replaced, 'outcome_unknown'))).toEqual(['It arrived']);
    expect(labels(standing('failed', replaced, 'gave_up'))).toEqual([]);
    const refused = standing('failed', replaced, 'recipient_refused');
    expect(needsOtherAddress(refused)).toBe(false);
  });
});

describe('what a person can do with a mirror', () => {
  it.each([
    ['sent', ['Replay']],
    ['failed', ['Retry']],
    ['cancelled', ['Copy after all']],
  ] as const)('that is %s', (state, expected) => {
    for (const kind of ['notion', 'crm'] as const)
      expect(labels(standing(state, { kind }), { is_opted_out: true })).toEqual(expected);
  });
});

describe('the question before an action', () => {
  const doubts = (delivery: Parameters<typeof deliveryActions>[0]) =>
    deliveryActions(delivery, { now }).map(({ doubt }) => doubt);

  it('is asked before one that may have arrived is sent again, not before it is confirmed', () => {
    expect(doubts(standing('uncertain', {}, 'outcome_unknown'))).toEqual([
      null,
      'may_have_arrived',
    ]);
  });

  it('leaves to the server what the server knows better', () => {
    expect(doubts(standing('cancelled', {}, 'already_sent'))).toEqual([null]);
    expect(doubts(standing('failed', {}, 'recipient_refused'))).toEqual([null]);
  });
});

describe('choosing another address', () => {
  it('is offered when this one was refused', () => {
    expect(needsOtherAddress(standing('failed', {}, 'recipient_refused'))).toBe(true);
    expect(needsOtherAddress(standing('failed', {}, 'recipient_policy'))).toBe(true);
    expect(
      needsOtherAddress(standing('failed', {}, 'address_bounced'), { email: 'ann@lee.example' }),
    ).toBe(true);
  });

  it('is not offered once another was chosen, after an opt-out, or for any other fault', () => {
    const refused = standing('failed', {}, 'recipient_refused');
    expect(needsOtherAddress(refused, { email: 'new@lee.example' })).toBe(false);
    expect(needsOtherAddress(refused, { is_opted_out: true })).toBe(false);
    expect(needsOtherAddress(standing('failed', {}, 'gave_up'))).toBe(false);
    expect(needsOtherAddress(standing('sent', {}, 'recipient_refused'))).toBe(false);
  });
});

it.each([
  ['Retry', 'Retry email to Ann Lee'],
  ['Retrying...', 'Retrying... email to Ann Lee'],
  ['Send again', 'Send again: email to Ann Lee'],
])('the button %s has the accessible name "%s"', (word, name) => {
  expect(aboutOf(word, 'email to Ann Lee')).toBe(name);
});
