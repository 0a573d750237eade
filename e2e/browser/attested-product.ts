import type { Page } from '@playwright/test';
import type { ProductSettings } from '@vibes/core/product/product-settings';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../local/src/world/world-paths.ts';
import type { Attested } from '../support/serve-attested.ts';
import { testWorld } from '../support/world.ts';

const PROGRAM = fileURLToPath(new URL('../support/serve-attested.ts', import.meta.url));

/** The product with App Check on, beside that of this worker: see the program. */
export async function startAttestedProduct(
  product: Partial<ProductSettings>,
): Promise<{ web: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(ROOT, '.local/attested-'));
  const given: Attested = { stack: await testWorld(), product, folder };
  const program = spawn(process.execPath, ['--import', 'tsx', PROGRAM, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const web = await new Promise<string>((resolve, reject) => {
    let said = '';
    program.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, origin] = /^at (http\S+)$/m.exec(said) ?? [];
      if (origin) resolve(origin);
    });
    program.once('exit', () => reject(new Error(`The product with App Check ended: ${said}`)));
  });
  return {
    web,
    stop: async () => {
      program.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What reCAPTCHA's script does: it loads its other half, opens its frame and reports to its host. */
const LOADER = `
  const half = document.createElement('script');
  half.src = 'https://www.gstatic.com/recaptcha/releases/r1/recaptcha__en.js';
  const ready = new Promise((resolve) => half.addEventListener('load', resolve));
  document.head.append(half);
  window.grecaptcha = { enterprise: {
    ready: (then) => void ready.then(then),
    render: (place, options) => {
      window.halfOfRecaptcha(place);
      window.grecaptcha.enterprise.execute = async () => {
        const answer = await fetch('https://www.google.com/recaptcha/enterprise/reload?k=1', { method: 'POST' });
        const token = await answer.text();
        options.callback(token);
        return token;
      };
      return 0;
    },
  } };
`;
const HALF = `
  window.halfOfRecaptcha = (place) => {
    for (const host of ['www.google.com', 'recaptcha.google.com']) {
      const frame = document.createElement('iframe');
      frame.src = 'https://' + host + '/recaptcha/enterprise/anchor';
      document.getElementById(place).append(frame);
    }
  };
`;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** As App Check makes them, but for the signature, which nobody checks here. */
export const attestation = (app: string): string =>
  [part({ alg: 'RS256', typ: 'JWT' }), part({ sub: app, aud: ['projects/1'] }), 'c2ln'].join('.');

/**
 * Answers in place of reCAPTCHA and App Check, under their own addresses. The exchange takes only
 * what reCAPTCHA gave, for this app and with this key.
 */
export async function standInForAttestation(page: Page, { app }: { app: string }) {
  const anybody = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  const script = (body: string) => ({ contentType: 'text/javascript', body });
  await page.route('https://www.google.com/recaptcha/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/recaptcha/enterprise.js') await route.fulfill(script(LOADER));
    else if (pathname === '/recaptcha/enterprise/reload')
      await route.fulfill({ headers: anybody, body: 'answer-of-recaptcha' });
    else await route.fulfill({ contentType: 'text/html', body: '<p>anchor</p>' });
  });
  await page.route('https://recaptcha.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>anchor</p>' }),
  );
  await page.route('https://www.gstatic.com/recaptcha/**', (route) => route.fulfill(script(HALF)));
  await page.route('https://content-firebaseappcheck.googleapis.com/**', async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: anybody });
    const isOurs = request.url().includes(`/apps/${app}:exchangeRecaptchaEnterpriseToken?`);
    const { recaptcha_enterprise_token } = request.postDataJSON() as Record<string, unknown>;
    if (!isOurs || recaptcha_enterprise_token !== 'answer-of-recaptcha') {
      const error = { code: 403, message: 'App attestation failed.', status: 'PERMISSION_DENIED' };
      return route.fulfill({ status: 403, headers: anybody, json: { error } });
    }
    return route.fulfill({ headers: anybody, json: { token: attestation(app), ttl: '3600s' } });
  });
}
