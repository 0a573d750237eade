import { describe, expect, it } from 'vitest';
import { readLinkPage } from './read-link-page.ts';

const read = (body: string, url: string) =>
  readLinkPage({ url, status: 200, content_type: 'text/html', body });

const doc = (head: string, body: string) =>
  `<!doctype html><html lang="en" class="notion-html"><head><meta charset="utf-8">${head}</head><body class="notion-body">${body}</body></html>`;
const NOTION_HEAD = `<title>Ilsa Torvane</title><meta name="viewport" content="width=device-width"><meta name="description" content="A collaborative workspace for notes, projects and knowledge"><meta property="og:site_name" content="Notion"><link rel="stylesheet" href="/_assets/app-41.css"><script defer src="/_assets/app-af2.js"></script>`;
const NOTICE =
  'JavaScript must be enabled in order to use Notion.<br>Please enable JavaScript to continue.';
const CONFIG = `<script>window.CONFIG={"env":"production","domainName":"www.notion.so","publicDomainName":"notion.site","offline":true,"googleOAuth":{"clientId":"905154081809"},"version":"23.13"};</script>`;
const STATE = `<script>window.__notion_html_async=[];__notion_html_async.push("append",{"requireSsr":false,"buildId":"x"})</script>`;

const SHELLS: [string, string][] = [
  ['nothing drawn', '<div id="notion-app"></div>'],
  ['a notice below it', `<div id="notion-app"></div><noscript>${NOTICE}</noscript>`],
  [
    'a notice on it',
    `<noscript></noscript><div id="notion-app"></div><div class="notice">${NOTICE}</div>`,
  ],
  [
    'a link to its front page',
    `<div id="notion-app"></div><p>${NOTICE}</p><a href="https://www.notion.so">Notion</a>`,
  ],
  ['its settings', `<div id="notion-app"></div>${CONFIG}${STATE}`],
  [
    'a skeleton',
    '<div id="notion-app"><div class="notion-skeleton"><div></div><div></div></div></div>',
  ],
  [
    'its address for help',
    `<div id="notion-app"></div><noscript>${NOTICE} Or write to team@makenotion.com</noscript>`,
  ],
];

describe('a page of Notion', () => {
  it.each(SHELLS)('with %s could not be read', (_, body) => {
    for (const url of ['https://ilsa.notion.site/Contact-1f', 'https://torvane.com/contact']) {
      expect(read(doc(NOTION_HEAD, body), url)).toEqual({ kind: 'blocked', reason: 'needs_api' });
    }
  });

  it('that was drawn before it was sent is read', () => {
    const text =
      '<h1>Work with me</h1><p>I draw small flats. Write to <a href="mailto:m@torvane.com">m@torvane.com</a></p>';
    const body = `<div id="notion-app"><div class="notion-page-content">${text}</div></div><noscript>${NOTICE}</noscript>${CONFIG}`;
    expect(read(doc(NOTION_HEAD, body), 'https://ilsa.notion.site/Contact-1f')).toMatchObject({
      addresses: [{ address: 'm@torvane.com' }],
    });
    const silent =
      '<div id="notion-app"><h1>Prices</h1><p>A drawing costs forty, a wall four hundred.</p></div>';
    expect(read(doc(NOTION_HEAD, silent), 'https://ilsa.notion.site/x')).toMatchObject({
      kind: 'page',
      addresses: [],
    });
  });
});

