/** Pages made to keep their reader busy, of the largest size that is read, each the costliest of its kind. */
import { PAGE_LIMIT } from '../../../functions/src/ports/page-fetcher.ts';

/** As many pieces as fill a page, each made from its number. */
function page(piece: (number: number) => string, head = '<html><body><p>'): string {
  const pieces: string[] = [];
  let length = 0;
  for (let number = 0; length < PAGE_LIMIT; number += 1) {
    const next = piece(number);
    pieces.push(next);
    length += Buffer.byteLength(next);
  }
  return head + pieces.join('');
}

/** Pages that a profile links to. */
export const HOSTILE_LINK_PAGES: readonly { what: string; body: string }[] = [
  { what: 'signs', body: page(() => 'a@') },
  { what: 'addresses', body: page((number) => `ann${number}@studio${number}.com `) },
  { what: 'mail links', body: page((number) => `<a href="mailto:a${number}@b${number}.co">x</a>`) },
  { what: 'spelled signs', body: page(() => '(at) ') },
  { what: 'spelled dots', body: page(() => ' dot ') },
  { what: 'coded addresses', body: page(() => '<i data-cfemail="42">') },
  { what: 'accents', body: page(() => '\u0301') },
  { what: 'icons', body: page(() => '📩') },
  { what: 'open tags', body: page(() => '<b>', '<html><body>') },
  { what: 'lists', body: page(() => '<ul><li>', '<html><body>') },
  { what: 'angle brackets', body: page(() => '<') },
  { what: 'data', body: page(() => '"email":"a@b.co",', '{"a":{') },
];

const record = (user: object) =>
  `<html><script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">${JSON.stringify({
    __DEFAULT_SCOPE__: { 'webapp.user-detail': { statusCode: 0, userInfo: { user } } },
  })}</script></html>`;

/** The head of a profile page whose data is in no known place. */
const newForm = (handle: string) =>
  `<html><head><link rel="canonical" href="https://www.tiktok.com/@${handle}"></head><body>`;

/** Page sources that a phone sends for the profile of `handle`. */
export const hostileProfiles = (handle: string): readonly { what: string; body: string }[] => [
  { what: 'a bio of signs', body: record({ uniqueId: handle, signature: page(() => 'a@', '') }) },
  { what: 'data in data', body: page(() => '{"a":{"b":[', '') },
  { what: 'people', body: page(() => '{"username":"a","biography":"b"},', '{"a":[') },
  {
    what: 'data in attributes',
    body: page(() => `<a b='{"handle":"${handle}","x":1}'>`, newForm(handle)),
  },
  {
    what: 'records of the owner',
    body: page(
      (number) => `{"handle":"${handle}","id":"${number}"},`,
      `${newForm(handle)}<script type="application/json">{"a":[`,
    ),
  },
  {
    what: 'microdata',
    body: page(() => '<b itemscope typeof=Person><i itemprop="description">x</i>', newForm(handle)),
  },
];
