import { deliveryDocument } from '@vibes/core/firestore/documents';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCaptures, captured, refused, setPace } from '../../../test/capture-endpoint.ts';
import {
  box,
  capture,
  items,
  line,
  lineSays,
  listSays,
  openCaptures,
  press,
} from '../../../test/captures.tsx';
import { emailToAnn, minutes, TO } from '../../../test/deliveries.ts';
import { writeDocument } from '../../../test/memory/firestore.ts';
import { uid } from '../../../test/mount.tsx';
import { fits, gate, isAt, isVisible, leadsTo } from '../../../test/screen.ts';

beforeEach(() => {
  setPace();
});

describe('a list of captures', () => {
  it('says why it waits, and what was refused is tried again at once, at 360 px', async () => {
    await page.viewport(360, 780);
    const running = gate();
    let answer: (name: string) => Response | Promise<Response>;
    answer = (name) => running.opened.then(() => answer(name));
    answerCaptures((name) => (name === 'ann' ? captured(name) : answer(name)));
    await openCaptures();
    await capture('ann', 'ben', 'cara');
    await lineSays('ann', 'Saved ann.');
    await lineSays('ben', 'Capturing...');
    await listSays('1 of 3');
    const isOnline = () => dispatchEvent(new Event('online'));

    answer = () => refused(402, 'out_of_credits', 'No credits left.');
    running.open();
    await listSays('Not saved yet.');
    answer = () => Promise.reject(new TypeError('no line'));
    await press('Go on');
    await listSays('No connection to the server. The rest goes out when it is back.');
    answer = () => refused(500, 'internal', 'Something went wrong.');
    isOnline();
    await listSays(/The server has a problem\. We try again at \d\d:\d\d:\d\d\./);
    fits(360);

    answer = () => refused(404, 'profile_not_found', 'Nobody is there.');
    isOnline();
    await listSays('1 captured, 2 failed');
    const tried: string[] = [];
    answer = (name) => {
      tried.push(name);
      return captured(name);
    };
    await press('Try all again');
    await listSays('3 captured');
    expect(tried).toEqual(['ben', 'cara']);
  });

  it('is taken back by Stop, and returns with Undo', async () => {
    const { open, opened } = gate();
    const asked = answerCaptures((name) => opened.then(() => captured(name)));
    await openCaptures();
    await capture('ann', 'ben', 'cara');
    await lineSays('ann', 'Capturing...');
    await press('Stop');
    await expect.element(items).toHaveLength(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(items).toHaveLength(3);
    open();
    await listSays('3 captured');
    expect(asked).toEqual(['ann', 'ben', 'cara']);
  });

  it('shows a few of many, with the way to all, and is sent in order, each once', async () => {
    const { open, opened } = gate();
    const asked = answerCaptures((name) => opened.then(() => captured(name)));
    await openCaptures({ room: 5 });
    const names = Array.from({ length: 12 }, (_, i) => `tester_${i}`);
    await capture(...names);
    await listSays('0 of 12');
    await expect.element(items).toHaveLength(5);
    await leadsTo(page.getByRole('link', { name: 'See all 12' }), '/dashboard/capture');
    open();
    await listSays('12 captured');
    expect(asked).toEqual(names);
  });

  it('follows the email of a line', async () => {
    const email = { state: 'queued', to: TO };
    answerCaptures((name) => captured(name, { email }));
    await openCaptures();
    await capture('ann');
    await lineSays('ann', 'Saved ann.');
    const isMarked = (icon: string) =>
      expect.poll(() => line('ann').element().querySelector(`svg.lucide-${icon}`)).toBeTruthy();
    await isMarked('check');
    const write = (fields: Parameters<typeof emailToAnn>[0]) =>
      writeDocument(deliveryDocument.path(uid, 'email_id_ann'), { ...emailToAnn(fields) });
    write({ state: 'sent', sent_at: minutes(-12) });
    await lineSays('ann', `Email to ${TO} sent 12 minutes ago.`);
    await isMarked('check');
    for (const [state, icon] of [
      ['failed', 'circle-alert'],
      ['uncertain', 'circle-help'],
      ['cancelled', 'ban'],
    ] as const) {
      write({ state });
      await isMarked(icon);
    }
  });

  it('is shown where the browser refuses the mark of it', async () => {
    const setItem = localStorage.setItem.bind(localStorage);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
      if (key.startsWith('vibes.captures')) throw new DOMException('Full.', 'QuotaExceededError');
      setItem(key, value);
    });
    answerCaptures();
    await openCaptures();
    await capture('ann');
    await lineSays('ann', 'Saved ann.');
  });

  it('is reported done on another page', async () => {
    const { open, opened } = gate();
    answerCaptures((name) => opened.then(() => captured(name)));
    await openCaptures({ at: '/dashboard/api-keys' });
    await capture('ann');
    await expect.element(box).toHaveValue('');
    open();
    await isVisible(page.getByText('1 captured'));
    await page.getByRole('button', { name: 'See them' }).click();
    await isAt('/dashboard/capture');
  });
});
