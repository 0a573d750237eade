import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { feedbackDocument, rateWindowDocument } from '@vibes/core/firestore/documents';
import { countOf, database, dataOf } from '../support/database.ts';
import { testWorld } from '../support/world.ts';

async function ask(init: RequestInit) {
  const { web } = await testWorld();
  const response = await fetch(`${web}/api/feedback`, init);
  const body = (await response.json()) as object;
  return { status: response.status, headers: response.headers, body };
}
const post = (body: string, type = 'application/json'): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type },
  body,
});
const send = (submission: object) => ask(post(JSON.stringify(submission)));

const STORED = 'anonymous_feedback';
const WINDOW_MS = 60_000;

/** The counters of the limit for so many minutes, from the present one on. */
const windows = (count: number) => {
  const first = Math.floor(Date.now() / WINDOW_MS);
  return Array.from({ length: count }, (_, i) => rateWindowDocument.path('feedback', first + i));
};

describe('POST /api/feedback', () => {
  it('stores the text, tidied, with its time, its end and nothing else', async () => {
    const id = randomUUID();
    const answer = await send({ id, feedback: '  More of this.\r\nLess of that. \n' });
    const request_id = expect.any(String) as string;
    expect(answer).toMatchObject({ status: 200, body: { ok: true, request_id } });
    expect(await dataOf(feedbackDocument.path(id))).toEqual({
      feedback: 'More of this.\nLess of that.',
      created_at: expect.any(Timestamp) as Timestamp,
      expires_at: expect.any(Timestamp) as Timestamp,
    });
  });

  it('stores a submission once, however often it is sent', async () => {
    const submission = { id: randomUUID(), feedback: 'Love it.' };
    const before = await countOf(STORED);
    const together = await Promise.all(Array.from({ length: 5 }, () => send(submission)));
    const first = await dataOf(feedbackDocument.path(submission.id));
    const again = await send(submission);
    expect([...together, again].map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await countOf(STORED)).toBe(before + 1);
    expect(await dataOf(feedbackDocument.path(submission.id))).toEqual(first);
  });

  const id = randomUUID();
  const json = (submission: object) => post(JSON.stringify(submission));
  it.each([
    ['another method', { method: 'GET' }, 405],
    ['a form', post(`id=${id}&feedback=Hi`, 'application/x-www-form-urlencoded'), 415],
    ['nothing at all', { method: 'POST' }, 415],
    ['a body of more than 32 kB', json({ id, feedback: 'a'.repeat(33_000) }), 413],
    ['a text of more than 5,000 characters', json({ id, feedback: 'a'.repeat(5001) }), 400],
    ['nothing but space', json({ id, feedback: ' \n ' }), 400],
    ['a text that is none', json({ id, feedback: { text: 'Hi' } }), 400],
    ['no id', json({ feedback: 'Hi' }), 400],
    ['an id that is a path', json({ id: `${id}/a/b`, feedback: 'Hi' }), 400],
    ['who sent it', json({ id, feedback: 'Hi', email: 'max@brand.com' }), 400],
  ])('refuses %s, and stores nothing', async (_, init, status) => {
    const before = await countOf(STORED);
    expect(await ask(init)).toMatchObject({ status, body: { ok: false } });
    expect(await countOf(STORED)).toBe(before);
  });
});

describe('the limit of a minute', () => {
  let full: string[] = [];
  beforeEach(() => (full = windows(3)));
  afterEach(async () => {
    const db = await database();
    await Promise.all(full.map((path) => db.doc(path).delete()));
  });

  it('refuses all feedback, and says for how long', async () => {
    const taken = { id: randomUUID(), feedback: 'Love it.' };
    expect(await send(taken)).toMatchObject({ status: 200 });
    const db = await database();
    const window = { feedback: 60, expires_at: new Date(Date.now() + 600_000) };
    await Promise.all(full.map((path) => db.doc(path).set(window)));

    const refused = { id: randomUUID(), feedback: 'Me too.' };
    const { status, headers, body } = await send(refused);
    expect({ status, body }).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await dataOf(feedbackDocument.path(refused.id))).toBeUndefined();
    expect(await send(taken)).toMatchObject({ status: 200 });
  });
});
