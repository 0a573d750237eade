import { describe, expect, it } from 'vitest';
import {
  friend,
  instagramUser as instagram,
  readAnswer as read,
} from '../../../test/profile-answers.ts';

describe('an answer without a profile', () => {
  const blocked = (reason: string) => ({ kind: 'blocked', reason });
  it.each([
    [
      'a puzzle',
      { code: '10000', from: 'shark_admin', type: 'verify', subtype: 'whirl', fp: 'verify_1' },
      'captcha',
    ],
    [
      'a puzzle elsewhere',
      { url: 'https://geo.captcha-delivery.com/captcha/?initialCid=1' },
      'captcha',
    ],
    [
      'a login',
      {
        message: 'Please wait a few minutes before you try again.',
        require_login: true,
        status: 'fail',
      },
      'login_required',
    ],
    [
      'a lost login',
      { message: 'login_required', error_title: 'You’ve been logged out', status: 'fail' },
      'login_required',
    ],
    [
      'a limit',
      { errors: [{ message: 'Rate limit exceeded' }], data: { user: null } },
      'login_required',
    ],
    ['a code for a login', { statusCode: 10101, statusMsg: '' }, 'login_required'],
    ['words for a login', { status_code: 8, status_msg: 'Please login first' }, 'login_required'],
    [
      'a checkpoint',
      { message: 'checkpoint_required', checkpoint_url: '/c/', status: 'fail' },
      'checkpoint',
    ],
    [
      'a challenge',
      { message: 'challenge_required', challenge: { url: '/challenge/' } },
      'checkpoint',
    ],
    [
      'a fault with a good status',
      { message: 'Sorry, there was a problem with your request.', status: 'ok' },
      'error',
    ],
    ['a fault', { errors: { error: ['Something went wrong'] }, status: 'ok' }, 'error'],
    ['an owner that is missing', { statusCode: 0, userInfo: {} }, 'shell'],
    ['an owner that is empty', { data: { user: {} }, status: 'ok' }, 'shell'],
    [
      'an owner without a bio',
      { data: { user: { username: 'ilsa.torvane', full_name: 'Ilsa', fbid: '1' } } },
      'shell',
    ],
    ['data that breaks off', '{"userInfo":{"user":{"uniqueId":"ilsa', 'error'],
    ['a note about the request alone', { detail: 'Something went wrong' }, 'error'],
    ['an unknown code', { statusCode: 10201, userInfo: {} }, 'error'],
  ])('is blocked by %s', (_, value, reason) => {
    expect(read(value)).toEqual(blocked(reason));
  });

  it.each([
    ['nobody', { data: { user: null }, status: 'ok' }],
    ['a code', { statusCode: 10221, userInfo: { user: {}, stats: {} } }],
    ['words', { message: 'User not found', status: 'fail' }],
    ['a vendor’s words', { success: false, error: 'This account does not exist' }],
  ])('is not found by %s', (_, value) => {
    expect(read(value)).toEqual({ kind: 'not_found' });
  });

  it('is limited by its status alone', () => {
    expect(read({ status: 'fail' }, 429)).toEqual(blocked('login_required'));
    expect(read({ error: 'gone' }, 404)).toEqual({ kind: 'not_found' });
  });

  it.each([
    [
      'a link page',
      { username: 'ilsa', bio: 'ilsa@torvane.com', links: [{ url: 'https://torvane.com' }] },
    ],
    ['several people as equals', { users: [friend, { ...instagram }] }],
    ['the viewer alone', { data: { viewer: { user: instagram } } }],
    ['broken JSON', '{"hello":'],
    [
      'a page of links with a message',
      { success: true, message: 'ok', profile: { username: 'ilsa', bio: 'x', infoLinks: [1] } },
    ],
    ['a user of another network', { username: 'ilsa', description: 'x', followers_count: 5 }],
    ['an empty list', []],
    ['a page of links with a user', { data: { user: { username: 'ilsa', links: ['x'] } } }],
  ])('is none of ours: %s', (_, value) => {
    expect(read(value)).toBeNull();
  });
});
