import type { Callables } from '@vibes/core/api/callables';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeCreator } from '../../../../test/creator-details.tsx';
import {
  beginDay,
  chip,
  hearSaid,
  isOpen,
  listed,
  openReplies,
  row,
} from '../../../../test/features/overview/opened-day.tsx';
import { hold } from '../../../../test/hold.ts';
import { answerCall, refuse } from '../../../../test/memory/functions-client.ts';
import { uid } from '../../../../test/mount.tsx';
import { hasFocus, isGone, isVisible, says } from '../../../../test/screen.ts';
import { writeAnn, writeEmail } from '../../../../test/written-to.ts';
import { dayFromNow } from '../../../shared/creator/reminder/reminder-days.ts';

/** What happens to an item that is done here or elsewhere. */

const keys = (pressed: string) => userEvent.keyboard(pressed);
const answer = page.getByRole('textbox', { name: /^Your answer to / });

const days = page.getByRole('dialog', { name: 'Remind you of Ann Lee' });

/** The three replies, the first of them with its conversation. */
async function openWork() {
  await openReplies();
  await isVisible(answer);
}

let said: Callables['sayOfReply']['payload'][];
beforeEach(() => {
  beginDay();
  said = hearSaid();
});

it('what comes to the list takes nothing from under the hand', async () => {
  await openWork();
  await row('Ann Lee').click();
  await keys('{Enter}');
  await hasFocus(answer);
  const field = answer.element();
  // Its creator is read after it.
  writeEmail(uid, { creator_id: 'dan', state: 'held' }, { id: 'email_dan' });
  writeAnn(uid, { name: 'Dan' }, 'dan');
  await expect.poll(listed).toEqual(['Ann Lee', 'Bea', 'Cleo', 'Dan']);
  await hasFocus(answer);
  expect(field.isConnected).toBe(true);
});

it('an item that is done by E leaves, and the next is open with the focus on its row', async () => {
  await openWork();
  await keys('e');
  await expect.poll(listed).toEqual(['Bea', 'Cleo']);
  await isOpen('Bea');
  await hasFocus(row('Bea'));
  await says('Ann Lee: nobody’s turn');
  expect(said).toMatchObject([{ creator_id: 'ann', says: 'done' }]);
  await isVisible(chip('2 replies'));
});

it('it leaves at once, and comes back where it was refused', async () => {
  const { call, release } = hold(() => refuse('Try again in a minute.'));
  answerCall('sayOfReply', call);
  await openWork();
  await keys('e');
  await expect.poll(listed).toEqual(['Bea', 'Cleo']);
  release();
  await expect.poll(listed).toEqual(['Ann Lee', 'Bea', 'Cleo']);
  await says('Try again in a minute.');
  // The person is at the next one, and stays there.
  await isOpen('Bea');
});

it('it comes back by U', async () => {
  answerCall('takeBackSaid', ({ creator_id }) => {
    changeCreator(uid, { awaiting: 'us' }, creator_id);
    return { is_taken_back: true };
  });
  await openWork();
  await keys('e');
  await says('Ann Lee: nobody’s turn');
  await keys('u');
  await expect.poll(listed).toEqual(['Ann Lee', 'Bea', 'Cleo']);
  await says('Undone: Ann Lee is as before');
});

it('it is put off to a day by H', async () => {
  await openWork();
  await keys('h');
  await isVisible(days);
  await keys('3');
  await isOpen('Bea');
  const remind_at = dayFromNow(3).toISOString();
  await expect.poll(() => said).toMatchObject([{ creator_id: 'ann', says: 'done', remind_at }]);
});

it('Escape leaves it as it is', async () => {
  await openWork();
  await keys('h');
  await isVisible(days);
  await keys('{Escape}');
  await isGone(days);
  expect(said).toEqual([]);
  await isOpen('Ann Lee');
});

it('one that ends in another tab leaves the list, and what is typed there stays open with a note', async () => {
  const note = 'This was done elsewhere. J and K go on with your list.';
  await openWork();
  await row('Ann Lee').click();
  await keys('{Enter}');
  await hasFocus(answer);
  await keys('We pay 200');
  changeCreator(uid, { awaiting: null });
  await expect.poll(listed).toEqual(['Bea', 'Cleo']);
  await says(note);
  await expect.element(answer).toHaveValue('We pay 200');
  await hasFocus(answer);
  await keys(' dollars.');
  await expect.element(answer).toHaveValue('We pay 200 dollars.');
  await page.getByRole('heading', { name: 'Ann Lee' }).click();
  await keys('j');
  await isOpen('Bea');
  await hasFocus(row('Bea'));
  await isGone(page.getByText(note));
});
