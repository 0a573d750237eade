import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { apiKeyDocument, userSecretsDocument } from '@vibes/core/firestore/documents';
import { aesSecretBox } from '../../../functions/src/adapters/crypto/aes-secret-box.ts';
import type { Documents } from '../../../functions/src/ports/documents.ts';
import { memoryDocuments } from '../../../functions/test/models/memory-documents.ts';
import { secretContext, type SecretBox } from '../../../functions/src/ports/secret-box.ts';
import { SEALED } from './reseal-document.ts';
import { runRotation } from './run-rotation.ts';

const newKey = () => randomBytes(32).toString('base64');
const root = newKey();
const before = aesSecretBox(root);
const secrets = aesSecretBox(`second:${newKey()},${root}`);

const userSecrets = (box: SecretBox, uid: string) => ({
  app_password: box.seal(`password of ${uid}`, secretContext.appPassword(uid)),
  notion_api_key: box.seal(`notion of ${uid}`, secretContext.notionApiKey(uid)),
});

/** The secrets of some users, as they were sealed when there was one key. */
async function stored(users: number) {
  const documents = memoryDocuments();
  const uids = Array.from({ length: users }, (_, n) => `u${n}`);
  for (const uid of uids) {
    const api_key = before.seal(`key of ${uid}`, secretContext.apiKey(uid));
    await documents.commit([
      { kind: 'create', path: userSecretsDocument.path(uid), data: userSecrets(before, uid) },
      { kind: 'create', path: apiKeyDocument.path(uid), data: { api_key, key_hash: 'abc' } },
    ]);
  }
  const sealed = () =>
    Object.entries(documents.dump()).flatMap(([path, data]) =>
      Object.entries(data).flatMap(([field, value]) =>
        typeof value === 'string' && field !== 'key_hash'
          ? [{ path, field, value, uid: path.split('/')[1] ?? '' }]
          : [],
      ),
    );
  const opened = () =>
    sealed().map(({ path, field, value, uid }) => {
      const place = SEALED.find((one) => path.startsWith(`${one.path}/`));
      return secrets.open(value, place?.contexts[field]?.(uid) ?? '');
    });
  const current = () => sealed().filter(({ value }) => secrets.isCurrent(value)).length;
  const rotate = (on: Documents = documents) => runRotation({ documents: on, secrets }, () => {});
  return { documents, opened, current, rotate };
}

it('every kind of sealed secret is among the fields sealed again', () => {
  const contexts = SEALED.flatMap((place) => Object.values(place.contexts));
  expect(new Set(contexts)).toEqual(new Set(Object.values(secretContext)));
});

describe('sealing again', () => {
  it('seals every secret under the newest key, over all pages, and reports its progress', async () => {
    const { documents, opened, current } = await stored(230);
    const plain = opened();
    const reported: number[] = [];
    const done = await runRotation({ documents, secrets }, (soFar) =>
      reported.push(soFar.documents),
    );
    expect(done).toEqual({ documents: 460, resealed: 690, unreadable: [] });
    expect(reported).toEqual([100, 200, 230, 330, 430, 460]);
    expect(current()).toBe(690);
    expect(opened()).toEqual(plain);
  });

  it('changes nothing when it is repeated, and nothing else in a document', async () => {
    const { documents, rotate } = await stored(3);
    await rotate();
    const after = documents.dump();
    expect(after[apiKeyDocument.path('u1')]).toMatchObject({ key_hash: 'abc' });
    expect(await rotate()).toEqual({ documents: 6, resealed: 0, unreadable: [] });
    expect(documents.dump()).toEqual(after);
  });

  it('that was interrupted leaves every secret readable, and is finished by the next run', async () => {
    const { documents, opened, current, rotate } = await stored(130);
    const plain = opened();
    let left = 50;
    const failing: Documents = {
      ...documents,
      commit: (writes) =>
        left-- > 0 ? documents.commit(writes) : Promise.reject(new Error('cut off')),
    };
    await expect(rotate(failing)).rejects.toThrow('cut off');
    expect(current()).toBe(100);
    expect(opened()).toEqual(plain);
    expect(await rotate()).toMatchObject({ resealed: 390 - 100 });
    expect(current()).toBe(390);
    expect(opened()).toEqual(plain);
  });

  it('keeps what a person changes, clears or deletes at the same time', async () => {
    const { documents, rotate } = await stored(3);
    const password = before.seal('a new one', secretContext.appPassword('u0'));
    const meanwhile: Parameters<Documents['commit']>[0] = [
      { kind: 'merge', path: userSecretsDocument.path('u0'), data: { app_password: password } },
      { kind: 'merge', path: userSecretsDocument.path('u1'), data: { notion_api_key: null } },
      { kind: 'delete', path: userSecretsDocument.path('u2') },
    ];
    let isChanged = false;
    const done = await rotate({
      ...documents,
      async commit(writes) {
        if (!isChanged) {
          isChanged = true;
          await documents.commit(meanwhile);
        }
        return documents.commit(writes);
      },
    });
    const [u0, u1, u2] = ['u0', 'u1', 'u2'].map(
      (uid) => documents.dump()[userSecretsDocument.path(uid)],
    );
    expect(secrets.open(String(u0?.['app_password']), secretContext.appPassword('u0'))).toBe(
      'a new one',
    );
    expect(secrets.isCurrent(String(u0?.['app_password']))).toBe(true);
    expect(secrets.isCurrent(String(u1?.['app_password']))).toBe(true);
    expect(u1?.['notion_api_key']).toBeNull();
    expect(u2).toBeUndefined();
    expect(done).toEqual({ documents: 6, resealed: 6, unreadable: [] });
  });

  it('names what no key opens, leaves it as it is, and goes on', async () => {
    const { documents, rotate } = await stored(3);
    const lost = userSecrets(aesSecretBox(newKey()), 'u1').notion_api_key;
    const moved = documents.dump()[apiKeyDocument.path('u0')]?.['api_key'];
    await documents.commit([
      { kind: 'merge', path: userSecretsDocument.path('u1'), data: { notion_api_key: lost } },
      { kind: 'merge', path: userSecretsDocument.path('u2'), data: { app_password: 7 } },
      { kind: 'merge', path: apiKeyDocument.path('u2'), data: { api_key: moved } },
    ]);
    expect(await rotate()).toEqual({
      documents: 6,
      resealed: 6,
      unreadable: [
        'user_secrets/u1 notion_api_key',
        'user_secrets/u2 app_password',
        'api_keys/u2 api_key',
      ],
    });
    expect(documents.dump()[userSecretsDocument.path('u1')]).toMatchObject({
      notion_api_key: lost,
    });
    expect(await rotate()).toMatchObject({ resealed: 0, unreadable: { length: 3 } });
  });
});
