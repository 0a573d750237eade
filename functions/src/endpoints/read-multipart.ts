import type { IncomingHttpHeaders } from 'node:http';
import { CAPTURE_BODY_LIMIT } from '@vibes/core/api/capture-request';
import busboy from 'busboy';
import { AppError } from '../platform/app-error.ts';

/**
 * The text fields of a multipart form as iOS Shortcuts sends it. Files count as text fields; the
 * first of a name wins.
 */
export function readMultipart(
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    const keep = (name: string, value: string) => {
      if (!fields.has(name)) fields.set(name, value);
    };
    const fail = (cause: unknown) => reject(new AppError('bad_request', { cause }));
    try {
      const form = busboy({ headers, limits: { fieldSize: CAPTURE_BODY_LIMIT, parts: 40 } });
      form.on('field', keep);
      form.on('file', (name, stream) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => keep(name, Buffer.concat(chunks).toString('utf8')));
      });
      form.on('error', fail);
      form.on('close', () => resolve(Object.fromEntries(fields)));
      form.end(body);
    } catch (cause) {
      fail(cause);
    }
  });
}
