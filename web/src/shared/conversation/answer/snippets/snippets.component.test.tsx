import { snippetDocument } from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { drawer, named } from '../../../../../test/creator-details.tsx';
import {
  failAsked,
  storedDocument,
  wasListenedTo,
  writeDocument,
} from '../../../../../test/memory/firestore.ts';
import { uid } from '../../../../../test/mount.tsx';
import { answer, keys, openDetails } from '../../../../../test/opened-screens.tsx';
import { isGone, isVisible, says } from '../../../../../test/screen.ts';

const list = page.getByRole('listbox', { name: 'Snippets' });
const dialog = page.getByRole('dialog', { name: 'Snippets' });
const line = (name: string | RegExp) => list.getByRole('option', { name });
const marked = () => list.getByRole('option', { selected: true });
const write = (id: string, name: string, text: string) =>
  writeDocument(snippetDocument.path(uid, id), { name, text, updated_at: new Date() });

async function openAnswer() {
  await openDetails({ awaiting: 'us' });
  await expect.element(answer).toHaveFocus();
}
async function withSnippets() {
  write('s1', 'Rates', 'We pay 200, {{firstName}}.');
  write('s2', 'Our address', 'Send it to:\n1 Main Street');
  await openAnswer();
}

it('a slash lists the snippets, and Enter puts one in its place, again and again', async () => {
  await withSnippets();
  await keys('Hi Ann. /');
  await expect.element(marked()).toHaveTextContent(/^Our address/);
  await keys('ra');
  await expect.element(marked()).toHaveTextContent(/^Rates/);
  await keys('{Enter}');
  await isGone(list);
  await expect.element(answer).toHaveValue('Hi Ann. We pay 200, Ann.');
  await expect.element(answer).toHaveFocus();
  await keys(' /{ArrowDown}{ArrowUp}{Enter} Bye.');
  await expect
    .element(answer)
    .toHaveValue('Hi Ann. We pay 200, Ann. Send it to:\n1 Main Street Bye.');
  await says('Draft saved.');
});

it('Escape keeps the slash as text, and the details stay open', async () => {
  await withSnippets();
  await keys('/');
  await isVisible(line(/^Rates/));
  await keys('{Escape}');
  await isGone(list);
  await isVisible(drawer);
  await keys('ra{Enter}more');
  await expect.element(answer).toHaveValue('/ra\nmore');
  await isGone(list);
  // Another slash is another question; of a name that nobody gave there is no list.
  await keys(' /');
  await isVisible(list);
  await keys('xyz{Enter}');
  await expect.element(answer).toHaveValue('/ra\nmore /xyz\n');
  await keys('{Escape}');
  await isGone(drawer);
});

it('the button lists them at the caret for a thumb, and what is empty says what they are', async () => {
  await page.viewport(360, 780);
  await openDetails({ awaiting: 'us' });
  await answer.fill('Hi!');
  await named('Snippets').click();
  await says('Save texts you write often. Type / in an answer to use one.');
  await named('Snippets').click();
  await isGone(list);
  write('s1', 'Rates', 'We pay 200.');
  await named('Snippets').click();
  const rates = line(/^Rates/);
  await isVisible(rates);
  expect(rates.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(list.element().getBoundingClientRect().right).toBeLessThanOrEqual(360);
  await rates.click();
  await expect.element(answer).toHaveValue('Hi!We pay 200.');
});

it('an answer is saved as a snippet, changed, deleted and brought back', async () => {
  await openAnswer();
  await keys('We pay 200, /');
  await line('Save this answer as a snippet').click();
  const name = dialog.getByLabelText('Name of the snippet');
  await expect.element(name).toHaveFocus();
  await expect.element(dialog.getByLabelText('Text')).toHaveValue('We pay 200,');
  await keys('{Enter}');
  await says('Give the snippet a name.');
  await keys('Rates{Enter}');
  await isVisible(dialog.getByRole('listitem'));

  await dialog.getByRole('button', { name: 'Edit Rates' }).click();
  await dialog.getByLabelText('Text').fill('We pay {{rate}}.');
  await dialog.getByRole('button', { name: 'Save snippet' }).click();
  await says('There is no variable {{rate}}. Use one of those listed.');
  await dialog.getByLabelText('Text').fill('We pay 300, {{firstName}}.');
  await dialog.getByRole('button', { name: 'Save snippet' }).click();
  await expect
    .element(dialog.getByRole('listitem'))
    .toHaveTextContent('We pay 300, {{firstName}}.');

  await dialog.getByRole('button', { name: 'Delete Rates' }).click();
  await says('Snippet “Rates” deleted');
  await isGone(dialog.getByRole('listitem'));
  await expect.element(dialog.getByRole('button', { name: 'Add snippet' })).toHaveFocus();
  await named('Undo').click();
  await isVisible(dialog.getByRole('listitem'));
  await keys('{Escape}');
  await isGone(dialog);
  await expect.element(answer).toHaveFocus();
  await keys('/rat{Enter}');
  await expect.element(answer).toHaveValue('We pay 200, We pay 300, Ann.');
});

it('at most 20 are kept, and a failed save says so', async () => {
  for (let at = 0; at < 20; at += 1) write(`s${at}`, `Name ${at}`, 'Hi');
  await openAnswer();
  await keys('Hello /');
  await isVisible(line('Edit snippets'));
  await isGone(line('Save this answer as a snippet'));
  await keys('{ArrowUp}{Enter}');
  await says('You have 20 snippets. Delete one to add another.');
  failAsked(new Error('offline'));
  await dialog.getByRole('button', { name: 'Delete Name 3', exact: true }).click();
  await says('Snippet not deleted');
  expect(storedDocument(snippetDocument.path(uid, 's3'))).toBeDefined();
});

it('they are read once their list is opened, and not before', async () => {
  await withSnippets();
  await keys('Hello and/or');
  expect(wasListenedTo(`users/${uid}/snippets`)).toBe(false);
  await keys(' /');
  await isVisible(list);
  expect(wasListenedTo(`users/${uid}/snippets`)).toBe(true);
});
