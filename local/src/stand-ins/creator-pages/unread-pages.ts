import { html, json, moved, type PageAnswer } from './page-answer.ts';

/** Longer than a page may take, and short enough to wait for. */
const SLOW = 6000;

/** TikTok's slider: JSON in place of the page. */
const tiktokCaptcha = {
  code: '10000',
  from: 'shark_admin',
  type: 'verify',
  region: 'invented',
  subtype: 'slide',
  detail: 'invented',
  fp: 'verify_invented',
};

const rehydration = (state: string) =>
  '<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"><title>TikTok - Make Your Day</title>' +
  '</head><body><div id="app"></div><script id="__UNIVERSAL_DATA_FOR_REHYDRATION__"' +
  ` type="application/json">${state}</script></body></html>`;

/** A complete page of TikTok without a profile. */
const tiktokShell = rehydration(
  '{"__DEFAULT_SCOPE__":{"webapp.app-context":{"language":"en","region":"US"},' +
    '"webapp.i18n-translation":{"banToWeb_appealPg_email_placeholder":"example@example.com"}}}',
);

/** State that ends in the middle of a word. */
const cutState = rehydration(
  '{"__DEFAULT_SCOPE__":{"webapp.user-detail":{"userInfo":{"user":{"id":"1","uniqueId":"garbled.g',
);

/** The bot check that many hosts put before their pages. */
const botCheck =
  '<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title>' +
  '<meta name="robots" content="noindex,nofollow"></head><body><div class="main-wrapper">' +
  '<noscript>Enable JavaScript and cookies to continue</noscript></div>' +
  "<script>window._cf_chl_opt={cType:'managed',cRay:'invented'};</script></body></html>";

/** 10 MB in which the profile would come last. */
const endless = () =>
  `<!DOCTYPE html><html><head><title>TikTok</title></head><body>${'<p>invented filler</p>'.repeat(480_000)}</body></html>`;

/** Instagram's answers to strangers who send too many requests, and to suspicious accounts. */
const instagramWait = {
  message: 'Please wait a few minutes before you try again.',
  require_login: true,
  igweb_rollout: true,
  status: 'fail',
};
const instagramCheckpoint = {
  message: 'checkpoint_required',
  checkpoint_url: 'https://www.instagram.com/challenge/invented/',
  lock: false,
  status: 'fail',
};

/** The answers of profile addresses that cannot be read, by the fault. */
export const UNREAD_PAGES = {
  captcha: () => json(tiktokCaptcha),
  bot_challenge: () => html(botCheck, 403),
  shell: () => html(tiktokShell),
  login_required: () => json(instagramWait, 401),
  checkpoint: () => json(instagramCheckpoint, 400),
  error: () => html('<!DOCTYPE html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>', 502),
  rate_limited: () => html('<!DOCTYPE html><title>Too Many Requests</title>', 429),
  slow: () => ({ ...html(tiktokShell), delay_ms: SLOW }),
  too_large: () => html(endless()),
  not_html: (): PageAnswer => ({ ...html('%PDF-1.7 invented'), content_type: 'application/pdf' }),
  inward: () => moved('http://10.0.0.1/invented'),
  circle: (url: URL) => moved(url.href),
  malformed: () => html(cutState),
} as const;
export type UnreadPage = keyof typeof UNREAD_PAGES;

/** The same bot check before a creator's own site. */
export const botCheckPage = () => html(botCheck, 403);
