import { creatorDocument } from '@vibes/core/firestore/documents';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { writeAccount } from '../../../test/account.ts';
import { forbidCopies, takeCopies } from '../../../test/clipboard.ts';
import { writeDocument } from '../../../test/memory/firestore.ts';
import { answerCall, refuse } from '../../../test/memory/functions-client.ts';
import { mount, uid } from '../../../test/mount.tsx';
import { serveUserData } from '../../../test/user-data.ts';
import { fits, hasFocus, isGone, isVisible, leadsTo, says, saysNot } from '../../../test/screen.ts';
import { qrPath } from '../../lib/qr-path.ts';
import { setColorMode } from '../../theme/color-mode.ts';
import { ShortcutSetupPage } from './shortcut-setup-page.tsx';

const product = vi.hoisted(() => ({ shortcut_url: '' }));
vi.mock('../../lib/use-product-settings.ts', () => ({ useProductSettings: () => product }));

beforeEach(() => {
  writeAccount(uid);
});
afterEach(() => {
  product.shortcut_url = '';
  setColorMode('system');
});

const KEY = `vo_live_${'k'.repeat(38)}`;
const GUIDE = '/dashboard/shortcut-setup';
const STAGES = ['setup', 'existing'] as const;
const open = (stage?: string) =>
  mount(<ShortcutSetupPage />, { at: stage ? `${GUIDE}?stage=${stage}` : GUIDE });

const heading = (name: string) => page.getByRole('heading', { name });
const button = (name: string) => page.getByRole('button', { name });
const link = (name: string) => page.getByRole('link', { name });

describe('the guide to the shortcut', () => {
  it('begins with two ways, and leads back', async () => {
    await open();
    const back = page.getByRole('link', { name: 'Back', exact: true });
    for (const [way, title] of [
      ['I need to download the shortcut', 'Set up the shortcut'],
      ['I already downloaded it', 'Put your key into the shortcut'],
    ] as const) {
      await link(way).click();
      await hasFocus(heading(title));
      await back.click();
    }
    await leadsTo(link('Back to Dashboard'), '/dashboard');
  });

  it('explains by hand in eight steps, each with its picture, what cannot be downloaded', async () => {
    await open('setup');
    await isVisible(heading('Step 2: Build the shortcut'));
    await says(`${location.origin}/api/capture`);
    await says('Header Authorization');
    await isGone(link('Download shortcut'));
    const steps = [...document.querySelectorAll('li')].filter((it) => it.querySelector('h4'));
    expect(steps).toHaveLength(8);
    for (const [i, step] of steps.entries()) {
      expect(step.querySelector('h4')?.textContent).toMatch(new RegExp(`^${i + 1}\\. `));
      expect(step.querySelector('[role=img]')).toBeVisible();
    }
  });

  it.each(STAGES)('copies the whole key, or says that it did not: %s', async (stage) => {
    const copies = takeCopies();
    await open(stage);
    await button('Copy API key').click();
    await says('API key copied!');
    expect(copies).toEqual([KEY]);
    expect(button('Copy API key').element().querySelector('svg.lucide-check')).toBeTruthy();
    vi.restoreAllMocks();
    forbidCopies();
    await button('Copy API key').click();
    await says('Failed to copyCould not copy API key to clipboard');
  });

  it('says that the key cannot be read, and reads it again', async () => {
    answerCall('getUserData', () => refuse('no', undefined, 'internal'));
    await open('existing');
    await says('Failed to fetch user data');
    serveUserData();
    await button('Try again').click();
    await isVisible(button('Copy API key'));
  });

  it('has the download as a code on a wide screen and as a button on a phone', async () => {
    product.shortcut_url = 'https://www.icloud.com/shortcuts/0123456789abcdef';
    setColorMode('dark');
    await open('setup');
    const code = page.getByRole('img', { name: 'QR code of the download link' });
    await isVisible(code);
    const { backgroundColor, color } = getComputedStyle(code.element());
    const [ground, modules] = [backgroundColor, color].map((it) => Number(/\d+/.exec(it)?.[0]));
    expect(ground).toBeGreaterThan(240);
    expect(modules).toBeLessThan(40);
    await leadsTo(link(product.shortcut_url), product.shortcut_url);
    await says('asks for your API key, paste the one you copied');
    await page.viewport(767, 800);
    await leadsTo(link('Download shortcut'), product.shortcut_url);
    await isGone(code);
  });

  it('says of a shortcut that is a file that Safari downloads it', async () => {
    product.shortcut_url = 'https://app.example/vibes-outreach.shortcut';
    await open('setup');
    await says('Safari downloads it: open it from Downloads');
    await page.viewport(360, 800);
    await says('Safari downloads it. Open it from Downloads');
    fits(360);
  });

  it.each([...STAGES, undefined])('fits a phone: %s', async (stage) => {
    await page.viewport(360, 800);
    await open(stage);
    await says(stage ? /Press it/ : /I already downloaded it/);
    await saysNot('Set it up on your iPhone');
    fits(360);
  });
});

