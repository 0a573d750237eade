import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { SecretBox } from '../../ports/secret-box.ts';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
const VERSION = 'v1';
const DERIVATION = 'vibes/derive/v1';

/**
 * Seals with AES-256-GCM under one master key; the context is authenticated, not stored.
 * Derives with HMAC-SHA-256 under the same key, each use of it by a label of its own.
 * @param masterKey 32 bytes, base64. Throws when it is anything else.
 */
export function aesSecretBox(masterKey: string): SecretBox {
  const key = Buffer.from(masterKey, 'base64');
  if (key.length !== 32) throw new Error('SECRETS_MASTER_KEY must be 32 bytes in base64');
  return {
    seal(plain, context) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG }).setAAD(
        Buffer.from(context),
      );
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')}`;
    },
    open(sealed, context) {
      const [version, text] = sealed.split('.');
      if (version !== VERSION || !text) throw new Error('Not a sealed secret');
      const bytes = Buffer.from(text, 'base64');
      const nonce = bytes.subarray(0, NONCE);
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      const body = bytes.subarray(NONCE + TAG);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    derive: (context) => createHmac('sha256', key).update(`${DERIVATION}\n${context}`).digest(),
  };
}
