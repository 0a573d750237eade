import { describe, expect, it } from 'vitest';
import { newUsageCredits, type UsageCredits } from '@vibes/core/credit/credit-entry';
import { usageCreditsDocument } from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { page, tiktokPage } from '../../test/pages.ts';
import { ANN, BOB, phone } from '../../test/phone.ts';

const SENT = 'Saved. Email to ann@studio-lee.com is on its way.';

/** A phone, and an account that holds these credits. */
async function worldWith(credits: Partial<UsageCredits>) {
  const world = await memoryWorld();
  const data = { ...newUsageCredits(0), ...credits };
  await world.write('set', usageCreditsDocument.path(world.uid), data);
  return { world, ...phone(world) };
}

describe('without a credit left a request', () => {
  const refused = (message: string) => ({ code: 'out_of_credits', message });

  it('is refused with the day they return, in the person’s time zone', async () => {
    // Already June in Berlin, where the account is.
    const resets_at = new Date('2026-05-31T22:30:00Z');
    const { requestCapture } = await worldWith({ monthly_allowance: 250, resets_at });
    await expect(requestCapture({ url: ANN })).rejects.toMatchObject(
      refused('No credits left. Nothing was saved or sent. You get new credits on June 1.'),
    );
  });

  it('is refused with where to get some while none return', async () => {
    const { requestCapture } = await worldWith({});
    await expect(requestCapture({ url: ANN, dry_run: true })).rejects.toMatchObject(
      refused(
        'No credits left. Nothing was saved or sent. Choose a plan under Plans & Billing in your profile.',
      ),
    );
  });

  it('is refused alike when another one took the last while this one read', async () => {
    const resets_at = new Date('2026-06-01T10:00:00Z');
    const { world, requestCapture } = await worldWith({
      num_credits: 1,
      monthly_allowance: 250,
      resets_at,
    });
    const path = usageCreditsDocument.path(world.uid);
    const spent = requestCapture(
      { url: ANN },
      {
        fetchPage: async ({ url }) => {
          await world.write('update', path, { num_credits: 0 });
          return page(url, tiktokPage({ handle: 'ann.studio', bio: 'ann@studio-lee.com' }));
        },
      },
    );
    await expect(spent).rejects.toMatchObject(
      refused('No credits left. Nothing was saved or sent. You get new credits on June 1.'),
    );
    expect(world.creators()).toEqual([]);
  });
});

describe('the answer warns that credits run low', () => {
  it.each([
    [51, '50 credits left.'],
    [1, 'That was your last credit.'],
  ])('by the request that spends one of %i', async (num_credits, notice) => {
    const { requestCapture } = await worldWith({ num_credits, monthly_allowance: 250 });
    expect(await requestCapture({ url: ANN })).toMatchObject({
      message: `${SENT} ${notice}`,
      credits_remaining: num_credits - 1,
    });
  });

  it('once: not for a repeat or a request that charges nothing', async () => {
    const { world, requestCapture } = await worldWith({ num_credits: 51, monthly_allowance: 250 });
    await requestCapture({ url: ANN });
    expect(await requestCapture({ url: ANN })).toMatchObject({
      message: 'You already contacted this creator. Nothing was sent or charged.',
    });
    const closed = () => Promise.resolve({ kind: 'failed', reason: 'unreachable' } as const);
    expect(await requestCapture({ url: BOB }, { fetchPage: closed })).toMatchObject({
      email: { state: 'profile_blocked' },
      message: expect.not.stringContaining('left') as string,
    });
    expect(world.balance()).toBe(50);
  });

  it('never in a dry run, which spends none', async () => {
    const { world, requestCapture } = await worldWith({ num_credits: 51, monthly_allowance: 250 });
    expect(await requestCapture({ url: ANN, dry_run: true })).toMatchObject({
      message: 'Dry run, nothing saved. An email would be sent to ann@studio-lee.com.',
    });
    expect(world.balance()).toBe(51);
  });
});
