import { describe, expect, it } from 'vitest';
import { data, ilsa, read, user } from '../../../test/tiktok-data.ts';

const blocked = (reason: string) => ({ kind: 'blocked', reason });

describe('a page of TikTok without a profile', () => {
  it.each([
    ['without the profile', data({}), 200, 'shell'],
    ['with data that breaks off early', user(ilsa).slice(0, 300), 200, 'shell'],
    ['of another shape', data({ 'webapp.user-detail': ['surprise'] }), 200, 'shell'],
    [
      'that names somebody in its title alone',
      '<title>Ilsa (@ilsa.torvane) | TikTok</title>',
      200,
      'shell',
    ],
    [
      'that wants a login',
      data({ 'webapp.user-detail': { statusCode: 10101 } }),
      200,
      'login_required',
    ],
    [
      'of a private account without its user',
      data({ 'webapp.user-detail': { statusCode: 10222 } }),
      200,
      'login_required',
    ],
    [
      'of a private video',
      data({ 'webapp.video-detail': { statusCode: 10216 } }),
      200,
      'login_required',
    ],
    ['with an unknown code', data({ 'webapp.user-detail': { statusCode: 10201 } }), 200, 'error'],
    ['of the login', '<title>Log in | TikTok</title>', 200, 'login_wall'],
    ['of the login, in German', '<title>Anmelden | TikTok</title>', 200, 'login_wall'],
    ['that asks to allow cookies', '<title>TikTok</title><tiktok-cookie-banner>', 200, 'shell'],
    ['that refuses', '<title>TikTok</title>', 403, 'waf'],
    ['of a fault', '<title>TikTok</title>', 500, 'error'],
    [
      'with a puzzle',
      '<title>TikTok</title><div class="captcha-verify-container">Drag the slider</div>',
      200,
      'captcha',
    ],
  ])('%s is blocked, with its reason', (_, body, status, reason) => {
    expect(read(body, status)).toEqual(blocked(reason));
  });

  it.each([
    ['by its code', data({ 'webapp.user-detail': { statusCode: 10221 } }), 200],
    ['by another code', data({ 'webapp.user-detail': { statusCode: 10202 } }), 200],
    ['by its status', '<title>TikTok</title>', 404],
    [
      'by its title',
      "<title>Couldn't find this account. Visit TikTok to discover more.</title>",
      200,
    ],
  ])('is not found %s', (_, body, status) => {
    expect(read(body, status)).toEqual({ kind: 'not_found' });
  });
});

it('is no page of TikTok when it only embeds one', () => {
  const site = `<title>Ilsa Torvane</title><link rel="canonical" href="https://torvane.com/">
    <blockquote class="tiktok-embed" cite="https://www.tiktok.com/@ilsa.torvane/video/1"></blockquote>`;
  expect(read(site)).toBeNull();
});
