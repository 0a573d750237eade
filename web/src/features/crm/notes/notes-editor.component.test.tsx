import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  changeCreator,
  drawer,
  mountDetails,
  named,
  openDetails,
  storedCreator,
} from '../../../../test/creator-details.tsx';
import { manyCreators } from '../../../../test/creators.ts';
import { failAsked, holdAsked } from '../../../../test/memory/firestore.ts';
import { uid } from '../../../../test/mount.tsx';
import { writeCreators } from '../../../../test/write-creators.ts';

const notesOn = (name: string) => drawer.getByRole('textbox', { name: `Notes on ${name}` });
const notes = notesOn('Ann Lee');
const section = drawer.getByRole('region', { name: 'Notes', exact: true });
const says = (words: string) =>
  expect.element(section.getByText(words, { exact: true })).toBeVisible();
const stored = (id?: string) => storedCreator(uid, id)?.['notes'];

describe('notes on a creator', () => {
  it('stay typed until they are saved or discarded', async () => {
    await openDetails(uid);
    await notes.fill('Wants 400 for a reel');
    await says('Not saved yet');
    await named('Save Notes').click();
    await says('Saved');
    expect(stored()).toBe('Wants 400 for a reel');
    await notes.fill('x'.repeat(9_990));
    await says('Not saved yet, 10 characters left');
    await named('Discard').click();
    await expect.element(notes).toHaveValue('Wants 400 for a reel');
  });

  it('never overwrite newer ones without asking', async () => {
    await openDetails(uid);
    const newer = drawer.getByRole('group', { name: 'Newer notes' });
    await notes.fill('Mine');
    changeCreator(uid, { notes: 'From the phone' });
    await expect.element(newer).toHaveTextContent('From the phone');
    await named('Save Notes').click();
    await expect
      .element(page.getByText('These notes were changed elsewhere. Choose which to keep.'))
      .toBeVisible();
    await expect.element(notes).toHaveValue('Mine');
    expect(stored()).toBe('From the phone');
    await newer.getByRole('button', { name: 'Keep mine' }).click();
    await expect.element(newer).not.toBeInTheDocument();
    await named('Save Notes').click();
    await says('Saved');
    expect(stored()).toBe('Mine');
    await notes.fill('Mine again');
    changeCreator(uid, { notes: 'From another tab' });
    await newer.getByRole('button', { name: 'Use newer notes' }).click();
    await expect.element(notes).toHaveValue('From another tab');
    await expect.element(drawer).not.toHaveTextContent('Not saved yet');
  });

  it('that cannot be saved stay typed, and can be saved later', async () => {
    await openDetails(uid);
    await notes.fill('Do not lose me');
    failAsked(new Error('no'));
    await named('Save Notes').click();
    await expect.element(page.getByText('Notes not saved')).toBeVisible();
    await expect.element(notes).toHaveValue('Do not lose me');
    await expect.element(notes).not.toHaveAttribute('readonly');
    await says('Not saved yet');
    failAsked(null);
    await named('Save Notes').click();
    await says('Saved');
    expect(stored()).toBe('Do not lose me');
  });

  it('stay typed while those on another creator are being saved', async () => {
    writeCreators(uid, manyCreators(2));
    await mountDetails('c1', ['c1', 'c2']);
    const open = async (id: string) => {
      await named('Close').click();
      await expect.element(drawer).not.toBeInTheDocument();
      await page.getByRole('link', { name: `Open ${id}` }).click();
    };
    await notesOn('Creator 001').fill('Alpha');
    const release = holdAsked();
    await named('Save Notes').click();
    await expect.element(named('Saving...')).toBeVisible();
    await open('c2');
    await notesOn('Creator 002').fill('Beta');
    release();
    await expect.poll(() => stored('c1')).toBe('Alpha');
    await open('c1');
    await expect.element(notesOn('Creator 001')).toHaveValue('Alpha');
    await expect.element(drawer).not.toHaveTextContent('Not saved yet');
    await open('c2');
    await expect.element(notesOn('Creator 002')).toHaveValue('Beta');
    await says('Not saved yet');
  });
});
