import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUEUED_REQUEST as facts } from '../../test/queued-request.ts';
import { HOLD_BACKS } from '../account/email-settings.ts';
import type { CaptureEmailState } from '../api/capture-answer.ts';
import type { NotReadyReason } from '../delivery/sending-facts.ts';
import { chargeNotice } from '../credit/charge-notice.ts';
import { captureMessage, MESSAGE_LIMIT, withoutDryRun } from './capture-message.ts';

const NOT_CERTAIN = 'We’re not sure which address is right. Choose one in the CRM.';

describe('what the phone says', () => {
  it('is one short sentence in the best case', () => {
    expect(captureMessage(facts)).toBe('Saved. Email to ann@studio.com is on its way.');
  });

  it('says that the address was not checked, where DNS gave no answer', () => {
    const unchecked = { ...facts, is_unchecked: true };
    const sentence = 'We couldn’t check whether this address can receive email.';
    expect(captureMessage(unchecked)).toBe(
      `Saved. Email to ann@studio.com is on its way. ${sentence}`,
    );
    expect(captureMessage({ ...unchecked, dry_run: true })).toBe(
      `Dry run, nothing saved. An email would be sent to ann@studio.com. ${sentence}`,
    );
  });

  it('says that a repeat did nothing', () => {
    expect(captureMessage({ ...facts, outcome: 'already_contacted' })).toMatch(
      /Nothing was sent or charged/,
    );
  });

  it('never promises an email in a dry run', () => {
    expect(captureMessage({ ...facts, dry_run: true })).toBe(
      'Dry run, nothing saved. An email would be sent to ann@studio.com.',
    );
  });

  it('can leave out that it was a dry run, and nothing else', () => {
    expect(withoutDryRun(captureMessage({ ...facts, dry_run: true }))).toBe(
      'An email would be sent to ann@studio.com.',
    );
    expect(withoutDryRun(captureMessage(facts))).toBe(captureMessage(facts));
  });

  it('says that a blocked profile cost nothing', () => {
    expect(captureMessage({ ...facts, email: 'profile_blocked', to: null })).toMatch(
      /TikTok .* no credit/,
    );
  });

  it.each(['profile_blocked', 'search_unfinished'] as const)(
    'promises another try by itself (%s), except in a dry run',
    (email) => {
      const blocked = { ...facts, email, to: null };
      expect(captureMessage(blocked)).toMatch(/We’ll try again automatically\./);
      expect(captureMessage({ ...blocked, dry_run: true })).toMatch(/Try again later\./);
    },
  );

  it.each(['profile_blocked', 'search_unfinished'] as const)(
    'promises no try that is not planned (%s)',
    (email) => {
      const blocked = { ...facts, email, to: null, is_retried: false };
      expect(captureMessage(blocked)).toMatch(/Try again later\./);
    },
  );

  it('does not blame time for a page that was closed, or one too many', () => {
    const message = captureMessage({ ...facts, email: 'search_unfinished', to: null });
    expect(message).toMatch(/some linked pages didn’t open\./);
  });

  it('says what to do while nothing can be sent, as the way of sending has it', () => {
    const waiting = { ...facts, email: 'not_set_up', has_dm: false } as const;
    const says = (not_ready: NotReadyReason) => captureMessage({ ...waiting, not_ready });
    expect(says('not_set_up')).toBe(
      'Saved. Found ann@studio.com. Connect Gmail in Email Settings, then try again.',
    );
    expect(says('webhook_not_set_up')).toBe(
      'Saved. Found ann@studio.com. Save your webhook URL in Email Settings, then try again.',
    );
    expect(says('webhook_not_https')).toBe(
      'Saved. Found ann@studio.com. Save an https:// webhook URL in Email Settings, then try again.',
    );
    expect(says('webhook_stopped')).toBe(
      'Saved. Found ann@studio.com. Your webhook is stopped. Press Resume in Email Settings, then try again.',
    );
    expect(says('webhook_gone')).toBe(says('webhook_stopped'));
  });

  it.each([
    ['1', 'will be sent in 1 minute. You can still stop it.', 'would be sent after 1 minute.'],
    ['5', 'will be sent in 5 minutes. You can still stop it.', 'would be sent after 5 minutes.'],
    ['15', 'will be sent in 15 minutes. You can still stop it.', 'would be sent after 15 minutes.'],
    ['review', 'is waiting for your review.', 'would wait for your review.'],
  ] as const)('says how long an email is held back (%s)', (hold_back, words, dry_words) => {
    const held = { ...facts, email: 'held', hold_back, has_dm: false } as const;
    expect(captureMessage(held)).toBe(`Saved. Email to ann@studio.com ${words}`);
    expect(captureMessage({ ...held, dry_run: true })).toBe(
      `Dry run, nothing saved. An email to ann@studio.com ${dry_words}`,
    );
  });

  it('says that the mailbox may not send for now', () => {
    const paused = { ...facts, email: 'paused', has_dm: false } as const;
    expect(captureMessage(paused)).toBe(
      'Saved. Email to ann@studio.com will be sent when your mailbox can send again.',
    );
    expect(captureMessage({ ...paused, dry_run: true })).toBe(
      'Dry run, nothing saved. An email would be sent to ann@studio.com when your mailbox can send again.',
    );
  });

  it('says why nothing goes to an address', () => {
    const none = { ...facts, has_dm: false };
    expect(captureMessage({ ...none, email: 'bounced' })).toBe(
      'Saved. An earlier email to ann@studio.com bounced, so nothing was sent.',
    );
    expect(captureMessage({ ...none, email: 'opted_out' })).toBe(
      'Saved. ann@studio.com unsubscribed from your emails, so nothing was sent.',
    );
    expect(captureMessage({ ...none, email: 'opted_out', to: null })).toBe(
      'Saved. The creator unsubscribed from your emails, so nothing was sent.',
    );
  });

  it('says that an address cannot receive email, and which other address was found', () => {
    const dead = { ...facts, email: 'address_unreachable', has_dm: false } as const;
    const next = { ...dead, next_email: 'hello@ann.com' };
    expect(captureMessage(dead)).toBe(
      'Saved. ann@studio.com can’t receive email, so nothing was sent.',
    );
    expect(captureMessage(next)).toBe(
      'Saved. ann@studio.com can’t receive email, so nothing was sent. We also found hello@ann.com. Choose it in the CRM.',
    );
    expect(captureMessage({ ...next, dry_run: true })).toBe(
      'Dry run, nothing saved. ann@studio.com can’t receive email. We also found hello@ann.com. Choose it in the CRM.',
    );
    expect(captureMessage({ ...next, to: `${'a'.repeat(120)}@studio.com` })).toBe(
      'Saved. The address we found can’t receive email, so nothing was sent. We also found hello@ann.com. Choose it in the CRM.',
    );
  });

  it('says whose site the one address is on that may not be theirs', () => {
    const reason = 'It’s on velvetrow.co, which isn’t @tillytrent’s own site.';
    const choices = [{ email: 'hello@velvetrow.co', reason }];
    const asked = { ...facts, email: 'needs_choice', to: null, choices } as const;
    expect(captureMessage(asked)).toBe(
      `Saved. We found hello@velvetrow.co. ${reason} Choose it in the CRM. Your DM is ready.`,
    );
  });

  it.each([
    [
      ['lee@studio.com', 'annlee@studio.com'],
      'The address could be lee@studio.com or annlee@studio.com. Choose one in the CRM.',
    ],
    [['lee@studio.com', `${'a'.repeat(120)}@studio.com`], NOT_CERTAIN],
    [['a@studio.com', 'b@studio.com', 'c@studio.com', 'd@studio.com'], NOT_CERTAIN],
    [['annlee@studio.com'], NOT_CERTAIN],
  ])('asks which address is meant, and names two where they fit: %j', (emails, sentence) => {
    const choices = emails.map((email) => ({ email, reason: null }));
    const asked = { ...facts, email: 'needs_choice', to: null, choices } as const;
    expect(captureMessage(asked)).toBe(`Saved. ${sentence} Your DM is ready.`);
    expect(captureMessage({ ...asked, dry_run: true, has_dm: false })).toBe(
      `Dry run, nothing saved. ${sentence.replace('Choose', 'You would choose')}`,
    );
  });

  it('of a repeat says whether the email still waits, or no message is wanted', () => {
    const again = { ...facts, outcome: 'already_contacted' } as const;
    expect(captureMessage({ ...again, email: 'held' })).toBe(
      'Your email to this creator is still waiting. Nothing more was sent or charged.',
    );
    expect(captureMessage({ ...again, email: 'opted_out' })).toBe(
      'This creator unsubscribed. Nothing was sent or charged.',
    );
  });
});

