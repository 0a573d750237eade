import { expect, it } from 'vitest';
import { readLinkPage } from '../read-link-page.ts';

function found(script: string) {
  const body = `<html><head><title>Ilsa | direct.me</title><link rel="canonical" href="https://direct.me/ilsa"></head><body><p>Ilsa Torvane draws very small flats every week</p><script>${script}</script></body></html>`;
  const page = readLinkPage({ status: 200, content_type: '', body });
  return page.kind === 'page' ? page.addresses.map(({ address }) => address) : page;
}
const DATA = '{page:{items:[{kind:"link",title:"Book me",url:"mailto:m\\u0040torvane.com"}]}}';

it.each([
  ['assigned', `window.STATE = ${DATA}`],
  [
    'handed to what draws the page',
    `import("./start.js").then(([kit]) => kit.start(app, element, ${DATA}))`,
  ],
  ['handed over alone', `hydrate(${DATA})`],
])('an address in data of the page is found: %s', (_name, script) => {
  expect(found(script)).toEqual(['m@torvane.com']);
});

const streamed = (...rows: string[]) =>
  `self.__next_f.push([1,${JSON.stringify(`${rows.join('\n')}\n`)}])`;

it('a row of a stream is read where the stream names it', () => {
  const row = '7:{"links":[{"title":"Book me","url":"mailto:m@torvane.com"}]}';
  expect(found(streamed(row, '1:{"page":"$7"}'))).toEqual(['m@torvane.com']);
  expect(found(streamed(row, '1:{"viewer":"$7"}'))).toEqual([]);
});

it('data deep in the elements of a stream is read', () => {
  const rows = Array.from({ length: 30 }, (_, row) => {
    const next = (row + 1).toString(16);
    return `${row.toString(16)}:["$","div",null,{"children":"$${next}"}]`;
  });
  const links = '1e:{"links":[{"title":"Book me","url":"mailto:m@torvane.com"}]}';
  expect(found(streamed(...rows, links))).toEqual(['m@torvane.com']);
});

it('a later line of a router’s stream is read', () => {
  const lines = '[{"_1":2},"done",true]\nP3:[{"_1":2},"contactEmail","m@torvane.com"]\n';
  expect(found(`ctx.streamController.enqueue(${JSON.stringify(lines)})`)).toEqual([
    'm@torvane.com',
  ]);
});

it.each([
  [
    'the one who is signed in',
    'kit.start(app, {user:{email:"m@torvane.com",emailVerified:true,plan:"pro"}})',
  ],
  ['whose visits are counted', 'Intercom.init({email:"m@torvane.com"})'],
  ['someone in a call that draws nothing', 'report({email:"m@torvane.com"})'],
])('an address in data is not that of %s', (_name, script) => {
  expect(found(script)).toEqual([]);
});
