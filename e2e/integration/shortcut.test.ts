import { createApiKey } from '@vibes/core/account/api-key';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { creditsOf, openTestAccount, requestCapture, tester } from '../support/account.ts';
import { countOf, database } from '../support/database.ts';
import { capturesOf, pageOf, pressShortcut } from '../support/iphone.ts';
import { eventually, mailsTo } from '../support/mailbox.ts';

let account: ReadyAccount;
beforeAll(async () => {
  account = await openTestAccount(50);
});

/** A creator nobody has captured, and the address of their emails. */
const creator = (name: string) => tester(`${account.name} shortcut ${name}`);
const shared = (url: string) => [{ kind: 'url' as const, url }];

async function savedOf(handle: string): Promise<Record<string, unknown>[]> {
  const creators = (await database()).collection(creatorDocument.collection(account.uid));
  const found = await creators.where('tiktok_username', '==', handle).get();
  return found.docs.map((document) => document.data());
}

describe('the shortcut on a phone captures', () => {
  it('from the share sheet: saved, the mail out, the DM copied, the profile open', async () => {
    const { handle, url } = creator('shared');
    const { phone, ending } = await pressShortcut(account, {
      shared: shared(`${url}?is_from_webapp=1`),
    });
    expect(ending).toEqual({ kind: 'finished' });
    const [saved] = await savedOf(handle);
    const email = String(saved?.['email']);
    expect(phone.said).toEqual([`Saved. Email to ${email} is on its way.`]);
    expect(phone.clipboardText()).toContain(`Tester ${handle.slice('tester_'.length)}`);
    expect(phone.opened).toEqual([url]);
    const mails = await eventually(
      () => mailsTo(email),
      (found) => found.length > 0,
    );
    expect(mails).toHaveLength(1);
  });

  it('once, however often it runs: it says so and copies the DM again', async () => {
    const { handle, url } = creator('again');
    await pressShortcut(account, { shared: shared(url) });
    const before = await creditsOf(account.uid);
    const { phone } = await pressShortcut(account, { shared: shared(url) });
    expect(phone.said).toEqual([
      'You already contacted this creator. Nothing was sent or charged.',
    ]);
    expect(phone.opened).toEqual([url]);
    expect(await savedOf(handle)).toHaveLength(1);
    expect(await creditsOf(account.uid)).toEqual(before);
  });

  it('from a copied short link, once the person confirms it', async () => {
    const { phone } = await pressShortcut(account, {
      clipboard: 'https://vm.tiktok.com/ZMkiln01/',
      taps: ['Capture this link'],
    });
    expect(phone.said).toEqual([expect.stringMatching(/^Saved\. /)]);
    expect(phone.opened).toEqual(['https://www.tiktok.com/@mara.kiln']);
  });

  it('from a name on the screen, once both questions are answered', async () => {
    const { handle } = creator('screen');
    const { phone } = await pressShortcut(account, {
      screen: `9:41\n@${handle}\n12.5K Followers\nFollow`,
      taps: [handle, 'TikTok'],
    });
    expect(phone.said).toEqual([expect.stringMatching(/^Saved\. Email to .* is on its way\.$/)]);
    expect(await savedOf(handle)).toHaveLength(1);
    expect(await capturesOf(phone)).toMatchObject([{ platform: 'tiktok', username: handle }]);
  });

  it('nothing after Cancel: no request, no creator, no credit', async () => {
    const { handle } = creator('cancelled');
    const before = await creditsOf(account.uid);
    const { phone, ending } = await pressShortcut(account, {
      screen: `@${handle}`,
      taps: [handle, null],
    });
    expect(ending).toEqual({ kind: 'cancelled' });
    expect(phone.requests).toEqual([]);
    expect(await savedOf(handle)).toEqual([]);
    expect(await creditsOf(account.uid)).toEqual(before);
  });

  it('a creator whose page only the phone can read, from its page source', async () => {
    const url = 'https://www.tiktok.com/@barrier.ben';
    const { handle, url: open } = creator('stands in for the page');
    expect(await requestCapture(account, { url, dry_run: true })).toMatchObject({
      body: { email: { state: 'profile_blocked', to: null } },
    });
    const page = (await (await pageOf(open)).text()).replaceAll(handle, 'barrier.ben');
    const { phone } = await pressShortcut(account, {
      shared: shared(url),
      openPage: () =>
        Promise.resolve(
          new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
        ),
    });
    expect(phone.said).toEqual([expect.stringMatching(/^Saved\. Email to .* is on its way\.$/)]);
    expect(await savedOf('barrier.ben')).toMatchObject([{ email_source: 'bio' }]);
  });

  it('with a page source of 2.1 MB in a second try, without it', async () => {
    const { handle, url } = creator('large page');
    const { phone } = await pressShortcut(account, {
      shared: shared(url),
      openPage: () =>
        Promise.resolve(
          new Response(`<html>${'x'.repeat(2_100_000)}</html>`, {
            headers: { 'content-type': 'text/html' },
          }),
        ),
    });
    expect((await capturesOf(phone)).map((fields) => 'html' in fields)).toEqual([true, false]);
    expect(phone.said).toEqual([expect.stringMatching(/^Saved\. /)]);
    expect(await savedOf(handle)).toHaveLength(1);
  });
});

describe('the shortcut shows what the endpoint refuses', () => {
  it.each([
    [
      'a key that is not valid',
      () => ({ api_key: createApiKey((size) => new Uint8Array(size)) }),
      'This API key is not valid. Copy the current one from the API Key page.',
    ],
    [
      'no key at all',
      () => ({ api_key: '' }),
      'Send your API key with the request. You’ll find it on the API Key page.',
    ],
  ])('%s', async (_, owner, sentence) => {
    const { phone, ending } = await pressShortcut(owner(), { shared: shared(creator('key').url) });
    expect(ending).toEqual({ kind: 'finished' });
    expect(phone).toMatchObject({ said: [sentence], opened: [] });
  });

  it('no credits', async () => {
    const poor = await openTestAccount(0);
    const { phone } = await pressShortcut(poor, {
      shared: shared(creator('poor').url),
      clipboard: 'mine',
    });
    expect(phone.said).toEqual([
      expect.stringMatching(/^No credits left\. Nothing was saved or sent\./),
    ]);
    expect(phone.opened).toEqual([]);
    expect(phone.clipboardText()).toBe('mine');
    expect(await countOf(creatorDocument.collection(poor.uid))).toBe(0);
  });

  it('a link of another site, whose page the phone cannot open', async () => {
    const { phone } = await pressShortcut(account, { shared: shared('https://example.com/ann') });
    expect(phone.requests.map(({ method }) => method)).toEqual(['POST']);
    expect(phone.said).toEqual([
      'That’s not a TikTok or Instagram profile. Open the profile and share its link.',
    ]);
  });
});
