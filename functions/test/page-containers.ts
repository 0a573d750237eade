import {
  astroEntries,
  flat,
  flightApart,
  flightTree,
  loose,
  pieces,
  safe,
  shifted,
} from './page-codings.ts';

/** Ways in which a page may bring its data, also of redesigns nobody has seen yet: one line for each container. */

type Data = object;
type Contain = (data: Data) => string;

const inline = (script: string) => `<script>${script}</script>`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const push = (name: string) => (piece: string) =>
  inline(`self.${name}.push([1,${JSON.stringify(piece)}])`);

export const PAGE_CONTAINERS: readonly [string, Contain][] = [
  [
    'a script of another id',
    (data) => `<script id="__APP_STATE__" type="application/json">${safe(data)}</script>`,
  ],
  [
    'a script without id, behind others',
    (data) =>
      `<script type="application/json">{"build":"9"}</script><script type=application/json nonce="x">${safe(data)}</script>`,
  ],
  ['a script of an unknown type', (data) => `<script type="text/x-state">${safe(data)}</script>`],
  [
    'a script behind a guard',
    (data) => `<script type="application/json">for (;;);${safe(data)}</script>`,
  ],
  [
    'a script in percent codes',
    (data) => `<script type="text/plain">${encodeURIComponent(JSON.stringify(data))}</script>`,
  ],
  [
    'a script with its quotes written out',
    (data) => `<script type="application/json">${escaped(JSON.stringify(data))}</script>`,
  ],
  ['an assigned object', (data) => inline(`var a="it's";window.__STATE__ = ${safe(data)};go();`)],
  [
    'an assigned object in the loose form',
    (data) => inline(`!function(){globalThis["app-state"]=${loose(data)}}()`),
  ],
  [
    'a text handed to JSON.parse',
    (data) => inline(`window.__S=JSON.parse(${JSON.stringify(safe(data))});`),
  ],
  [
    'a text in single quotes and byte codes',
    (data) =>
      inline(
        `const state = JSON.parse('${JSON.stringify(data)
          .replaceAll('\\', '\\\\')
          .replaceAll("'", "\\'")
          .replaceAll('"', '\\x22')}')`,
      ),
  ],
  [
    'a text in Base64',
    (data) =>
      inline(`boot(JSON.parse(atob("${Buffer.from(JSON.stringify(data)).toString('base64')}")))`),
  ],
  [
    'a text in percent codes',
    (data) =>
      inline(
        `window.s=JSON.parse(decodeURIComponent("${encodeURIComponent(JSON.stringify(data))}"))`,
      ),
  ],
  [
    'texts added to each other',
    (data) =>
      inline(
        `var s=JSON.parse(${pieces(safe(data), 80)
          .map((piece) => JSON.stringify(piece))
          .join(' + ')});`,
      ),
  ],
  [
    'texts pushed one after the other',
    (data) =>
      pieces(safe(data), 61)
        .map((piece) => inline(`__chunks.push(${JSON.stringify(piece)})`))
        .join(''),
  ],
  [
    'a text of a text',
    (data) => inline(`window.s=JSON.parse(${JSON.stringify(JSON.stringify(safe(data)))})`),
  ],
  [
    'a hidden element',
    (data) => `<div id="state" style="display:none">${escaped(safe(data))}</div>`,
  ],
  ['a comment', (data) => `<code hidden><!--${safe(data)}--></code>`],
  [
    'a field that is not shown',
    (data) => `<input type="hidden" name="s" value="${escaped(safe(data))}">`,
  ],
  [
    'a call that draws the page',
    (data) => inline(`App.render(document.querySelector("#root"),${safe(data)},{theme:"dark"})`),
  ],
  [
    'an entry of a queue',
    (data) =>
      inline(`(window.__q=window.__q||[]).push(["page",${safe(data)}]);(window.__q).push([0])`),
  ],
  [
    'modules that are asked for',
    (data) =>
      inline(`requireLazy(["Store"],function(s){s.handle({"require":[["P",[],${safe(data)}]]})})`),
  ],
  [
    'a flight stream',
    (data) => inline('(self.__next_f=[]).push([0])') + push('__next_f')(flightTree(data)),
  ],
  [
    'a flight stream cut anywhere',
    (data) => pieces(flightTree(data), 23).map(push('__next_f')).join(''),
  ],
  [
    'a flight stream of another name',
    (data) => pieces(flightTree(data), 301).map(push('__page_f')).join(''),
  ],
  [
    'a flight stream with texts kept apart',
    (data) => pieces(flightApart(data), 57).map(push('__next_f')).join(''),
  ],
  [
    'a Nuxt payload',
    (data) =>
      `<script type="application/json" data-nuxt-data="app">${safe([['ShallowReactive', 1], ...flat({ data, state: {} }).map(shifted)])}</script>`,
  ],
  ['a payload of flat lists', (data) => inline(`kit.start(${safe(flat(data))})`)],
  [
    'a Nuxt function',
    (data) =>
      inline(
        `window.__NUXT__=(function(a,b){return {layout:a,data:[${safe(data)}],e:b}}("x",null))`,
      ),
  ],
  [
    'a stream of a router',
    (data) =>
      inline(
        `window.__ctx.streamController.enqueue(${JSON.stringify(`${safe(flat({ loaderData: { page: data } }, (place) => `_${place}`))}\n`)});`,
      ),
  ],
  [
    'an answer kept as text',
    (data) =>
      `<script type="application/json" data-fetched>${safe({ status: 200, body: JSON.stringify(data) })}</script>`,
  ],
  [
    'an attribute of the root',
    (data) => `<div id="app" data-page="${escaped(safe({ component: 'P', props: data }))}"></div>`,
  ],
  [
    'an attribute of an element of its own',
    (data) => `<profile-page data-props='${safe(data).replaceAll("'", '&#39;')}'></profile-page>`,
  ],
  [
    'properties of an island',
    (data) =>
      `<astro-island component-url="/p.js" props="${escaped(JSON.stringify(astroEntries(data)))}" client="load"></astro-island>`,
  ],
  ['a template', (data) => `<template id="data">${escaped(safe(data))}</template>`],
  ['a hidden field', (data) => `<textarea hidden>${escaped(safe(data))}</textarea>`],
  [
    'the props of a Next.js page',
    (data) =>
      `<script id="__PAGE_DATA__" type="application/json">${safe({ props: { pageProps: { initial: { view: data } } }, page: '/[slug]', buildId: 'x' })}</script>`,
  ],
  [
    'the answer to a query',
    (data) =>
      `<script type="application/json" id="rq">${safe({ dehydrated: { mutations: [], queries: [{ queryKey: ['page', 'ilsa'], state: { data } }] } })}</script>`,
  ],
  [
    'the data of a route',
    (data) =>
      inline(
        `window.__remixContext=${safe({ state: { loaderData: { root: {}, 'routes/$slug': { data } } } })};`,
      ),
  ],
  [
    'a start with elements before it',
    (data) =>
      inline(
        `Promise.all([import("/a.js"),import("/b.js")]).then(([kit, app]) => { kit.start(app, element, { node_ids: [0, 3], data: [null,{type:"data",data:${safe(data)},uses:{params:["slug"]}}], form: null }); });`,
      ),
  ],
  [
    'an answer by its request',
    (data) =>
      `<script id="ng-state" type="application/json">${safe({ 2_918_331: { b: data, s: 200, u: '/api/pages/ilsa' } })}</script>`,
  ],
  [
    'a meta',
    (data) => `<meta name="page/data" content="${encodeURIComponent(JSON.stringify(data))}">`,
  ],
  [
    'an attribute in Base64',
    (data) =>
      `<bio-page payload="${Buffer.from(JSON.stringify(data)).toString('base64')}"></bio-page>`,
  ],
  [
    'an entry pushed onto data',
    (data) => inline(`(window.__data=window.__data||[]).push(${safe(data)})`),
  ],
  [
    'a blob of modules',
    (data) =>
      `<script type="application/json" data-sjs>${safe({ require: [['SSR', 'handle', null, [{ __bbox: { require: [['Cache', 'next', [], ['adp', { __bbox: { result: { data } } }]]] } }]]] })}</script>`,
  ],
];

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Ilsa Torvane</title></head><body><div id="root"></div>${body}<script src="/assets/app-4f1c.js"></script></body></html>`;

/** Any program's: only a platform's own page is searched there. */
const OF_PLATFORMS = ['an entry of a queue', 'modules that are asked for'];

/** The same as link pages that draw nothing before their scripts have run. */
export const PAGE_FORMS = PAGE_CONTAINERS.filter(([name]) => !OF_PLATFORMS.includes(name)).map(
  ([name, contain]): [string, Contain] => [name, (data) => page(contain(data))],
);
