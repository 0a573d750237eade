import { expect, it } from 'vitest';
import { rateWindowDocument, referralSummaryDocument } from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { codeOf } from '../../test/referral-accounts.ts';
import { CLICKS_PER_MINUTE, countClick } from './count-click.ts';

async function clicking() {
  const world = await memoryWorld();
  const click = (code = codeOf(world)) => countClick(world.ports, { code });
  return { ...world, click, summary: () => world.data(referralSummaryDocument.path('max')) };
}

it('a visit by somebody’s link is counted for them', async () => {
  const { click, summary } = await clicking();
  await Promise.all([click(), click(), click()]);
  expect(summary()).toEqual({ clicks: 3 });
});

it.each(['zzzzzzzz', 'abc', '', 'a/b', '../max', '__proto__'])(
  'a visit with the code “%s”, which is nobody’s, changes nothing',
  async (code) => {
    const { click, documents } = await clicking();
    const before = documents.dump();
    await click(code);
    expect(documents.dump()).toEqual(before);
  },
);

it('visits beyond the limit of a minute are not counted, and count again in the next', async () => {
  const { click, summary, later } = await clicking();
  for (let visit = 0; visit < CLICKS_PER_MINUTE + 5; visit += 1) await click();
  expect(summary()).toEqual({ clicks: CLICKS_PER_MINUTE });
  later(60_000);
  await click();
  expect(summary()).toEqual({ clicks: CLICKS_PER_MINUTE + 1 });
});

it('visits do not touch the document that counts the requests of the same minute', async () => {
  const world = await clicking();
  await world.click();
  const window = Math.floor(world.ports.clock().getTime() / 60_000);
  expect(world.data(rateWindowDocument.path(codeOf(world), window))).toMatchObject({
    referral_clicks: 1,
  });
  expect(world.data(rateWindowDocument.path('max', window))).toBeUndefined();
});

it('a fault of the database is thrown, not taken for the limit', async () => {
  const world = await clicking();
  const documents = { ...world.documents, commit: () => Promise.reject(new Error('down')) };
  const click = countClick({ ...world.ports, documents }, { code: codeOf(world) });
  await expect(click).rejects.toThrow('down');
});
