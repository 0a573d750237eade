import { afterEach, describe, expect, it } from 'vitest';
import { creatorDocument, deliveryAttemptDocument } from '@vibes/core/firestore/documents';
import { renderFooter, withFooter } from '@vibes/core/template/mail-footer';
import { webhookPoster } from '../../functions/src/adapters/webhook/post-webhook.ts';
import { runDispatch } from '../../functions/src/delivery/run-dispatch.ts';
import { call } from '../../local/src/world/call.ts';
import { requestCapture, tester } from '../support/account.ts';
import { dataOf } from '../support/database.ts';
import {
  deliveryOf,
  HOUR_MS,
  MINUTE_MS,
  queueMails,
  reaches,
  saveSettings,
  statesOf,
  work,
} from '../support/deliveries.ts';
import { startCrashing } from '../support/crashing-process.ts';
import { countEvents, startHook, type Hook } from '../support/hook.ts';
import { countMails, eventually } from '../support/mailbox.ts';
import { openEmailWebhook, signingSecret, verified } from '../support/webhook-account.ts';
import { worker } from '../support/worker.ts';

const hooks: Hook[] = [];
afterEach(() => Promise.all(hooks.splice(0).map(({ stop }) => stop())));

/** An account with a webhook, and mails without a dispatch. */
async function open(mails: number) {
  const { account, uid, hook } = await openEmailWebhook();
  hooks.push(hook);
  const queued = await queueMails(account, mails);
  const [first] = queued;
  const attempt = (n: number) => dataOf(deliveryAttemptDocument.path(uid, first?.id ?? '', n));
  const mailed = () => countMails(queued.map(({ to }) => to));
  return { account, uid, hook, queued, id: first?.id ?? '', attempt, mailed };
}

/** The one address in the footer of its text. */
const unsubscribeLink = (body: string) => {
  const { data } = JSON.parse(body) as { data: { text_body: string } };
  const [, address] = /Unsubscribe: (http\S+\/api\/unsubscribe\/\S+)$/.exec(data.text_body) ?? [];
  if (!address) throw new Error('The email has no unsubscribe link.');
  return address;
};

