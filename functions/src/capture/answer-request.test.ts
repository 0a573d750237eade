import { describeCreator } from '@vibes/core/capture/describe-creator';
import { DEFAULT_TEMPLATES } from '@vibes/core/template/default-templates';
import { PLATFORM_FACTS } from '@vibes/core/creator/platform';
import { templateValues } from '@vibes/core/template/template-variables';
import { describe, expect, it } from 'vitest';
import { answerRequest } from './answer-request.ts';

const target = { platform: 'tiktok', handle: 'ann.studio' } as const;
const creator = describeCreator({
  known: null,
  id: 'c1',
  target,
  reading: { kind: 'blocked', reason: 'captcha', contact: { contact: null, others: [] } },
  note: '',
  now: new Date('2026-05-01T12:00:00Z'),
});

/** The DM a phone gets for a creator who goes by this display name. */
const dmOf = (tiktok_template: string, name: string) =>
  answerRequest({
    target,
    creator,
    to: null,
    next_email: null,
    is_restored: false,
    known_by: { known_as: null, added_to: null, maybe_same: null },
    outcome: 'created',
    email: 'none_found',
    way: { hold_back: 'off', not_ready: null, is_unchecked: false },
    templates: { ...DEFAULT_TEMPLATES, tiktok_template },
    values: templateValues({ ...target, name, my_name: 'Max' }),
    credits_remaining: 9,
    charged: null,
    dry_run: false,
    request_id: 'r1',
  }).dm;

describe('the DM of a request', () => {
  it('greets by first name, or by its replacement', () => {
    const template = 'Hi {{firstName|there}}, shall we talk?';
    expect(dmOf(template, 'ANN LEE 🌸 | travel')?.text).toBe('Hi Ann, shall we talk?');
    expect(dmOf(template, 'Studio Nord')?.text).toBe('Hi there, shall we talk?');
  });

  it('ends with a whole word at the length limit of its platform', () => {
    const text = dmOf(`Hi {{creatorName}}, ${'word '.repeat(1199)}`, 'Ann Lee')?.text ?? '';
    expect(text).toMatch(/word word…$/);
    expect(text.length).toBeLessThanOrEqual(PLATFORM_FACTS.tiktok.dm_maximum);
  });

  it.each(['Hi {{firstName}}', 'Hi {{firstName', 'Hi from [fill in: your brand]', 'Hi {{who}}'])(
    'is none while its template cannot be sent: %s',
    (template) => {
      expect(dmOf(template, 'Studio Nord')).toBeNull();
    },
  );
});
