import { PLATFORMS, type Platform } from '@vibes/core/creator/platform';
import { PLATFORM_MARKS } from './platform-marks.ts';
import type { RecordFields } from './record-fields.ts';

/** Where a record states its own page or picture, and not where it links to. */
const OWN_ADDRESS =
  /^(?:(?:web|input|video|share)?(?:video)?url|avatar|profilepic|profileimage|image|pic)/;
const NETWORK = /^(?:platform|network|socialnetwork|site|socialmedia|source)$/;
const HOST_WEIGHT = 3;
const NAMED_WEIGHT = 6;
const SURE = 3;

function weigh(fields: RecordFields, platform: Platform): number {
  const marks = PLATFORM_MARKS[platform];
  let weight = 0;
  for (const [name, value] of fields) {
    weight += marks.fields.get(name) ?? 0;
    if (typeof value !== 'string') continue;
    if (NETWORK.test(name) && value.toLowerCase() === platform) weight += NAMED_WEIGHT;
    else if (OWN_ADDRESS.test(name) && marks.addresses.test(value)) weight += HOST_WEIGHT;
  }
  return weight;
}

/**
 * The platform a record of unknown origin speaks of, by its field names and
 * addresses. One that counts followers is a network's at a hint already; one
 * that does not may be a page of links. Null when in doubt.
 */
export function platformOfRecord(
  fields: RecordFields,
  { isCounted }: { isCounted: boolean },
): Platform | null {
  const [first, second] = PLATFORMS.map((platform) => ({
    platform,
    weight: weigh(fields, platform),
  })).toSorted((a, b) => b.weight - a.weight);
  if (!first || !second || first.weight === second.weight) return null;
  return first.weight >= SURE || isCounted ? first.platform : null;
}
