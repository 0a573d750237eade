import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callablePath } from '@vibes/core/api/callables';
import { describe, expect, it } from 'vitest';
import { VERB_NAMES, VERBS } from '../../../functions/src/api/verbs.ts';
import { PAGE_POLICY } from '../../../functions/src/endpoints/unsubscribe-page.ts';
import { ROOT } from '../world/world-paths.ts';
import { scriptHashes } from './built-pages.ts';
import { firebaseConfig } from './firebase-config.ts';

const { hosting } = firebaseConfig({ scripts: ['sha256-one', 'sha256-two'], settings: {} });

/** The function behind an address, by the first rewrite that names it. */
const behind = (path: string) => {
  const found = hosting.rewrites.find(
    ({ source }) =>
      source === path || (source.endsWith('/**') && path.startsWith(source.slice(0, -2))),
  );
  return found && 'function' in found ? found.function : null;
};

describe('the addresses', () => {
  it('lead each call of the app to the function of its lane, where functions run', () => {
    expect(VERB_NAMES.length).toBeGreaterThan(30);
    for (const name of VERB_NAMES)
      expect(behind(callablePath(name))).toEqual({
        functionId: VERBS[name].lane,
        region: 'us-central1',
      });
  });

  it.each([
    ['/api/capture', 'capture'],
    ['/api/feedback', 'open'],
    ['/api/handover', 'keyed'],
    ['/api/health', 'open'],
    ['/api/referral-click', 'open'],
    ['/api/reply', 'keyed'],
    ['/api/stripe/webhook', 'payments'],
    ['/api/unsubscribe/a.token', 'keyed'],
    // A call that there is none of: answered by 404.
    ['/api/call/takeOver', 'api'],
  ])('lead %s to %s', (path, name) => {
    expect(behind(path)?.functionId).toBe(name);
  });
});

it('the scripts within a page are allowed by their hashes', () => {
  const page = '<script>a</script><script src="/b.js"></script><script type="x">c</script>';
  // Of “a”, by openssl.
  expect(scriptHashes(page)).toEqual(['sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=']);
});

it('firebase.json itself deploys nothing, and says what does', async () => {
  const kept = JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8')) as Record<
    string,
    { predeploy: string[]; rewrites?: unknown }
  >;
  expect(Object.keys(kept)).toEqual(['firestore', 'hosting']);
  expect(kept['hosting']?.rewrites).toBeUndefined();
  for (const { predeploy } of Object.values(kept))
    expect(predeploy).toEqual([
      'echo This file deploys nothing. Use: npm run deploy -- PROJECT && exit 1',
    ]);
});

describe('the headers of every answer', () => {
  /** The values of one header, by the pages it is for; of two that fit, the later one counts. */
  function headerOf(header: string): Record<string, string> {
    const rules = hosting.headers.flatMap(({ source, headers }) =>
      headers.filter(({ key }) => key === header).map(({ value }) => [source, value] as const),
    );
    return Object.fromEntries(rules);
  }

  it.each([
    ['default-src', "'self'"],
    ['style-src', "'self' 'unsafe-inline'"],
    ['style-src-attr', "'none'"],
    ['img-src', "'self' data: https://*.googleusercontent.com"],
    ['font-src', "'self'"],
    ['connect-src', "'self' https://*.googleapis.com"],
    ['frame-src', "'self' https://accounts.google.com"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ])('let %s be %s, on every page', (directive, sources) => {
    const policies = headerOf('Content-Security-Policy');
    const directives = policies['**']?.split('; ') ?? [];
    expect(directives.filter((one) => one.startsWith(`${directive} `))).toEqual([
      `${directive} ${sources}`,
    ]);
  });

  it('let script-src allow our files, the scripts within the dashboard’s page, and Google’s', () => {
    expect(headerOf('Content-Security-Policy')['**']).toContain(
      "; script-src 'self' 'sha256-one' 'sha256-two' https://apis.google.com; style-src",
    );
  });

  const OPT_OUT = '/api/unsubscribe/**';
  /** Its link holds a code in the fragment, and it shows a key. */
  const PHONE = '/phone';

  it('leave the page of the opt-out the stricter policy it sets itself', () => {
    expect(Object.entries(headerOf('Content-Security-Policy')).slice(1)).toEqual([
      [OPT_OUT, PAGE_POLICY],
    ]);
  });

  it('let no address that holds a token or a code reach anybody else', () => {
    expect(headerOf('Referrer-Policy')).toEqual({
      '**': 'strict-origin-when-cross-origin',
      [OPT_OUT]: 'no-referrer',
      [PHONE]: 'no-referrer',
    });
  });

  it('keep the page for the phone out of search engines', () => {
    expect(headerOf('X-Robots-Tag')).toEqual({ [PHONE]: 'noindex' });
  });

  it('give no page a device or a sensor', () => {
    const { '**': features = '', ...others } = headerOf('Permissions-Policy');
    expect(others).toEqual({});
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
      expect(features.split(', ')).toContain(`${feature}=()`);
  });

  it.each([
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ])('have %s say %s, on every page', (header, value) => {
    expect(headerOf(header)).toEqual({ '**': value });
  });

  it('have a shortcut saved, not shown', () => {
    expect(headerOf('Content-Type')).toEqual({ '**/*.shortcut': 'application/octet-stream' });
  });

  it('have every page revalidated, store the opt-out and a handover nowhere, and keep for good only files named by their content', () => {
    expect(Object.entries(headerOf('Cache-Control'))).toEqual([
      ['**', 'no-cache'],
      [OPT_OUT, 'no-store'],
      [PHONE, 'no-store'],
      ['/api/handover', 'no-store'],
      ['/assets/**', 'public, max-age=31536000, immutable'],
      // A missing one of them.
      ['404.html', 'no-cache'],
    ]);
  });
});
