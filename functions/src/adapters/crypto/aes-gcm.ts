import { createCipheriv, createDecipheriv } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const TAG = 16;

/** Bytes of a nonce (NIST SP 800-38D, 8.2): the same one with another text gives the key away. */
export const NONCE_BYTES = 12;

/** AES-256-GCM: nonce, tag and body in one. `context` is authenticated and not kept. */
export function encrypt(of: {
  key: Uint8Array;
  nonce: Uint8Array;
  plain: string;
  context: string;
}) {
  const cipher = createCipheriv(CIPHER, of.key, of.nonce, { authTagLength: TAG }).setAAD(
    Buffer.from(of.context),
  );
  const body = Buffer.concat([cipher.update(of.plain, 'utf8'), cipher.final()]);
  return Buffer.concat([of.nonce, cipher.getAuthTag(), body]);
}

/** Throws for bytes that `encrypt` did not give for this key and context. */
export function decrypt(of: { key: Uint8Array; bytes: Uint8Array; context: string }): string {
  const nonce = of.bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, of.key, nonce, { authTagLength: TAG })
    .setAAD(Buffer.from(of.context))
    .setAuthTag(of.bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG));
  const body = of.bytes.subarray(NONCE_BYTES + TAG);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
