import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Digest } from '../../ports/digest.ts';
import type { Randomness } from '../../ports/randomness.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 20;

export const sha256: Digest = (text) => createHash('sha256').update(text, 'utf8').digest('hex');

export const nodeRandomness: Randomness = {
  bytes: (size) => randomBytes(size),
  id: () => Array.from({ length: ID_LENGTH }, () => BASE62.charAt(randomInt(62))).join(''),
};
