import { describe, expect, it } from 'vitest';
import { findBotCheck } from './bot-check.ts';

const check = (body: string, status = 200) => findBotCheck({ status, content_type: '', body });
const page = (title: string, body = '') =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body>${body}</body></html>`;

describe('a page that checks for robots', () => {
  it.each([
    [
      'TikTok’s proof of work',
      page(
        'Please wait...',
        '<p id="cs" class="x"></p><p id="wci"></p><p id="rci"></p><p id="rs"></p>',
      ),
      'waf',
    ],
    ['TikTok’s firewall', page('', '<script src="/waf-aiso/1.js"></script>'), 'waf'],
    [
      'Cloudflare’s challenge',
      page('Just a moment...', '<script>window._cf_chl_opt={}</script>'),
      'bot_challenge',
    ],
    [
      'Cloudflare’s challenge, in German',
      page('Nur einen Moment…', '<div class="cf-turnstile"></div>'),
      'bot_challenge',
    ],
    [
      'Cloudflare’s refusal',
      page('Attention Required! | Cloudflare', '<h1>Sorry, you have been blocked</h1>'),
      'bot_challenge',
    ],
    ['Cloudflare’s code', 'error code: 1020', 'bot_challenge'],
    [
      'Akamai’s refusal',
      page('Access Denied', 'Reference #18.2d 	https://errors.edgesuite.net/18.2d'),
      'bot_challenge',
    ],
    ['Akamai’s challenge', page('', '<div id="sec-if-cpt-container"></div>'), 'bot_challenge'],
    [
      'PerimeterX’s press and hold',
      page('Access to this page has been denied', '<div id="px-captcha"></div>'),
      'captcha',
    ],
    [
      'PerimeterX’s refusal',
      page('Access to this page has been denied.', '<script>window._pxAppId="PX1"</script>'),
      'bot_challenge',
    ],
    [
      'DataDome’s puzzle',
      page(
        'x',
        '<script>var dd={}</script><iframe src="https://geo.captcha-delivery.com/captcha/?c=1">',
      ),
      'captcha',
    ],
    [
      'DataDome’s check',
      page('x', '<script src="https://ct.captcha-delivery.com/i.js"></script>'),
      'bot_challenge',
    ],
    ['the challenge of AWS', page('', '<script>window.gokuProps = {}</script>'), 'bot_challenge'],
    [
      'the puzzle of AWS',
      page(
        'Human Verification',
        '<script src="https://a.captcha.awswaf.com/x/captcha.js"></script>',
      ),
      'captcha',
    ],
    ['hCaptcha alone on a page', page('Verify', '<div class="h-captcha"></div>'), 'captcha'],
    ['reCAPTCHA under a title', page('Robot Check', '<div class="g-recaptcha"></div>'), 'captcha'],
    [
      'Imperva’s refusal',
      page('', 'Request unsuccessful. Incapsula incident ID: 1-2'),
      'bot_challenge',
    ],
    [
      'Imperva’s frame',
      page('', '<iframe src="/_Incapsula_Resource?x=1"></iframe>'),
      'bot_challenge',
    ],
    [
      'a firewall’s refusal',
      page(
        'Request Rejected',
        'The requested URL was rejected. Please consult with your administrator.',
      ),
      'waf',
    ],
    ['Vercel’s checkpoint', page('Vercel Security Checkpoint'), 'bot_challenge'],
    [
      'a page that asks',
      page('Are you a robot?', 'Please confirm you are human.'),
      'bot_challenge',
    ],
  ])('%s', (_, body, cause) => {
    expect(check(body)).toBe(cause);
  });
});

describe('a page of its own', () => {
  const words = 'tiny flats, and how I live in them. '.repeat(60);
  it.each([
    [
      'with a captcha in its form',
      page('Contact', `${words}<form><div class="g-recaptcha"></div></form>`),
    ],
    [
      'with a captcha and an address',
      page('Contact', '<a href="mailto:ilsa@torvane.com">write</a><div class="h-captcha"></div>'),
    ],
    ['watched by a sensor', page('Ilsa', `${words}<script>window._pxAppId="PX1"</script>`)],
    [
      'behind Cloudflare',
      page(
        'Ilsa',
        `${words}<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>`,
      ),
    ],
    ['that speaks of a moment', page('Un momento con Ilsa', words)],
    ['without words', page('Ilsa')],
    ['of nothing', ''],
  ])('%s is no check', (_, body) => {
    expect(check(body)).toBeNull();
  });
});

it('takes time in proportion to the page', { timeout: 2000 }, () => {
  for (const piece of ['<', '<script', '<a>', '<title>', 'id="']) {
    expect(check(`<p>${piece.repeat(140_000 / piece.length)}`)).toBeNull();
  }
});
