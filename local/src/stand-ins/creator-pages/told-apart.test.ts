import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlockReason } from '@vibes/core/creator/block-reason';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import { createPageFetcher } from '../../../../functions/src/adapters/http/create-page-fetcher.ts';
import { readCreator } from '../../../../functions/src/capture/read-creator.ts';
import { pageReaders } from '../../../../functions/src/scrape/page-readers.ts';
import type { StandIn } from '../local-server.ts';
import { startCreatorPages } from './start-creator-pages.ts';

let pages: StandIn;
beforeAll(async () => {
  pages = await startCreatorPages({ port: 0 });
});
afterAll(() => pages.stop());

/** Milliseconds: time for 10 MB on a busy machine. */
const PATIENCE = 3000;
/** Shorter for a page that never comes in time. */
const LITTLE_PATIENCE: Record<string, number> = { 'slow.sloan': 300 };

function read(target: PlatformHandle) {
  const fetchPage = createPageFetcher({
    gateway_url: `${pages.origin}/?url={url}`,
    addressesOf: () => Promise.resolve([]),
    allow_local_targets: true,
    timeout: LITTLE_PATIENCE[target.handle] ?? PATIENCE,
  });
  const signal = AbortSignal.timeout(8000);
  return readCreator(
    { fetchPage, ...pageReaders },
    {
      target,
      html: undefined,
      text: undefined,
      own_addresses: [],
      signal,
    },
  );
}
const tiktok = (handle: string) => read({ platform: 'tiktok', handle });

describe('a profile that cannot be read has a reason', () => {
  it.each<[string, BlockReason[]]>([
    ['captcha.cleo', ['captcha']],
    ['lumenrides', ['waf']],
    ['barrier.ben', ['bot_challenge']],
    ['hollow.hal', ['shell']],
    ['broken.bo', ['error']],
    ['busy.bea', ['rate_limited']],
    ['slow.sloan', ['timeout']],
    ['endless.enzo', ['too_large']],
    ['papered.pia', ['not_html']],
    ['inward.ines', ['refused_address']],
    ['circling.cira', ['unreachable']],
    // The reader may call a broken state either.
    ['garbled.gus', ['shell', 'error']],
  ])('%s: %j', async (handle, reasons) => {
    const reading = await tiktok(handle);
    expect(reading).toMatchObject({ kind: 'blocked', contact: { contact: null } });
    expect(reasons).toContain(reading.kind === 'blocked' ? reading.reason : null);
  });

  it.each<[string, BlockReason]>([
    ['quiet.harbor', 'login_wall'],
    ['gated.greta', 'login_required'],
    ['checked.chen', 'checkpoint'],
  ])('%s: %s', async (handle, reason) => {
    expect(await read({ platform: 'instagram', handle })).toMatchObject({
      kind: 'blocked',
      reason,
    });
  });

  it('is not the same as a profile that does not exist', async () => {
    await expect(tiktok('nowhere_at_all')).rejects.toMatchObject({ code: 'profile_not_found' });
  });
});

describe('a profile that can be read gives its address', () => {
  it.each([
    ['mara.kiln', 'hello@marakiln.studio', 'https://www.tiktok.com/@mara.kiln'],
    ['veiled.viola', 'viola@veiledviola.com', 'https://www.tiktok.com/@veiled.viola'],
    ['sunnysprout', 'grow@sunnysprout.garden', 'https://linktr.ee/sunnysprout'],
    ['nina_trails', 'studio@ninatrails.com', 'https://ninatrails.com'],
    ['veraveneer', 'hello@veraveneer.com', 'https://veraveneer.com/contact'],
    ['shea.shells', 'shea@sheashells.com', 'https://taplink.cc/shea.shells'],
    ['wako.kiln', 'studio@wako-kiln.com', 'https://wako-kiln.com'],
    ['marathon.mia', 'run@marathonmia.com', 'https://marathonmia.com'],
  ])('%s: %s on %s', async (handle, address, found_at) => {
    expect(await tiktok(handle)).toMatchObject({ contact: { contact: { address, found_at } } });
  });

  it.each([
    ['theo_bakes', false],
    ['wallywaves', true],
  ])('or none: %s, and whether the search is unfinished: %s', async (handle, is_unfinished) => {
    expect(await tiktok(handle)).toMatchObject({
      kind: 'read',
      contact: { contact: null },
      is_unfinished,
    });
  });

  it('or leaves a choice of two', async () => {
    expect(await tiktok('annlee.inks')).toMatchObject({
      contact: {
        contact: null,
        others: [
          { address: 'annlee@studio-lee.com', rival: 'lee@studio-lee.com' },
          { address: 'lee@studio-lee.com', rival: 'annlee@studio-lee.com' },
        ],
      },
    });
  });
});
