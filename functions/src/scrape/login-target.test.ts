import { expect, it } from 'vitest';
import { loginTarget } from './login-target.ts';

const instagram = (handle: string) => ({ platform: 'instagram', handle });
const tiktok = (handle: string) => ({ platform: 'tiktok', handle });

it.each([
  ['https://www.instagram.com/accounts/login/?next=%2Filsa.torvane%2F', instagram('ilsa.torvane')],
  [
    'https://www.instagram.com/accounts/login/?hl=de&next=https%3A%2F%2Fwww.instagram.com%2Filsa%2F%3Figsh%3D1',
    instagram('ilsa'),
  ],
  [
    'https://www.tiktok.com/login?lang=en&redirect_url=https%3A%2F%2Fwww.tiktok.com%2F%40ilsa%2Fvideo%2F1',
    tiktok('ilsa'),
  ],
  ['https://www.tiktok.com/login/phone-or-email?redirect_url=%2F%40ilsa', tiktok('ilsa')],
  ['https://www.instagram.com/accounts/login/?next=%2Fp%2FCabc%2F', null],
  ['https://www.instagram.com/accounts/login/', null],
  ['https://www.instagram.com/accounts/login/?next=https%3A%2F%2Filsa.com%2F', null],
  ['https://login.ilsa.com/login?next=https%3A%2F%2Fwww.tiktok.com%2F%40ilsa', null],
  ['https://nottiktok.com/login?redirect_url=https%3A%2F%2Fwww.tiktok.com%2F%40ilsa', null],
  ['https://www.tiktok.com/explore?redirect_url=https%3A%2F%2Fwww.tiktok.com%2F%40ilsa', null],
  ['https://www.tiktok.com/login?redirect_url=javascript%3Aalert(1)', null],
])('reads the way back in %s', (url, expected) => {
  expect(loginTarget(url)).toEqual(expected);
});
