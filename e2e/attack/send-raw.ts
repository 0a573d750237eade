import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { testWorld } from '../support/world.ts';

/** A request as nobody's library would make it: nothing is added to it, nothing put right. */
export interface RawRequest {
  method?: string;
  /** A function by its own name, past the pages' server. */
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

/** Sends it to the world's own origin, with the length of its body alone. */
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
