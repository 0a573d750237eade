import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soakRounds } from '../../test/soak-rounds.ts';
import { INVENTED_BIOS } from '../../test/invented-bios.ts';
import { mutateText, STEP_ACTS } from '../../test/mutate-text.ts';
import { isQuotedFrom, isTraceable } from '../../test/trace-address.ts';
import type { FoundAddress } from './contact-candidate.ts';
import { findAddresses } from './find-addresses.ts';

const SEED = 20_261_121;
const BIOS = soakRounds(100_000);
const LONGEST_EVIDENCE = 160;

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const step = fc.record({
  act: fc.constantFrom(...STEP_ACTS),
  place: share,
  span: share,
  pick: share,
});
const mutatedBio = fc
  .record({
    bio: fc.constantFrom(...INVENTED_BIOS),
    other: fc.constantFrom(...INVENTED_BIOS),
    steps: fc.array(step, { minLength: 1, maxLength: 6 }),
  })
  .map(({ bio, other, steps }) => ({
    text: mutateText(bio.text, { steps, other: other.text }),
    handle: bio.handle,
  }));

/** The evidence shows the address, unless it is spread over more than evidence may hold. */
function isShown(text: string, { found, handle }: { found: FoundAddress; handle?: string }) {
  if (isTraceable(found.evidence, { found, handle })) return true;
  const windows = Array.from({ length: Math.max(1, text.length - LONGEST_EVIDENCE) }, (_, start) =>
    text.slice(start, start + LONGEST_EVIDENCE),
  );
  return !windows.some((window) => isTraceable(window, { found, handle }));
}

/** What is wrong with a found address, or null. */
function faultOf(text: string, { found, handle }: { found: FoundAddress; handle?: string }) {
  const { address, evidence } = found;
  if (!/^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(address)) return 'is no address';
  if (address !== address.toLowerCase()) return 'is not in lower case';
  if (evidence.length > LONGEST_EVIDENCE) return 'has too long an evidence';
  if (!isTraceable(text, { found, handle })) return 'is made up';
  if (!isQuotedFrom(text, evidence)) return 'quotes what is not there';
  return isShown(text, { found, handle }) ? null : 'is not in its evidence';
}

describe(`${BIOS} mutated bios, seed ${SEED}`, () => {
  it('yield nothing but addresses that stand in them, each once and with its evidence', () => {
    let count = 0;
    const property = fc.property(mutatedBio, ({ text, handle }) => {
      const addresses = findAddresses(text, handle === undefined ? {} : { handle });
      for (const found of addresses) {
        const fault = faultOf(text, { found, handle });
        if (fault) expect.fail(`${JSON.stringify(found)} ${fault}`);
      }
      const different = new Set(addresses.map(({ address }) => address)).size;
      if (different < addresses.length) expect.fail('an address is found twice');
      count += addresses.length;
    });
    fc.assert(property, { numRuns: BIOS, seed: SEED });
    // Mutations that leave nothing to find would prove nothing.
    expect(count).toBeGreaterThan(BIOS / 5);
  }, 120_000);
});
