import { PIECES } from './hostile-pieces.ts';

/** Families of pages that make a careless reader do the same work over and over: `(length) => body`. */

const TIKTOK = '<script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">';

const PROFILE = '<html><link rel="canonical" href="https://www.tiktok.com/@a">';

/** Where in a page a run is. */
const FRAMES = [
  { name: '', head: '', tail: '' },
  {
    name: ' in a paragraph',
    head: '<html><body><p>',
    tail: '</p><p>ida@kelmor.no</p></body></html>',
  },
  { name: ' in an attribute', head: '<html><body><a title="', tail: '">x</a></body></html>' },
  {
    name: ' in a script',
    head: '<html><body><script>var a = "',
    tail: '";</script></body></html>',
  },
  { name: ' in data', head: `<html>${TIKTOK}{"a":"`, tail: '"}</script></html>' },
  {
    name: ' in a profile of a new form',
    head: `${PROFILE}<script>var a = {"b":`,
    tail: '}</script></html>',
  },
  { name: ' in JSON', head: '{"user":{"username":"a","biography":"', tail: '"}}' },
];

const repeated = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const repeatedly = (piece: string) => (length: number) => repeated(piece, length);

/** A run and as many ends for it: nesting that closes. */
const nested = (open: string, close: string) => (length: number) => {
  const depth = Math.floor(length / (open.length + close.length));
  return open.repeat(depth) + close.repeat(depth);
};

const NESTINGS: [string, (length: number) => string][] = [
  ['nested elements', nested('<div>', '</div>')],
  ['nested elements with words', nested('<div>a ', ' b</div>')],
  ['nested hidden elements', nested('<p hidden>', '</p>')],
  ['elements that close in the wrong order', nested('<b><i>', '</b></i>')],
  ['nested objects', nested('{"a":', '}')],
  ['nested lists', nested('[', ']')],
  ['one element of many attributes', (length) => `<p ${repeated('a="b" ', length)}>x</p>`],
];

/** Data of a profile whose parts lead to each other, or to one and the same, over and over. */
const inProfile =
  (head: string, part: (at: number) => string, tail: string) => (length: number) => {
    const parts: string[] = [];
    for (let size = 0, at = 0; size < length; at += 1) {
      const next = part(at);
      parts.push(next);
      size += next.length;
    }
    return `${PROFILE}<script>${head}${parts.join('')}${tail}</script></html>`;
  };
const inStream = (row: (at: string, next: string) => string) =>
  inProfile(
    'self.__next_f.push([1,"0:{}\\n',
    (at) => row((at + 1).toString(16), (at + 2).toString(16)),
    '"])',
  );

const PROFILES: [string, (length: number) => string][] = [
  ['people of one name', inProfile('a=[', () => '{"uniqueId":"a","b":1},', '0]')],
  ['people by their names', inProfile('a={', (at) => `"k${at}":{"uniqueId":"a"},`, '"b":1}')],
  ['records that refer to one', inProfile('a={"a":{"b":1},"c":[', () => '{"__ref":"a"},', '0]}')],
  ['a list of places', inProfile('a=[', (at) => `[${at + 1},${at + 2}],`, '0]')],
  ['rows that refer to the next', inStream((at, next) => `${at}:["$${next}","$${next}"]\\n`)],
  ['rows that refer to one', inStream((at) => `${at}:{"a":"$0","b":"$0:a"}\\n`)],
];

/** What is slow only where a page is long, and few enough to be read so. */
export const LONG_HOSTILE_PAGES: readonly [string, (length: number) => string][] = [
  ['a sign every 500 letters of one line', repeatedly(`@${'ab '.repeat(166)}`)],
  ['everything in turn', (length) => repeated(PIECES.join(''), length)],
  ['everything in turn, apart', (length) => repeated(PIECES.join(' '), length)],
  ...PROFILES,
];

export const HOSTILE_PAGES: readonly [string, (length: number) => string][] = [
  ...PIECES.flatMap((piece) =>
    FRAMES.map(({ name, head, tail }): [string, (length: number) => string] => [
      `${JSON.stringify(piece)} over and over${name}`,
      (length) => head + repeated(piece, length) + tail,
    ]),
  ),
  ...NESTINGS,
];
