import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { secretContext } from '../../ports/secret-box.ts';
import { aesSecretBox } from './aes-secret-box.ts';

const key = randomBytes(32).toString('base64');
const box = aesSecretBox(key);
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

describe('what the secret box derives', () => {
  it('is 32 bytes, the same in every process that has the key', () => {
    const derived = box.derive(mine);
    expect(derived).toHaveLength(32);
    expect(aesSecretBox(key).derive(mine)).toEqual(derived);
  });

  it('is another for another context or another key, and never the key', () => {
    const other = aesSecretBox(randomBytes(32).toString('base64'));
    const all = [
      box.derive(mine),
      box.derive(secretContext.appPassword('eve')),
      box.derive(''),
      other.derive(mine),
      Buffer.from(key, 'base64'),
    ];
    expect(new Set(all.map((bytes) => Buffer.from(bytes).toString('hex'))).size).toBe(all.length);
  });

  it('stays what it was: secrets that people have copied hang on it', () => {
    const fixed = aesSecretBox(Buffer.alloc(32, 7).toString('base64'));
    expect(Buffer.from(fixed.derive('a/b')).toString('hex')).toBe(
      '4b3a77d4100848babd903fc82e09241c59e96ff34624b6b837020823d23dd97b',
    );
  });
});
