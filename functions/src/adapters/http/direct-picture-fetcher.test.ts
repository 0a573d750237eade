import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PICTURE_LIMIT, type PictureFetch } from '../../ports/picture-fetcher.ts';
import { directPictureFetcher } from './direct-picture-fetcher.ts';
import { hostManners } from './host-manners.ts';

const PICTURE = Buffer.from([255, 216, 255, 0, 7]);
const picture = { kind: 'picture', bytes: PICTURE };
const failed = (is_final: boolean): PictureFetch => ({ kind: 'failed', is_final });

const send =
  (type: string | null, body: Buffer = PICTURE, status = 200) =>
  (to: ServerResponse) =>
    void to.writeHead(status, type === null ? {} : { 'content-type': type }).end(body);
const moved = (location: string) => (to: ServerResponse) =>
  void to.writeHead(302, { location }).end();

const ANSWERS: Record<string, (to: ServerResponse) => void> = {
  '/jpeg': send('image/jpeg'),
  '/webp': send('IMAGE/WEBP; q=1'),
  '/moved': moved('/jpeg'),
  '/in-a-circle': moved('/in-a-circle'),
  '/to-a-service': moved('http://169.254.169.254/latest/meta-data'),
  '/svg': send('image/svg+xml'),
  '/gif': send('image/gif'),
  '/page': send('text/html'),
  '/no-type': send(null),
  '/ended': send('image/jpeg', PICTURE, 403),
  '/missing': send('image/jpeg', PICTURE, 404),
  '/out-of-order': send('image/jpeg', PICTURE, 503),
  '/busy': send('image/jpeg', PICTURE, 429),
  '/large': send('image/jpeg', Buffer.alloc(PICTURE_LIMIT + 1)),
  '/largest': send('image/jpeg', Buffer.alloc(PICTURE_LIMIT)),
  '/large-without-length': (to) => {
    to.writeHead(200, { 'content-type': 'image/jpeg' });
    to.write(Buffer.alloc(PICTURE_LIMIT));
    to.end(Buffer.alloc(1));
  },
  '/reset': (to) => void to.destroy(),
  '/silent': () => undefined,
};

let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer((request, to) => ANSWERS[request.url ?? '']?.(to));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function fetchFrom(url: string, { allow_local_targets = true, timeout = 10_000 } = {}) {
  const rules = { at_once: 9, gap: 0, longest_wait: 1000, unstated_rest: 0 };
  const manners = hostManners(rules);
  const fetchPicture = directPictureFetcher({ allow_local_targets, timeout, manners });
  return fetchPicture({ url, signal: AbortSignal.timeout(10_000) });
}

it.each<[string, object]>([
  ['/jpeg', picture],
  ['/webp', picture],
  ['/moved', picture],
  ['/svg', failed(true)],
  ['/gif', failed(true)],
  ['/page', failed(true)],
  ['/no-type', failed(true)],
  ['/ended', failed(true)],
  ['/missing', failed(true)],
  ['/large', failed(true)],
  ['/large-without-length', failed(true)],
  ['/to-a-service', failed(true)],
  ['/out-of-order', failed(false)],
  ['/busy', failed(false)],
  ['/in-a-circle', failed(false)],
  ['/reset', failed(false)],
])('what is fetched from %s', async (path, expected) => {
  expect(await fetchFrom(`${origin}${path}`)).toEqual(expected);
});

it('the largest picture is fetched whole', async () => {
  const fetched = await fetchFrom(`${origin}/largest`);
  // `toEqual` compares byte by byte, for a quarter of a minute.
  expect('bytes' in fetched && Buffer.alloc(PICTURE_LIMIT).equals(fetched.bytes)).toBe(true);
});

it('a host that does not answer is given up, for now', async () => {
  expect(await fetchFrom(`${origin}/silent`, { timeout: 100 })).toEqual(failed(false));
});

it.each(['http://127.0.0.1/a.jpg', 'https://10.0.0.1/a.jpg', 'ftp://a.test/a.jpg', 'a.jpg', ''])(
  'nothing is asked for outside the public web: "%s"',
  async (url) => {
    expect(await fetchFrom(url, { allow_local_targets: false })).toEqual(failed(true));
  },
);
