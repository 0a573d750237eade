import { beforeAll, describe, expect, it } from 'vitest';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { creditsOf, openTestAccount, requestCapture } from '../support/account.ts';
import { database } from '../support/database.ts';

/** A request is answered within ten seconds, however slow the pages are. */
const ANSWER = 10_000;

let account: ReadyAccount;
beforeAll(async () => {
  account = await openTestAccount(50);
});

const tiktok = (handle: string) => `https://www.tiktok.com/@${handle}`;
const instagram = (handle: string) => `https://www.instagram.com/${handle}/`;

describe('the search for an address leads', () => {
  it.each([
    ['to a link page', 'sunnysprout', 'https://linktr.ee/sunnysprout'],
    ['to the contact page of an own site', 'veraveneer', 'https://veraveneer.com/contact'],
    ['to the data of a page drawn in the browser', 'shea.shells', 'https://taplink.cc/shea.shells'],
    ['to the end of a large page', 'marathon.mia', 'https://marathonmia.com'],
    ['through a page older than UTF-8', 'wako.kiln', 'https://wako-kiln.com'],
  ])('%s', async (_, handle, email_found_at) => {
    const { body } = await requestCapture(account, { url: tiktok(handle) });
    expect(body).toMatchObject({
      outcome: 'created',
      creator: { email_source: 'linktree', email_found_at },
      email: { state: 'queued' },
    });
  });

  it('to “no address” when every page was read, and to “unknown” when one was blocked', async () => {
    const read = await requestCapture(account, { url: instagram('edda.weaves') });
    expect(read.body).toMatchObject({ email: { state: 'none_found', to: null } });
    const closed = await requestCapture(account, { url: tiktok('wallywaves') });
    expect(closed.body).toMatchObject({ email: { state: 'search_unfinished', to: null } });
  });
});

it('finds the author of a reel, and not the sponsor in its caption', async () => {
  const { body } = await requestCapture(account, { url: instagram('reel/CxPlates01') });
  expect(body).toMatchObject({
    outcome: 'created',
    creator: { instagram_username: 'jonas.plates', email_source: 'bio' },
    email: { state: 'queued' },
  });
  expect(JSON.stringify(body)).not.toContain('glaze-sponsor');
});

describe('a profile that cannot be read is saved, free of charge and in time', () => {
  it.each([
    ['a captcha', tiktok('captcha.cleo')],
    ['a bot check', tiktok('barrier.ben')],
    ['a shell', tiktok('hollow.hal')],
    ['broken state', tiktok('garbled.gus')],
    ['a page for those who sign in', instagram('gated.greta')],
    ['a checkpoint', instagram('checked.chen')],
    ['an error', tiktok('broken.bo')],
    ['a host that asks us to wait', tiktok('busy.bea')],
    ['a slow page', tiktok('slow.sloan')],
    ['10 MB', tiktok('endless.enzo')],
    ['a PDF', tiktok('papered.pia')],
    ['a redirect to a private address', tiktok('inward.ines')],
    ['a redirect in a circle', tiktok('circling.cira')],
  ])('%s', async (_, url) => {
    const { charges } = await creditsOf(account.uid);
    const started = performance.now();
    const { status, body } = await requestCapture(account, { url });
    expect(performance.now() - started).toBeLessThan(ANSWER);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { outcome: 'created', email: { state: 'profile_blocked', to: null } },
    });
    expect(await creditsOf(account.uid)).toMatchObject({ charges });
    const db = await database();
    const id = body.ok ? (body.creator.id ?? '') : '';
    const creator = await db.doc(`users/${account.uid}/creators/${id}`).get();
    expect(creator.get('read_state')).toBe('blocked');
  });

  it('and is read again at the next request', async () => {
    const url = tiktok('hollow.hal');
    expect((await requestCapture(account, { url })).body).toMatchObject({
      outcome: 'updated',
      email: { state: 'profile_blocked' },
    });
    const html = `<html><body><script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">${JSON.stringify(
      {
        __DEFAULT_SCOPE__: {
          'webapp.user-detail': {
            statusCode: 0,
            userInfo: {
              user: { uniqueId: 'hollow.hal', nickname: 'Hal', signature: 'hal@hollowhal.com' },
            },
          },
        },
      },
    )}</script></body></html>`;
    expect((await requestCapture(account, { url, html })).body).toMatchObject({
      outcome: 'updated',
      email: { state: 'queued', to: 'hal@hollowhal.com' },
    });
  });
});

it('a profile that does not exist is not blocked', async () => {
  const { status, body } = await requestCapture(account, { url: tiktok('nowhere_at_all') });
  expect({ status, body }).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
});

it('a private profile is read', async () => {
  const { body } = await requestCapture(account, { url: tiktok('veiled.viola') });
  expect(body).toMatchObject({ email: { state: 'queued', to: 'viola@veiledviola.com' } });
});
