import { DEFAULT_EMAIL_SETTINGS } from '@vibes/core/account/email-settings';
import { expect, it } from 'vitest';
import { nextStep } from './next-step.ts';
import { TEMPLATE_EXAMPLES as saved } from '../../shared/template/template-examples.ts';

const NEW = { first_capture_at: null };
const gmail = {
  ...DEFAULT_EMAIL_SETTINGS,
  email_address: 'ella@gmail.com',
  app_password_set: true,
};
const webhook = { ...DEFAULT_EMAIL_SETTINGS, active_email_mode: 'webhook' } as const;

it.each([
  ['Gmail is not connected', DEFAULT_EMAIL_SETTINGS, NEW, 'Connect Gmail'],
  ['Gmail is connected', gmail, NEW, 'Capture a creator'],
  ['a webhook sends', webhook, NEW, 'Capture a creator'],
  ['a creator is captured', gmail, { first_capture_at: new Date() }, undefined],
  ['the account is not known', gmail, null, undefined],
])('when %s, the next step fits', (_, settings, account, label) => {
  expect(nextStep({ saved, settings, account })?.label).toBe(label);
});

it('nothing comes after an empty template but writing it', () => {
  const empty = { ...saved, email_template: '' };
  expect(nextStep({ saved: empty, settings: gmail, account: NEW })).toBeNull();
});
