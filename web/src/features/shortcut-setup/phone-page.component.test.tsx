import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { takeCopies } from '../../../test/clipboard.ts';
import { ignoreFlushInEffect } from '../../../test/flush-in-effect.ts';
import { mount } from '../../../test/mount.tsx';
import { fits, hasFocus, isAt, isGone, isVisible, leadsTo, says } from '../../../test/screen.ts';
import { PhonePage } from './phone-page.tsx';

beforeEach(() => {
  ignoreFlushInEffect();
});

const CODE = '0'.repeat(32);
const KEY = `vo_live_${'k'.repeat(38)}`;
const openCode = () => mount(<PhonePage />, { at: `/phone#${CODE}` });
const goOn = page.getByRole('button', { name: 'Continue on this phone' });
const copy = page.getByRole('button', { name: 'Copy API key' });
const signIn = page.getByRole('link', { name: 'Sign in on this phone instead' });

/** Answers the codes that are sent from now on, which it returns. */
function answerCodes(...answers: (() => Response | Promise<Response>)[]) {
  const sent: { code: string; nonce: string }[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, request) => {
    if (url !== '/api/handover') return new Response(null, { status: 404 });
    sent.push(JSON.parse(request?.body as string) as { code: string; nonce: string });
    return (answers.shift() ?? (() => Response.error()))();
  });
  return sent;
}

describe('the guide on the phone', () => {
  it('is opened by a press, again where the answer was lost, with the key', async () => {
    const copies = takeCopies();
    const sent = answerCodes(
      () => Promise.reject(new TypeError('no line')),
      () => Response.json({ api_key: KEY, email: 'ann@brand.test' }),
    );
    await openCode();
    await isVisible(goOn);
    await isAt('/phone');
    expect(sent).toEqual([]);
    await goOn.click();
    await says('No connection to the server.');
    await goOn.click();
    await hasFocus(page.getByRole('heading', { name: 'Set up the shortcut' }));
    await says('The API key below is for ann@brand.test.');
    await says('Step 2: Build the shortcut');
    await copy.click();
    await says('API key copied!');
    expect(copies).toEqual([KEY]);
    expect(document.documentElement.outerHTML).not.toContain(KEY);
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(KEY);
    expect(sent.map(({ code }) => code)).toEqual([CODE, CODE]);
    expect(sent[0]?.nonce).toBe(sent[1]?.nonce);
  });

  it('says of a code that opens nothing how to get a new one', async () => {
    await page.viewport(360, 800);
    answerCodes(() =>
      Response.json({ message: 'This code was used already, or is over.' }, { status: 401 }),
    );
    await openCode();
    await goOn.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('This code was used already');
    await says('If somebody else used it, they have your API key.');
    await leadsTo(signIn, '/login?next=%2Fdashboard%2Fshortcut-setup');
    fits(360);
  });

  it('has the steps without a key where it was not opened', async () => {
    await mount(<PhonePage />, { at: '/phone' });
    await says('This page has no key now. A code from your computer brings it.');
    await says('Step 3: Press it');
    await isGone(copy);
    await isVisible(signIn);
  });
});
