import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aesSecretBox } from '../adapters/crypto/aes-secret-box.ts';
import { readUnsubscribeToken, unsubscribeToken, unsubscribeUrl } from './unsubscribe-token.ts';

const root = Buffer.alloc(32, 7).toString('base64');
const secrets = aesSecretBox(root);
const stranger = aesSecretBox(randomBytes(32).toString('base64'));
const ANN = { uid: 'max', creator_id: 'ann', address_hash: 'a'.repeat(64) };
const token = unsubscribeToken(secrets, ANN);

describe('a link to stop emails', () => {
  it('is the same in every email to the same address, for as long as the root', () => {
    const later = aesSecretBox(`newer:${randomBytes(32).toString('base64')},${root}`);
    expect(unsubscribeToken(later, ANN)).toBe(token);
    expect(token).toBe(
      '05MDisJq6K7ghh5XoOTS7ejl4KewzDZvZHK3qExADSsN7htpDWVQo54qIGaLotwKc_T8tZh0EaFALUH8GSJdPCWk7uQvB4OKmFnUEqOxD9VvHd_UVPf00oHwmJru7q4jxBmahURbtvEhuL6q',
    );
  });

  it('is another for another user, creator or address', () => {
    const others = [{ uid: 'eve' }, { creator_id: 'bob' }, { address_hash: 'b'.repeat(64) }];
    const tokens = others.map((other) => unsubscribeToken(secrets, { ...ANN, ...other }));
    expect(new Set([token, ...tokens]).size).toBe(4);
  });

  it('is on the app’s own origin and needs no escaping', () => {
    const url = unsubscribeUrl({ secrets, app_origin: 'https://app.test' })(ANN);
    expect(url).toBe(`https://app.test/api/unsubscribe/${token}`);
    expect(new URL(url).pathname.split('/').at(-1)).toBe(token);
    expect(token).toMatch(/^[\w-]+$/);
  });

  it('is short enough for a line, with ids as long as they are', () => {
    const real = { ...ANN, uid: 'u'.repeat(28), creator_id: 'c'.repeat(20) };
    expect(unsubscribeToken(secrets, real).length).toBeLessThanOrEqual(200);
  });

  it('hides the user and the creator, from whatever offset it is decoded', () => {
    const of = { ...ANN, uid: 'uidOfMaxInTheDatabase0000001', creator_id: 'idOfAnnTheCreator001' };
    const made = unsubscribeToken(secrets, of);
    const readings = (text: string) =>
      [0, 1, 2, 3].flatMap((at) =>
        (['base64', 'base64url', 'hex'] as const).flatMap((encoding) => {
          const bytes = Buffer.from(text.slice(at), encoding);
          return [bytes.toString('utf8'), bytes.toString('latin1'), bytes.toString('utf16le')];
        }),
      );
    const all = [made, ...readings(made)].join('\n');
    for (const id of [of.uid, of.creator_id, 'Max', 'Ann', of.address_hash.slice(0, 8)])
      expect(all).not.toContain(id);
  });
});

describe('a token', () => {
  it('leads to its recipient', () => expect(readUnsubscribeToken(secrets, token)).toEqual(ANN));

  it('cannot be made without the root', () =>
    expect(readUnsubscribeToken(stranger, token)).toBeNull());

  it('is invalid once a single letter of it is changed', () => {
    for (let at = 0; at < token.length; at += 1) {
      const letter = token[at] === 'A' ? 'B' : 'A';
      const changed = token.slice(0, at) + letter + token.slice(at + 1);
      expect(readUnsubscribeToken(secrets, changed)).toBeNull();
    }
  });

  it('is invalid once it is cut, or something is appended', () => {
    for (let length = 0; length < token.length; length += 1) {
      expect(readUnsubscribeToken(secrets, token.slice(0, length))).toBeNull();
      expect(readUnsubscribeToken(secrets, token.slice(token.length - length))).toBeNull();
    }
    for (const more of ['=', '.', `.${token}`, ' ', '>', '%20', 'A', 'AAAA']) {
      expect(readUnsubscribeToken(secrets, token + more)).toBeNull();
    }
  });
});

describe('a forged token', () => {
  it('is invalid when the halves of two are joined', () => {
    const other = unsubscribeToken(secrets, { ...ANN, creator_id: 'bob' });
    for (let at = 1; at < token.length; at += 1)
      if (token.slice(at) !== other.slice(at) && token.slice(0, at) !== other.slice(0, at))
        expect(readUnsubscribeToken(secrets, token.slice(0, at) + other.slice(at))).toBeNull();
  });

  it('is invalid when it was sealed for another use', () => {
    const said = JSON.stringify(['max', 'ann', ANN.address_hash]);
    for (const context of ['', 'another'])
      expect(
        readUnsubscribeToken(secrets, secrets.sealDeterministically(said, context)),
      ).toBeNull();
    const random = Buffer.from(secrets.seal(said, 'unsubscribe').slice(3), 'base64');
    expect(readUnsubscribeToken(secrets, random.toString('base64url'))).toBeNull();
  });
});
