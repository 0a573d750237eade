import type { AddressReading } from './address-reading.ts';

const SAME =
  /(?<!\p{L})(?:same|this(?: exact)?|exact|mism[oa]|même|gleiche[rn]?|zelfde|mesmo|stesso|aynı|тот же|samma|samme)\s{1,2}(?:as\s{1,2})?(?:my\s{1,2}|the\s{1,2}|exact\s{1,2})?(?:user ?name|handle|nick(?:name)?|name|@|usuario|pseudo|nom|nombre|nome|naam|ник)(?!\p{L})/iu;
const OTHERWISE =
  /taken|dead|no |never|don['’]t|different|other|not |isn['’]t|was |belegt|vergeben|ocupado|pris|занят/iu;

/** "reach me on gmail with this exact handle": a provider named without any sign, and words for the handle near it. */
export function sameHandle(
  { text, at, end, domain }: { text: string; at: number; end: number; domain: string },
  handle: string,
): AddressReading | null {
  const line = text.slice(Math.max(0, at - 40), end + 40);
  if (!SAME.test(line) || OTHERWISE.test(line)) return null;
  return {
    address: `${handle}@${domain}`.toLowerCase(),
    start: at,
    end,
    repairs: ['handle', 'at_sign'],
  };
}
