import { describe, expect, it } from 'vitest';
import { beforeFirstCommit } from '../../test/before-first-commit.ts';
import { LENA, LENA_ON_INSTAGRAM, quiet } from '../../test/pairs/lena.ts';
import { mailedLena } from '../../test/pairs/mailed-lena.ts';
import { pairWorld } from '../../test/pairs/pair-world.ts';

const DAY = 24 * 60 * 60_000;

describe('a second account of one person', () => {
  it('is joined as it is captured: one row with both handles, nothing sent, no credit', async () => {
    const world = await mailedLena();
    world.show(LENA_ON_INSTAGRAM);
    const answer = await world.capture(LENA_ON_INSTAGRAM);
    await world.deliver();
    expect(answer).toMatchObject({
      outcome: 'already_contacted',
      creator: { id: world.id, tiktok_username: 'lena.klar', instagram_username: 'lenaklar' },
    });
    expect(world.creators()).toHaveLength(1);
    expect(world.row(world.id)).toMatchObject({
      email: 'lena@klar-keramik.de',
      joined: [{ by: 'event', handles: [{ platform: 'instagram', handle: 'lenaklar' }] }],
    });
    expect(world.mails()).toEqual(['lena@klar-keramik.de']);
    expect(world.charged()).toBe(1);
    expect(await world.capture(LENA_ON_INSTAGRAM)).toMatchObject({ creator: { id: world.id } });
  });

  it('gets the first email where the first account gave no address', async () => {
    const world = await pairWorld({ ...LENA, bio: 'clay\nIG: @lenaklar' }, LENA_ON_INSTAGRAM);
    await world.capture(LENA);
    await world.capture(LENA_ON_INSTAGRAM);
    await world.deliver();
    expect(world.creators()).toHaveLength(1);
    expect(world.mails()).toEqual(['hello@lenaklar-studio.com']);
    expect(world.charged()).toBe(1);
  });

  it('whose first page was read over 7 days ago waits for the person', async () => {
    const world = await mailedLena();
    world.show(LENA_ON_INSTAGRAM);
    world.later(8 * DAY);
    const { creator, message } = await world.capture(LENA_ON_INSTAGRAM);
    await world.deliver();
    expect(world.creators()).toHaveLength(2);
    expect(message).toContain('This may be @lena.klar, whom you already wrote to');
    expect(world.row(creator.id)).toMatchObject({
      email_withheld: { reason: 'maybe_same', creator_id: world.id },
    });
    expect(world.mails()).toHaveLength(1);
    // Pressed again it still waits, until the person says that they are two.
    await world.capture(LENA_ON_INSTAGRAM);
    await world.deliver();
    expect(world.mails()).toHaveLength(1);
    await world.markNotSame([creator.id ?? '', world.id]);
    await world.capture(LENA_ON_INSTAGRAM);
    await world.deliver();
    expect(world.mails()).toHaveLength(2);
  });

  it('that the other page does not present is another creator', async () => {
    const world = await pairWorld(quiet(LENA), LENA_ON_INSTAGRAM);
    await world.capture(LENA);
    await world.capture(LENA_ON_INSTAGRAM);
    await world.deliver();
    expect(world.creators()).toHaveLength(2);
    expect(world.mails()).toHaveLength(2);
  });

  it('is met by the first where it was captured while that one was being read', async () => {
    const world = await pairWorld(LENA, LENA_ON_INSTAGRAM);
    const documents = beforeFirstCommit(world.ports.documents, () =>
      world.capture(LENA_ON_INSTAGRAM),
    );
    await world.capture(LENA, documents);
    await world.deliver();
    expect(world.creators()).toHaveLength(1);
    expect(world.mails()).toEqual(['hello@lenaklar-studio.com']);
    expect(world.charged()).toBe(1);
  });

  it('is written to once where both are captured at one instant', async () => {
    const world = await pairWorld(LENA, LENA_ON_INSTAGRAM);
    await Promise.all([world.capture(LENA), world.capture(LENA_ON_INSTAGRAM)]);
    await world.deliver();
    expect(world.creators()).toHaveLength(1);
    expect(world.mails()).toHaveLength(1);
    expect(world.charged()).toBe(1);
  });
});

describe('two accounts under unlike names that present each other and show one mailbox', () => {
  const MAIL = 'desk@north-talent.com';
  const CAT = { ...LENA, handle: 'clay.cat', name: 'Clay Cat', bio: `IG: @lenaklar\n${MAIL}` };
  const INSTA = { ...LENA_ON_INSTAGRAM, bio: `TikTok: @clay.cat\n${MAIL}` };

  it('are one person’s', async () => {
    const world = await pairWorld(CAT, INSTA);
    await world.capture(CAT);
    await world.capture(INSTA);
    expect(world.creators()).toHaveLength(1);
  });

  it('are not joined where a third creator has it, too: it is an agency’s', async () => {
    const others = ['one.talent', 'two.talent'].map((handle, at) => ({
      ...quiet(LENA),
      ...{ id: `710000000000000010${at}`, handle, name: handle, bio: MAIL },
    }));
    const world = await pairWorld(CAT, INSTA, ...others);
    for (const account of [...others, CAT, INSTA]) await world.capture(account);
    await world.deliver();
    expect(world.creators()).toHaveLength(4);
    expect(world.mails()).toEqual([MAIL]);
  });
});