const GAPS: (NotReadyReason | null)[] = [
  null,
  'not_set_up',
  'webhook_not_set_up',
  'webhook_not_https',
  'webhook_gone',
  'webhook_stopped',
];
const STATES: CaptureEmailState[] = [
  'queued',
  'held',
  'none_found',
  'needs_choice',
  'search_unfinished',
  'profile_blocked',
  'not_set_up',
  'template_incomplete',
  'already_sent',
  'opted_out',
  'bounced',
  'address_unreachable',
  'paused',
];

it('fits one notification, however long the address, and mentions credits last', () => {
  fc.assert(
    fc.property(
      fc.record({
        outcome: fc.constantFrom('created', 'updated', 'already_contacted'),
        email: fc.constantFrom(...STATES),
        hold_back: fc.constantFrom(...HOLD_BACKS),
        not_ready: fc.constantFrom(...GAPS),
        to: fc.option(fc.string({ minLength: 3, maxLength: 250 })),
        next_email: fc.option(fc.string({ minLength: 3, maxLength: 250 })),
        choices: fc.array(
          fc.record({
            email: fc.string({ minLength: 3, maxLength: 250 }),
            reason: fc.option(fc.string({ minLength: 3, maxLength: 250 })),
          }),
          { maxLength: 3 },
        ),
        platform: fc.constantFrom('tiktok', 'instagram'),
        has_dm: fc.boolean(),
        dry_run: fc.boolean(),
        is_retried: fc.boolean(),
        is_unchecked: fc.boolean(),
        known_as: fc.option(fc.string({ minLength: 1, maxLength: 30 })),
        added_to: fc.option(fc.string({ minLength: 1, maxLength: 30 })),
        maybe_same: fc.option(fc.string({ minLength: 1, maxLength: 30 })),
      }),
      fc.record({
        balance_after: fc.constantFrom(0, 1, 2, 3, 50, 1000),
        monthly_allowance: fc.constantFrom(0, 5, 250, 5000),
      }),
      (request, charged) => {
        const without = captureMessage({ ...request, charged: null });
        const message = captureMessage({ ...request, charged });
        expect(message.length).toBeLessThanOrEqual(MESSAGE_LIMIT);
        const notice = chargeNotice(charged);
        expect([without, `${without} ${notice ?? ''}`]).toContain(message);
        const isAdded = notice !== null && request.outcome !== 'already_contacted';
        const room = MESSAGE_LIMIT - without.length;
        expect(message !== without).toBe(isAdded && notice.length < room);
      },
    ),
    { numRuns: 2000 },
  );
});
