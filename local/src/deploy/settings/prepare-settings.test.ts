import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lookAtSettings, prepareSettings } from './prepare-settings.ts';

let at: { root: string; project: string };
beforeEach(async () => {
  at = { root: await mkdtemp(join(tmpdir(), 'settings-')), project: 'one' };
  await mkdir(join(at.root, 'functions'));
  await mkdir(join(at.root, 'web/public'), { recursive: true });
});
afterEach(() => rm(at.root, { recursive: true }));

const write = (file: string, text: string) => writeFile(join(at.root, file), text);
const read = (file: string) => readFile(join(at.root, file), 'utf8');
const env = () => read('functions/.env.one');
const product = async () => JSON.parse(await read('web/product.one.json')) as object;

/** Answers in this order, then like a machine without a person. */
function person(...answers: string[]) {
  const questions: string[] = [];
  const ask = (question: string) => {
    questions.push(question);
    return Promise.resolve(answers.shift() ?? null);
  };
  return { ask, questions };
}
const prepare = (...answers: string[]) => prepareSettings(at, person(...answers).ask);

describe('the settings of a deployment', () => {
  it('are asked for with their meaning, and kept out of git in the files of the project', async () => {
    const { ask, questions } = person('', 'help@one.test', 'privacy@one.test');
    const { app_origin } = await prepareSettings(at, ask);
    expect(app_origin).toBe('https://one.web.app');
    expect(await env()).toBe('APP_ORIGIN=https://one.web.app\n');
    expect(await product()).toEqual({
      support_email: 'help@one.test',
      privacy_email: 'privacy@one.test',
      site_url: 'https://one.web.app',
    });
    expect(questions[0]).toMatch(/^Where people open the app\./);
    expect(questions[1]).toContain('(required while a plan sells email support)');
  });

  it('are not asked for twice, and nothing is written again', async () => {
    await prepare('', 'help@one.test', 'privacy@one.test');
    expect(await prepare()).toEqual({ app_origin: 'https://one.web.app', did: [] });
  });

  it('keep what was answered when the rest was not', async () => {
    await expect(prepare('https://app.one.test')).rejects.toThrow(
      'Set support_email and privacy_email in web/product.one.json, then run this again',
    );
    expect(await env()).toContain('APP_ORIGIN=https://app.one.test');
    await prepare('help@one.test', 'privacy@one.test');
    expect(await product()).toMatchObject({ site_url: 'https://app.one.test' });
  });

  it('stop a machine without a person with one sentence that names all of them', async () => {
    await expect(prepare()).rejects.toThrow(
      'Set APP_ORIGIN in functions/.env.one and support_email and privacy_email in web/product.one.json, then',
    );
  });

  it('are asked for again until they can be used', async () => {
    const { ask, questions } = person(
      'app.one.test',
      'https://app.one.test',
      '',
      'us',
      'us@one.test',
    );
    await expect(prepareSettings(at, ask)).rejects.toThrow('Set privacy_email');
    expect(questions[1]).toMatch(/^APP_ORIGIN must be an origin/);
    expect(questions[3]).toMatch(/^support_email is required\./);
    expect(questions[4]).toMatch(/^support_email must be an email address/);
  });

  it('leave every other line and every other project as they were', async () => {
    await write('functions/.env', 'DAILY_MAIL_CAP=100\n');
    await write('functions/.env.one', '# ours\nexport APP_ORIGIN=\nTRIAL_CREDITS=5');
    await write('web/product.one.json', '{ "affiliate_key": "pk" }');
    await write('web/public/product.json', '{ "support_email": "all@one.test" }');
    await prepare('', 'privacy@one.test');
    expect(await env()).toBe('# ours\nAPP_ORIGIN=https://one.web.app\nTRIAL_CREDITS=5');
    expect(await product()).toMatchObject({
      affiliate_key: 'pk',
      privacy_email: 'privacy@one.test',
    });
    expect(
      (await lookAtSettings({ ...at, project: 'two' })).missing.map(({ name }) => name),
    ).toEqual(['APP_ORIGIN', 'privacy_email']);
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
    await write(file, text);
    await expect(prepare('', 'help@one.test', 'privacy@one.test')).rejects.toThrow(sentence);
    expect(await read(file)).toBe(text);
  });
});
