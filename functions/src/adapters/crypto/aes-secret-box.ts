import { randomBytes } from 'node:crypto';
import type { SecretBox } from '../../ports/secret-box.ts';
import { decrypt, encrypt, NONCE_BYTES } from './aes-gcm.ts';
import { deterministicAead, hmac } from './deterministic-aead.ts';
import { readSealingKeys } from './sealing-keys.ts';

/** Of what was sealed under the root, `v1.<base64>`, and under a key with an id, `v2.<id>.<base64>`. */
const envelopeStart = (id: string | null) => (id === null ? 'v1.' : `v2.${id}.`);

/**
 * Seals with AES-256-GCM under the first of the keys, and opens under whichever the envelope
 * names. Derives with HMAC-SHA-256 under the root, each use of it by a label of its own; so
 * what is derived outlives every other key.
 * @param setting as `readSealingKeys` takes it; throws when it is anything else
 */
export function aesSecretBox(setting: string): SecretBox & {
  /** True when it was sealed under the key that seals now. */
  isCurrent: (sealed: string) => boolean;
} {
  const { root, keys } = readSealingKeys(setting);
  const [newest] = keys;
  const deterministic = deterministicAead(root);
  return {
    seal(plain, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const bytes = encrypt({ key: newest.bytes, nonce, plain, context });
      return envelopeStart(newest.id) + bytes.toString('base64');
    },
    open(sealed, context) {
      const sealedUnder = keys.find(({ id }) => sealed.startsWith(envelopeStart(id)));
      if (!sealedUnder) throw new Error('Not a secret sealed under any of the keys');
      const text = sealed.slice(envelopeStart(sealedUnder.id).length);
      const bytes = Buffer.from(text, 'base64');
      return decrypt({ key: sealedUnder.bytes, bytes, context });
    },
    isCurrent: (sealed) => sealed.startsWith(envelopeStart(newest.id)),
    derive: (context) => hmac(root, `vibes/derive/v1\n${context}`),
    sealDeterministically: deterministic.seal,
    openDeterministically: deterministic.open,
  };
}
