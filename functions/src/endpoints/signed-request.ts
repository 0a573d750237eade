import { AppError } from '../platform/app-error.ts';

/** Bytes. The provider's news is a few thousand; nobody else has any to bring. */
const BODY_LIMIT = 1_000_000;

interface Arrived {
  method: string;
  /** The bytes as they came: a signature covers nothing else. */
  rawBody?: Buffer | undefined;
  headers: Record<string, string | string[] | undefined>;
}

/** What the payment provider signed, before anything of it is believed. */
export function signedRequest({ method, rawBody, headers }: Arrived): {
  body: Buffer;
  signature: string;
} {
  if (method !== 'POST') throw new AppError('method_not_allowed');
  const body = rawBody ?? Buffer.alloc(0);
  if (body.length > BODY_LIMIT) {
    throw new AppError('too_large', { sentence: 'That is too large. Send at most 1 MB.' });
  }
  const signature = headers['stripe-signature'];
  return { body, signature: typeof signature === 'string' ? signature : '' };
}
