import type { Callables } from '@vibes/core/api/callables';
import type { Creator } from '@vibes/core/creator/creator';
import type { Inbound } from '@vibes/core/inbound/inbound';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeCreator, drawer, mountDetails, named } from '../../../../test/creator-details.tsx';
import { minutes } from '../../../../test/deliveries.ts';
import { answerCall, refuse } from '../../../../test/memory/functions-client.ts';
import { uid } from '../../../../test/mount.tsx';
import { writeAnn, writeEmail, writeReply } from '../../../../test/written-to.ts';
import { dayFromNow, longReminderDay } from '../../creator/reminder/reminder-days.ts';

/** What a person says of a reply in the details of the creator. */

const bar = drawer.getByRole('group', { name: 'What does it mean?' });
const button = (name: string) => bar.getByRole('button', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });

type Said = Callables['sayOfReply']['payload'];
const SAID_AT = '2026-12-01T09:00:00.000Z';
let said: Said[] = [];

async function open(fields: Partial<Creator> = {}, message: Partial<Inbound> = {}) {
  writeEmail(uid, { state: 'sent', sent_at: minutes(-30) });
  writeAnn(uid, {
    ...{ email_sent: true, status: 'Responded', awaiting: 'us', last_in_at: minutes(-1) },
    ...fields,
  });
  writeReply(uid, 'Sounds good.', message);
  await mountDetails('ann');
  await expect
    .element(drawer.getByRole('button', { name: /Sounds good|eply/ }).last())
    .toBeVisible();
}

beforeEach(() => {
  said = [];
  answerCall('sayOfReply', (payload) => {
    said.push(payload);
    return { said_at: SAID_AT };
  });
});

it('a reply is interested by one tap; Undo takes it back', async () => {
  await open();
  await button('Interested').click();
  await expect.element(text('Ann Lee is interested')).toBeVisible();
  expect(said).toMatchObject([{ creator_id: 'ann', says: 'interested' }]);
  changeCreator(uid, { person_says: 'interested' });
  await expect.element(button('Interested')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('No')).toHaveAttribute('aria-pressed', 'false');

  const taken: unknown[] = [];
  answerCall('takeBackSaid', (payload) => {
    taken.push(payload);
    return { is_taken_back: true };
  });
  await named('Undo').click();
  await expect.element(text('Undone: Ann Lee is as before')).toBeVisible();
  expect(taken).toEqual([{ creator_id: 'ann', said_at: SAID_AT }]);
});

it('Undo changes nothing once something came since', async () => {
  await open();
  answerCall('takeBackSaid', () => ({ is_taken_back: false }));
  await button('Interested').click();
  await named('Undo').click();
  await expect.element(text('Something came since. Nothing was changed.')).toBeVisible();
});

it('later is said with the day of a reminder, and not without', async () => {
  await open();
  const days = page.getByRole('dialog', { name: 'Remind you of Ann Lee' });
  await button('Later').click();
  await expect.element(days).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(days).not.toBeInTheDocument();
  expect(said).toEqual([]);
  await button('Later').click();
  await userEvent.keyboard('3');
  const at = dayFromNow(3);
  await expect.element(text(`Reminder for Ann Lee on ${longReminderDay(at)}`)).toBeVisible();
  expect(said).toMatchObject([{ creator_id: 'ann', says: 'later', remind_at: at.toISOString() }]);
});

it('after a no, unsubscribing is offered and never done by itself', async () => {
  const gone: unknown[] = [];
  answerCall('optOutCreator', (payload) => {
    gone.push(payload);
    return { opted_out: true };
  });
  await open();
  await expect.element(named('Unsubscribe Ann Lee')).not.toBeInTheDocument();
  await button('No').click();
  await expect.element(text('Ann Lee said no. Status set to Rejected')).toBeVisible();
  changeCreator(uid, { person_says: 'no', status: 'Rejected', awaiting: null });
  await expect.element(drawer).toHaveTextContent('Do they want no messages at all?');
  expect(gone).toEqual([]);
  await named('Unsubscribe Ann Lee').click();
  await expect.poll(() => gone).toEqual([{ creator_id: 'ann' }]);
});

it('a message of somebody else is named, and its bar goes', async () => {
  await open();
  await button('Not them').click();
  await expect.element(text('Taken back: the message isn’t from Ann Lee')).toBeVisible();
  expect(said).toMatchObject([{ creator_id: 'ann', says: 'not_them', inbound_id: 'm1' }]);
  writeReply(uid, 'Sounds good.', { proof: 'claimed', person_says: 'not_theirs' });
  await expect.element(drawer).toHaveTextContent('Not a reply: from');
  await expect.element(bar).not.toBeInTheDocument();
});

it('what was refused is said', async () => {
  await open();
  answerCall('sayOfReply', () => refuse('This creator unsubscribed.'));
  await button('Interested').click();
  await expect.element(text('Not saved')).toBeVisible();
  await expect.element(text('This creator unsubscribed.')).toBeVisible();
});

const HIDDEN: [string, Partial<Creator>, Partial<Inbound>][] = [
  ['that may be somebody else’s', {}, { proof: 'claimed' }],
  ['of a creator who unsubscribed', { opted_out_at: minutes(-1) }, {}],
  ['of a machine', {}, { class: 'auto' }],
];
it.each(HIDDEN)('nothing is asked about a message %s', async (_, fields, message) => {
  await open(fields, message);
  await expect.element(bar).not.toBeInTheDocument();
});
