import { beforeEach, describe, expect, it } from 'vitest';
import type { Question } from '../deploy-ports.ts';
import { lookAtSettings, prepareSettings } from './prepare-settings.ts';

const ENV = 'functions/.env.one';
const PRODUCT = 'web/product.one.json';

/** The checkout's files, by path. */
let files: Record<string, string>;
beforeEach(() => {
  files = {};
});
const at = {
  project: 'one',
  file: (path: string) => Promise.resolve(files[path] ?? null),
  write: (path: string, text: string) => {
    files[path] = text;
    return Promise.resolve();
  },
};
const OPERATOR = ['ops@one.test', 'One GmbH', 'Example Street 1, Berlin'] as const;
/** What a person answers after APP_ORIGIN, the region with Enter. */
const ALL = ['', ...OPERATOR, 'help@one.test', 'privacy@one.test'] as const;
const product = () => JSON.parse(files[PRODUCT] ?? '') as object;

/** Answers in this order, then like a machine without a person. */
function person(...answers: string[]) {
  const texts: string[] = [];
  const ask = ({ text, check }: Question) => {
    texts.push(text);
    for (;;) {
      const answer = answers.shift() ?? null;
      const fault = answer === null ? null : (check?.(answer) ?? null);
      if (fault === null) return Promise.resolve(answer);
      texts.push(fault);
    }
  };
  return { ask, texts };
}
const prepare = (...answers: string[]) => prepareSettings({ ...at, ...person(...answers) });

describe('the settings of a deployment', () => {
  it('are asked for with their meaning, and kept out of git in the files of the project', async () => {
    const { ask, texts } = person('', ...ALL);
    await prepareSettings({ ...at, ask });
    expect(files[ENV]).toBe(
      'APP_ORIGIN=https://one.web.app\nREGION=us-central1\nALERT_EMAIL=ops@one.test\n',
    );
    expect(product()).toEqual({
      operator_name: 'One GmbH',
      operator_address: 'Example Street 1, Berlin',
      support_email: 'help@one.test',
      privacy_email: 'privacy@one.test',
      site_url: 'https://one.web.app',
    });
    expect(texts[0]).toMatch(/^Where people open the app\./);
    expect(texts[1]).toContain('REGION [us-central1]:');
    expect(texts[3]).toMatch(/^Who runs the product.*\(required\)/);
    expect(texts[5]).toContain('(required while a plan sells email support)');
  });

  it('are not asked for twice, and nothing is written again', async () => {
    await prepare('', ...ALL);
    const before = { ...files };
    await prepare();
    expect(files).toEqual(before);
  });

  it('keep what was answered when the rest was not', async () => {
    await expect(prepare('https://app.one.test', '', ...OPERATOR)).rejects.toThrow(
      'Set support_email and privacy_email in web/product.one.json, then run this again',
    );
    expect(files[ENV]).toContain('APP_ORIGIN=https://app.one.test');
    await prepare('help@one.test', 'privacy@one.test');
    expect(product()).toMatchObject({ site_url: 'https://app.one.test' });
  });

  it('stop a machine without a person with one sentence that names all of them', async () => {
    await expect(prepare()).rejects.toThrow(
      'Set APP_ORIGIN, REGION, and ALERT_EMAIL in functions/.env.one and operator_name, operator_address, support_email, and privacy_email in web/product.one.json, then',
    );
  });

  it('are asked for again until they can be used', async () => {
    const { ask, texts } = person(
      ...['app.one.test', 'https://app.one.test', 'Europe', 'europe-west1', 'ops', ...OPERATOR],
      ...['', 'us', 'us@one.test'],
    );
    await expect(prepareSettings({ ...at, ask })).rejects.toThrow('Set privacy_email');
    expect(texts[1]).toMatch(/^APP_ORIGIN must be an origin/);
    expect(texts[3]).toMatch(/^REGION must be a region of Google Cloud, like europe-west1/);
    expect(texts[5]).toMatch(/^ALERT_EMAIL must be an email address/);
    expect(texts[9]).toMatch(/^support_email is required\./);
    expect(texts[10]).toMatch(/^support_email must be an email address/);
  });

  it('leave every other line and every other project as they were', async () => {
    files['functions/.env'] = 'DAILY_MAIL_CAP=100\n';
    files[ENV] = '# ours\nexport APP_ORIGIN=\nREGION=us-east1\nTRIAL_CREDITS=5';
    files['web/product.one.json'] = '{ "affiliate_key": "pk" }';
    files['web/public/product.json'] = '{ "support_email": "all@one.test" }';
    await prepare('', ...OPERATOR, 'privacy@one.test');
    expect(files[ENV]).toBe(
      '# ours\nAPP_ORIGIN=https://one.web.app\nREGION=us-east1\nTRIAL_CREDITS=5\nALERT_EMAIL=ops@one.test\n',
    );
    expect(product()).toMatchObject({
      affiliate_key: 'pk',
      privacy_email: 'privacy@one.test',
    });
    expect(
      (await lookAtSettings({ ...at, project: 'two' })).missing.map(({ name }) => name),
    ).toEqual([
      'APP_ORIGIN',
      'REGION',
      'ALERT_EMAIL',
      'operator_name',
      'operator_address',
      'privacy_email',
    ]);
  });

  it.each([
    [
      'functions/.env.one',
      'TRIAL_CREDITS=many',
      /functions\/\.env\.one cannot be used\. TRIAL_CREDITS/,
    ],
    ['functions/.env.one', 'APP_ORIGIN=http://one.test', /must begin with https/],
    ['functions/.env.one', 'STRIPE_SECRET_KEY=sk_live_1', /a secret: take it out/],
    ['web/product.one.json', '{ "suport_email": "" }', /"suport_email"/],
    ['web/product.one.json', 'support', /holds no JSON/],
  ])('stop a deployment that could not use them: %s with %s', async (file, text, sentence) => {
    files[file] = text;
    await expect(prepare('', ...ALL)).rejects.toThrow(sentence);
    expect(files[file]).toBe(text);
  });
});
