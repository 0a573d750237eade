import { productSettingsSchema } from '@vibes/core/product/product-settings';
import { expect, it } from 'vitest';
import type { PolicySettings } from './foreign-hosts.ts';
import { headerRules } from './header-rules.ts';

const policyOf = (settings: PolicySettings): string => {
  const [everywhere] = headerRules({ scripts: ['sha256-one', 'sha256-two'], settings });
  const found = everywhere?.headers.find(({ key }) => key === 'Content-Security-Policy');
  return found?.value ?? '';
};
/** What the policy with these settings has and the one without any has not, by directive. */
function added(settings: PolicySettings): Record<string, string> {
  const before = new Map(
    policyOf({})
      .split('; ')
      .map((one) => [one.split(' ')[0], one]),
  );
  const changes = policyOf(settings)
    .split('; ')
    .flatMap((one) => {
      const [name = ''] = one.split(' ');
      const usual = before.get(name) ?? '';
      expect(one.startsWith(usual)).toBe(true);
      return one === usual ? [] : [[name, one.slice(usual.length + 1)] as const];
    });
  return Object.fromEntries(changes);
}

const TRACKER = { affiliate_script_url: 'https://cdn.tracker.test/v2/t.js' };

it('is the same to the byte in every deployment that sets none of its settings', () => {
  const usual = [
    "default-src 'self'",
    "script-src 'self' 'sha256-one' 'sha256-two' https://apis.google.com",
    "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'none'",
    "img-src 'self' data: https://*.googleusercontent.com",
    "font-src 'self'",
    "connect-src 'self' https://*.googleapis.com",
    "frame-src 'self' https://accounts.google.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  expect(policyOf({})).toBe(usual);
  expect(policyOf({ app_check_key: '', affiliate_script_url: '' })).toBe(usual);
  // Without a script nothing reports anywhere.
  expect(policyOf({ affiliate_report_hosts: 'https://api.tracker.test' })).toBe(usual);
});

it('allows reCAPTCHA where App Check has a key', () => {
  expect(added({ app_check_key: 'key' })).toEqual({
    'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    'connect-src': 'https://www.google.com/recaptcha/',
    'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  });
});

it('allows the host of the tracker’s script, and those it reports to', () => {
  expect(added(TRACKER)).toEqual({ 'script-src': 'https://cdn.tracker.test' });
  const affiliate_report_hosts = ' https://api.tracker.test  https://*.other.test ';
  expect(added({ ...TRACKER, affiliate_report_hosts })).toEqual({
    'script-src': 'https://cdn.tracker.test',
    'connect-src': 'https://api.tracker.test https://*.other.test',
  });
});

it.each([
  'https://api.tracker.test/path',
  'http://api.tracker.test',
  'api.tracker.test',
  '*',
  "'unsafe-inline'",
  "https://a.test;script-src 'unsafe-eval'",
  'https://*',
])('takes no host from a setting that could say more: %s', (affiliate_report_hosts) => {
  const given = { affiliate_report_hosts };
  expect(productSettingsSchema.partial().safeParse(given).success).toBe(false);
});
