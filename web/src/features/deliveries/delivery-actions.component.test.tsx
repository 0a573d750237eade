import { creatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emailToAnn, minutes, mirrorOfAnn } from '../../../test/deliveries.ts';
import { writeDocument } from '../../../test/memory/firestore.ts';
import { answerCall, refuse } from '../../../test/memory/functions-client.ts';
import { doneJob, runningJob } from '../../../test/job.ts';
import { mount, uid } from '../../../test/mount.tsx';
import { DeliveriesPage } from './deliveries-page.tsx';

beforeEach(() => {
  writeDocument(creatorDocument.path(uid, 'ann'), { name: 'Ann Lee' });
});

const write = (id: string, delivery: object) =>
  writeDocument(deliveryDocument.path(uid, id), { ...delivery });
const writeEmail = (fields: Parameters<typeof emailToAnn>[0]) =>
  write('email_ann', emailToAnn(fields));

const UNSURE = {
  state: 'uncertain',
  code: 'outcome_unknown',
  attempts: 1,
  channel: 'gmail',
} as const;
const FAILED = { state: 'failed', code: 'gave_up', attempts: 10 } as const;

const rows = page.getByRole('list', { name: /^Deliveries/ }).getByRole('listitem');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });
const question = page.getByRole('alertdialog');

describe('an email that may have arrived', () => {
  it('is sent once the person says that it arrived; the row keeps the focus', async () => {
    writeEmail(UNSURE);
    answerCall('confirmDelivery', ({ delivery_id }) => {
      expect(delivery_id).toBe('email_ann');
      writeEmail({ state: 'sent', sent_at: new Date() });
      return {} as never;
    });
    await mount(<DeliveriesPage />);
    await expect.element(rows).toHaveTextContent('may have arrived');
    button('It arrived: email to Ann Lee').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(text('Email to Ann Lee recorded as arrived')).toBeVisible();
    await expect.element(rows).toHaveTextContent('Sent');
    await expect.element(rows).toHaveFocus();
  });

  it('is sent again only after a warning that it may arrive twice', async () => {
    writeEmail(UNSURE);
    const calls: unknown[] = [];
    answerCall('retryDelivery', (payload) => {
      calls.push(payload);
      return { state: 'queued' } as never;
    });
    await mount(<DeliveriesPage />);
    await button('Send again: email to Ann Lee').click();
    await expect.element(question).toHaveTextContent('Ann Lee could get it twice.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(calls).toEqual([]);
    await button('Send again: email to Ann Lee').click();
    await question.getByRole('button', { name: 'Send again' }).click();
    await expect.element(text('Email to Ann Lee is on its way')).toBeVisible();
    expect(calls).toEqual([{ delivery_id: 'email_ann', anyway: true, seen_revision: 0 }]);
  });
});

it('an email on hold counts down, and is stopped by Undo', async () => {
  writeEmail({ state: 'held', due_at: minutes(0.9) });
  answerCall('cancelDelivery', ({ delivery_id }) => {
    expect(delivery_id).toBe('email_ann');
    writeEmail({ state: 'cancelled', code: 'cancelled_by_person' });
    return {} as never;
  });
  await mount(<DeliveriesPage />);
  const left = () => Number(/Goes out in (\d+) seconds/.exec(rows.element().textContent)?.[1]);
  await expect.element(rows).toHaveTextContent('Goes out in');
  const before = left();
  expect(before).toBeGreaterThan(40);
  await expect.poll(left).toBeLessThan(before);
  await button('Undo email to Ann Lee').click();
  await expect.element(text('Email to Ann Lee stopped')).toBeVisible();
  await expect.element(rows).toHaveTextContent('You stopped this before it was sent.');
  await expect.element(button('Send after all: email to Ann Lee')).toBeVisible();
});

it('all failed deliveries of one channel are retried at once, part by part, and a second press adds nothing', async () => {
  for (const id of ['crm_a', 'crm_b']) write(id, mirrorOfAnn('crm', FAILED));
  const calls: { channel: string; job?: { id: string } | undefined }[] = [];
  const [first, second] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  answerCall('retryFailed', async (payload) => {
    calls.push(payload);
    await (calls.length === 1 ? first : second).promise;
    return calls.length === 1
      ? { queued: 110, ...runningJob(120, 201) }
      : { queued: 191, ...doneJob(201) };
  });
  await mount(<DeliveriesPage />, { at: '/?state=attention' });
  await button('Retry all failed copies to your CRM webhook').click();
  await button('Retrying...').click({ force: true });
  first.resolve(undefined);
  await expect.element(text('120 of 201 tried, 110 queued again')).toBeVisible();
  second.resolve(undefined);
  await expect.element(text('191 copies to your CRM webhook queued again')).toBeVisible();
  expect(calls).toHaveLength(2);
  expect(calls[1]).toEqual(calls[0]);
  expect(calls[0]?.channel).toBe('crm_webhook');
});

it('a retry of all goes on while another screen is open', async () => {
  for (const id of ['crm_a', 'crm_b']) write(id, mirrorOfAnn('crm', FAILED));
  const left = Promise.withResolvers<undefined>();
  let calls = 0;
  answerCall('retryFailed', async () => {
    calls += 1;
    await left.promise;
    return calls === 1 ? { queued: 1, ...runningJob(1, 2) } : { queued: 2, ...doneJob(2) };
  });
  const screen = await mount(<DeliveriesPage />, { at: '/?state=attention' });
  await button('Retry all failed copies to your CRM webhook').click();
  await expect.element(button('Retrying...')).toBeVisible();
  await screen.unmount();
  left.resolve(undefined);
  await expect.poll(() => calls).toBe(2);
});

it('shows the server’s sentence of a refusal, and the action can be tried again', async () => {
  const sentence = 'Gmail is not connected. Add your address first.';
  writeEmail(FAILED);
  answerCall('retryDelivery', () => refuse(sentence));
  await mount(<DeliveriesPage />);
  await button('Retry email to Ann Lee').click();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(button('Retry email to Ann Lee')).toBeEnabled();
});
