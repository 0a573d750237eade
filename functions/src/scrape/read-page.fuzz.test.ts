import { findAddresses } from '@vibes/core/contact/find-addresses';
import type { FoundAddress } from '@vibes/core/contact/contact-candidate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soakRounds } from '../../../core/test/soak-rounds.ts';
import { mutateText, STEP_ACTS } from '../../../core/test/mutate-text.ts';
import { isTraceable } from '../../../core/test/trace-address.ts';
import { INVENTED_PAGES } from '../../test/invented-pages.ts';
import { decodePage } from '../adapters/http/decode-page.ts';
import { readPage } from './read-page.ts';

const SEED = 20_261_121;
const PAGES = soakRounds(2000);
const LONGEST_PAGE = 40_000;
/** Letters that may stand between the labels of an address that a page keeps in pieces. */
const GAP = 200;

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const step = fc.record({
  act: fc.constantFrom(...STEP_ACTS),
  place: share,
  span: share,
  pick: share,
});
const damage = fc.record({ place: share, byte: fc.integer({ min: 0, max: 255 }) });

/** Bytes that are no text any more, or another one: some overwritten. */
function damageBytes(bytes: Uint8Array, spots: readonly { place: number; byte: number }[]) {
  const damaged = Uint8Array.from(bytes);
  for (const { place, byte } of spots) damaged[Math.floor(place * damaged.length)] = byte;
  return damaged;
}

const mutatedPage = fc
  .record({
    page: fc.constantFrom(...INVENTED_PAGES),
    other: fc.constantFrom(...INVENTED_PAGES),
    steps: fc.array(step, { minLength: 1, maxLength: 12 }),
    spots: fc.array(damage, { maxLength: 4 }),
  })
  .map(({ page, other, steps, spots }) => {
    const text = mutateText(page, { steps, other, longest: LONGEST_PAGE });
    return decodePage(damageBytes(Buffer.from(text), spots), '');
  });

/** What is found on a page, and the handle it may be put together with. */
function readAddresses(body: string): { found: FoundAddress[]; handle?: string } {
  const read = readPage({ status: 200, content_type: '', body });
  if (read.kind === 'page') return { found: read.addresses };
  if (read.kind !== 'profile') return { found: [] };
  const { bio, contact_emails, handle } = read.profile;
  return {
    found: [bio, ...contact_emails].flatMap((text) => findAddresses(text, { handle })),
    handle,
  };
}

/** Codes that hide every letter of an address: what they say is known by its evidence alone. */
const CODED = /cfemail|email-protection|atob|fromCharCode|rot13|base64/i;
const SIDES = [(body: string) => body, (body: string) => body.replace(/<[^>]{0,400}>/g, '')];

function faultOf(body: string, given: { found: FoundAddress; handle?: string }): string | null {
  const traced = { ...given, gap: GAP };
  const { evidence } = given.found;
  if (!isTraceable(evidence, traced)) return 'is not in its evidence';
  if (CODED.test(body)) return null;
  return SIDES.some((side) => isTraceable(side(body), traced)) ? null : 'is made up';
}

describe(`${PAGES} mutated pages, seed ${SEED}`, () => {
  it('are read without a fault, and yield nothing but addresses that stand in them', () => {
    let count = 0;
    const property = fc.property(mutatedPage, (body) => {
      const { found, handle } = readAddresses(body);
      for (const one of found) {
        const fault = faultOf(body, { found: one, handle });
        if (fault) expect.fail(`${JSON.stringify(one)} ${fault}`);
      }
      count += found.length;
    });
    fc.assert(property, { numRuns: PAGES, seed: SEED });
    // Mutations that leave nothing to find would prove nothing.
    expect(count).toBeGreaterThan(PAGES / 5);
  }, 120_000);
});
