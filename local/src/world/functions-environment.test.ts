import { describe, expect, it } from 'vitest';
import { functionsEnvironment } from './functions-environment.ts';

const make = (env: NodeJS.ProcessEnv = {}, stripe: string | null = 'http://127.0.0.1:8792') =>
  functionsEnvironment({
    stripe,
    web: 'http://127.0.0.1:5000',
    gateway: 'http://127.0.0.1:8790',
    smtp_url: 'smtp://127.0.0.1:1025',
    imap_url: 'imap://127.0.0.1:1143',
    notion: 'http://127.0.0.1:8791',
    dns_server: '127.0.0.1:5353',
    clock_offset: '/world/clock-offset',
    settings: { CAPTURES_PER_MINUTE: '100000' },
    env,
  });

describe('functionsEnvironment', () => {
  it('points the functions at the stand-ins', () => {
    expect(make()).toMatchObject({
      APP_ORIGIN: 'http://127.0.0.1:5000',
      PAGE_GATEWAY_URL: 'http://127.0.0.1:8790/?url={url}',
      SMTP_URL: 'smtp://127.0.0.1:1025',
      IMAP_URL: 'imap://127.0.0.1:1143',
      NOTION_BASE_URL: 'http://127.0.0.1:8791',
      DNS_SERVER: '127.0.0.1:5353',
      STRIPE_BASE_URL: 'http://127.0.0.1:8792',
      STRIPE_SECRET_KEY: 'sk_test_local',
      STRIPE_WEBHOOK_SECRET: expect.stringMatching(/^whsec_local/) as string,
      PAYMENTS_OPEN: 'true',
      CLOCK_OFFSET_FILE: '/world/clock-offset',
      ALLOW_LOCAL_TARGETS: 'true',
      CAPTURES_PER_MINUTE: '100000',
    });
  });

  it('uses what the person set first', () => {
    expect(
      make({ SMTP_URL: 'smtp://mail.test:25', CAPTURES_PER_MINUTE: '3', PAYMENTS_OPEN: 'false' }),
    ).toMatchObject({
      SMTP_URL: 'smtp://mail.test:25',
      CAPTURES_PER_MINUTE: '3',
      PAYMENTS_OPEN: 'false',
      PAGE_GATEWAY_URL: 'http://127.0.0.1:8790/?url={url}',
    });
  });

  it('uses Stripe itself with the key of the person', () => {
    const real = make({ STRIPE_SECRET_KEY: 'sk_test_mine' }, null);
    expect(real).toMatchObject({ STRIPE_SECRET_KEY: 'sk_test_mine', PAYMENTS_OPEN: 'true' });
    expect(real).not.toHaveProperty('STRIPE_BASE_URL');
    expect(real).not.toHaveProperty('STRIPE_WEBHOOK_SECRET');
    const heard = make(
      { STRIPE_SECRET_KEY: 'sk_test_mine', STRIPE_WEBHOOK_SECRET: 'whsec_mine' },
      null,
    );
    expect(heard).toMatchObject({ STRIPE_WEBHOOK_SECRET: 'whsec_mine' });
  });

  it('takes nothing else from the environment', () => {
    expect(make({ HOME: '/home/ann', APP_ORIGIN: 'https://other.test' })).toEqual(make());
  });

  it('says which setting cannot be used', () => {
    expect(() => make({ PAGE_GATEWAY_URL: 'http://127.0.0.1:9' })).toThrow(
      /PAGE_GATEWAY_URL: must hold \{url\}/,
    );
    expect(() => make({ DAILY_MAIL_CAP: 'many' })).toThrow(/DAILY_MAIL_CAP/);
  });

  it('reads an empty setting as none', () => {
    expect(make({ SMTP_URL: '' })).toEqual(make());
  });
});
