import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { CREATOR_SCREENS, tryKeys } from '../../test/app/try-keys.ts';
import { drawer } from '../../test/creator-details.tsx';
import { answerCall } from '../../test/memory/functions-client.ts';
import {
  answer,
  chosen,
  focusOn,
  inList,
  keys,
  mod,
  onLine,
  openDetails,
  openList,
  search,
  status,
} from '../../test/opened-screens.tsx';

const days = page.getByRole('dialog', { name: 'Remind you of Ann Lee' });

async function says(key: string, means: string) {
  await openDetails({ awaiting: 'them' });
  const said: string[] = [];
  answerCall('sayOfReply', (payload) => {
    said.push(payload.says);
    return { said_at: new Date().toISOString() };
  });
  await keys(key);
  await expect.poll(() => said).toEqual([means]);
}

/*
 * Every key of the list of creators and of their details, pressed from where the product itself puts
 * the focus: a test presses no Tab and focuses nothing, but opens what a person opens.
 */

tryKeys((screen) => CREATOR_SCREENS.includes(screen), {
  Creators: {
    '↑ ↓, J K': async () => {
      await inList();
      await keys('{ArrowDown}');
      await focusOn(2);
      await keys('j');
      await focusOn(3);
      await keys('k{ArrowUp}');
      await focusOn(1);
    },
    'Home, End': async () => {
      await inList();
      await keys('{End}');
      await focusOn(3);
      await keys('{Home}');
      await focusOn(1);
    },
    Enter: async () => {
      await inList();
      await keys('{Enter}');
      await expect.element(drawer).toHaveTextContent('Creator 001');
    },
    Space: async () => {
      await inList();
      await keys(' ');
      await expect.element(chosen()).toHaveTextContent('1 selected');
    },
    'Shift Space': async () => {
      await inList();
      await keys(' {End}{Shift>} {/Shift}');
      await expect.element(chosen()).toHaveTextContent('3 selected');
    },
    '1–7': async () => {
      await inList();
      await keys('6');
      await expect.element(status(1)).not.toHaveValue('Discovered');
    },
    '/': async () => {
      await openList();
      await keys('/');
      await expect.element(search).toHaveFocus();
      await keys('{ArrowDown}');
      await focusOn(1);
      await keys('/');
      await expect.element(search).toHaveFocus();
    },
    Esc: async () => {
      await inList();
      await keys(' ');
      await expect.element(chosen()).toBeVisible();
      await keys('{Escape}');
      await expect.element(chosen()).not.toBeInTheDocument();
    },
  },
  Search: {
    '↓': async () => {
      await openList();
      await keys('/creator{ArrowDown}');
      await focusOn(1);
    },
    Enter: async () => {
      await openList();
      await keys('/002{Enter}');
      await expect.element(drawer).toHaveTextContent('Creator 002');
    },
    Esc: async () => {
      await openList();
      await keys('/002');
      await expect.element(search).toHaveValue('002');
      await keys('{Escape}');
      await expect.element(search).toHaveValue('');
      await expect.element(search).toHaveFocus();
    },
  },
  'A creator’s details': {
    '] [': async () => {
      await inList();
      await keys('{Enter}');
      await expect.element(drawer).toHaveTextContent(/^1 of 3.*Creator 001/);
      await keys(']');
      await expect.element(drawer).toHaveTextContent(/^2 of 3.*Creator 002/);
      await keys('[[');
      await expect.element(drawer).toHaveTextContent(/^1 of 3.*Creator 001/);
    },
    'J K': async () => {
      await openDetails({ awaiting: 'them' });
      await keys('j');
      await onLine('Reply');
      await keys('k');
      await onLine('Email');
    },
    Enter: async () => {
      await openDetails({ awaiting: 'them' });
      await keys('jk');
      await onLine('Email');
      await keys('{Enter}');
      expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true');
    },
    R: async () => {
      await openDetails({ awaiting: 'them' });
      await keys('r');
      await expect.element(answer).toHaveFocus();
    },
    'Ctrl Enter': async () => {
      await openDetails({ awaiting: 'us' });
      await expect.element(answer).toHaveFocus();
      const sent: unknown[] = [];
      answerCall('answerCreator', (payload) => {
        sent.push(payload.text);
        return {} as never;
      });
      await keys('We pay 800.');
      await expect.element(answer).toHaveValue('We pay 800.');
      await mod('{Enter}');
      await expect.poll(() => sent).toEqual(['We pay 800.']);
    },
    I: () => says('i', 'interested'),
    L: async () => {
      await openDetails({ awaiting: 'them' });
      await keys('l');
      await expect.element(days).toBeVisible();
      // Keys of the details mean nothing in the dialog.
      await keys('n{Escape}');
      await expect.element(days).not.toBeInTheDocument();
    },
    N: () => says('n', 'no'),
    X: () => says('x', 'not_them'),
    H: async () => {
      await openDetails({ awaiting: 'them' });
      await keys('h');
      await expect.element(days).toBeVisible();
    },
    '/': async () => {
      await openDetails({ awaiting: 'us' });
      await expect.element(answer).toHaveFocus();
      await keys('We pay 800 /');
      await expect.element(page.getByRole('listbox', { name: 'Snippets' })).toBeVisible();
    },
  },
});
