import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { PAGE_POLICY } from '../../functions/src/endpoints/unsubscribe-page.ts';
import { testWorld } from '../support/world.ts';

it('keeps the opt-out page’s own policy, and adds the rest of its headers', async () => {
  const { web } = await testWorld();
  const { headers } = await fetch(`${web}/api/unsubscribe/cut`);
  expect(headers.get('content-security-policy')).toBe(PAGE_POLICY);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('permissions-policy')).toContain('camera=()');
});

it('serves security.txt, and pages that name the port they are served at', async () => {
  const { web } = await testWorld();
  const security = await fetch(`${web}/.well-known/security.txt`);
  expect(security.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
  const text = (await security.text()) + (await (await fetch(`${web}/blog/rss.xml`)).text());
  const origins = text.match(/http:\/\/127\.0\.0\.1:\d+/g) ?? [];
  expect([...new Set(origins)].filter((origin) => origin !== web)).toEqual([]);
});

it('has functions behind it that read a body announced before it is sent', async () => {
  const { web, demo } = await testWorld();
  const body = JSON.stringify({
    url: 'https://www.tiktok.com/@mara.kiln',
    html: 'x'.repeat(1_500_000),
    dry_run: true,
  });
  const answer = await new Promise((resolve, reject) => {
    const asked = request(`${web}/api/capture`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${demo.api_key}`,
        'content-type': 'application/json',
        'content-length': body.length,
        expect: '100-continue',
      },
    });
    asked.on('continue', () => asked.end(body));
    asked.on('response', (response) => resolve(json(response)));
    asked.on('error', reject);
  });
  expect(answer).toMatchObject({ ok: true });
});
