import { describe, expect, it } from 'vitest';
import { configSchema, readConfig as read } from './config.ts';

const APP_ORIGIN = 'https://app.test';
const readConfig = (env: Record<string, string>) => read({ APP_ORIGIN, ...env });

describe('the settings', () => {
  it.each([
    ['ALLOW_LOCAL_TARGETS', 'true'],
    ['CLOCK_OFFSET_FILE', '/world/clock-offset'],
    ['SMTP_URL', 'smtp://127.0.0.1:1025'],
    ['NOTION_BASE_URL', 'http://127.0.0.1:8791'],
    ['DNS_SERVER', '127.0.0.1:5353'],
    ['STRIPE_BASE_URL', 'http://127.0.0.1:8792'],
  ] as const)('take %s under the emulator only', (name, value) => {
    const read = (FUNCTIONS_EMULATOR: string) =>
      readConfig({ [name]: value, FUNCTIONS_EMULATOR })[name];
    expect(String(read('true'))).toBe(value);
    for (const elsewhere of ['false', '']) expect(read(elsewhere)).toBe(readConfig({})[name]);
  });

  it('sell no plans by default', () => {
    expect(readConfig({}).PAYMENTS_OPEN).toBe(false);
    expect(readConfig({ PAYMENTS_OPEN: 'true' }).PAYMENTS_OPEN).toBe(true);
  });

  it('take a gateway on this machine under the emulator', () => {
    const PAGE_GATEWAY_URL = 'http://127.0.0.1:8790/?url={url}';
    const held = readConfig({ PAGE_GATEWAY_URL, FUNCTIONS_EMULATOR: 'true' });
    expect(held.PAGE_GATEWAY_URL).toBe(PAGE_GATEWAY_URL);
  });

  it('count an empty one as unset', () => {
    expect(readConfig({ SMTP_URL: '', DAILY_MAIL_CAP: '' })).toMatchObject({ DAILY_MAIL_CAP: 40 });
  });

  it.each([
    ['a gateway without a place for the address', { PAGE_GATEWAY_URL: 'https://gateway.test/' }],
    ['a gateway that is no web address', { PAGE_GATEWAY_URL: 'gateway.test/?url={url}' }],
    ['a gateway that is not encrypted', { PAGE_GATEWAY_URL: 'http://gateway.test/?url={url}' }],
    ['a cap that is no number', { DAILY_MAIL_CAP: 'many' }],
    ['a Stripe that is no web address', { STRIPE_BASE_URL: 'ftp://stripe.test' }],
    ['an unclear answer to whether plans are sold', { PAYMENTS_OPEN: 'perhaps' }],
    ['a mail server that is no address', { SMTP_URL: 'smtp.gmail.com' }],
    ['a name server that is a name', { DNS_SERVER: 'dns.example.com' }],
  ])('refuse %s', (_, env) => expect(() => readConfig(env)).toThrow());

  it.each([
    ['missing', {}, 'APP_ORIGIN: missing. Set it in functions/.env.<project>'],
    ['empty', { APP_ORIGIN: '' }, 'APP_ORIGIN: missing.'],
    ['with a path', { APP_ORIGIN: 'https://app.test/' }, 'must be an origin'],
    ['no address', { APP_ORIGIN: 'app.test' }, 'must be an origin'],
    ['not encrypted', { APP_ORIGIN: 'http://127.0.0.1:5000' }, 'must begin with https://'],
  ])('stop a deployment whose origin is %s', (_, env, sentence) =>
    expect(() => read(env)).toThrow(sentence),
  );

  it('name no address that nobody set', () => {
    expect(JSON.stringify({ ...readConfig({}), APP_ORIGIN })).not.toMatch(/:\/\/(?!app\.test)/);
  });

  it('need no origin in the emulator, which loads the functions before it sets any', () =>
    expect(read({ FUNCTIONS_EMULATOR: 'true' }).APP_ORIGIN).toMatch(/^http:/));

  it('leave the emulator’s functions where the local world looks for them', () => {
    expect(readConfig({ REGION: 'europe-west1' }).REGION).toBe('europe-west1');
    const inEmulator = { REGION: 'europe-west1', FUNCTIONS_EMULATOR: 'true' };
    expect(readConfig(inEmulator).REGION).toBe('us-central1');
  });

  it.each(Object.entries(configSchema.shape))('say what they mean: %s', (_, { description }) =>
    expect(description).toMatch(/\.$/),
  );

  it('take 0 trial credits', () =>
    expect(readConfig({ TRIAL_CREDITS: '0' }).TRIAL_CREDITS).toBe(0));
});
