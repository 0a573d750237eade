import { describe, expect, it } from 'vitest';
import { functionsEnvironment } from './functions-environment.ts';

const make = (env: NodeJS.ProcessEnv = {}) =>
  functionsEnvironment({
    web: 'http://127.0.0.1:5000',
    gateway: 'http://127.0.0.1:8790',
    smtp_url: 'smtp://127.0.0.1:1025',
    notion: 'http://127.0.0.1:8791',
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
      NOTION_BASE_URL: 'http://127.0.0.1:8791',
      CLOCK_OFFSET_FILE: '/world/clock-offset',
      ALLOW_LOCAL_TARGETS: 'true',
      CAPTURES_PER_MINUTE: '100000',
    });
  });

  it('lets what the person set win', () => {
    expect(
      make({ SMTP_URL: 'smtp://mail.test:25', CAPTURES_PER_MINUTE: '3', STRIPE_SECRET_KEY: 'sk' }),
    ).toMatchObject({
      SMTP_URL: 'smtp://mail.test:25',
      CAPTURES_PER_MINUTE: '3',
      STRIPE_SECRET_KEY: 'sk',
      PAGE_GATEWAY_URL: 'http://127.0.0.1:8790/?url={url}',
    });
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
