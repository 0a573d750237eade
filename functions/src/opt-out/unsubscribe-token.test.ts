import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aesSecretBox } from '../adapters/crypto/aes-secret-box.ts';
import { readUnsubscribeToken, unsubscribeToken, unsubscribeUrl } from './unsubscribe-token.ts';

const box = () => aesSecretBox(randomBytes(32).toString('base64'));
const secrets = box();
const ANN = { uid: 'max', creator_id: 'ann', address_hash: 'a'.repeat(64) };
const token = unsubscribeToken(secrets, ANN);
const [payload = '', proof = ''] = token.split('.');

describe('a link to stop e-mails', () => {
  it('says who it is for', () => expect(readUnsubscribeToken(secrets, token)).toEqual(ANN));

  it('is the same in every e-mail to the same address', () =>
    expect(unsubscribeToken(secrets, ANN)).toBe(token));

  it('stands on the app’s own origin and needs no escaping', () => {
    const url = unsubscribeUrl({ secrets, app_origin: 'https://app.test' })(ANN);
    expect(url).toBe(`https://app.test/api/unsubscribe/${token}`);
    expect(new URL(url).pathname.split('/').at(-1)).toBe(token);
  });

  it('cannot be made without the master key', () =>
    expect(readUnsubscribeToken(box(), token)).toBeNull());

  it('holds for nobody else', () => {
    const other = unsubscribeToken(secrets, { ...ANN, creator_id: 'bob' });
    expect(readUnsubscribeToken(secrets, `${payload}.${other.split('.')[1] ?? ''}`)).toBeNull();
    const forged = Buffer.from(JSON.stringify(['max', 'bob', ANN.address_hash]));
    expect(readUnsubscribeToken(secrets, `${forged.toString('base64url')}.${proof}`)).toBeNull();
  });

  it('is nothing once a single letter of it is changed', () => {
    for (let at = 0; at < token.length; at += 1) {
      const letter = token[at] === 'A' ? 'B' : 'A';
      const changed = token.slice(0, at) + letter + token.slice(at + 1);
      expect(readUnsubscribeToken(secrets, changed)).toBeNull();
    }
  });

  it('is nothing once it is cut, or something hangs on', () => {
    for (let length = 0; length < token.length; length += 1) {
      expect(readUnsubscribeToken(secrets, token.slice(0, length))).toBeNull();
    }
    for (const more of ['=', '.', `.${proof}`, ' ', '>', '%20']) {
      expect(readUnsubscribeToken(secrets, token + more)).toBeNull();
    }
  });
});
