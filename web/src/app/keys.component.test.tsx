import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { CREATOR_SCREENS, TODAY, tryKeys } from '../../test/app/try-keys.ts';
import { captures } from '../../test/captures.tsx';
import { drawer, named } from '../../test/creator-details.tsx';
import { answerCall } from '../../test/memory/functions-client.ts';
import { uid } from '../../test/mount.tsx';
import {
  answer,
  card,
  command,
  focusOn,
  inList,
  inPalette,
  keys,
  link,
  mod,
  open,
  openCapture,
  openDesk,
  openDetails,
  option,
  palette,
  search,
  status,
} from '../../test/opened-screens.tsx';
import { isAt } from '../../test/screen.ts';
import { serveUserData } from '../../test/user-data.ts';
import { writeEmail } from '../../test/written-to.ts';
import { DeliveriesPage } from '../features/deliveries/deliveries-page.tsx';
import { EmailSettingsPage } from '../features/email-settings/email-settings-page.tsx';
import { TemplatesPage } from '../features/templates/templates-page.tsx';
import { goKeys, PLACES } from '../shared/keys/places.ts';
import { Shell } from './shell/shell.tsx';

/*
 * Every key that "?" lists, but for those of `creator-keys`, pressed from where the product itself
 * puts the focus: a test presses no Tab and focuses nothing, but opens what a person opens.
 */