describe('the empty page of another app', () => {
  it.each([
    ['Flutter', '<script src="flutter_bootstrap.js" async></script>'],
    [
      'Flutter, with its loader',
      '<div id="loading">Loading…</div><script src="main.dart.js"></script>',
    ],
    [
      'Bubble',
      '<div class="main-page bubble-element Page"></div><script src="/package/run_js/x.js"></script>',
    ],
    [
      'React',
      '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/static/js/main.js"></script>',
    ],
    [
      'Vue',
      '<noscript><strong>We’re sorry but shop doesn’t work properly without JavaScript enabled. Please enable it to continue.</strong></noscript><div id="app"></div><script src="/js/app.js"></script>',
    ],
    ['Angular', '<app-root></app-root><script src="main.js" type="module"></script>'],
    [
      'Angular, waiting',
      '<app-root><div class="spinner">Just a second…</div></app-root><script src="main.js" type="module"></script>',
    ],
    [
      'Glide',
      '<div id="root"><div class="splash"><img src="/s.png" alt="logo"></div></div><script src="/a.js"></script>',
    ],
    [
      'Canva',
      '<div id="root"></div><script>window["bootstrap"]=JSON.parse(\'{"page":{"A":"x"},"flags":{"a":true}}\');</script><script src="/a.js"></script>',
    ],
    [
      'Ember',
      '<script src="/assets/vendor.js"></script><div id="ember-basic-dropdown-wormhole"></div>',
    ],
    [
      'a notice in German',
      '<div id="app"></div><p>Bitte aktivieren Sie JavaScript, um diese Seite anzuzeigen.</p><script src="/a.js"></script>',
    ],
    [
      'a notice in French',
      '<div id="app"></div><p>Veuillez activer JavaScript pour continuer sur ce site.</p><script src="/a.js"></script>',
    ],
    [
      'a notice in Spanish',
      '<div id="app"></div><p>Es necesario habilitar JavaScript para ver esta página.</p><script src="/a.js"></script>',
    ],
    [
      'a notice in Japanese',
      '<div id="app"></div><p>このページを表示するにはJavaScriptを有効にしてください。</p><script src="/a.js"></script>',
    ],
  ])('of %s could not be read', (_, body) => {
    const html = `<!doctype html><html><head><title>Ilsa Torvane</title></head><body>${body}</body></html>`;
    expect(read(html, 'https://torvane.com/')).toEqual({ kind: 'blocked', reason: 'needs_api' });
  });
});

describe('a page of a builder that draws it before it is sent', () => {
  const TEXT = '<h1>Ilsa Torvane</h1><p>I draw very small flats and write about them.</p>';
  const MAIL = '<p>m@torvane.com</p>';
  it.each([
    [
      'Wix',
      (text: string) =>
        `<div id="SITE_CONTAINER"><div id="main_MF"><main id="PAGES_CONTAINER">${text}</main></div></div><script type="application/json" id="wix-warmup-data">{"platform":{"ssrPropsUpdates":[]},"pages":{"compIdToTypeMap":{}}}</script><script src="https://static.parastorage.com/a.js"></script>`,
    ],
    [
      'Squarespace',
      (text: string) =>
        `<div id="siteWrapper"><main id="page"><section class="page-section"><div class="sqs-html-content">${text}</div></section></main></div><script>Static.SQUARESPACE_CONTEXT={"website":{"contactEmail":"login@torvane.com"}}</script><script src="https://assets.squarespace.com/a.js"></script>`,
    ],
    [
      'Webflow',
      (text: string) =>
        `<div class="w-container">${text}</div><div class="w-form"><form><input type="email"></form><div class="w-form-done">Thank you!</div></div><script src="https://uploads.webflow.com/a.js"></script>`,
    ],
    [
      'Framer',
      (text: string) =>
        `<div id="main" data-framer-hydrate-v2="{&quot;routeId&quot;:&quot;augiA20Il&quot;,&quot;localeId&quot;:&quot;default&quot;}"><div class="framer-x1">${text}</div></div><script type="framer/appear" id="__framer__appearAnimationsContent">{"x":{"default":{}}}</script><script type="module" src="https://framerusercontent.com/a.mjs"></script>`,
    ],
    [
      'Next.js',
      (text: string) =>
        `<div id="__next">${text}</div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{}},"page":"/"}</script><script src="/_next/a.js"></script>`,
    ],
    [
      'Carrd',
      (text: string) =>
        `<div id="wrapper"><div id="main"><div class="inner">${text}</div></div></div><script src="/assets/main.js"></script>`,
    ],
  ])('%s is read', (_, page) => {
    const html = (text: string) =>
      `<!doctype html><html><head><title>Ilsa Torvane</title></head><body><noscript>Please enable JavaScript.</noscript>${page(text)}</body></html>`;
    expect(read(html(TEXT + MAIL), 'https://torvane.com/')).toMatchObject({
      addresses: [{ address: 'm@torvane.com' }],
    });
    expect(read(html(TEXT), 'https://torvane.com/')).toMatchObject({ kind: 'page', addresses: [] });
  });
});
