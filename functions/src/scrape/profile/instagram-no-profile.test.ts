import { describe, expect, it } from 'vitest';
import { readProfile } from './read-profile.ts';

const read = (body: string, status = 200) =>
  readProfile({ status, content_type: '', body: `<!DOCTYPE html><html><head>${body}</html>` });
const blocked = (reason: string) => ({ kind: 'blocked', reason });

describe('a page of Instagram without a profile', () => {
  it.each([
    ['that asks to log in', '<title>Login • Instagram</title>', 200, 'login_wall'],
    ['that asks to log in, in Polish', '<title>Zaloguj się • Instagram</title>', 200, 'login_wall'],
    ['that asks to log in, in Japanese', '<title>ログイン • Instagram</title>', 200, 'login_wall'],
    ['of the front door', '<title>\n Instagram\n </title>', 200, 'login_wall'],
    [
      'sent to the login',
      '<link rel="canonical" href="https://www.instagram.com/accounts/login/">',
      200,
      'login_wall',
    ],
    [
      'of a checkpoint',
      '<link rel="canonical" href="https://www.instagram.com/challenge/?next=/">',
      200,
      'checkpoint',
    ],
    [
      'of a checkpoint in its data',
      '<title>Instagram</title><script>{"message":"checkpoint_required"}</script>',
      400,
      'checkpoint',
    ],
    ['that asks to allow cookies', '<title>Cookie settings | Instagram</title>', 200, 'shell'],
    ['that limits', '<title>Instagram</title>', 429, 'login_required'],
    ['of a fault', '<title>Error | Instagram</title>', 502, 'error'],
    [
      'without its data',
      '<title>Reels | Instagram</title><meta property="og:site_name" content="Instagram"><link rel="canonical" href="https://www.instagram.com/reels/">',
      200,
      'login_wall',
    ],
    ['of nothing', '<meta property="og:site_name" content="Instagram">', 200, 'shell'],
  ])('%s is blocked, with its reason', (_, body, status, reason) => {
    expect(read(body, status)).toEqual(blocked(reason));
  });

  it.each([
    ['by its title', '<title>Page not found • Instagram</title>', 200],
    ['by its title, in Spanish', '<title>Página no encontrada • Instagram</title>', 200],
    [
      'by its words',
      '<title>Instagram</title><h2>Sorry, this page isn&#039;t available.</h2>',
      200,
    ],
    ['by its status', '<title>Instagram</title>', 404],
  ])('is not found %s', (_, body, status) => {
    expect(read(body, status)).toEqual({ kind: 'not_found' });
  });
});