tryKeys((screen) => screen !== TODAY && !CREATOR_SCREENS.includes(screen), {
  Everywhere: {
    '?': async () => {
      const list = page.getByRole('dialog', { name: 'Keys' });
      await openDetails({ awaiting: 'them' });
      await keys('?');
      await expect.element(list).toBeVisible();
      await keys('{Escape}');
      await expect.element(list).not.toBeInTheDocument();
      await expect.element(answer).toBeVisible();
      await keys('{Escape}');
      await expect.element(answer).not.toBeInTheDocument();
      await search.click();
      await keys('what?');
      await expect.element(search).toHaveValue('what?');
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    },
    'Ctrl K': async () => {
      await openDetails({ awaiting: 'us' });
      await expect.element(answer).toHaveFocus();
      const focused = document.activeElement;
      for (let time = 0; time < 2; time += 1) {
        await mod('k');
        await expect.element(command).toHaveFocus();
        await mod('k');
        await expect.element(palette).not.toBeInTheDocument();
        await expect.poll(() => document.activeElement).toBe(focused);
      }
    },
    'Ctrl Z': async () => {
      await inList();
      await keys('3');
      await expect.element(status(1)).toHaveValue('Responded');
      await expect.element(named('Undo')).toBeVisible();
      await mod('z');
      await expect.element(status(1)).toHaveValue('Discovered');
    },
    'Ctrl B': async () => {
      await open(<Shell />, '/dashboard');
      await expect.element(named('Collapse sidebar')).toBeVisible();
      await mod('b');
      await expect.element(named('Expand sidebar')).toBeVisible();
      await mod('b');
    },
    Esc: async () => {
      await openDetails({ awaiting: 'them' });
      await keys('{Escape}');
      await expect.element(drawer).not.toBeInTheDocument();
      await expect.element(link('Ann Lee')).toHaveFocus();
    },
  },
  'Go to': Object.fromEntries(
    PLACES.map((place) => [
      goKeys(place),
      async () => {
        await inList();
        await keys(`g${place.letter}`);
        await isAt(place.to);
      },
    ]),
  ),
  Commands: {
    '↑ ↓': async () => {
      await inPalette();
      await keys('{ArrowDown}{ArrowDown}{ArrowUp}');
      await expect.element(option(/^Discovered/)).toHaveAttribute('aria-selected', 'true');
    },
    Enter: async () => {
      await inPalette();
      await keys('deliv{Enter}');
      await isAt('/dashboard/deliveries');
    },
    '1–7': async () => {
      await inPalette();
      await keys('6');
      await expect.element(status(1)).toHaveValue('Rejected');
      await focusOn(1);
    },
  },
  'Capture a creator': {
    Enter: async () => {
      await openCapture();
      await keys('https://www.tiktok.com/@ann_one{Enter}');
      await expect.element(captures).toHaveTextContent('Saved ann_one.');
    },
    'Shift Enter': async () => {
      await openCapture();
      await keys('tiktok: one{Shift>}{Enter}{/Shift}tiktok: two');
      await expect
        .element(page.getByLabelText('Capture a creator'))
        .toHaveValue('tiktok: one\ntiktok: two');
    },
    'Ctrl Enter': async () => {
      await openCapture();
      await keys('tiktok: one{Shift>}{Enter}{/Shift}tiktok: two');
      await mod('{Enter}');
      await expect.element(captures).toHaveTextContent('Saved one.');
      await expect.element(captures).toHaveTextContent('Saved two.');
    },
  },
  'DM desk': {
    C: async () => {
      const copy = await openDesk();
      await keys('c');
      expect(copy).toHaveBeenCalledWith('Hi Creator 001');
    },
    Enter: async () => {
      const copy = await openDesk();
      await keys('{Enter}');
      expect(copy).toHaveBeenCalledWith('Hi Creator 001');
      await expect.element(named('I sent it')).toHaveFocus();
      await keys('{Enter}');
      await expect.element(card(2)).toBeVisible();
    },
    S: async () => {
      await openDesk();
      await keys('s');
      await expect.element(page.getByText('DM to Creator 001 marked as sent')).toBeVisible();
      await expect.element(card(2)).toBeVisible();
      // From the card that took the focus.
      await keys('s');
      await expect.element(page.getByText('DM to Creator 002 marked as sent')).toBeVisible();
    },
    N: async () => {
      await openDesk();
      await keys('n');
      await expect.element(card(2)).toBeVisible();
    },
    P: async () => {
      await openDesk();
      await keys('np');
      await expect.element(card(1)).toBeVisible();
    },
  },
  'Review of an email': {
    'Ctrl Enter': async () => {
      writeEmail(uid, { state: 'held' });
      const sent: string[] = [];
      answerCall('retryDelivery', ({ delivery_id }) => {
        sent.push(delivery_id);
        return {} as never;
      });
      await open(<DeliveriesPage />, '/dashboard/deliveries');
      await named('Review email to Ann Lee').click();
      const send = page.getByRole('dialog').getByRole('button', { name: /^Send:? email/ });
      await expect.element(send).not.toHaveAttribute('aria-disabled', 'true');
      await mod('{Enter}');
      await expect.poll(() => sent).toEqual(['email_ann']);
    },
  },
  Templates: {
    'Ctrl S': async () => {
      const settings = serveUserData();
      await open(<TemplatesPage />, '/dashboard/messages');
      for (const [tab, field] of [
        ['Instagram', 'Instagram DM Template'],
        ['TikTok', 'TikTok DM Template'],
        ['Email', 'Email Subject'],
        ['Email', 'Email Template'],
      ] as const) {
        await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
        await page.getByLabelText(field, { exact: true }).fill('Long enough for every rule');
      }
      await mod('s');
      await expect
        .poll(() => settings().messageTemplates.email_subject)
        .toBe('Long enough for every rule');
    },
  },
  'Email Settings': {
    'Ctrl S': async () => {
      const settings = serveUserData();
      await open(<EmailSettingsPage />, '/dashboard/email');
      await page.getByLabelText('Postal address').fill('1 Mill Road');
      await mod('s');
      await expect.poll(() => settings().emailSettings.postal_address).toBe('1 Mill Road');
      await page.getByLabelText('Gmail Address').fill('ella@brand');
      await mod('s');
      await expect.element(page.getByText('Please enter a valid email address')).toBeVisible();
    },
  },
});
