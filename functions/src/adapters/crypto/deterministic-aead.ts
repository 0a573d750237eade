import { createHmac } from 'node:crypto';
import { decrypt, encrypt, NONCE_BYTES } from './aes-gcm.ts';

export const hmac = (key: Uint8Array, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/**
 * Encrypts alike what is alike: AES-256-GCM whose nonce is an HMAC-SHA-256 of the text, in the way
 * of a synthetic IV (RFC 5297), as base64url. Each context has two keys of its own from the root.
 * Of four billion texts two share a nonce with a chance of 2^-33.
 */
export function deterministicAead(root: Uint8Array) {
  const keyOf = (use: 'key' | 'nonce', context: string) =>
    hmac(root, `vibes/deterministic/v1/${use}\n${context}`);
  return {
    seal: (plain: string, context: string): string => {
      const nonce = hmac(keyOf('nonce', context), plain).subarray(0, NONCE_BYTES);
      return encrypt({ key: keyOf('key', context), nonce, plain, context }).toString('base64url');
    },
    open: (sealed: string, context: string): string | null => {
      const bytes = Buffer.from(sealed, 'base64url');
      // Node passes over what is no base64: one text has one spelling here.
      if (bytes.toString('base64url') !== sealed) return null;
      try {
        return decrypt({ key: keyOf('key', context), bytes, context });
      } catch {
        return null;
      }
    },
  };
}
