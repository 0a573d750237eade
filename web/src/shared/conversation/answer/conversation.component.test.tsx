import { DELIVERY_REFUSALS } from '@vibes/core/delivery/delivery-refusal';
import type { Creator } from '@vibes/core/creator/creator';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { drawer, mountDetails, named as button } from '../../../../test/creator-details.tsx';
import { minutes, TO } from '../../../../test/deliveries.ts';
import { hold } from '../../../../test/hold.ts';
import { answerCall, refuse } from '../../../../test/memory/functions-client.ts';
import { uid } from '../../../../test/mount.tsx';
import { serveUserData, userDataOf } from '../../../../test/user-data.ts';
import { SENDING, writeAnn, writeEmail, writeReply } from '../../../../test/written-to.ts';

/** A reply in the details of the creator, as what it proves lets it be answered. */

/** As an email leaves Ann, and then a reply. */
const WRITTEN: Partial<Creator> = { email_sent: true, status: 'Contacted' };
const REPLIED: Partial<Creator> = {
  ...WRITTEN,
  ...{ status: 'Responded', awaiting: 'us', last_in_at: minutes(-1) },
};

const open = () => mountDetails('ann');
const lines = drawer.getByRole('region', { name: 'Timeline' });
const text = (words: string | RegExp) => page.getByText(words, { exact: true });
const answerTo = (to: string) =>
  drawer.getByRole('textbox', { name: `Your answer to ${to}`, exact: true });

beforeEach(() => {
  serveUserData({ emailSettings: SENDING });
  writeEmail(uid, { state: 'sent', sent_at: minutes(-30) });
});

