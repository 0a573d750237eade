import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Unsubscribing } from '../opt-out/run-unsubscribe.ts';
import { answerUnsubscribe } from './answer-unsubscribe.ts';
import {
  askingPage,
  donePage,
  FAULT_PAGE,
  FROM_PAGE,
  UNKNOWN_LINK_PAGE,
} from './unsubscribe-page.ts';

const BUTTON = { [FROM_PAGE.name]: FROM_PAGE.value };
const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' };

/** A request, and whether it was taken for an opt-out. */
async function callFunction(
  method: string,
  input: { path?: string; body?: unknown; is_known?: boolean } = {},
) {
  const { path = '/api/unsubscribe/abc.def', body, is_known = true } = input;
  const asked: { token: string; wants_out: boolean }[] = [];
  const answer = await answerUnsubscribe({ method, path, body }, (request) => {
    asked.push(request);
    const known: Unsubscribing = {
      state: request.wants_out ? 'done' : 'asked',
      sender_name: 'Max',
    };
    return Promise.resolve(is_known ? known : { state: 'unknown_link' });
  });
  return { ...answer, asked };
}

describe('the unsubscribe link', () => {
  it.each(['GET', 'HEAD'])(
    'by %s shows a page with a button, and opts nobody out',
    async (method) => {
      const answer = await callFunction(method);
      expect(answer).toMatchObject({ status: 200, type: 'html', body: askingPage('Max') });
      expect(answer.asked).toEqual([{ token: 'abc.def', wants_out: false }]);
    },
  );

  it('by the page’s button ends with a page that confirms it', async () => {
    const answer = await callFunction('POST', { body: BUTTON });
    expect(answer).toMatchObject({ status: 200, type: 'html', body: donePage('Max') });
    expect(answer.asked).toEqual([{ token: 'abc.def', wants_out: true }]);
  });

  it.each([
    ['a form', ONE_CLICK],
    ['a form in parts, which nobody read', Buffer.from('--x\r\n')],
    ['a text', 'List-Unsubscribe=One-Click'],
    ['nothing', undefined],
    ['null', null],
  ])('by one click of a mail program with %s is a short text', async (_, body) => {
    const answer = await callFunction('POST', { body });
    expect(answer).toMatchObject({ status: 200, type: 'text', body: 'You’re unsubscribed.' });
    expect(answer.asked).toEqual([{ token: 'abc.def', wants_out: true }]);
  });

  it.each(['GET', 'POST'])('by %s with a link that is cut shows that it is', async (method) => {
    const answer = await callFunction(method, { body: ONE_CLICK, is_known: false });
    expect(answer).toMatchObject({ status: 404, type: 'html', body: UNKNOWN_LINK_PAGE });
  });

  it.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
    const answer = await callFunction(method);
    expect(answer.status).toBe(405);
    expect(answer.asked).toEqual([]);
  });

  it('finds the token with and without the path of the app before it', async () => {
    for (const path of ['/abc.def', '/api/unsubscribe/abc.def', 'abc.def']) {
      expect((await callFunction('GET', { path })).asked).toEqual([
        { token: 'abc.def', wants_out: false },
      ]);
    }
  });
});

describe('its pages', () => {
  const NAME = '<img src=x onerror=alert(1)>"\'&';
  const SHOWN = '&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;';

  it.each([askingPage, donePage])('show a name as a name, whatever it holds', (pageOf) => {
    const page = pageOf(NAME);
    expect(page).not.toContain('<img');
    expect(page).toContain(`<bdi>${SHOWN}</bdi>`);
  });

  it('speak of the sender when there is no name', () => {
    expect(askingPage('')).toContain('Stop emails from this sender?');
    expect(donePage('Max')).toContain('You won’t get any more emails from <bdi>Max</bdi>');
  });

  it.each([askingPage('Max'), donePage('Max'), UNKNOWN_LINK_PAGE, FAULT_PAGE])(
    'run and load nothing, and are not indexed by search engines',
    (page) => {
      expect(page).not.toMatch(/<script|<link|<img|\son\w+=|src=|url\(/i);
      expect(page).toContain('<meta name="robots" content="noindex">');
      expect(page).toContain('<html lang="en">');
    },
  );

  it('have the colours of the app, in the light and in the dark', async () => {
    const colours = await readFile('web/src/theme/colors.ts', 'utf8');
    const used = [...askingPage('').matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour);
    expect(used).toHaveLength(14);
    for (const colour of used) expect(colours).toContain(`'${colour}'`);
  });
});
