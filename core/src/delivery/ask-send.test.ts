import { describe, expect, it } from 'vitest';
import { sendTarget } from './ask-send.ts';
import { DELIVERY_REFUSALS, refusal } from './delivery-refusal.ts';
import type { DeliveryState } from './delivery.ts';
import { NO_SENDING_FACTS } from './sending-facts.ts';
import {
  base,
  now,
  ANN,
  settings,
  webhook,
  creator,
  mail,
  ask,
  mine,
  others,
  suppressed,
} from '../../test/send-facts.ts';

const STATES: (DeliveryState | null)[] = [
  ...(['held', 'queued', 'sending', 'sent', 'failed', 'uncertain', 'cancelled'] as const),
  null,
];

describe('an email a person asks for', () => {
  it('is written, and takes the address', () => {
    expect(ask({})).toEqual({ kind: 'write', is_anyway: false, claims: true });
  });

  it.each(['failed', 'cancelled'] as const)('is written again after one that %s', (state) => {
    const again = { kind: 'write', is_anyway: false, claims: true };
    expect(ask({ delivery: mail(state) })).toEqual(again);
  });

  it.each(['held', 'queued'] as const)('that is %s goes now', (state) => {
    const release = { kind: 'release', is_anyway: false };
    expect(ask({ delivery: mail(state), sending: mine })).toEqual(release);
    expect(ask({ delivery: mail(state), sending: mine, anyway: true })).toEqual(release);
  });

  it.each([true, false])('that is being sent is left alone (anyway: %s)', (anyway) => {
    const verdict = ask({ delivery: mail('sending'), sending: mine, anyway });
    expect(verdict).toMatchObject({ kind: 'refused', sentence: 'It’s being sent right now.' });
  });

  it('that came back goes to another address without a question, and to the same one only anyway', () => {
    const bounce = {
      at: now,
      sentence: 'No such mailbox.',
      fault: 'recipient' as const,
      is_temporary: false,
    };
    const delivery = mail('sent', { bounce });
    const moved = { ...creator, email: 'ann@home.com', email_sent: true };
    expect(ask({ delivery, creator: moved })).toEqual({
      kind: 'write',
      is_anyway: false,
      claims: true,
    });
    const same = {
      delivery,
      creator: { ...creator, email_sent: true },
      sending: suppressed('bounced'),
    };
    expect(ask(same)).toMatchObject({ kind: 'refused', code: 'address_bounced' });
    expect(ask({ ...same, anyway: true })).toMatchObject({ kind: 'write', is_anyway: true });
    const late = mail('sent', { bounce: { ...bounce, is_temporary: true } });
    expect(ask({ delivery: late, creator: moved })).toMatchObject({ code: 'already_sent' });
  });

  it.each(['sent', 'uncertain'] as const)('goes a second time (%s) only anyway', (state) => {
    const delivery = mail(state, {
      last_error: state === 'sent' ? null : refusal('outcome_unknown'),
    });
    const sending = mine;
    expect(ask({ delivery, sending })).toMatchObject({
      kind: 'refused',
      sentence: DELIVERY_REFUSALS[state === 'sent' ? 'already_sent' : 'outcome_unknown'],
    });
    const again = { kind: 'write', is_anyway: true, claims: false };
    expect(ask({ delivery, sending, anyway: true })).toEqual(again);
  });

  it('goes to another address of a creator who had one only anyway, and takes that address', () => {
    const delivery = mail('sent', { to: 'old@studio.com' });
    expect(ask({ delivery })).toMatchObject({ kind: 'refused' });
    const again = { kind: 'write', is_anyway: true, claims: true };
    expect(ask({ delivery, anyway: true })).toEqual(again);
  });

  it.each([null, 'failed', 'cancelled'] as const)(
    'goes to an address another mail has reached only anyway, without the claim to it (%s)',
    (state) => {
      const delivery = state && mail(state);
      expect(ask({ delivery, sending: others })).toMatchObject({ code: 'already_sent' });
      const again = { kind: 'write', is_anyway: true, claims: false };
      expect(ask({ delivery, sending: others, anyway: true })).toEqual(again);
    },
  );

  it('that failed after an "anyway" needs no second one', () => {
    const delivery = mail('failed', { is_anyway: true });
    const sent = { ...creator, email_sent: true };
    const again = { kind: 'write', is_anyway: true, claims: false };
    expect(ask({ delivery, creator: sent, sending: mine })).toEqual(again);
    expect(ask({ delivery: mail('failed'), creator: sent })).toMatchObject({
      code: 'already_sent',
    });
  });

  it.each(STATES)('to a creator who unsubscribed is never sent (%s)', (state) => {
    const delivery = state && mail(state);
    const verdicts = [
      ask({ delivery, sending: suppressed('opted_out'), anyway: true }),
      ask({ delivery, creator: { ...creator, opted_out_at: now }, anyway: true }),
    ];
    for (const verdict of verdicts) expect(verdict.kind).toBe('refused');
  });

  it.each(['held', 'queued', 'failed', 'cancelled', null] as const)(
    'to an address that refused mail goes only anyway (%s)',
    (state) => {
      const delivery = state && mail(state);
      const known = { ...creator, email_refused_at: now };
      expect(ask({ delivery, sending: suppressed('bounced') })).toMatchObject({
        sentence: DELIVERY_REFUSALS.address_bounced,
      });
      expect(ask({ delivery, creator: known })).toMatchObject({ code: 'address_bounced' });
      expect(ask({ delivery, sending: suppressed('bounced'), anyway: true })).toMatchObject({
        is_anyway: true,
      });
    },
  );

  it('that waits for an earlier address is not stopped by what is known of the new one', () => {
    const delivery = mail('queued', { to: 'old@studio.com' });
    const known = { ...creator, email_refused_at: now };
    expect(ask({ delivery, creator: known })).toMatchObject({ kind: 'release' });
  });

  it('has to have an address', () => {
    const sentence = expect.stringMatching(/no email address/) as string;
    expect(ask({ creator: { ...creator, email: null } })).toMatchObject({ sentence });
  });

  it('waits for a choice between two addresses that may be meant', () => {
    const page = { source: 'bio', found_at: null, evidence: null, repaired: false } as const;
    const other_emails = [
      { ...page, email: 'lee@studio.com', rival: 'annlee@studio.com', choice_reason: null },
      { ...page, email: 'annlee@studio.com', rival: 'lee@studio.com', choice_reason: null },
    ];
    const sentence = expect.stringMatching(/not sure which address .* Choose one/) as string;
    const undecided = { ...creator, email: null, other_emails };
    expect(ask({ creator: undecided })).toMatchObject({ code: 'no_address', sentence });
  });

  it.each([
    ['not_set_up', { ...settings, app_password_set: false }, null],
    ['not_set_up', { ...settings, email_address: null }, null],
    ['webhook_not_set_up', { ...webhook, webhook_url: null }, null],
    ['webhook_stopped', webhook, 'webhook_stopped'],
    ['webhook_gone', webhook, 'webhook_gone'],
  ] as const)('says what to fix first: %s', (code, way, stopped) => {
    for (const state of ['held', 'queued', 'failed', null] as const) {
      const delivery = state && mail(state);
      const sending = { ...NO_SENDING_FACTS, stopped };
      const verdict = ask({ delivery, settings: way, sending, anyway: true });
      expect(verdict).toEqual({ kind: 'refused', code, sentence: DELIVERY_REFUSALS[code] });
    }
  });
});

it('a waiting mail goes to its own address, a new one to the address the creator has now', () => {
  const moved = { ...creator, email: 'new@studio.com' };
  const target = (state: DeliveryState) =>
    sendTarget({ ...base, creator: moved, delivery: mail(state) })?.address;
  expect([target('held'), target('queued'), target('failed'), target('sent')]).toEqual([
    ANN,
    ANN,
    'new@studio.com',
    'new@studio.com',
  ]);
});

it('every state has a verdict, with and without anyway', () => {
  for (const state of STATES) {
    for (const channel of [null, 'gmail', 'email_webhook'] as const) {
      for (const anyway of [true, false]) {
        const delivery = state && mail(state, { channel, attempts: 1 });
        const verdict = ask({ delivery, anyway });
        if (verdict.kind === 'refused') expect(verdict.sentence).toMatch(/\.$/);
        else expect(state).not.toBe('sending');
      }
    }
  }
});
