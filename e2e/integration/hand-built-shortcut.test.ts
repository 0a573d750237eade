import { messageTemplatesDocument } from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import {
  ANSWER_KEYS,
  CAPTURE_FIELDS,
  DM_KEYS,
} from '../../web/src/features/shortcut-setup/hand-steps.data.ts';
import { openTestAccount, tester } from '../support/account.ts';
import { database } from '../support/database.ts';
import { testWorld } from '../support/world.ts';

/** The variables of the shortcut when a profile is shared to it. */
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

/** Shares a profile to the shortcut: the form it sends, and the answer it gets. */
async function share(account: ReadyAccount, { handle, url }: { handle: string; url: string }) {
  const { web } = await testWorld();
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
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}

/**
 * Reads a key of a dictionary as the Shortcuts app does: anything but a dictionary stops the
 * shortcut.
 */
function valueFor(key: string, dictionary: unknown): unknown {
  if (typeof dictionary !== 'object' || dictionary === null) throw new Error('No dictionary.');
  return (dictionary as Record<string, unknown>)[key];
}

/** The effect of the last two steps on an answer: nothing is copied or opened without a DM. */
function readAnswer(answer: unknown) {
  const said = valueFor(ANSWER_KEYS.message, answer);
  const dm = valueFor(ANSWER_KEYS.dm, answer);
  if (!JSON.stringify(dm ?? '').includes(DM_KEYS.link)) return { said };
  return { said, copied: valueFor(DM_KEYS.text, dm), opened: valueFor(DM_KEYS.link, dm) };
}

it('the shortcut that the guide explains sends a form the server reads, and reads its answer', async () => {
  const account = await openTestAccount(5);
  const creator = tester(`${account.name}hand`);
  const { status, answer } = await share(account, creator);
  expect(status).toBe(200);
  // The page source that was sent along was read, not the page the server would have fetched.
  expect(answer).toMatchObject({ creator: { email: 'shelves@read-on-the-phone.studio' } });
  expect(readAnswer(answer)).toEqual({
    said: expect.stringMatching(/^Saved/) as string,
    copied: expect.stringContaining('Read') as string,
    opened: creator.url,
  });
});

it('the shortcut runs to its end when the answer has no DM', async () => {
  const account = await openTestAccount(5);
  const templates = (await database()).doc(messageTemplatesDocument.path(account.uid));
  await templates.update({ tiktok_template: '' });
  const { answer } = await share(account, tester(`${account.name}no-dm`));
  expect(answer).toMatchObject({ ok: true, dm: null });
  expect(readAnswer(answer)).toEqual({ said: expect.stringMatching(/^Saved/) as string });

  const refused = await share(account, { handle: 'ann', url: 'https://example.com/ann' });
  expect(refused.answer).toMatchObject({ ok: false });
  expect(readAnswer(refused.answer)).toEqual({
    said: expect.stringMatching(/^That’s not/) as string,
  });
});
