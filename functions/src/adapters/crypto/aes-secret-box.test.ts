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

  it.each(['', 'secret', 'v1.', 'v2.AAAA', 'v1.AAAA', 'v2..AAAA', 'v2.other.AAAA'])(
    'does not open %j',
    (text) => {
      expect(() => box.open(text, mine)).toThrow();
    },
  );

  it('opens what was sealed before keys had ids, for as long as the key is there', () => {
    const sealed = 'v1.sFFHGsnKyyLLz/xQEfybcihQGd3TWqbRUPAULFY6kvLqX5U1kw==';
    const first = Buffer.alloc(32, 7).toString('base64');
    for (const setting of [first, `b:${key},${first}`, `${first},b:${key}`])
      expect(aesSecretBox(setting).open(sealed, mine)).toBe('abcd efgh');
    expect(() => aesSecretBox(`b:${first},${key}`).open(sealed, mine)).toThrow();
  });
});

describe('a secret box of several keys', () => {
  const [second, third] = [randomBytes(32), randomBytes(32)].map((it) => it.toString('base64'));
  const boxes = [key, `second:${second},${key}`, `third:${third},second:${second},${key}`];
  const [first, ...later] = boxes.map(aesSecretBox);

  it('seals under the first, names it, and opens what any of them sealed', () => {
    const [one, two] = later;
    const sealed = [first, one, two].map((box) => box?.seal('secret', mine) ?? '');
    expect(sealed.map((text) => text.slice(0, text.lastIndexOf('.')))).toEqual([
      'v1',
      'v2.second',
      'v2.third',
    ]);
    for (const text of sealed) expect(two?.open(text, mine)).toBe('secret');
    expect(sealed.map((text) => two?.isCurrent(text))).toEqual([false, false, true]);
    expect(sealed.map((text) => first?.isCurrent(text))).toEqual([true, false, false]);
  });

  it('seals under the root while a newer key is listed after it', () => {
    const waiting = aesSecretBox(` ${key} , second:${second}\n`);
    expect(waiting.seal('secret', mine)).toMatch(/^v1\./);
    expect(waiting.open(later[0]?.seal('secret', mine) ?? '', mine)).toBe('secret');
  });

  it('does not open what was sealed by a key that is gone, or under another key id', () => {
    const sealed = later[0]?.seal('secret', mine) ?? '';
    expect(() => first?.open(sealed, mine)).toThrow();
    expect(() => later[1]?.open(sealed.replace('second', 'third'), mine)).toThrow();
    expect(() => later[1]?.open(sealed.replace('v2.second', 'v1'), mine)).toThrow();
  });

  it('derives the same for ever, whatever keys join the root', () => {
    for (const box of later) expect(box.derive(mine)).toEqual(first?.derive(mine));
  });

  it.each([
    ['no key', '', '32 bytes'],
    ['a short key', 'c2hvcnQ=', '32 bytes'],
    ['a short newer key', `b:c2hvcnQ=,${key}`, '32 bytes'],
    ['no root', `b:${key}`, 'root'],
    ['two roots', `${key},${randomBytes(32).toString('base64')}`, 'alike'],
    ['two keys of one id', `b:${key},${key},b:${key}`, 'alike'],
    ['an id that would end an envelope early', `b.c:${key},${key}`, 'name a key'],
    ['a key without its id', `:${key},${key}`, 'name a key'],
  ])('is not made with %s, and reveals nothing of the keys', (_, setting, says) => {
    let reported = '';
    try {
      aesSecretBox(setting);
    } catch (error) {
      reported = String(error);
    }
    expect(reported).toContain(says);
    expect(reported).not.toContain(key.slice(0, 8));
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

  it('stays what it was: secrets that people have copied depend on it', () => {
    const fixed = aesSecretBox(Buffer.alloc(32, 7).toString('base64'));
    expect(Buffer.from(fixed.derive('a/b')).toString('hex')).toBe(
      '4b3a77d4100848babd903fc82e09241c59e96ff34624b6b837020823d23dd97b',
    );
  });
});
