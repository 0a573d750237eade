import { HANDOVER_LIFE } from '@vibes/core/account/handover-code';
import { handoverDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { handing } from '../../test/handing.ts';
import { beforeFirstCommit } from '../../test/before-first-commit.ts';
import type { Documents } from '../ports/documents.ts';
import { createHandover, HANDOVERS_PER_MINUTE } from './create-handover.ts';
import { redeemHandover, WRONG_CODES_PER_MINUTE } from './redeem-handover.ts';
import { regenerateApiKey } from './regenerate-api-key.ts';

const GONE = { code: 'unauthorized', message: expect.stringContaining('Make a new one') as string };

describe('a code', () => {
  it('is stored as its hash alone, with its end', async () => {
    const { make, ports, documents, data } = await handing();
    const { code, ...times } = await make();
    expect(code).toMatch(/^[0-9a-f]{32}$/);
    expect(times).toEqual({
      made_at: '2026-05-01T12:00:00.000Z',
      expires_at: '2026-05-01T12:10:00.000Z',
    });
    expect(data(handoverDocument.path(ports.digest(code)))).toMatchObject({
      uid: 'max',
      expires_at: new Date('2026-05-01T12:10:00Z'),
      redeemed_at: null,
    });
    // The digest of these tests holds what it is of.
    const stored = JSON.stringify(Object.values(documents.dump()));
    expect(stored.replaceAll(ports.digest(code), '')).not.toContain(code);
  });

  it('is answered with the key and whose it is, and the account learns of it', async () => {
    const { make, redeem, apiKey, user } = await handing();
    const { code } = await make();
    expect(user()).toMatchObject({ handed_over_at: null });
    expect(await redeem(code)).toEqual({ api_key: await apiKey(), email: 'max@brand.com' });
    expect(user()).toMatchObject({ handed_over_at: new Date('2026-05-01T12:00:00Z') });
  });

  it('works once, of ten at the same time too', async () => {
    const { make, redeem } = await handing();
    const { code } = await make();
    const ended = await Promise.allSettled(Array.from({ length: 10 }, () => redeem(code)));
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(redeem(code)).rejects.toMatchObject(GONE);
  });

  it('works until its last moment and not beyond', async () => {
    const { make, redeem, later } = await handing();
    const first = await make();
    later(HANDOVER_LIFE - 1);
    await expect(redeem(first.code)).resolves.toBeDefined();
    const second = await make();
    later(HANDOVER_LIFE);
    await expect(redeem(second.code)).rejects.toMatchObject(GONE);
  });

  it('is made once, although the answer to its write was lost', async () => {
    const { ports, redeem, later } = await handing();
    let losses = 1;
    const documents: Documents = {
      ...ports.documents,
      async commit(writes) {
        const done = await ports.documents.commit(writes);
        const isLost = writes.length > 1 && losses-- > 0;
        if (isLost) later(1000);
        return isLost ? 'conflict' : done;
      },
    };
    const maker = { uid: 'max', signed_in_at: ports.clock() };
    const { code, made_at } = await createHandover({ ...ports, documents }, maker);
    expect(losses).toBeLessThan(1);
    expect(made_at).toBe('2026-05-01T12:00:00.000Z');
    await expect(redeem(code)).resolves.toBeDefined();
  });

  it('is refused by the same words, whatever is wrong with it', async () => {
    const { make, redeem, later } = await handing();
    const used = await make();
    await redeem(used.code);
    const [replaced, old] = [await make(), await make()];
    const said = async (code: string) => redeem(code).catch(String);
    const sentences = [await said(used.code), await said('f'.repeat(32)), await said('nothing')];
    sentences.push(await said(replaced.code));
    later(HANDOVER_LIFE);
    sentences.push(await said(old.code));
    expect(new Set(sentences).size).toBe(1);
  });
});

describe('a code opens nothing', () => {
  it('for a blocked account, and none is made for it', async () => {
    const { make, redeem, block } = await handing();
    const { code } = await make();
    await block({ blocked_at: new Date() });
    const blocked = { code: 'unauthorized', reason: 'account_blocked' };
    await expect(redeem(code)).rejects.toMatchObject(blocked);
    await expect(make()).rejects.toMatchObject(blocked);
    await block({ blocked_at: null });
    await expect(redeem(code)).resolves.toBeDefined();
  });

  it('for somebody disabled at the sign-in service', async () => {
    const { make, redeem, people } = await handing();
    const { code } = await make();
    await people.setDisabled('max', true);
    await expect(redeem(code)).rejects.toMatchObject({ reason: 'account_blocked' });
  });

  it('once its person signed out everywhere', async () => {
    const { make, redeem, people, later } = await handing();
    const { code } = await make();
    later(1000);
    await people.endSessions('max');
    await expect(redeem(code)).rejects.toMatchObject(GONE);
    await expect(redeem((await make()).code)).resolves.toBeDefined();
  });

  it('once a newer one was made, also after that one was used', async () => {
    const { make, redeem } = await handing();
    const [older, newer] = [await make(), await make()];
    const replaced = { ...GONE, log: 'replaced_code' };
    await expect(redeem(older.code)).rejects.toMatchObject(replaced);
    await expect(redeem(newer.code)).resolves.toBeDefined();
    await expect(redeem(older.code)).rejects.toMatchObject(replaced);
  });

  it('when a newer one is made at the moment it is opened', async () => {
    const { make, ports } = await handing();
    const { code } = await make();
    const documents = beforeFirstCommit(ports.documents, make);
    const opening = redeemHandover({ ...ports, documents }, { code, nonce: 'n' });
    await expect(opening).rejects.toMatchObject({ ...GONE, log: 'replaced_code' });
  });

  it('once the key was replaced', async () => {
    const { make, redeem, ports } = await handing();
    const { code } = await make();
    await regenerateApiKey(ports, 'max');
    await expect(redeem(code)).rejects.toMatchObject(GONE);
  });
});

describe('a limit', () => {
  it('ends the codes one person makes in a minute', async () => {
    const { make, later } = await handing();
    for (let made = 0; made < HANDOVERS_PER_MINUTE; made += 1) await make();
    await expect(make()).rejects.toMatchObject({ code: 'rate_limited' });
    later(60_000);
    await expect(make()).resolves.toBeDefined();
  });

  it('ends the trying of codes, and never keeps out a code that works', async () => {
    const { make, redeem } = await handing();
    const { code } = await make();
    for (let tried = 0; tried < WRONG_CODES_PER_MINUTE; tried += 1)
      await expect(redeem('f'.repeat(32))).rejects.toMatchObject(GONE);
    await expect(redeem('e'.repeat(32))).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(redeem(code)).resolves.toBeDefined();
  });

  it('is not needed for a malformed code, which reads and writes nothing', async () => {
    const { ports } = await handing();
    const getAll = () => Promise.reject(new Error('read'));
    const documents = { ...ports.documents, getAll };
    for (const code of ['', 'abc', 'F'.repeat(32), `${'f'.repeat(32)}/x`, '__proto__'])
      await expect(
        redeemHandover({ ...ports, documents }, { code, nonce: 'n' }),
      ).rejects.toMatchObject(GONE);
  });
});
