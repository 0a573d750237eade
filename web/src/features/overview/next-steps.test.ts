import { DEFAULT_EMAIL_SETTINGS } from '@vibes/core/account/email-settings';
import { DEFAULT_TEMPLATES } from '@vibes/core/template/default-templates';
import { describe, expect, it } from 'vitest';
import { nextSteps } from './next-steps.data.ts';

const done = (...input: Parameters<typeof nextSteps>) => nextSteps(...input).map((s) => s.isDone);

describe('nextSteps', () => {
  it('begins with nothing done', () => {
    expect(
      done(
        { first_capture_at: null },
        { messageTemplates: DEFAULT_TEMPLATES, emailSettings: DEFAULT_EMAIL_SETTINGS },
      ),
    ).toEqual([false, false, false]);
  });

  it('marks each step as done by its own data', () => {
    expect(
      done(
        { first_capture_at: new Date(0) },
        {
          messageTemplates: { ...DEFAULT_TEMPLATES, email_template: 'Hello {{creatorName}}' },
          emailSettings: {
            ...DEFAULT_EMAIL_SETTINGS,
            email_address: 'ann@brand.example',
            app_password_set: true,
          },
        },
      ),
    ).toEqual([true, true, true]);
  });

  it('asks for Gmail again when only the address is there', () => {
    const emailSettings = { ...DEFAULT_EMAIL_SETTINGS, email_address: 'ann@brand.example' };
    expect(
      done({ first_capture_at: null }, { messageTemplates: DEFAULT_TEMPLATES, emailSettings }),
    ).toEqual([false, false, false]);
  });
});
