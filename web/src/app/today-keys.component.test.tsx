import type { Callables } from '@vibes/core/api/callables';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { TODAY, tryKeys } from '../../test/app/try-keys.ts';
import { minutes } from '../../test/deliveries.ts';
import { storedDocument } from '../../test/memory/firestore.ts';
import { answerCall } from '../../test/memory/functions-client.ts';
import { uid } from '../../test/mount.tsx';
import { keys, mod, open } from '../../test/opened-screens.tsx';
import { serveUserData, userDataOf } from '../../test/user-data.ts';
import { SENDING, writeAnn, writeEmail, writeReply } from '../../test/written-to.ts';
import { Today } from '../features/overview/today/today.tsx';

/*
 * Every key of the day, pressed from where the page itself puts the focus, as in `keys`. Two people
 * replied: Ann, who is first, and Bea.
 */

const row = (name: string) =>
  page.getByRole('list', { name: 'Today' }).getByRole('button', { name: new RegExp(name) });
const isOpen = (name: string) => expect.element(row(name)).toHaveAttribute('aria-current', 'true');
const answer = page.getByRole('textbox', { name: /^Your answer/ });
const days = page.getByRole('dialog', { name: /^Remind you/ });
const stored = (id = 'ann') => storedDocument(creatorDocument.path(uid, id));

function write() {
  serveUserData({
    emailSettings: SENDING,
    messageTemplates: { ...userDataOf().messageTemplates, tiktok_template: 'Hi {{creatorName}}' },
  });
  const replied = { awaiting: 'us', email_sent: true, status: 'Responded' } as const;
  writeEmail(uid, { state: 'sent', sent_at: minutes(-30), creator_id: 'ann' });
  writeAnn(uid, { ...replied, last_in_at: minutes(-1), last_in_text: 'Yes, what do you pay?' });
  writeReply(uid, 'Yes, what do you pay?');
  writeAnn(uid, { ...replied, name: 'Bea', last_in_at: minutes(-2) }, 'bea');
}

/** The page has the focus, as once it is opened. */
async function openToday() {
  await open(<Today reads={[]} />, '/dashboard');
  await page.getByRole('heading', { level: 1 }).click();
}

async function openDay() {
  write();
  await openToday();
  await isOpen('Ann Lee');
  await expect.element(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
}

/** The payloads that a verb is called with. */
function calls<Name extends keyof Callables>(name: Name, result: Callables[Name]['result']) {
  const taken: unknown[] = [];
  answerCall(name, (payload) => {
    taken.push(payload);
    return result;
  });
  return taken;
}
const said = () => calls('sayOfReply', { said_at: new Date().toISOString() });

tryKeys((screen) => screen === TODAY, {
  [TODAY]: {
    'J K': async () => {
      await openDay();
      await keys('j');
      await isOpen('Bea');
      await expect.element(row('Bea')).toHaveFocus();
      await keys('k');
      await isOpen('Ann Lee');
      await keys('{ArrowDown}{Home}{End}');
      await isOpen('Bea');
    },
    Enter: async () => {
      await openDay();
      await keys('{Enter}');
      await expect.element(answer).toHaveFocus();
    },
    'Ctrl Enter': async () => {
      await openDay();
      const sent = calls('answerCreator', { delivery_id: 'a', state: 'queued' });
      await keys('{Enter}');
      await expect.element(answer).toHaveFocus();
      await keys('We pay 800. Je');
      await mod('{Enter}');
      await isOpen('Bea');
      await expect.element(row('Ann Lee')).not.toBeInTheDocument();
      await expect.poll(() => sent).toMatchObject([{ creator_id: 'ann', text: 'We pay 800. Je' }]);
    },
    Esc: async () => {
      await openDay();
      await keys('{Enter}');
      await expect.element(answer).toHaveFocus();
      await keys('{Escape}');
      await expect.element(row('Ann Lee')).toHaveFocus();
    },
    E: async () => {
      await openDay();
      const words = said();
      await keys('e');
      await isOpen('Bea');
      await expect.element(row('Bea')).toHaveFocus();
      await expect.poll(() => words).toMatchObject([{ creator_id: 'ann', says: 'done' }]);
    },
    H: async () => {
      await openDay();
      const words = said();
      await keys('h');
      await expect.element(days).toBeVisible();
      await keys('3');
      await isOpen('Bea');
      await expect.poll(() => words).toMatchObject([{ creator_id: 'ann', says: 'done' }]);
    },
    '1–7': async () => {
      await openDay();
      await keys('4');
      await expect.poll(() => stored()).toMatchObject({ status: 'Meeting Scheduled' });
      expect(stored('bea')).toMatchObject({ status: 'Responded' });
    },
    'I L N': async () => {
      await openDay();
      const words = said();
      await keys('i');
      await expect.poll(() => words).toMatchObject([{ creator_id: 'ann', says: 'interested' }]);
      await keys('l');
      await expect.element(days).toBeVisible();
      await keys('7');
      await isOpen('Bea');
      await expect.poll(() => words.at(-1)).toMatchObject({ creator_id: 'ann', says: 'later' });
      await keys('n');
      await expect.poll(() => words.at(-1)).toMatchObject({ creator_id: 'bea', says: 'no' });
    },
    X: async () => {
      await openDay();
      const words = said();
      await keys('x');
      await expect.poll(() => words).toMatchObject([{ creator_id: 'ann', says: 'not_them' }]);
    },
    'Y N': async () => {
      write();
      const at = minutes(-1);
      const may_be_from = { at, from: 'eve@mail.example', count: 1, day: '2026-05-01', kept: 1 };
      writeAnn(uid, { awaiting: 'them', email_sent: true, may_be_from });
      writeAnn(uid, { name: 'Bea', awaiting: 'them', dm_sent_at: at }, 'bea');
      writeReply(uid, 'I am her.', { proof: 'claimed', from: 'eve@mail.example' });
      const judged = calls('judgeReply', { judged: true });
      await openToday();
      await isOpen('Ann Lee');
      await keys('n');
      await expect.poll(() => judged).toMatchObject([{ creator_id: 'ann', is_theirs: false }]);
    },
    C: async () => {
      const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      write();
      writeAnn(uid, { awaiting: null, status: 'Discovered' });
      writeAnn(uid, { awaiting: null, dm_sent_at: minutes(-1) }, 'bea');
      await openToday();
      await isOpen('Ann Lee');
      await keys('c');
      await expect.poll(() => copy.mock.calls).toEqual([['Hi Ann Lee']]);
    },
    U: async () => {
      await openDay();
      await keys('4');
      await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await keys('u');
      await expect.poll(() => stored()).toMatchObject({ status: 'Responded' });
    },
  },
});
