import { describe, expect, it } from 'vitest';
import { readLinkPage } from '../read-link-page.ts';

const read = (body: string, url = 'https://torvane.com/') =>
  readLinkPage({ url, status: 200, content_type: '', body });
const addresses = (body: string, url?: string) => {
  const page = read(body, url);
  return page.kind === 'page' ? page.addresses.map(({ address }) => address) : page;
};
const PLACE = '<p>Ilsa Torvane draws very small flats and writes about them every week.</p>';

describe('the data of an empty page', () => {
  const profile = {
    username: 'ilsa',
    bio: 'flats',
    links: [{ type: 'EMAIL', url: 'mailto:m@torvane.com' }],
  };
  const json = JSON.stringify(profile);
  const shell = '<div id="root"></div><script src="/app.js"></script>';
  const stream = JSON.stringify(
    `1:"$L2"\n5:T13,work: x@torvane.com\n7:["$","$L3",null,{"bio":"$5","p":${json}}]\n`,
  );
  const half = Math.floor(stream.length / 2);
  it.each([
    [
      'Next.js',
      `<script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"profile":${json}}},"buildId":"x"}</script>`,
    ],
    ['JSON script', `<script type="application/json" data-x>${json}</script>`],
    ['assigned', `<script>window.CONTEXT = ${json};</script>`],
    [
      'assigned, loose',
      `<script>window.__DATA__={username:'ilsa',links:[{type:'EMAIL',url:'mailto:m@torvane.com',},],on:!0}</script>`,
    ],
    ['parsed', `<script>window.S = JSON.parse(${JSON.stringify(json)})</script>`],
    [
      'Nuxt 2',
      `<script>window.__NUXT__=(function(a,b){return {data:[{bio:b,socials:{email:a}}]}}("m@torvane.com","flats"));</script>`,
    ],
    [
      'Nuxt 3',
      `<script id="__NUXT_DATA__" type="application/json">[["Reactive",1],{"bio":2,"socials":3},"flats",{"email":4},"m@torvane.com"]</script>`,
    ],
    [
      'with calls in it',
      `<script>window.S={at:new Date('x'),f:function(a){return a+'}'},links:[{type:'EMAIL',url:'mailto:m@torvane.com'}]}</script>`,
    ],
    ['attribute', `<div id="app" data-page='${json}'></div>`],
  ])('%s', (_, data) => {
    expect(addresses(shell + data)).toEqual(['m@torvane.com']);
  });

  it('may come as a stream in pieces', () => {
    const push = (piece: string) => `<script>self.__next_f.push([1,"${piece}"])</script>`;
    const text = stream.slice(1, -1);
    const cut = text.indexOf('torvane', half - 30) + 3;
    expect(addresses(shell + push(text.slice(0, cut)) + push(text.slice(cut)))).toEqual([
      'x@torvane.com',
      'm@torvane.com',
    ]);
  });

  it('is asked for elsewhere when only the service speaks', () => {
    const body = `<a href="/login">Log in to your page</a><a href="https://bio.site/terms">Terms of use</a>${shell}`;
    expect(read(body, 'https://bio.site/ilsa')).toEqual({ kind: 'blocked', reason: 'needs_api' });
    expect(
      read(`${body}<a href="https://torvane.com">My site</a>`, 'https://bio.site/ilsa'),
    ).toMatchObject({ kind: 'page' });
  });

  it('may stand in its head', () => {
    const head = '<meta property="og:description" content="flats. m@torvane.com">';
    expect(addresses(head + shell)).toEqual(['m@torvane.com']);
    expect(addresses(head + PLACE)).toEqual([]);
  });

  it('is nothing when broken: the page could not be read', () => {
    const broken = `<script id="__NEXT_DATA__" type="application/json">${json.slice(0, 40)}</script>`;
    expect(read(shell + broken)).toEqual({ kind: 'blocked', reason: 'needs_api' });
  });

  it('does not name what a full page keeps to itself', () => {
    const state = `<script>window.S = {"posts":[{"email":"bo@gmail.com"}]}</script>`;
    expect(addresses(`${PLACE}<p>m@torvane.com</p>${state}`)).toEqual(['m@torvane.com']);
  });
});
