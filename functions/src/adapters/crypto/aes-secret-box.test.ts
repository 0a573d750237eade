import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { secretContext } from '../../ports/secret-box.ts';
import { aesSecretBox } from './aes-secret-box.ts';

const box = aesSecretBox(randomBytes(32).toString('base64'));
const mine = secretContext.appPassword('ann');

describe('the secret box', () => {
  it('opens what it sealed', () => {
    expect(box.open(box.seal('abcd efgh 🔑', mine), mine)).toBe('abcd efgh 🔑');
  });

  it('never seals the same text twice alike', () => {
    expect(box.seal('secret', mine)).not.toBe(box.seal('secret', mine));
  });

  it('does not open under another account, another use or another key', () => {
    const sealed = box.seal('secret', mine);
    const other = aesSecretBox(randomBytes(32).toString('base64'));
    expect(() => box.open(sealed, secretContext.appPassword('eve'))).toThrow();
    expect(() => box.open(sealed, secretContext.apiKey('ann'))).toThrow();
    expect(() => other.open(sealed, mine)).toThrow();
  });

  it('does not open what was changed', () => {
    const bytes = Buffer.from(box.seal('secret', mine).slice(3), 'base64');
    for (let i = 0; i < bytes.length; i += 1) {
      const changed = Buffer.from(bytes);
      changed[i] = (changed[i] ?? 0) ^ 1;
      expect(() => box.open(`v1.${changed.toString('base64')}`, mine)).toThrow();
    }
  });

  it.each(['', 'secret', 'v1.', 'v2.AAAA', 'v1.AAAA'])('does not open %j', (text) => {
    expect(() => box.open(text, mine)).toThrow();
  });

  it('asks for a key of 32 bytes', () => {
    expect(() => aesSecretBox('c2hvcnQ=')).toThrow('32 bytes');
  });
});
