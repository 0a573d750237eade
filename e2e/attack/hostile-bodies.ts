import { deflateSync, gzipSync } from 'node:zlib';

/** The endpoints that take a body; one callable is tried for all of them. */
export type EndpointName =
  'capture' | 'reply' | 'feedback' | 'handover' | 'referral-click' | 'stripe' | 'callable';

type Answers = Partial<Record<EndpointName, number>>;

/** What is sent to each endpoint: the bytes and their content type. */
export interface HostileBody {
  title: string;
  body: string | Buffer;
  headers: Record<string, string>;
  /** The status each endpoint answers; 400 where none is given. */
  answers: Answers;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

const json = (title: string, body: string | Buffer, answers: Answers = {}): HostileBody => ({
  ...{ title, body, headers: JSON_TYPE, answers },
});
/** The public endpoints refuse an unknown content type: it is not JSON. */
const UNKNOWN_TYPE: Answers = { feedback: 415, handover: 415, 'referral-click': 415 };
const typed = (type: string, body: string | Buffer = '{"url":"x"}', read = 415): HostileBody => ({
  ...{ title: `the type “${type}”`, body, headers: { 'content-type': type } },
  answers: { ...UNKNOWN_TYPE, capture: read, reply: read },
});
const form = (title: string, body: string, capture: number): HostileBody => ({
  ...{ title, body, headers: FORM_TYPE, answers: { ...UNKNOWN_TYPE, capture } },
});
const packed = (
  title: string,
  encoding: string,
  body: string | Buffer,
  answers: Answers = {},
): HostileBody => ({
  ...{ title, body, headers: { ...JSON_TYPE, 'content-encoding': encoding }, answers },
});

const DEEP = 20_000;
const many = JSON.stringify(
  Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`k${i}`, i])),
);
/** It has no link, so the endpoint answers as to a capture without one. */
const NO_LINK: Answers = { capture: 422 };
const TOO_LONG: Answers = { feedback: 413, handover: 413, 'referral-click': 413 };

/** Bodies that can be parsed and are no request of any endpoint. */
export const MEANINGLESS: readonly HostileBody[] = [
  json('an empty object', '{}', NO_LINK),
  json('a list', '[]'),
  json('a list of requests', '[{"url":"x"},{"url":"y"}]'),
  json('very many lists within each other', '['.repeat(DEEP) + ']'.repeat(DEEP), TOO_LONG),
  json('very many objects', '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP), {
    ...TOO_LONG,
    ...NO_LINK,
  }),
  json('very many keys', many, { ...NO_LINK, handover: 413, 'referral-click': 413 }),
  json('a prototype', '{"__proto__":{"admin":true,"url":"x","code":"abcd2345"}}', NO_LINK),
  json('a constructor', '{"constructor":{"prototype":{"admin":true}}}', NO_LINK),
  json('names of every object', '{"toString":1,"hasOwnProperty":1,"then":1,"toJSON":1}', NO_LINK),
  json('numbers without end', '{"url":1e999,"code":1e999,"data":1e999}'),
  json('lists as fields', '{"url":["x"],"code":["x"],"feedback":["x"],"id":["x"],"data":["x"]}'),
  json(
    'queries as fields',
    '{"url":{"$gt":""},"code":{"$gt":""},"feedback":{"$ne":1},"data":{"$where":"1"}}',
  ),
  json('numbers as fields', '{"url":1,"code":1,"feedback":1,"id":1,"data":1}'),
  ...['"1"', '["x"]', '{"$ne":null}', 'null', `"${'é'.repeat(32)}"`].map((nonce) =>
    json(`the nonce ${nonce}`, `{"code":"${'a'.repeat(32)}","nonce":${nonce}}`, NO_LINK),
  ),
  json('null as fields', '{"url":null,"code":null,"feedback":null,"data":null,"text":null}'),
  json(
    'each key twice',
    '{"url":"x","url":[],"code":"x","code":[],"feedback":"x","feedback":[],"data":{},"data":[]}',
  ),
  json('empty texts', '{"url":"","code":"","feedback":"","id":"","data":""}', NO_LINK),
  json(
    'a type of another protocol',
    '{"data":{"@type":"type.googleapis.com/x","value":"x"}}',
    NO_LINK,
  ),
  packed('a list in gzip', 'gzip', gzipSync('[]')),
  packed('much in little gzip', 'gzip', gzipSync(`{"note":"${'x'.repeat(5_000_000)}"}`), {
    ...TOO_LONG,
    ...{ capture: 413, reply: 413, stripe: 413 },
  }),
  form('a form with brackets', 'url[]=x&url[a]=y&code[0]=x&feedback[a][b]=c', 400),
  form('a form with a prototype', '__proto__[admin]=1&constructor[prototype][admin]=1', 422),
  form('a form with broken percent signs', 'url=%&code=%zz&feedback=%ff', 422),
  typed('text/plain'),
  typed('text/html', '<p>x</p>'),
  typed('application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  typed('application/octet-stream', Buffer.from([0, 1, 2, 3])),
  typed('application/jsonp'),
  typed('multipart/form-data', 'url=x', 400),
  typed('multipart/form-data; boundary=x', '--y\r\nbroken', 400),
  typed('application/json, text/plain', undefined, 400),
  typed('json', undefined, 400),
  typed('../../etc/passwd', undefined, 400),
];

const UNKNOWN_WRITING: Answers = {
  ...{ capture: 415, reply: 415, feedback: 415, handover: 415, 'referral-click': 415 },
  ...{ stripe: 415, callable: 415 },
};

/** Refused by the platform's parser, before any of our code runs. */
export const UNREADABLE: readonly HostileBody[] = [
  json('half an object', '{"url":"x"'),
  json('half a text', '{"url":"x'),
  json('a comma too many', '{"url":"x",}'),
  json('single quotes', "{'url':'x'}"),
  json('no quotes', '{url:x}'),
  json('a comment', '{/* */"url":"x"}'),
  json('two objects', '{"url":"x"}{"url":"y"}'),
  json('not a number', '{"url":NaN}'),
  json('a zero in front', '{"url":0123}'),
  json('a broken escape', '{"url":"\\u12"}'),
  json('a raw line break', '{"url":"a\nb"}'),
  json('a raw NUL', '{"url":"a\u0000b"}'),
  json('NUL alone', '\u0000\u0000\u0000'),
  json('a form', 'url=x&note=y'),
  json('HTML', '<script>alert(1)</script>'),
  json('a text alone', '"url"'),
  json('a number alone', '1'),
  json('null alone', 'null'),
  json('UTF-16 in the name of UTF-8', Buffer.from('{"url":"x"}', 'utf16le')),
  json('bytes that are no text', Buffer.from([0xff, 0xfe, 0xfd, 0xfc])),
  json('half of very many lists', '['.repeat(DEEP)),
  json('half of very many objects', '{"a":'.repeat(DEEP)),
  packed('gzip that is none', 'gzip', '{"url":"x"}'),
  packed('half a gzip', 'gzip', gzipSync('{"url":"x"}').subarray(0, 12)),
  packed('deflate in the name of gzip', 'gzip', deflateSync('{"url":"x"}')),
  packed('an encoding that nobody knows', 'zstd9', '{"url":"x"}', UNKNOWN_WRITING),
  packed('gzip within gzip', 'gzip, gzip', gzipSync(gzipSync('{"url":"x"}')), UNKNOWN_WRITING),
];