describe('an email through a webhook', () => {
  it('is sent once, signed and unaltered, and its creator is contacted', async () => {
    const { account, uid, hook } = await open(0);
    const { handle, url } = tester(`${account.name}happy`);
    const { body } = await requestCapture(account, { url });
    if (!body.ok) throw new Error(body.message);
    const creator_id = body.creator.id ?? '';
    const id = `email_${creator_id}`;
    expect(await reaches(uid, id, 'sent')).toMatchObject({ state: 'sent', attempts: 1 });
    const [request] = hook.requests;
    if (!request) throw new Error('Nothing came.');
    expect(request.id).toBe(`${uid}_${id}`);
    const { name } = body.creator;
    const lines = [
      `Hi ${name},`,
      `I came across @${handle} on TikTok and stayed for a while: your work fits what we make.`,
      'Would you be up for a paid partnership this season? I am happy to send details.',
      'Best,',
    ];
    const read = verified(await signingSecret(account), request);
    const subject = `A paid partnership for ${name}`;
    const { html, text } = withFooter(
      {
        subject,
        html: `<p>${lines.join('</p>\n<p>')}<br>${account.name}</p>`,
        text: `${lines.join('\n\n')}\n${account.name}`,
      },
      renderFooter({ has_link: true, postal_address: '' }),
      unsubscribeLink(request.body),
    );
    const data = { to: body.email.to, subject, html_body: html, text_body: text };
    expect(request.body).toBe(JSON.stringify({ event: 'email_request', data }));
    expect(read).toEqual(JSON.parse(request.body));
    expect(await dataOf(creatorDocument.path(uid, creator_id))).toMatchObject({
      email_sent: true,
      status: 'Contacted',
    });
    await work(uid, HOUR_MS);
    expect(hook.requests).toHaveLength(1);
    expect(await countMails([body.email.to ?? ''])).toEqual([0]);
  });

  it('that fails twice is the same event at the third attempt, whatever changed in between', async () => {
    const { account, uid, hook, attempt } = await open(1);
    hook.answer = (n) => ({ status: n < 3 ? 500 : 200, body: `answer ${n}` });
    await work(uid);
    const data = { postal_address: 'New Street 1' };
    await saveSettings(account, { table: 'email_settings', data });
    await work(uid, 10_000);
    await work(uid, 10 * MINUTE_MS);
    await work(uid, 100 * HOUR_MS);
    expect(countEvents(hook)).toEqual([3]);
    expect(new Set(hook.requests.map(({ body }) => body)).size).toBe(1);
    expect(await statesOf(uid)).toEqual({ sent: 1 });
    const attempts = await Promise.all([1, 2, 3, 4].map(attempt));
    expect(attempts.map((one) => one?.['answer'])).toEqual([
      'answer 1',
      'answer 2',
      'answer 3',
      undefined,
    ]);
  });

  it.each(['hang', 'drop'] as const)('that gets no answer (%s) is retried', async (fault) => {
    const { uid, hook, id, mailed } = await open(1);
    hook.answer = (n) => (n === 1 ? fault : { status: 200 });
    const postWebhook = webhookPoster({ allow_local_targets: true, timeout: 3000 });
    const until = new Date(Date.now() + HOUR_MS);
    await runDispatch({ ...(await worker()), postWebhook }, { uid, until });
    const code = fault === 'hang' ? 'webhook_timed_out' : 'webhook_unreachable';
    expect(await deliveryOf(uid, id)).toMatchObject({ state: 'queued', last_error: { code } });
    await work(uid, 10_000);
    expect(countEvents(hook)).toEqual([2]);
    expect(await statesOf(uid)).toEqual({ sent: 1 });
    expect(await mailed()).toEqual([0]);
  });

  it('follows no redirect to a private address', async () => {
    const { uid, hook, id } = await open(1);
    const inner = await startHook();
    hooks.push(inner);
    hook.answer = () => ({ status: 307, headers: { location: inner.url } });
    await work(uid);
    expect(inner.requests).toEqual([]);
    expect(await deliveryOf(uid, id)).toMatchObject({
      state: 'queued',
      last_error: { code: 'webhook_redirected' },
    });
    hook.answer = () => ({ status: 200 });
    await work(uid, 10_000);
    expect(countEvents(hook)).toEqual([2]);
    expect(await statesOf(uid)).toEqual({ sent: 1 });
  });

  it('is sent though the answer has ten megabytes, of which the beginning is stored', async () => {
    const { uid, hook, attempt } = await open(1);
    hook.answer = () => ({ status: 200, body: Buffer.alloc(10_000_000, 'a') });
    await work(uid);
    expect(countEvents(hook)).toEqual([1]);
    expect(await statesOf(uid)).toEqual({ sent: 1 });
    expect(await attempt(1)).toMatchObject({ outcome: 'accepted', answer: 'a'.repeat(1000) });
  });

  it('that must wait an hour waits, and so do those queued behind it', async () => {
    const { uid, hook } = await open(3);
    hook.answer = (n) =>
      n === 1 ? { status: 429, headers: { 'retry-after': '3600' } } : { status: 200 };
    await work(uid);
    await work(uid, 50 * MINUTE_MS);
    expect(hook.requests).toHaveLength(1);
    expect(await statesOf(uid)).toEqual({ queued: 3 });
    await work(uid, 62 * MINUTE_MS);
    expect(countEvents(hook)).toEqual([2, 1, 1]);
    expect(await statesOf(uid)).toEqual({ sent: 3 });
  });

  it('is sent again as the same event, signed with both secrets, when its worker was killed and the secret changed', async () => {
    const { account, uid, hook, mailed } = await open(1);
    hook.answer = (n) => (n === 1 ? 'hang' : { status: 200 });
    const before = await signingSecret(account);
    const crashing = startCrashing('send', [uid]);
    await eventually(
      () => Promise.resolve(hook.requests.length),
      (count) => count === 1,
    );
    crashing.kill();
    expect(await crashing.ended).toBe('SIGKILL');
    expect(await statesOf(uid)).toEqual({ sending: 1 });
    await call({ ...account.session, name: 'rotateWebhookSecret', payload: {} });
    const after = await signingSecret(account);
    expect(after).not.toBe(before);
    await work(uid, 2.5 * MINUTE_MS);
    expect(countEvents(hook)).toEqual([2]);
    const [, again] = hook.requests;
    if (!again) throw new Error('It did not come again.');
    for (const secret of [before, after]) expect(verified(secret, again)).toBeTruthy();
    expect(again.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    expect(await statesOf(uid)).toEqual({ sent: 1 });
    expect(await mailed()).toEqual([0]);
  });
});
