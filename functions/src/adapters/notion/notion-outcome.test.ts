import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openClient } from './open-client.ts';
import { notionOutcome } from './notion-outcome.ts';

const now = new Date('2026-05-01T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

/** The outcome of a request with this answer. */
async function outcomeOf(status: number, body: string, headers: Record<string, string> = {}) {
  const server = createServer((_, response) => response.writeHead(status, headers).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await openClient({ api_key: 'ntn_secret', base_url }).users.me({});
  } catch (error) {
    return notionOutcome(error, { now, milliseconds: 5 });
  } finally {
    server.close();
  }
  throw new Error('Not refused');
}
const said = (status: number, code: string, message = 'no') =>
  JSON.stringify({ object: 'error', status, code, message });

it.each<[number, string, object]>([
  [
    400,
    said(400, 'validation_error', 'TikTok is not a property that exists.'),
    { kind: 'permanent', code: 'notion_columns' },
  ],
  [
    400,
    said(400, 'validation_error', 'Email is expected to be email.'),
    { kind: 'permanent', code: 'notion_columns' },
  ],
  [400, said(400, 'validation_error'), { kind: 'permanent', code: 'notion_refused' }],
  [400, said(400, 'invalid_json'), { kind: 'permanent', code: 'notion_refused' }],
  [401, said(401, 'unauthorized'), { kind: 'permanent', code: 'notion_key_refused' }],
  [403, said(403, 'restricted_resource'), { kind: 'permanent', code: 'notion_restricted' }],
  [403, '<h1>Blocked</h1>', { kind: 'temporary', code: 'notion_unreachable' }],
  [404, said(404, 'object_not_found'), { kind: 'permanent', code: 'notion_not_shared' }],
  [404, '<h1>Not found</h1>', { kind: 'temporary', code: 'notion_unreachable' }],
  [409, said(409, 'conflict_error'), { kind: 'temporary', code: 'notion_busy' }],
  [500, said(500, 'internal_server_error'), { kind: 'temporary', code: 'notion_unreachable' }],
  [502, '', { kind: 'temporary', code: 'notion_unreachable' }],
  [504, said(504, 'gateway_timeout'), { kind: 'temporary', code: 'notion_unreachable' }],
  [200, '<h1>A hotel’s sign-in page</h1>', { kind: 'temporary', code: 'notion_unreachable' }],
])('%i %s', async (status, body, expected) => {
  expect(await outcomeOf(status, body)).toMatchObject(expected);
});

it.each<[string, Date]>([
  ['12', later(12)],
  ['0', later(1)],
  ['Fri, 01 May 2026 12:00:40 GMT', later(40)],
  ['soon', later(30)],
  ['99999999', later(24 * 60 * 60)],
])('Retry-After: %s', async (wait, until) => {
  const outcome = await outcomeOf(429, said(429, 'rate_limited'), { 'retry-after': wait });
  expect(outcome).toMatchObject({ kind: 'postponed', code: 'notion_busy', until });
});

it('a long answer is kept to its beginning', async () => {
  const outcome = await outcomeOf(400, said(400, 'validation_error', 'x'.repeat(5000)));
  expect('answer' in outcome && outcome.answer?.text).toHaveLength(1000);
});
