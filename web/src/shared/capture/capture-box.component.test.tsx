import { deliveryDocument } from '@vibes/core/firestore/documents';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCaptures, captured, refused, setPace } from '../../../test/capture-endpoint.ts';
import { takeCopies } from '../../../test/clipboard.ts';
import { emailToAnn, minutes, TO } from '../../../test/deliveries.ts';
import { writeDocument } from '../../../test/memory/firestore.ts';
import { mount, newPerson } from '../../../test/mount.tsx';
import { writeCredits } from '../../../test/plan.ts';
import { CaptureWatch } from '../../app/shell/capture-watch.tsx';
import { CaptureBox } from './capture-box.tsx';
import { CaptureLines } from './capture-lines.tsx';

let uid: string;
beforeEach(async () => {
  ({ uid } = await newPerson());
  setPace();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1440, 900);
});

const openBox = (room?: number) =>
  mount(
    <Suspense>
      <CaptureBox />
      <CaptureLines {...(room && { room })} />
      <CaptureWatch />
    </Suspense>,
    { at: '/dashboard' },
  );

const body = page.elementLocator(document.body);
const says = (text: string | RegExp) => expect.element(body).toHaveTextContent(text);
const box = page.getByLabelText('Capture a creator');
const captureButton = page.getByRole('button', { name: /^Capture/ });
const captures = page.getByRole('region', { name: 'Captures' });
const items = captures.getByRole('listitem');
const line = (text: string) => items.filter({ hasText: text });
const lineSays = (name: string, text: string | RegExp) =>
  expect.element(line(name)).toHaveTextContent(text);
const listSays = (text: string | RegExp) => expect.element(captures).toHaveTextContent(text);
const press = (name: string) => captures.getByRole('button', { name }).click();

async function capture(...names: string[]) {
  await box.fill(names.map((name) => `tiktok: ${name}`).join('\n'));
  await captureButton.click();
}

/** Holds answers until the test lets them through. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}

describe('the capture box', () => {
  it('captures a link by Enter, with the cost before and the DM to copy after', async () => {
    writeCredits(uid, { num_credits: 5 });
    const copies = takeCopies();
    answerCaptures();
    await openBox();
    await box.fill('https://www.tiktok.com/@ann_one');
    await says('@ann_one on TikTok');
    await says('A new creator costs 1 credit. You have 5.');
    await userEvent.keyboard('{Enter}');
    await lineSays('@ann_one', 'Saved https://www.tiktok.com/@ann_one.');
    await expect.element(box).toHaveValue('');
    await listSays('1 captured');
    await press('Copy DM');
    await lineSays('@ann_one', 'Copied');
    expect(copies).toEqual(['Hello https://www.tiktok.com/@ann_one']);
    const link = line('@ann_one').getByRole('link');
    expect(link.element().getAttribute('href')).toMatch(/^\/dashboard\/crm\?creator=id_/);
    await press('Clear');
    await expect.element(captures).not.toBeInTheDocument();
  });

  it('asks for the platform of a handle alone', async () => {
    const asked = answerCaptures();
    await openBox();
    await box.fill('@ann_one');
    await captureButton.click();
    await says('Choose TikTok or Instagram for the handle.');
    const choice = page.getByRole('group', { name: 'Handles are on' });
    await choice.getByRole('button', { name: 'TikTok' }).click();
    await captureButton.click();
    await lineSays('@ann_one', 'Saved ann_one.');
    expect(asked).toEqual(['ann_one']);
  });

  it('names the lines it cannot read, which stay, and sends the rest', async () => {
    answerCaptures((name) =>
      name === 'nowhere'
        ? refused(404, 'profile_not_found', 'This profile doesn’t exist.')
        : captured(name),
    );
    await openBox();
    const video = 'https://www.youtube.com/@somebody';
    await box.fill(`tiktok: ann\n${video}\ntiktok: ben\ntiktok: ann\ntiktok: nowhere`);
    await says('3 creators, 1 line not readable, 1 listed twice');
    await says(/Line 2:.*not TikTok or Instagram/);
    await page.getByRole('button', { name: 'Capture 3 creators' }).click();
    await expect.element(box).toHaveValue(video);
    await lineSays('ann', 'Saved ann.');
    await lineSays('nowhere', 'This profile doesn’t exist.');
    await listSays('2 captured, 1 failed');
    await expect.element(line('nowhere').getByRole('button', { name: /Try again/ })).toBeVisible();
  });

  it('waits for credits, and goes on once there are some', async () => {
    writeCredits(uid, { num_credits: 1 });
    let credits = 1;
    const asked = answerCaptures((name) => {
      credits -= 1;
      writeCredits(uid, { num_credits: Math.max(0, credits) });
      return credits < 0
        ? refused(402, 'out_of_credits', 'No credits left. Nothing was saved or sent.')
        : captured(name);
    });
    await openBox();
    await box.fill('tiktok: ann\ntiktok: ben\ntiktok: cara');
    await says(/You have 1\. When they are spent, the rest waits/);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await listSays('Not saved yet. We’ll capture these once you have credits and the app is open');
    await listSays('1 of 3');
    await expect.element(body).not.toHaveTextContent('No credits left');
    credits = 5;
    writeCredits(uid, { num_credits: 5 });
    await listSays('3 captured');
    expect(asked).toEqual(['ann', 'ben', 'ben', 'cara']);
  });

  it('keeps what is typed while a list is stored', async () => {
    answerCaptures();
    await openBox();
    await capture('ann');
    await listSays('1 captured');
    await box.fill('tiktok: ben');
    const area = box.element() as HTMLTextAreaElement;
    area.form?.requestSubmit();
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    set?.call(area, 'tiktok: ben\ntiktok: cara');
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await lineSays('ben', 'Saved ben.');
    await expect.element(box).toHaveValue('tiktok: cara');
  });
});

describe('a list of captures', () => {
  it('says why it waits, and what was refused is tried again at once, at 360 px', async () => {
    await page.viewport(360, 780);
    const running = gate();
    let answer: (name: string) => Response | Promise<Response>;
    answer = (name) => running.opened.then(() => answer(name));
    answerCaptures((name) => (name === 'ann' ? captured(name) : answer(name)));
    await openBox();
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
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);

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
    await openBox();
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
    await openBox(5);
    const names = Array.from({ length: 12 }, (_, i) => `tester_${i}`);
    await capture(...names);
    await listSays('0 of 12');
    await expect.element(items).toHaveLength(5);
    await expect
      .element(page.getByRole('link', { name: 'See all 12' }))
      .toHaveAttribute('href', '/dashboard/capture');
    open();
    await listSays('12 captured');
    expect(asked).toEqual(names);
  });

  it('follows the email of a line', async () => {
    const email = { state: 'queued', to: TO };
    answerCaptures((name) => captured(name, { email }));
    await openBox();
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
    await openBox();
    await capture('ann');
    await lineSays('ann', 'Saved ann.');
  });

  it('is reported done on another page', async () => {
    const { open, opened } = gate();
    answerCaptures((name) => opened.then(() => captured(name)));
    await mount(
      <>
        <CaptureBox />
        <CaptureWatch />
      </>,
      { at: '/dashboard/api-keys' },
    );
    await capture('ann');
    await expect.element(box).toHaveValue('');
    open();
    await says('1 captured');
    await page.getByRole('button', { name: 'See them' }).click();
    await expect.element(page.getByLabelText('Address')).toHaveTextContent('/dashboard/capture');
  });
});
