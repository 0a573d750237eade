import { expect, it } from 'vitest';
import { DEFAULT_EMAIL_SETTINGS, type EmailSettings } from '../account/email-settings.ts';
import { watchAfterSettings } from './watch-after-settings.ts';
import { newWatch } from './watch.ts';

const now = new Date('2026-11-20T12:00:00Z');
const settings = (change: Partial<EmailSettings>): EmailSettings => ({
  ...DEFAULT_EMAIL_SETTINGS,
  email_address: 'max@gmail.com',
  ...change,
});
const change = (
  before: Partial<EmailSettings>,
  after: Partial<EmailSettings>,
  has_password = false,
  look_back_to: Date | null = null,
) => watchAfterSettings(settings(before), settings(after), { now, has_password, look_back_to });
const ON = { watch_replies: true };
const NEW = { watch: newWatch(now), watch_due_at: now };

it('switched on, it begins with what arrives from now on', () =>
  expect(change({}, ON)).toEqual(NEW));
it('with another mailbox it starts over', () =>
  expect(change(ON, { ...ON, email_address: 'm@brand.com' })).toEqual(NEW));
it('switched off, nothing of it stays', () =>
  expect(change(ON, {})).toEqual({ watch: null, watch_due_at: undefined }));
it('with a new password it looks at once, and goes on where it was', () =>
  expect(change(ON, ON, true)).toEqual({ watch_due_at: now }));
it('looking back, it begins there, whatever it had read', () => {
  const since = new Date('2026-11-03T08:00:00Z');
  const back = { watch: newWatch(since), watch_due_at: now };
  expect(change(ON, ON, false, since)).toEqual(back);
  expect(change({}, ON, false, since)).toEqual(back);
});
it('any other setting changes nothing', () => {
  expect(change(ON, { ...ON, daily_cap: 5 })).toBeNull();
  expect(change({}, { daily_cap: 5 }, true)).toBeNull();
});
