import { describe, expect, it } from 'vitest';
import type { Platform } from '@vibes/core/creator/platform';
import { readProfilePage } from './read-profile-page.ts';

const json = (value: unknown, status = 200) => ({
  status,
  content_type: 'application/json',
  body: JSON.stringify(value),
});
const html = (body: string, status = 200) => ({ status, content_type: 'text/html', body });
const blocked = (reason: string) => ({ kind: 'blocked', reason });
const read = (platform: Platform, source: ReturnType<typeof html>) =>
  readProfilePage({ platform, handle: 'Ilsa.Torvane', ...source });

const tiktok = { uniqueId: 'ilsa.torvane', nickname: 'Ilsa', signature: 'tiny flats' };
const instagram = { username: 'ilsa.torvane', full_name: 'Ilsa', biography: 'tiny flats' };

describe('the profile asked for', () => {
  it('is read whatever the page is', () => {
    const pages = [
      ['tiktok', json({ userInfo: { user: tiktok } })],
      ['instagram', json({ data: { user: instagram } })],
      [
        'instagram',
        html(
          '<title>Ilsa (@ilsa.torvane) • Instagram photos and videos</title><meta name="description" content="9 Posts - Ilsa (@ilsa.torvane) on Instagram: &quot;tiny flats&quot;">',
        ),
      ],
      ['tiktok', html('ilsa.torvane\nIlsa\n1 Following\n2 Followers\n3 Likes\ntiny flats')],
    ] as const;
    for (const [platform, page] of pages) {
      expect(read(platform, page)).toMatchObject({ profile: { platform, handle: 'ilsa.torvane' } });
    }
  });

  it('has the platform of the request where a record leaves it open', () => {
    const record = json({ username: 'ilsa.torvane', bio: 'tiny flats', followers: 5 });
    expect(read('tiktok', record)).toMatchObject({ profile: { platform: 'tiktok' } });
    expect(read('instagram', record)).toMatchObject({ profile: { platform: 'instagram' } });
  });

  it('is picked from several people', () => {
    const users = [{ ...instagram, username: 'other' }, instagram];
    expect(read('instagram', json({ users }))).toMatchObject({
      profile: { handle: 'ilsa.torvane' },
    });
  });

  it('may come with a page that does not say all', () => {
    const item = { author: tiktok, desc: 'x' };
    expect(read('tiktok', json(item))).toMatchObject({ kind: 'profile', is_partial: true });
  });
});

describe('a page that is not of the profile asked for', () => {
  it.each<[string, Platform, ReturnType<typeof html>, string]>([
    [
      'of somebody else',
      'tiktok',
      json({ userInfo: { user: { ...tiktok, uniqueId: 'other' } } }),
      'shell',
    ],
    ['of the same name elsewhere', 'tiktok', json({ data: { user: instagram } }), 'shell'],
    [
      'that names somebody else',
      'instagram',
      html('<title>Other (@other) • Instagram photos</title>'),
      'shell',
    ],
    ['empty', 'tiktok', html(''), 'shell'],
    ['of another site', 'tiktok', html('<title>Ilsa</title><p>ilsa@torvane.com</p>'), 'shell'],
    ['that refuses', 'tiktok', html('Access denied', 403), 'waf'],
    ['that limits', 'instagram', html('', 429), 'login_required'],
    ['of a fault', 'tiktok', html('oops', 500), 'error'],
    ['of a fault', 'instagram', html('oops', 502), 'error'],
    ['of broken JSON', 'tiktok', html('{"userInfo":'), 'error'],
    ['of broken JSON', 'instagram', html('{"data":{"user":{"username":"il'), 'error'],
    [
      'of a challenge',
      'instagram',
      html('<title>Just a moment...</title><script>_cf_chl_opt={}</script>', 403),
      'bot_challenge',
    ],
    ['of an unknown answer', 'instagram', json({ hello: 'world' }), 'error'],
  ])('%s is blocked, with its reason', (_, platform, source, reason) => {
    expect(read(platform, source)).toEqual(blocked(reason));
  });

  it('is not found by its status', () => {
    expect(read('tiktok', html('<p>no such page</p>', 404))).toEqual({ kind: 'not_found' });
    expect(read('instagram', html('<p>no such page</p>', 404))).toEqual({ kind: 'not_found' });
  });

  it('was too large when it was cut before its data', () => {
    for (const body of ['<p>', '{"data":{"user":{"biography":"tiny']) {
      expect(read('tiktok', { ...html(body), is_cut: true } as never)).toEqual(
        blocked('too_large'),
      );
    }
  });
});
