/** Ways a page may bring its data, told apart by who builds pages so: `(data) => HTML`. */

type Data = Record<string, unknown>;

const inline = (script: string) => `<script>${script}</script>`;
const safe = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** One flat list whose parts name each other by place, as `devalue` writes it. */
function flat(value: unknown, list: unknown[] = []): unknown[] {
  const add = (part: unknown): number => {
    const place = list.push(null) - 1;
    if (Array.isArray(part)) list[place] = part.map(add);
    else if (typeof part === 'object' && part !== null) {
      list[place] = Object.fromEntries(Object.entries(part).map(([key, one]) => [key, add(one)]));
    } else list[place] = part;
    return place;
  };
  add(value);
  return list;
}

/** The same with the names of fields kept apart too, as React Router streams it. */
function flatWithNames(value: unknown): unknown[] {
  const list: unknown[] = [];
  const add = (part: unknown): number => {
    const place = list.push(null) - 1;
    if (Array.isArray(part)) list[place] = part.map(add);
    else if (typeof part === 'object' && part !== null) {
      const entries = Object.entries(part).map(([key, one]) => [`_${add(key)}`, add(one)]);
      list[place] = Object.fromEntries(entries) as unknown;
    } else list[place] = part;
    return place;
  };
  add(value);
  return list;
}

/** `[0, value]` for a value and `[1, […]]` for a list, as Astro writes properties. */
function astro(value: unknown): unknown {
  if (Array.isArray(value)) return [1, value.map(astro)];
  if (typeof value !== 'object' || value === null) return [0, value];
  return [0, astroEntries(value)];
}
const astroEntries = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [key, astro(part)]));

/** Objects as scripts write them: bare keys, single quotes. */
function loose(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(loose).join(',')},]`;
  if (typeof value === 'boolean') return value ? '!0' : '!1';
  if (typeof value === 'string') {
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([key, part]) => {
    return `${/^\w+$/.test(key) ? key : JSON.stringify(key)}:${loose(part)}`;
  });
  return `{${entries.join(',')}}`;
}

const pieces = (text: string, size: number) =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  );
const push = (name: string) => (piece: string) =>
  inline(`self.${name}.push([1,${JSON.stringify(piece)}])`);
const flightTree = (data: Data) =>
  `0:["$","html",null,{"lang":"en","children":["$","body",null,{"children":"$L5"}]}]\n` +
  `2:I[9471,["chunk.js"],"Page"]\n5:["$","$L2",null,${JSON.stringify(data)}]\n`;

/** Texts of some length stand in rows of their own, and what occurs twice is named by its path. */
function flightApart(data: Data): string {
  const rows: string[] = [];
  const tree = JSON.stringify(data, (_, value: unknown) => {
    if (typeof value !== 'string' || value.length < 12) return value;
    const id = (rows.length + 16).toString(16);
    rows.push(`${id}:T${Buffer.byteLength(value).toString(16)},${value}`);
    return `$${id}`;
  });
  return `${rows.join('')}4:${tree}\n5:["$","$L2",null,{"page":"$4","again":"$4:profile"}]\n`;
}

export const PAGE_CONTAINERS: readonly [string, (data: Data) => string][] = [
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
        `window.__ctx.streamController.enqueue(${JSON.stringify(`${safe(flatWithNames({ loaderData: { page: data } }))}\n`)});`,
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
    'a blob of modules',
    (data) =>
      `<script type="application/json" data-sjs>${safe({ require: [['SSR', 'handle', null, [{ __bbox: { require: [['Cache', 'next', [], ['adp', { __bbox: { result: { data } } }]]] } }]]] })}</script>`,
  ],
];

/** A wrapper stands before the list, so that every place moves on by one. */
function shifted(item: unknown): unknown {
  if (Array.isArray(item)) return item.map((place) => (place as number) + 1);
  if (typeof item !== 'object' || item === null) return item;
  const entries = Object.entries(item).map(([key, place]) => [key, (place as number) + 1]);
  return Object.fromEntries(entries) as unknown;
}
