import { createServer, type Server } from 'node:http';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** A small web that misbehaves, and at /gate a gateway to pages of its own. */
export function misbehavingWeb(onRequest: () => void): Server {
  return createServer((request, response) => {
    onRequest();
    const url = new URL(request.url ?? '', 'http://web.test');
    const asked = url.pathname === '/gate' ? new URL(url.searchParams.get('url') ?? '') : url;
    const go = (location: string) => response.writeHead(302, { location }).end();
    const pages: Record<string, () => unknown> = {
      '/page': () =>
        response.writeHead(200, HTML).end(`<p>é ${request.headers['user-agent'] ?? ''}</p>`),
      '/gone': () => response.writeHead(404, HTML).end('gone'),
      '/silent': () => undefined,
      '/picture': () => response.writeHead(200, { 'content-type': 'image/png' }).end('x'),
      '/moved': () => go('/page'),
      '/gate-moved': () =>
        response
          .writeHead(200, { ...HTML, 'x-final-url': 'https://ilsa-torvane.com/page' })
          .end('<p>é</p>'),
      '/gate-moved-in': () =>
        response
          .writeHead(200, { ...HTML, 'x-final-url': 'https://inner.ilsa-torvane.com/page' })
          .end('<p>secret</p>'),
      '/gate-moved-to-port': () =>
        response
          .writeHead(200, { ...HTML, 'x-final-url': 'http://ilsa-torvane.com:6379/' })
          .end('<p>secret</p>'),
      '/gate-redirect-to-name': () => go('https://inner.ilsa-torvane.com/page'),
      '/gate-lies': () =>
        response.writeHead(200, { ...HTML, 'x-final-url': 'javascript:alert(1)' }).end('<p>é</p>'),
      '/gate-redirect': () => go('/page'),
      '/gate-redirect-in': () => go('http://10.0.0.1/secret'),
      '/gate-busy': () => response.writeHead(429, { 'x-gateway-error': 'too many' }).end(),
      '/busy': () => response.writeHead(429, { ...HTML, 'retry-after': '20' }).end('wait'),
      '/busy-untold': () => response.writeHead(429, HTML).end('wait'),
      '/gate-down-politely': () =>
        response.writeHead(200, { ...HTML, 'x-gateway-error': 'no credits' }).end('<p>Sorry</p>'),
      '/gate-down': () => response.writeHead(502, { 'x-gateway-error': 'upstream' }).end(),
      '/site-down': () => response.writeHead(502, HTML).end('bad'),
    };
    (pages[asked.pathname] ?? (() => response.writeHead(500).end()))();
  });
}
