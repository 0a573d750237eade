import { describe, expect, it } from 'vitest';
import {
  creditEntryDocument,
  trialMailboxDocument,
  usageCreditsDocument,
} from '@vibes/core/firestore/documents';
import { memoryWorld, type MemoryWorld } from '../../test/memory-world.ts';
import { openBeside } from '../../test/referral-accounts.ts';
import { aesSecretBox } from '../adapters/crypto/aes-secret-box.ts';
import { sha256 } from '../adapters/crypto/node-crypto.ts';

describe('trial credits', () => {
  const trialOf = (world: MemoryWorld, uid: string) => ({
    balance: world.data(usageCreditsDocument.path(uid))?.['num_credits'],
    entries: world.under(creditEntryDocument.collection(uid)).length,
    hears_enough: world.data(usageCreditsDocument.path(uid))?.['trial_used_before'],
  });
  const GIVEN = { balance: 10, entries: 1, hears_enough: false };
  const USED = { balance: 0, entries: 0, hears_enough: true };
  const open = (world: MemoryWorld, uid: string, email: string) =>
    openBeside(world, { uid, email, trial_credits: 10 });
  const forget = (world: MemoryWorld) =>
    world.documents.commit(
      Object.keys(world.documents.dump())
        .filter((path) => path.startsWith('trial_mailboxes/'))
        .map((path) => ({ kind: 'delete', path })),
    );

  it('come with the first account of a mailbox, however it is spelled', async () => {
    const world = await memoryWorld();
    await open(world, 'ilsa', 'ilsa.torvane@gmail.com');
    expect(trialOf(world, 'ilsa')).toEqual(GIVEN);
    const again = ['ilsatorvane+2@gmail.com', 'I.L.S.A.torvane@googlemail.com'];
    for (const [n, email] of again.entries()) {
      expect(await open(world, `again${n}`, email)).toEqual({ opened: true });
      expect(trialOf(world, `again${n}`)).toEqual(USED);
    }
    await open(world, 'other', 'ilse.torvane@gmail.com');
    expect(trialOf(world, 'other')).toEqual(GIVEN);
  });

  it('do not come again with another account after the first one is deleted', async () => {
    const world = await memoryWorld();
    await open(world, 'ilsa', 'ilsa@gmail.com');
    const own = Object.keys(world.documents.dump()).filter((path) => /\bilsa\b/.test(path));
    await world.documents.commit(own.map((path) => ({ kind: 'delete', path })));
    expect(JSON.stringify(world.documents.dump())).not.toContain('ilsa@gmail.com');
    await open(world, 'again', 'il.sa@gmail.com');
    expect(trialOf(world, 'again')).toEqual(USED);
  });

  it('come once when a mailbox opens many accounts at the same instant', async () => {
    const world = await memoryWorld();
    const uids = Array.from({ length: 8 }, (_, n) => `ilsa${n}`);
    const opened = await Promise.all(
      uids.map((uid) => open(world, uid, `ilsa+${uid}@torvane.example`)),
    );
    expect(opened.every((answer) => answer.opened)).toBe(true);
    const given = uids.map((uid) => trialOf(world, uid));
    expect(given.filter(({ balance }) => balance === 10)).toEqual([GIVEN]);
    expect(given.filter(({ balance }) => balance === 0)).toEqual(Array(7).fill(USED));
  });

  it('of an account opened before mailboxes were noted count for its mailbox from the next sign-in', async () => {
    const world = await memoryWorld();
    await open(world, 'ilsa', 'ilsa@torvane.example');
    await forget(world);
    const before = world.data(usageCreditsDocument.path('ilsa'));
    expect(await open(world, 'ilsa', 'ilsa@torvane.example')).toEqual({ opened: false });
    expect(world.data(usageCreditsDocument.path('ilsa'))).toEqual(before);
    await open(world, 'again', 'ilsa+again@torvane.example');
    expect(trialOf(world, 'again')).toEqual(USED);
    const whole = world.documents.dump();
    expect(await open(world, 'ilsa', 'ilsa@torvane.example')).toEqual({ opened: false });
    expect(world.documents.dump()).toEqual(whole);
  });

  it('are noted under what is neither the address nor a hash that others could make', async () => {
    const world = await memoryWorld();
    const ports = { ...world.ports, secrets: aesSecretBox(Buffer.alloc(32, 7).toString('base64')) };
    await forget(world);
    await open({ ...world, ports }, 'ilsa', 'ilsa@torvane.example');
    const noted = Object.entries(world.documents.dump()).filter(([path]) =>
      path.startsWith('trial_mailboxes/'),
    );
    const fingerprint = 'f75dafc29ade1804659c14338529f683bf5ef5725c58abca70a98b323fbda96c';
    expect(noted).toEqual([[trialMailboxDocument.path(fingerprint), { at: world.ports.clock() }]]);
    expect(fingerprint).not.toBe(sha256('ilsa@torvane.example'));
  });

  it('are shown as used to nobody where none are offered, and no mailbox is noted', async () => {
    const world = await memoryWorld();
    await forget(world);
    for (const uid of ['ilsa', 'again']) {
      await openBeside(world, { uid, email: `ilsa+${uid}@torvane.example`, trial_credits: 0 });
      expect(trialOf(world, uid)).toEqual({ balance: 0, entries: 0, hears_enough: false });
    }
    expect(world.under('trial_mailboxes')).toEqual([]);
  });
});
