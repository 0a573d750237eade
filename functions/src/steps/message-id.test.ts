import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { aesSecretBox } from '../adapters/crypto/aes-secret-box.ts';
import { messageId, readMessageId } from './message-id.ts';

const box = () => aesSecretBox(randomBytes(32).toString('base64'));
const secrets = box();
const sent = { uid: 'kQ3xTwPz8bWmfy2LeDc7RvNsAh41', delivery_id: 'email_a1B2_a3', revision: 4 };
const id = messageId(secrets, sent, 'app.test');

it('leads back to its message, in angle brackets or not, whatever its domain became', () => {
  expect(readMessageId(secrets, id)).toEqual(sent);
  expect(readMessageId(secrets, ` <${id}>\r\n`)).toEqual(sent);
  expect(readMessageId(secrets, id.replace('app.test', 'old.test'))).toEqual(sent);
});

it('is the same over all attempts, and another for each revision, delivery and person', () => {
  expect(messageId(secrets, sent, 'app.test')).toBe(id);
  const others = [{ revision: 5 }, { delivery_id: 'email_a1B2' }, { uid: 'eve' }];
  const ids = others.map((change) => messageId(secrets, { ...sent, ...change }, 'app.test'));
  expect(new Set([id, ...ids]).size).toBe(4);
});

it('is a dot-atom and a domain, short enough for one line of a header', () => {
  expect(id).toMatch(/^[A-Za-z0-9_-]+@app\.test$/);
  expect(`Message-ID: <${id}>`.length).toBeLessThan(200);
});

it('says nothing of the person or the delivery', () => {
  const bytes = Buffer.from(id.split('@')[0] ?? '', 'base64url').toString('latin1');
  for (const text of [id, bytes]) {
    expect(text).not.toContain(sent.uid);
    expect(text).not.toContain('email_');
  }
});

const flipped = (at: number) => id.slice(0, at) + (id[at] === 'A' ? 'B' : 'A') + id.slice(at + 1);
const token = id.split('@')[0] ?? '';

it.each([
  ['changed at its beginning', flipped(0)],
  ['changed in its middle', flipped(40)],
  ['changed at its end', flipped(token.length - 1)],
  ['cut', `${token.slice(0, -2)}@app.test`],
  ['longer', `${token}AA@app.test`],
  ['another secret box’s', messageId(box(), sent, 'app.test')],
  [
    'sealed for another use',
    `${secrets.sealDeterministically('4/eve/email_x', 'unsubscribe')}@app.test`,
  ],
  ['somebody else’s', 'CAF=xyz.123+abc@mail.gmail.com'],
  ['of the earlier form', `${'0'.repeat(32)}@app.test`],
  ['without a domain', token],
  ['two', `<${id}> <${id}>`],
  ['empty', ''],
])('one that was %s leads nowhere', (_, text) => {
  expect(readMessageId(secrets, text)).toBeNull();
});