describe('the first capture', () => {
  const firstCapture = page.getByRole('status', { name: 'First capture' });
  const shortcut = page.getByRole('status', { name: 'Your shortcut' });
  const capture = (handle: string, minutes_ago: number) =>
    writeDocument(creatorDocument.path(uid, handle), {
      name: handle,
      platform: 'tiktok',
      tiktok_username: handle,
      created_at: new Date(Date.now() - minutes_ago * 60_000),
    });

  it.each(STAGES)('is waited for, and shown with the later ones: %s', async (stage) => {
    const newest = (handle: string) =>
      expect
        .element(firstCapture)
        .toHaveTextContent(`Your captures come through. The newest creator: @${handle}`);
    await open(stage);
    await expect.element(firstCapture).toHaveTextContent('Waiting for your first press');
    capture('ann', 2);
    writeAccount(uid, { first_capture_at: new Date() });
    await newest('ann');
    await expect.element(shortcut).toHaveTextContent('Your API key hasn’t been used yet');
    capture('ben', 1);
    await newest('ben');
    await leadsTo(firstCapture.getByRole('link'), '/dashboard/crm?creator=ben');
  });

  it('shows that the key works once it was used', async () => {
    const { apiKey } = serveUserData()();
    serveUserData({ apiKey: { ...apiKey, last_used_at: '2026-10-02T12:00:00Z' } });
    writeAccount(uid, { first_capture_at: new Date() });
    await open('existing');
    await expect.element(shortcut).toHaveTextContent('Your API key works.');
  });
});

describe('the way to the phone', () => {
  const standing = page.getByRole('status', { name: 'Your phone' });
  const code = page.getByRole('img', { name: /^QR code that opens/ });
  const life = (made_at: number) => ({
    made_at: new Date(made_at).toISOString(),
    expires_at: new Date(made_at + 10 * 60_000).toISOString(),
  });

  it('is a code, until a phone has opened it; then a new one can be made', async () => {
    const codes = ['first', 'second'];
    answerCall('createHandover', () => ({ code: codes.shift() ?? '', ...life(Date.now()) }));
    const isDrawn = (text: string) =>
      expect
        .poll(() => code.element().querySelector('path')?.getAttribute('d'))
        .toBe(qrPath(`${location.origin}/phone#${text}`).path);
    await open();
    await button('Continue on your phone').click();
    await expect.element(standing).toHaveTextContent('It works once, for 10 more minutes.');
    await isDrawn('first');
    writeAccount(uid, { handed_over_at: new Date(Date.now() + 1000) });
    await expect.element(standing).toHaveTextContent('The guide is open on your phone.');
    await expect.element(standing).toHaveTextContent('If that was not you');
    writeAccount(uid, { handed_over_at: null });
    await button('Make a new code').click();
    await isDrawn('second');
  });

  it('says when no code can be made, and when one is over', async () => {
    answerCall('createHandover', () => refuse('Too many codes. Wait a minute.'));
    await open('setup');
    await button('Continue on your phone').click();
    await expect.element(standing).toHaveTextContent('Too many codes. Wait a minute.');
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'Date'] });
    answerCall('createHandover', () => ({ code: 'code', ...life(Date.now()) }));
    await button('Make a new code').click();
    await isVisible(code);
    vi.advanceTimersByTime(9 * 60_000 + 31_000);
    await expect.element(standing).toHaveTextContent('for 1 more minute.');
    vi.advanceTimersByTime(30_000);
    await expect.element(standing).toHaveTextContent('The code’s 10 minutes are over.');
    await isGone(code);
  });
});
