import type { BlockCause } from '@vibes/core/creator/block-cause';
import type { PageCopy } from './page-copy.ts';

const LONGEST_CHECK_PAGE = 150_000;
/** More words than this are a page of its own that happens to carry a widget. */
const MOST_WORDS = 1500;
const FEW_WORDS = 300;
const LONGEST_TITLE = 60;

/** Marks only a check's own page carries, by who makes it. */
const SURE: [BlockCause, string[]][] = [
  ['waf', ['_wafchallengeid', 'waforiginalreid', '/waf-aiso/', 'SlardarWAF']],
  [
    'captcha',
    [
      'id="px-captcha"',
      'geo.captcha-delivery.com/captcha',
      'captcha.awswaf.com',
      'AwsWafCaptcha',
      'tiktok-verify-page',
      'captcha-verify-container',
      'captcha_verify_container',
      'secsdk-captcha-drag',
    ],
  ],
  [
    'bot_challenge',
    [
      '_cf_chl_opt',
      'cf-browser-verification',
      'Sorry, you have been blocked',
      'captcha-delivery.com',
      'window.gokuProps',
      'awsWafCookieDomainList',
      'sec-if-cpt-container',
      'errors.edgesuite.net',
      'Incapsula incident ID',
      'sucuri_cloudproxy_js',
      '_kpsdk',
      'anubis_challenge',
      '/.well-known/vercel/security/',
    ],
  ],
  ['waf', ['The requested URL was rejected. Please consult', 'Sucuri WebSite Firewall']],
];

/** Marks that a small page of an honest site may carry too: a form with a captcha, a sensor script. */
const WIDGETS: [BlockCause, RegExp][] = [
  [
    'captcha',
    /\b(?:h-captcha|hcaptcha\.com|g-recaptcha|recaptcha\/(?:api|enterprise)|arkoselabs|funcaptcha|geetest|captcha[-_]container)\b|id="captcha/i,
  ],
  [
    'bot_challenge',
    /_Incapsula_Resource|cf-turnstile|_pxAppId|perimeterx|datadome|\bbm-verify|_abck/i,
  ],
];

const TITLES: [BlockCause, RegExp][] = [
  [
    'captcha',
    /^(?:captcha|verify to continue|slide to verify|security verification|human verification|robot check)/i,
  ],
  [
    'bot_challenge',
    /^(?:just a moment|attention required|one moment|please wait\b|checking your browser|access to this page has been denied|access denied|pardon our interruption|are you (?:a )?(?:human|robot)|(?:please )?verify(?:ing)? (?:that )?you are (?:a )?human|vercel security checkpoint|security check|ddos-guard|ddos protection|request unsuccessful|making sure you.re not a bot|bot verification|client challenge|nur einen moment|einen moment,? bitte|un instant|un momento|um momento|één moment|een ogenblik|bir dakika|один момент|chwileczkę|请稍候|請稍候|しばらくお待ち|잠시만 기다)/iu,
  ],
];

/** Letters a visitor would see, roughly, counted no further than needed. */
function countWords(body: string): number {
  let count = 0;
  let at = 0;
  while (at < body.length && count <= MOST_WORDS) {
    const open = body.indexOf('<', at);
    const stop = open < 0 ? body.length : open;
    count += body.slice(at, stop).trim().length;
    const isRaw = /^<(?:script|style|noscript|title)/i.exec(body.slice(stop, stop + 10));
    const end = isRaw ? body.indexOf('</', stop + 2) : body.indexOf('>', stop);
    at = end < 0 ? body.length : end + 1;
    if (isRaw && end >= 0) at = body.indexOf('>', end) + 1 || body.length;
  }
  return count;
}

/**
 * A page that only asks whether a person is there, or turns the reader away
 * for not looking like one: TikTok's proof of work (`waf`), a puzzle
 * (`captcha`), anyone's challenge (`bot_challenge`). Null for every other page,
 * also one whose form carries such a widget.
 */
export function findBotCheck({ body }: PageCopy): BlockCause | null {
  if (body.length > LONGEST_CHECK_PAGE) return null;
  const sure = SURE.find(([, marks]) => marks.some((mark) => body.includes(mark)));
  if (sure?.[0] === 'captcha' || sure?.[0] === 'waf') return sure[0];
  // TikTok's waiting page: its proof of work hides in elements of these names.
  if (/\bid="?wci\b/.test(body) && /\bid="?cs\b/.test(body)) return 'waf';
  if (sure) return sure[0];
  if (/^\s{0,9}error code: 10\d\d\s{0,9}$/.test(body)) return 'bot_challenge';
  const isHonest = body.includes('mailto:') || body.includes('type="email"');
  if (isHonest || !/^\s{0,99}</.test(body)) return null;
  const words = countWords(body);
  if (words > MOST_WORDS) return null;
  const widget = WIDGETS.find(([, mark]) => mark.test(body))?.[0];
  const title = /<title[^>]{0,200}>\s{0,99}([^<]{0,200})/i.exec(body)?.[1]?.trim() ?? '';
  const isShort = title.length <= LONGEST_TITLE;
  const titled = isShort ? TITLES.find(([, mark]) => mark.test(title))?.[0] : undefined;
  if (titled) return widget === 'captcha' ? widget : titled;
  return widget && words < FEW_WORDS ? widget : null;
}
