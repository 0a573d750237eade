import { AppError } from '../platform/app-error.ts';

/** Bytes. An event of the provider has a few thousand; nobody else sends any. */
const BODY_LIMIT = 1_000_000;

interface Arrived {
  method: string;
  /** The bytes as received: the signature covers exactly them. */
  rawBody?: Buffer | undefined;
  headers: Record<string, string | string[] | undefined>;
}

/** Reads the bytes and the signature of the payment provider, before any of it is trusted. */
export function signedRequest({ method, rawBody, headers }: Arrived): {
  body: Buffer;
  signature: string;
} {
  if (method !== 'POST') throw new AppError('method_not_allowed');
  const body = rawBody ?? Buffer.alloc(0);
  if (body.length > BODY_LIMIT) {
    throw new AppError('too_large', { sentence: 'This is too large. The limit is 1 MB.' });
  }
  const signature = headers['stripe-signature'];
  return { body, signature: typeof signature === 'string' ? signature : '' };
}
