import type { FirebaseApp } from 'firebase/app';
import { beforeEach, expect, it, vi } from 'vitest';

const initializeAppCheck = vi.fn();
const provider = vi.fn();
vi.mock('firebase/app-check', () => ({
  initializeAppCheck,
  // Called with `new`, as a constructor.
  ReCaptchaEnterpriseProvider: function (key: string) {
    provider(key);
  },
}));
const settings = { app_check_key: '' };
let loaded = Promise.resolve(settings);
vi.mock('./product-settings.ts', () => ({ loadedProductSettings: () => loaded }));

/** How the next script ends that is added to the page. */
let ending: 'load' | 'error' = 'load';
const added: string[] = [];
vi.stubGlobal('document', {
  createElement: () => Object.assign(new EventTarget(), { src: '', remove: () => undefined }),
  head: {
    append: (script: EventTarget & { src: string }) => {
      added.push(script.src);
      queueMicrotask(() => script.dispatchEvent(new Event(ending)));
    },
  },
});

const app = {} as FirebaseApp;
const load = async () => (await import('./app-check.ts')).attest;
beforeEach(() => {
  vi.resetModules();
  initializeAppCheck.mockReset();
  provider.mockReset();
  settings.app_check_key = '';
  loaded = Promise.resolve(settings);
  ending = 'load';
  added.length = 0;
});

it('does nothing where it is not set up', async () => {
  await (
    await load()
  )(app);
  expect(initializeAppCheck).not.toHaveBeenCalled();
  expect(added).toEqual([]);
});

it('begins once, with the key', async () => {
  settings.app_check_key = 'key-1';
  const attest = await load();
  await Promise.all([attest(app), attest(app)]);
  expect(provider).toHaveBeenCalledExactlyOnceWith('key-1');
  expect(initializeAppCheck).toHaveBeenCalledOnce();
});

it('waits for the settings on a first visit', async () => {
  let arrive: (value: typeof settings) => void = () => undefined;
  loaded = new Promise((resolve) => (arrive = resolve));
  const attest = await load();
  const attested = attest(app);
  arrive({ app_check_key: 'key-1' });
  await attested;
  expect(provider).toHaveBeenCalledExactlyOnceWith('key-1');
});

it('leaves calls as they are where a browser refuses the script', async () => {
  settings.app_check_key = 'key-1';
  ending = 'error';
  const attest = await load();
  await attest(app);
  expect(added).toEqual(['https://www.google.com/recaptcha/enterprise.js?render=explicit']);
  expect(initializeAppCheck).not.toHaveBeenCalled();
});

it('blocks no call when it cannot begin, and is tried again', async () => {
  settings.app_check_key = 'key-1';
  initializeAppCheck.mockImplementationOnce(() => {
    throw new Error('blocked');
  });
  const attest = await load();
  await attest(app);
  await attest(app);
  expect(initializeAppCheck).toHaveBeenCalledTimes(2);
});