it('is answered in its field; what is typed is stored, and gone once it is sent', async () => {
  writeAnn(uid, REPLIED);
  writeReply(uid, 'Yes, what do you pay?');
  await open();
  await expect.element(lines).toHaveTextContent('Yes, what do you pay?');
  await answerTo(TO).click();
  await userEvent.keyboard('We pay 200 dollars.');
  await expect.element(text('Draft saved.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();

  await cleanup();
  await open();
  await expect.element(answerTo(TO)).toHaveValue('We pay 200 dollars.');
  const calls: unknown[] = [];
  answerCall('answerCreator', () => refuse('Gmail is full.'));
  await button('Send answer').click();
  await expect.element(text('Answer to Ann Lee not sent')).toBeVisible();
  await expect.element(text('Gmail is full.')).toBeVisible();
  await expect.element(answerTo(TO)).toHaveValue('We pay 200 dollars.');
  answerCall('answerCreator', (payload) => {
    calls.push(payload);
    return {} as never;
  });
  await answerTo(TO).click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(text('Your answer to Ann Lee is on its way')).toBeVisible();
  await expect.element(answerTo(TO)).toHaveValue('');
  const answer = { creator_id: 'ann', number: 1, inbound_id: 'm1', text: 'We pay 200 dollars.' };
  expect(calls).toEqual([answer]);
});

it('sent again after no word of it came back, it is the same answer', async () => {
  writeAnn(uid, REPLIED);
  writeReply(uid, 'Yes', {});
  await open();
  const numbers: number[] = [];
  answerCall('answerCreator', ({ number }) => {
    numbers.push(number);
    // It arrived, and its answer is lost.
    writeAnn(uid, { ...REPLIED, answers: 1 });
    throw new Error('Failed to fetch');
  });
  await answerTo(TO).fill('Gladly.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(text('Answer to Ann Lee not sent')).toBeVisible();
  answerCall('answerCreator', ({ number }) => {
    numbers.push(number);
    return {} as never;
  });
  await answerTo(TO).click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(text('Your answer to Ann Lee is on its way')).toBeVisible();
  expect(numbers).toEqual([1, 1]);
});

it('settings that come late and refuse an answer leave the focus where the field was', async () => {
  writeAnn(uid, REPLIED);
  writeReply(uid, 'Yes', {});
  const { call, release } = hold(() => userDataOf());
  answerCall('getUserData', call);
  await open();
  await expect.element(answerTo(TO)).toHaveFocus();
  release();
  await expect.element(answerTo(TO)).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toBe(DELIVERY_REFUSALS.not_set_up);
});

it('of an unknown sender is answered once the person agreed to the address', async () => {
  const from = 'eve@evil.test';
  writeAnn(uid, REPLIED);
  writeReply(uid, 'Yes', { from, is_sender_known: false });
  await open();
  const calls: unknown[] = [];
  answerCall('answerCreator', (payload) => {
    calls.push(payload);
    return {} as never;
  });
  const send = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
  await answerTo(from).fill('Gladly.');
  await send();
  await expect.element(page.getByRole('alertdialog')).toHaveTextContent(`Send it to ${from}?`);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(calls).toEqual([]);
  await answerTo(from).click();
  await send();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send answer' }).click();
  await expect.element(text('Your answer to Ann Lee is on its way')).toBeVisible();
  expect(calls).toMatchObject([{ text: 'Gladly.', to: from }]);
});

it('is told from an automatic answer, and another sender is named', async () => {
  writeAnn(uid, WRITTEN);
  writeReply(uid, 'I am away', { class: 'auto' });
  await open();
  await expect.element(lines).toHaveTextContent('Automatic reply');
  await expect.element(lines).not.toHaveTextContent('Automatic reply from ');
  await expect.element(text('Nothing to do')).toBeVisible();
  const from = `manager.${TO}`;
  writeReply(uid, 'Away, too', { class: 'auto', from }, 'm2');
  writeReply(uid, 'Yes', { from, at: minutes(1) }, 'm3');
  await expect.element(lines).toHaveTextContent(`Automatic reply from ${from}`);
  await expect.element(lines).toHaveTextContent(`Reply from ${from}`);
  await expect.element(answerTo(from)).toBeVisible();
});

it('that could not be read is opened in Gmail, and may be answered', async () => {
  writeAnn(uid, REPLIED);
  writeReply(uid, '', { has_more: true, is_unreadable: true });
  await open();
  await expect.element(lines).toHaveTextContent('We couldn’t read this message.');
  await expect.element(answerTo(TO)).toBeVisible();
});

it('that nothing proves is asked about with one tap, and is not answered before', async () => {
  writeAnn(uid, WRITTEN);
  writeReply(uid, 'Yes, gladly.', { proof: 'claimed' });
  const told: object[] = [];
  await open();
  await expect.element(lines).toHaveTextContent('May be a reply');
  await expect.element(drawer).toHaveTextContent('We couldn’t verify who sent this.');
  await expect.element(answerTo(TO)).not.toBeInTheDocument();
  answerCall('judgeReply', () => refuse('Try again in a minute.'));
  await button('No').click();
  await expect.element(text('Try again in a minute.')).toBeVisible();
  answerCall('judgeReply', (payload) => {
    told.push(payload);
    writeReply(uid, 'Yes, gladly.', { proof: 'claimed', person_says: 'theirs' });
    return { judged: true };
  });
  await button('Yes, it’s a reply').click();
  await expect.element(answerTo(TO)).toBeVisible();
  await expect.element(button('Yes, it’s a reply')).not.toBeInTheDocument();
  expect(told).toEqual([{ creator_id: 'ann', inbound_id: 'm1', is_theirs: true }]);
});

it('is shown without what it quotes; all of it opens', async () => {
  writeAnn(uid, REPLIED);
  writeReply(uid, 'Yes.', { whole: 'Yes.\n\nSent from my iPhone\n\n> Hi Ann' });
  writeReply(uid, 'And when?', { at: minutes(1) }, 'm2');
  await open();
  await lines.getByText('Yes.').first().click();
  await expect.element(lines).not.toHaveTextContent('Sent from my iPhone');
  await button('Show all').click();
  await expect.element(lines).toHaveTextContent('Sent from my iPhone');
  await expect.element(lines).toHaveTextContent('> Hi Ann');
  await button('Show less').click();
  await expect.element(lines).not.toHaveTextContent('Sent from my iPhone');
});

it('that says “please stop” is offered as one tap', async () => {
  writeAnn(uid, REPLIED);
  writeReply(uid, 'Please stop.', { wants_stop: true });
  await open();
  const tap = button('Unsubscribe Ann Lee');
  await expect.element(answerTo(TO)).toBeVisible();
  answerCall('optOutCreator', () => {
    writeAnn(uid, { ...REPLIED, opted_out_at: new Date() });
    return {} as never;
  });
  await tap.click();
  await expect.element(text('Ann Lee gets no more messages from you')).toBeVisible();
  await expect.element(tap).not.toBeInTheDocument();
  await expect.element(answerTo(TO)).not.toBeInTheDocument();
  await expect.element(drawer).toHaveTextContent('Unsubscribed on ');
});
