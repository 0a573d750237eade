import { HANDOVER_LIFE } from '@vibes/core/account/handover-code';
import { describe, expect, it } from 'vitest';
import { handing } from '../../test/handing.ts';
import { lostAnswer } from '../../test/lost-answer.ts';
import type { Documents } from '../ports/documents.ts';
import { redeemHandover } from './redeem-handover.ts';
import { regenerateApiKey } from './regenerate-api-key.ts';

const GONE = { code: 'unauthorized', message: expect.stringContaining('Make a new one') as string };

describe('the phone that a code was answered to', () => {
  const NONCE = 'a'.repeat(32);
  const OTHER = 'b'.repeat(32);

  it('gets the same answer again, and nothing more is written', async () => {
    const { make, redeem, documents, later } = await handing();
    const { code } = await make();
    const first = await redeem(code, NONCE);
    const before = documents.dump();
    later(HANDOVER_LIFE - 1);
    expect(await redeem(code, NONCE)).toEqual(first);
    expect(documents.dump()).toEqual(before);
  });

  it('gets one answer, however many of its requests come at once; another phone gets none', async () => {
    const { make, redeem, apiKey } = await handing();
    const { code } = await make();
    const asked = [NONCE, OTHER, NONCE, NONCE, OTHER];
    const ended = await Promise.allSettled(asked.map((nonce) => redeem(code, nonce)));
    const answered = asked.filter((_, place) => ended[place]?.status === 'fulfilled');
    expect(answered).toEqual([NONCE, NONCE, NONCE]);
    expect(await redeem(code, NONCE)).toMatchObject({ api_key: await apiKey() });
    await expect(redeem(code, OTHER)).rejects.toMatchObject({ ...GONE, log: 'used_code' });
  });

  it('gets it although another try opens the code between the two reads', async () => {
    const { make, redeem, ports, apiKey } = await handing();
    const { code } = await make();
    let reads = 0;
    const documents: Documents = {
      ...ports.documents,
      async getAll(paths) {
        if (++reads === 2) await redeem(code, NONCE);
        return ports.documents.getAll(paths);
      },
    };
    const opened = await redeemHandover({ ...ports, documents }, { code, nonce: NONCE });
    expect(opened).toMatchObject({ api_key: await apiKey() });
  });

  it('gets it although the answer to the write was lost', async () => {
    const { make, ports, apiKey } = await handing();
    const { code } = await make();
    const documents = lostAnswer(ports.documents);
    const asked = { code, nonce: NONCE };
    const opened = await redeemHandover({ ...ports, documents }, asked);
    expect(opened).toMatchObject({ api_key: await apiKey() });
  });

  it('gets nothing when the code is over, replaced, or worth no key any more', async () => {
    const { make, redeem, later, ports, people, block } = await handing();
    const opened = async () => {
      const { code } = await make();
      await redeem(code, NONCE);
      return code;
    };
    const old = await opened();
    later(HANDOVER_LIFE);
    await expect(redeem(old, NONCE)).rejects.toMatchObject({ ...GONE, log: 'expired_code' });
    const blocked = await opened();
    await block({ blocked_at: new Date() });
    await expect(redeem(blocked, NONCE)).rejects.toMatchObject({ reason: 'account_blocked' });
    await block({ blocked_at: null });
    const followed = await opened();
    await make();
    await expect(redeem(followed, NONCE)).rejects.toMatchObject({ ...GONE, log: 'replaced_code' });
    const stale = await opened();
    await regenerateApiKey(ports, 'max');
    await expect(redeem(stale, NONCE)).rejects.toMatchObject({ ...GONE, log: 'replaced_key' });
    const ended = await opened();
    later(1000);
    await people.endSessions('max');
    await expect(redeem(ended, NONCE)).rejects.toMatchObject(GONE);
  });
});
