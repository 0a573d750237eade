import { creatorPlace } from '@vibes/core/firestore/places';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeCreator, named, storedCreator } from '../../../../test/creator-details.tsx';
import { failAsked } from '../../../../test/memory/firestore.ts';
import { mount, uid } from '../../../../test/mount.tsx';
import { writeAnn } from '../../../../test/written-to.ts';
import { useLiveDocument, useUid } from '../../../lib/live.ts';
import { dataOf } from '../../../lib/loadable.ts';
import { ReminderButton } from './reminder-button.tsx';
import { dayFromNow, longReminderDay, reminderWords, toDateField } from './reminder-days.ts';

const dialog = page.getByRole('dialog', { name: 'Remind you of Ann Lee' });
const stored = () => storedCreator(uid)?.['remind_at'];
const keys = (pressed: string) => userEvent.keyboard(pressed);

function OfAnn() {
  const creator = dataOf(useLiveDocument(creatorPlace.at(useUid(), 'ann')));
  return creator && <ReminderButton creator={creator} />;
}

async function open(remind_at: Date | null = null, label = 'Remind me') {
  writeAnn(uid, { remind_at });
  await mount(<OfAnn />);
  await named(label).click();
  await expect.element(dialog).toBeVisible();
}

it.each([
  ['1', 1],
  ['3', 3],
  ['7', 7],
])('the key %s sets it, and the focus comes back', async (key, days) => {
  await open();
  await keys(key);
  await expect.poll(stored).toEqual(dayFromNow(days));
  await expect.element(dialog).not.toBeInTheDocument();
  const toast = `Reminder for Ann Lee on ${longReminderDay(dayFromNow(days))}`;
  await expect.element(page.getByText(toast, { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Reminder / })).toHaveFocus();
  expect(storedCreator(uid)?.['writer']).toMatchObject({ by: 'person' });
});

it('a press sets it, and Undo restores what was there', async () => {
  const before = dayFromNow(5);
  await open(before, reminderWords(before, new Date()));
  await dialog.getByRole('button', { name: 'Tomorrow' }).click();
  await expect.element(named('Reminder tomorrow')).toBeVisible();
  await named('Undo').click();
  await expect.poll(stored).toEqual(before);
});

it('Undo leaves a reminder that was changed since', async () => {
  await open();
  await keys('1');
  await expect.element(named('Undo')).toBeVisible();
  changeCreator(uid, { remind_at: dayFromNow(9) });
  await named('Undo').click();
  await expect.element(page.getByText('The reminder has changed since then.')).toBeVisible();
  expect(stored()).toEqual(dayFromNow(9));
});

it('a day of the calendar is set by Enter, from tomorrow on', async () => {
  await open();
  const field = dialog.getByLabelText('Another day');
  await field.fill(toDateField(new Date()));
  await keys('{Enter}');
  await expect.element(dialog).toHaveTextContent('Choose a day from tomorrow on.');
  await field.fill(toDateField(dayFromNow(40)));
  await keys('{Enter}');
  await expect.poll(stored).toEqual(dayFromNow(40));
});

it('Escape changes nothing, and it can be removed', async () => {
  await open(dayFromNow(1), 'Reminder tomorrow');
  await keys('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(named('Reminder tomorrow')).toHaveFocus();
  await keys('{Enter}');
  await dialog.getByRole('button', { name: 'Remove reminder' }).click();
  await expect.poll(stored).toBeNull();
  await expect.element(named('Remind me')).toBeVisible();
  await expect.element(page.getByText('Reminder for Ann Lee removed')).toBeVisible();
});

it('what could not be saved is said', async () => {
  await open();
  failAsked(new Error('The server said no.'));
  await keys('1');
  await expect.element(page.getByText('The reminder for Ann Lee was not saved')).toBeVisible();
  await expect.element(named('Remind me')).toBeVisible();
});

it('without a network it is saved later', async () => {
  await open();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await keys('1');
  await expect.element(page.getByText('You are offline.', { exact: false })).toBeVisible();
  await expect.poll(stored).toEqual(dayFromNow(1));
});

it('its buttons are large enough for a finger', async () => {
  await page.viewport(390, 844);
  await open();
  // As laid out: the dialog grows while it opens.
  for (const button of dialog.getByRole('button').elements())
    expect((button as HTMLElement).offsetHeight).toBeGreaterThanOrEqual(44);
});
