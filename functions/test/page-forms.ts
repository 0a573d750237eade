/** The ways in which a service may bring a page's data: `(data) => body`. Of redesigns nobody has seen yet. */

export type PageForm = (data: object) => string;

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Ilsa Torvane</title>${head}</head><body>${body}</body></html>`;
const shell = (data: string) =>
  page(`<div id="root"></div>${data}<script src="/assets/app-4f1c.js"></script>`);
const script = (text: string) => shell(`<script>${text}</script>`);
const json = (data: unknown) => JSON.stringify(data);
const quoted = (data: unknown) => json(json(data)).replaceAll('</', '<\\/');
const attribute = (data: unknown) => json(data).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const base64 = (data: unknown) => Buffer.from(json(data), 'utf8').toString('base64');

/** One flat list whose parts name each other by place, as `devalue` and `turbo-stream` write it. */
function flatList(data: unknown, keyOf: (place: number) => string | null): unknown[] {
  const list: unknown[] = [];
  const add = (value: unknown): number => {
    const place = list.push(null) - 1;
    if (Array.isArray(value)) list[place] = value.map(add);
    else if (typeof value === 'object' && value !== null) {
      list[place] = Object.fromEntries(
        Object.entries(value).map(([key, part]) => {
          const named = keyOf(0) === null ? key : (keyOf(add(key)) ?? key);
          return [named, add(part)];
        }),
      );
    } else list[place] = value;
    return place;
  };
  add(data);
  return list;
}

/** Astro says of each value of an island what it is: 0 a value, 1 a list. */
function astroProps(value: unknown): unknown {
  const typed = (part: unknown): [number, unknown] =>
    Array.isArray(part) ? [1, part.map(typed)] : [0, astroProps(part)];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, typed(part)]));
}

function flightStream(data: object): string {
  const stream = `0:["$","$L1",null,{"children":"$L2"}]\n5:["$","$L7",null,{"initial":${json(data)}}]\n`;
  const cut = stream.indexOf('mailto') + 4;
  const push = (piece: string) => `<script>self.__next_f.push([1,${json(piece)}])</script>`;
  return shell(
    `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${push(stream.slice(0, cut))}${push(stream.slice(cut))}`,
  );
}

const query = (key: unknown[], data: unknown) => ({ queryKey: key, state: { data } });

export const PAGE_FORMS: [string, PageForm][] = [
  [
    'Next.js, moved',
    (data) =>
      shell(
        `<script id="__NEXT_DATA__" type="application/json">${json({ props: { pageProps: { initial: { view: data } } }, page: '/[slug]', buildId: 'x' })}</script>`,
      ),
  ],
  ['flight stream', flightStream],
  ['window', (data) => script(`window.__PAGE_STATE__ = ${json(data)};`)],
  ['window, by name', (data) => script(`window["__bio"]=${json(data)}`)],
  ['pushed', (data) => script(`(window.__data=window.__data||[]).push(${json(data)})`)],
  ['parsed', (data) => script(`window.__S=JSON.parse(${quoted(data)})`)],
  [
    'parsed, single quotes',
    (data) => script(`window.__S=JSON.parse('${json(data).replaceAll("'", String.raw`\'`)}')`),
  ],
  [
    'parsed from percent codes',
    (data) =>
      script(`window.__S=JSON.parse(decodeURIComponent("${encodeURIComponent(json(data))}"))`),
  ],
  ['parsed from Base64', (data) => script(`window.__S = JSON.parse(atob("${base64(data)}"));`)],
  [
    'React Query',
    (data) =>
      shell(
        `<script type="application/json" id="rq">${json({ dehydrated: { mutations: [], queries: [query(['page', 'ilsa'], data)] } })}</script>`,
      ),
  ],
  ['Redux', (data) => script(`window.__PRELOADED_STATE__=${json({ page: { entity: data } })}`)],
  [
    'Remix',
    (data) =>
      script(
        `window.__remixContext=${json({ state: { loaderData: { root: {}, 'routes/$slug': { data } } } })};`,
      ),
  ],
  [
    'Remix, single fetch',
    (data) => {
      const loaded = { loaderData: { 'routes/$slug': { data } } };
      const list = json(flatList(loaded, (place) => `_${place}`));
      return script(`window.__reactRouterContext.streamController.enqueue(${json(`${list}\n`)});`);
    },
  ],
  [
    'SvelteKit',
    (data) =>
      script(
        `Promise.all([import("/a.js"),import("/b.js")]).then(([kit, app]) => { kit.start(app, element, { node_ids: [0, 3], data: [null,{type:"data",data:${json(data)},uses:{params:["slug"]}}], form: null }); });`,
      ),
  ],
  [
    'SvelteKit, fetched',
    (data) =>
      shell(
        `<script type="application/json" data-sveltekit-fetched data-url="/api/pages/ilsa">${json({ status: 200, headers: {}, body: json(data) })}</script>`,
      ),
  ],
  [
    'Nuxt 3',
    (data) =>
      shell(
        `<script type="application/json" id="__NUXT_DATA__" data-ssr="true">${json([['ShallowReactive', 1], ...shifted(flatList(data, () => null))])}</script>`,
      ),
  ],
  [
    'Astro island',
    (data) =>
      page(
        `<astro-island uid="Z1" component-url="/_astro/Links.js" props="${attribute(astroProps({ view: data }))}" ssr client="load"></astro-island>`,
      ),
  ],
  ['Inertia', (data) => page(`<div id="app" data-page="${attribute({ props: data })}"></div>`)],
  ['custom element', (data) => page(`<bio-page .data profile="${attribute(data)}"></bio-page>`)],
  ['custom element, Base64', (data) => page(`<bio-page payload="${base64(data)}"></bio-page>`)],
  [
    'shoebox',
    (data) => shell(`<script type="fastboot/shoebox" id="shoebox-page">${json(data)}</script>`),
  ],
  [
    'Angular',
    (data) =>
      shell(
        `<script id="ng-state" type="application/json">${json({ 2_918_331: { b: data, s: 200, u: '/api/pages/ilsa' } })}</script>`,
      ),
  ],
  [
    'meta',
    (data) =>
      page(
        '<div id="app"></div><script src="/a.js"></script>',
        `<meta name="page/data" content="${encodeURIComponent(json(data))}">`,
      ),
  ],
];

/** Places one further on: the list's first entry is its wrapper. */
function shifted(list: unknown[]): unknown[] {
  return list.map((item) => {
    if (Array.isArray(item)) return item.map((place: number) => place + 1);
    if (typeof item !== 'object' || item === null) return item;
    return Object.fromEntries(
      Object.entries(item).map(([key, place]) => [key, (place as number) + 1]),
    );
  });
}
