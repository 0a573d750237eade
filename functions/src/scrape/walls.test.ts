import { expect, it } from 'vitest';
import { findWall } from './find-wall.ts';
import { WALLS, type WallField, type WallMeaning } from './walls.ts';

type Place = keyof typeof WALLS;

/** An example of each mark of the table, in its order. */
const EXAMPLES: [Place, WallMeaning, WallField, string][] = [
  ['check', 'waf', 'body', '<script src="/waf-aiso/1.js">'],
  ['check', 'captcha', 'body', '<div id="px-captcha">'],
  ['check', 'waf', 'body', '<p id="cs"></p><p id="wci"></p>'],
  ['check', 'bot_challenge', 'body', '<script>window._cf_chl_opt={}'],
  ['check', 'waf', 'body', '<h1>Sorry, you have been blocked</h1>'],
  ['check', 'waf', 'body', 'error code: 1020'],
  ['check_title', 'waf', 'title', 'Access Denied'],
  ['check_title', 'captcha', 'title', 'Robot Check'],
  ['check_title', 'bot_challenge', 'title', 'Nur einen Moment…'],
  ['check_widget', 'captcha', 'body', '<div class="h-captcha">'],
  ['check_widget', 'bot_challenge', 'body', '<div class="cf-turnstile">'],
  ['tiktok', 'not_found', 'status', '404'],
  ['tiktok', 'not_found', 'title', "Couldn't find this account. Visit TikTok to discover more."],
  ['tiktok', 'not_found', 'body', '<p data-e2e="user-page-error">'],
  ['tiktok', 'login_wall', 'title', 'Anmelden | TikTok'],
  ['tiktok', 'login_wall', 'address', 'https://www.tiktok.com/login?next=/'],
  ['tiktok', 'waf', 'status', '403'],
  ['tiktok', 'error', 'status', '500'],
  ['tiktok', 'error', 'heading', 'Something went wrong'],
  ['instagram', 'not_found', 'status', '404'],
  ['instagram', 'not_found', 'title', 'Página no encontrada • Instagram'],
  ['instagram', 'checkpoint', 'address', 'https://www.instagram.com/challenge/?next=/'],
  ['instagram', 'checkpoint', 'body', '{"message":"checkpoint_required"}'],
  ['instagram', 'login_wall', 'address', 'https://www.instagram.com/accounts/login/'],
  ['instagram', 'not_found', 'body', "<h2>Sorry, this page isn't available.</h2>"],
  ['instagram', 'shell', 'title', 'Cookie settings | Instagram'],
  ['instagram', 'shell', 'address', 'https://www.instagram.com/consent/'],
  ['instagram', 'login_required', 'status', '429'],
  ['instagram', 'error', 'status', '502'],
  ['instagram', 'error', 'heading', 'Ein Fehler ist aufgetreten'],
  ['instagram_nobody', 'login_wall', 'title', 'ログイン • Instagram'],
  ['instagram_nobody', 'login_wall', 'og_title', 'Instagram'],
  ['instagram_nobody', 'login_wall', 'body', '<form id="loginForm">'],
  ['text', 'not_found', 'short_line', 'Dieses Konto konnte nicht gefunden werden'],
  ['text', 'captcha', 'says', 'Ziehe den Schieberegler, um das Puzzle zu vervollständigen'],
  ['text', 'login_wall', 'says', 'Telefonnummer, Benutzername oder E-Mail-Adresse'],
  ['text', 'captcha', 'says', 'Drag the slider to fit the puzzle'],
  ['text', 'bot_challenge', 'says', 'Verify you are human'],
  ['text', 'checkpoint', 'says', 'Suspicious Login Attempt'],
  ['text', 'login_required', 'says', 'Please wait a few minutes before you try again.'],
  ['text', 'login_wall', 'says', 'Log in to TikTok'],
  ['answer', 'not_found', 'code', '10221'],
  ['answer', 'login_required', 'code', '10101'],
  ['answer', 'captcha', 'code', '10000'],
  ['answer', 'checkpoint', 'says', 'challenge_required'],
  ['answer', 'captcha', 'says', 'verify_check'],
  ['answer', 'login_required', 'says', 'Rate limit exceeded'],
  ['answer', 'not_found', 'says', 'This account does not exist'],
  ['linked', 'not_found', 'status', '410'],
  ['linked', 'rate_limited', 'status', '429'],
  ['linked', 'error', 'status', '503'],
  ['linked', 'not_found', 'title', '404'],
  ['linked', 'not_found', 'says', 'This page was removed.'],
  ['notice', 'error', 'says', 'Se ha producido un error'],
  ['linked_answer', 'not_found', 'status', '404'],
  ['linked_answer', 'not_found', 'says', 'no such page'],
  ['linked_answer', 'rate_limited', 'status', '429'],
  ['linked_answer', 'rate_limited', 'says', 'too many requests'],
];

it.each(EXAMPLES)('%s: %s by %s, as in %s', (place, means, field, text) => {
  expect(findWall(place, { [field]: text })).toBe(means);
});

it('each mark has an example, and no mark fits nothing', () => {
  const marks = Object.entries(WALLS).flatMap(([place, groups]) =>
    groups.flatMap((group) => Object.keys(group).map((name) => `${place}: ${name}`)),
  );
  expect(EXAMPLES.map(([place, means, field]) => `${place}: ${means} by ${field}`)).toEqual(marks);
  for (const place of Object.keys(WALLS) as Place[]) expect(findWall(place, {})).toBeNull();
});
