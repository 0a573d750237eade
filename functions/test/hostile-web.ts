import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const MEGABYTE = 1_000_000;

/** A web server on this machine that misbehaves in every way a page may. */
export interface HostileWeb {
  origin: string;
  /** Paths in the order they were asked for. */
  asked: string[];
  /** Resolves once the client that asked for the path has hung up. */
  hungUp: (path: string) => Promise<void>;
  /** Bytes written to the network, by path. */
  sent: Map<string, number>;
  stop: () => Promise<void>;
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const redirect =
  (location: string): Answer =>
  (response) =>
    void response.writeHead(302, { location }).end();
const text =
  (headers: Record<string, string>, body: string | Buffer): Answer =>
  (response) =>
    void response.writeHead(200, headers).end(body);

/** Bytes that an HTTP library would not write. */
const raw =
  (bytes: string, end: 'close' | 'reset' | 'stay' = 'close'): Answer =>
  (response) => {
    const { socket } = response;
    if (!socket) return;
    socket.write(bytes, () => {
      if (end === 'close') socket.end();
      if (end === 'reset') socket.resetAndDestroy();
    });
  };

/** Writes a piece again and again until the client hangs up. */
const drip =
  (piece: string, milliseconds: number): Answer =>
  (response) => {
    const timer = setInterval(() => response.socket?.write(piece), milliseconds);
    response.on('close', () => clearInterval(timer));
  };

const bomb = (bytes: number) => gzipSync(Buffer.alloc(bytes, 'x'));
const OK = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n';

const ANSWERS: Record<string, Answer> = {
  '/page': text(HTML, '<p>é</p>'),
  '/never': () => undefined,
  '/slow-headers': (response, request) => {
    response.socket?.write('HTTP/1.1 200 OK\r\n');
    drip('x-more: 1\r\n', 20)(response, request);
  },
  '/slow-body': (response, request) => {
    response.writeHead(200, HTML).write('<p>');
    drip('1\r\nx\r\n', 20)(response, request);
  },
  '/bomb': text({ ...HTML, 'content-encoding': 'gzip' }, bomb(100 * MEGABYTE)),
  '/bomb-in-bomb': text(
    { ...HTML, 'content-encoding': 'gzip, gzip' },
    gzipSync(bomb(100 * MEGABYTE)),
  ),
  '/cut-gzip': text({ ...HTML, 'content-encoding': 'gzip' }, bomb(MEGABYTE).subarray(0, 100)),
  '/no-gzip': text({ ...HTML, 'content-encoding': 'gzip' }, '<p>plain</p>'),
  '/length-too-long': raw(`${OK}content-length: 500\r\n\r\n<p>half`),
  '/length-too-short': raw(`${OK}content-length: 4\r\n\r\n<p>i and more`),
  '/length-of-letters': raw(`${OK}content-length: many\r\n\r\n<p>`),
  '/broken-chunk': raw(`${OK}transfer-encoding: chunked\r\n\r\n3\r\n<p>\r\nZZ\r\nx`),
  '/chunks-without-end': raw(`${OK}transfer-encoding: chunked\r\n\r\n3\r\n<p>\r\n`),
  '/reset': raw(`${OK}content-length: 500\r\n\r\n<p>half`, 'reset'),
  '/no-http': raw('220 mail.test ESMTP\r\n'),
  '/large-head': raw(`${OK}x-large: ${'x'.repeat(100_000)}\r\n\r\n<p>`),
  '/no-type': text({}, '<p>é</p>'),
  '/odd-type': text({ 'content-type': 'html' }, '<p>é</p>'),
  '/utf-16': text({}, Buffer.from('\uFEFF<p>é</p>', 'utf16le')),
  '/utf-16-declared': text(
    { 'content-type': 'text/html; charset=utf-16le' },
    Buffer.from('<p>é</p>', 'utf16le'),
  ),
  '/picture': text({ 'content-type': 'image/png' }, 'x'),
  '/bytes': text({}, Buffer.from([0, 1, 2])),
  '/pdf-as-html': text(HTML, '%PDF-1.7 …'),
  '/picture-as-html': text(HTML, Buffer.from([0xff, 0xd8, 0xff, 0xe0])),
  '/gone': (response) => void response.writeHead(404, HTML).end('gone'),
  '/empty-redirect': (response) => void response.writeHead(302).end(),
  '/not-modified': (response) => void response.writeHead(304).end(),
  '/moved': redirect('/page'),
  '/loop': redirect('/loop'),
  '/ping': redirect('/pong'),
  '/pong': redirect('/ping'),
  '/inward': redirect('http://10.0.0.1/secret'),
  '/inward-ipv6': redirect('http://[::7f00:1]/secret'),
  '/metadata': redirect('http://169.254.169.254/computeMetadata/v1/'),
  '/file': redirect('file:///etc/passwd'),
  '/with-password': redirect('http://ilsa:secret@127.0.0.1/page'),
  '/busy': (response) => void response.writeHead(429, { ...HTML, 'retry-after': '20' }).end('wait'),
  '/down': (response) => void response.writeHead(503, { ...HTML, 'retry-after': '20' }).end('wait'),
  '/broken': (response) => void response.writeHead(503, HTML).end('broken'),
};

/** Sends 10 MB as fast as the other side takes it, and counts. */
const large =
  (count: (bytes: number) => void): Answer =>
  (response) => {
    response.writeHead(200, HTML);
    const piece = 'x'.repeat(64_000);
    let left = 10 * MEGABYTE;
    const pour = () => {
      while (left > 0 && !response.destroyed) {
        left -= piece.length;
        count(piece.length);
        if (!response.write(piece)) return void response.once('drain', pour);
      }
      response.end();
    };
    pour();
  };

export async function startHostileWeb(): Promise<HostileWeb> {
  const asked: string[] = [];
  const sent = new Map<string, number>();
  const closed = new Map<string, () => void>();
  const count = (path: string) => (bytes: number) =>
    void sent.set(path, (sent.get(path) ?? 0) + bytes);

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://web.test');
    asked.push(pathname);
    response.socket?.on('close', () => closed.get(pathname)?.());
    const hop = Number(searchParams.get('hop'));
    if (hop) return redirect(hop > 1 ? `/hops?hop=${hop - 1}` : '/page')(response, request);
    if (pathname === '/large') return large(count(pathname))(response, request);
    (ANSWERS[pathname] ?? ANSWERS['/gone'])?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    sent,
    hungUp: (path) => new Promise((resolve) => closed.set(path, resolve)),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
