import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { testWorld } from '../support/world.ts';

/** A raw request that no HTTP library would send: nothing is added or corrected. */
export interface RawRequest {
  method?: string;
  /** Calls a function by its own name, directly and not through the pages' server. */
  at?: string;
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

export interface RawAnswer {
  status: number;
  type: string;
  text: string;
}

/** Sends it to the world's own origin. Only the length of its body is added. */
export async function sendRaw({ method = 'POST', at, path, headers, body = '' }: RawRequest) {
  const { web, functions, project, region } = await testWorld();
  const [origin, base] = at ? [functions, `/${project}/${region}/${at}`] : [web, ''];
  return new Promise<RawAnswer>((resolve, reject) => {
    const length = Buffer.byteLength(body);
    const sent = request(origin, {
      method,
      path: base + path,
      headers: { ...headers, ...(length > 0 && { 'content-length': String(length) }) },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const { statusCode = 0, headers: said } = response;
      void text(response).then(
        (body) => resolve({ status: statusCode, type: said['content-type'] ?? '', text: body }),
        reject,
      );
    });
    sent.end(body);
  });
}
