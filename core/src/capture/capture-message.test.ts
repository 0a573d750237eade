import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUEUED_REQUEST as facts } from '../../test/queued-request.ts';
import { HOLD_BACKS } from '../account/email-settings.ts';
import type { CaptureEmailState } from '../api/capture-answer.ts';
import type { NotReadyReason } from '../delivery/sending-facts.ts';
import { chargeNotice } from '../credit/charge-notice.ts';
import { captureMessage, MESSAGE_LIMIT, withoutDryRun } from './capture-message.ts';

const NOT_CERTAIN = 'It is not certain which address is meant. Choose one in the CRM.';

describe('what the phone says', () => {
  it('is one short sentence in the best case', () => {
    expect(captureMessage(facts)).toBe('Saved. Email to ann@studio.com is on its way.');
  });

  it('says that a repeat did nothing', () => {
    expect(captureMessage({ ...facts, outcome: 'already_contacted' })).toMatch(
      /Nothing was sent or charged/,
    );
  });

  it('never promises an email in a dry run', () => {
    expect(captureMessage({ ...facts, dry_run: true })).toBe(
      'Dry run, nothing saved. An email would go to ann@studio.com.',
    );
  });

  it('can leave out that it was a dry run, and nothing else', () => {
    expect(withoutDryRun(captureMessage({ ...facts, dry_run: true }))).toBe(
      'An email would go to ann@studio.com.',
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
      expect(captureMessage(blocked)).toMatch(/We try again by ourselves\./);
      expect(captureMessage({ ...blocked, dry_run: true })).toMatch(/Press again later\./);
    },
  );

  it.each(['profile_blocked', 'search_unfinished'] as const)(
    'promises no try that is not planned (%s)',
    (email) => {
      const blocked = { ...facts, email, to: null, is_retried: false };
      expect(captureMessage(blocked)).toMatch(/Press again later\./);
    },
  );

  it('does not blame time for a page that was closed, or one too many', () => {
    const message = captureMessage({ ...facts, email: 'search_unfinished', to: null });
    expect(message).toMatch(/Not every linked page was read\./);
  });

  it('says what to do while nothing can be sent, as the way of sending has it', () => {
    const waiting = { ...facts, email: 'not_set_up', has_dm: false } as const;
    const says = (not_ready: NotReadyReason) => captureMessage({ ...waiting, not_ready });
    expect(says('not_set_up')).toBe(
      'Saved. Found ann@studio.com. Connect Gmail under Email Settings, then press again.',
    );
    expect(says('webhook_not_set_up')).toBe(
      'Saved. Found ann@studio.com. Save your webhook URL under Email Settings, then press again.',
    );
    expect(says('webhook_not_https')).toBe(
      'Saved. Found ann@studio.com. Save an https:// webhook URL under Email Settings, then press again.',
    );
    expect(says('webhook_stopped')).toBe(
      'Saved. Found ann@studio.com. Your webhook is stopped. Press Resume under Email Settings, then press again.',
    );
    expect(says('webhook_gone')).toBe(says('webhook_stopped'));
  });

  it.each([
    ['1', 'Email to ann@studio.com waits 1 minute, so you can still stop it.'],
    ['5', 'Email to ann@studio.com waits 5 minutes, so you can still stop it.'],
    ['15', 'Email to ann@studio.com waits 15 minutes, so you can still stop it.'],
    ['review', 'Email to ann@studio.com waits for your review.'],
  ] as const)('says how long an email that is held back waits (%s)', (hold_back, sentence) => {
    const held = { ...facts, email: 'held', hold_back, has_dm: false } as const;
    expect(captureMessage(held)).toBe(`Saved. ${sentence}`);
    expect(captureMessage({ ...held, dry_run: true })).toBe(
      `Dry run, nothing saved. ${sentence.replace('Email', 'An email').replace('waits', 'would wait')}`,
    );
  });

  it('says that the mailbox may not send for now', () => {
    const paused = { ...facts, email: 'paused', has_dm: false } as const;
    expect(captureMessage(paused)).toBe(
      'Saved. Email to ann@studio.com goes out when your mailbox may send again.',
    );
    expect(captureMessage({ ...paused, dry_run: true })).toBe(
      'Dry run, nothing saved. An email would go to ann@studio.com when your mailbox may send again.',
    );
  });

  it('says why nothing goes to an address', () => {
    const none = { ...facts, has_dm: false };
    expect(captureMessage({ ...none, email: 'bounced' })).toBe(
      'Saved. ann@studio.com refused an earlier email, so none was sent.',
    );
    expect(captureMessage({ ...none, email: 'opted_out' })).toBe(
      'Saved. ann@studio.com asked for no more emails, so none was sent.',
    );
    expect(captureMessage({ ...none, email: 'opted_out', to: null })).toBe(
      'Saved. The creator asked for no more emails, so none was sent.',
    );
  });

  it('says that mail cannot arrive, and which other address was found', () => {
    const dead = { ...facts, email: 'address_unreachable', has_dm: false } as const;
    const next = { ...dead, next_email: 'hello@ann.com' };
    expect(captureMessage(dead)).toBe(
      'Saved. Mail to ann@studio.com cannot arrive, so none was sent.',
    );
    expect(captureMessage(next)).toBe(
      'Saved. Mail to ann@studio.com cannot arrive, so none was sent. Also found: hello@ann.com. Choose it in the CRM.',
    );
    expect(captureMessage({ ...next, dry_run: true })).toBe(
      'Dry run, nothing saved. Mail to ann@studio.com cannot arrive. Also found: hello@ann.com. Choose it in the CRM.',
    );
    expect(captureMessage({ ...next, to: `${'a'.repeat(120)}@studio.com` })).toBe(
      'Saved. Mail to the address found cannot arrive, so none was sent. Also found: hello@ann.com. Choose it in the CRM.',
    );
  });

  it.each([
    [
      ['lee@studio.com', 'annlee@studio.com'],
      'Two addresses may be meant: lee@studio.com or annlee@studio.com. Choose one in the CRM.',
    ],
    [['lee@studio.com', `${'a'.repeat(120)}@studio.com`], NOT_CERTAIN],
    [['a@studio.com', 'b@studio.com', 'c@studio.com', 'd@studio.com'], NOT_CERTAIN],
    [['annlee@studio.com'], NOT_CERTAIN],
  ])('asks which address is meant, and names two where they fit: %j', (choices, sentence) => {
    const asked = { ...facts, email: 'needs_choice', to: null, choices } as const;
    expect(captureMessage(asked)).toBe(`Saved. ${sentence} The DM text is ready.`);
    expect(captureMessage({ ...asked, dry_run: true, has_dm: false })).toBe(
      `Dry run, nothing saved. ${sentence.replace('Choose', 'You would choose')}`,
    );
  });

  it('of a repeat says whether the email still waits, or no message is wanted', () => {
    const again = { ...facts, outcome: 'already_contacted' } as const;
    expect(captureMessage({ ...again, email: 'held' })).toBe(
      'Your email to this creator still waits. Nothing more was sent or charged.',
    );
    expect(captureMessage({ ...again, email: 'opted_out' })).toBe(
      'This creator asked for no more messages. Nothing was sent or charged.',
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
        choices: fc.array(fc.string({ minLength: 3, maxLength: 250 }), { maxLength: 3 }),
        platform: fc.constantFrom('tiktok', 'instagram'),
        has_dm: fc.boolean(),
        dry_run: fc.boolean(),
        is_retried: fc.boolean(),
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
