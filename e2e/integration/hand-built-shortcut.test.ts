import { expect, it } from 'vitest';
import {
  ANSWER_KEYS,
  CAPTURE_FIELDS,
} from '../../web/src/features/shortcut-setup/hand-steps.data.ts';
import { openTestAccount, tester } from '../support/account.ts';
import { testWorld } from '../support/world.ts';

/** What the variables of the shortcut hold when a profile is shared to it. */
function variables(handle: string, url: string) {
  const bio = 'Shelves from old doors. shelves@read-on-the-phone.studio';
  const detail = {
    statusCode: 0,
    userInfo: { user: { uniqueId: handle, nickname: 'Read On The Phone', signature: bio } },
  };
  const data = { __DEFAULT_SCOPE__: { 'webapp.user-detail': detail } };
  const page = `<script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">${JSON.stringify(data)}</script>`;
  return { 'Shortcut Input': url, 'Contents of URL': page };
}

/** A key of a dictionary as the Shortcuts app reads one: dots lead further in. */
const valueFor = (key: string, dictionary: unknown): unknown =>
  key
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | null)?.[part], dictionary);

it('what the guide has built by hand sends a form the server reads, and reads its answer', async () => {
  const [{ web }, account] = [await testWorld(), await openTestAccount(5)];
  const { handle, url } = tester(`${account.name}hand`);
  const held = variables(handle, url);
  const form = new FormData();
  for (const [field, { kind, value }] of Object.entries(CAPTURE_FIELDS)) {
    if (kind === 'Text') form.set(field, held[value]);
    else form.set(field, new Blob([held[value]], { type: 'text/html' }), `${handle}.html`);
  }
  const response = await fetch(`${web}/api/capture`, {
    method: 'POST',
    headers: { authorization: `Bearer ${account.api_key}` },
    body: form,
  });
  expect(response.status).toBe(200);
  const answer: unknown = await response.json();
  // The page that was sent along was read, not the one the server would have fetched.
  expect(answer).toMatchObject({ creator: { email: 'shelves@read-on-the-phone.studio' } });
  expect(valueFor(ANSWER_KEYS.message, answer)).toMatch(/^Saved/);
  expect(valueFor(ANSWER_KEYS.text, answer)).toContain('Read');
  expect(valueFor(ANSWER_KEYS.link, answer)).toBe(url);
});
