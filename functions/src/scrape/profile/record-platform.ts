import { PLATFORMS, type Platform } from '@vibes/core/creator/platform';
import type { RecordFields } from './record-fields.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Fields only one of the platforms has, under whatever vendor's spelling, by how sure they make. */
const FIELDS: Record<Platform, [number, ReadonlySet<string>][]> = {
  tiktok: [
    [
      3,
      words('uniqueid secuid awemecount totalfavorited diggcount heartcount ttseller authormeta'),
    ],
    [2, words('signature privateaccount openfavorite commerceuserinfo bioemail biosecureurl fans')],
    [
      1,
      words(
        'nickname heart hearts videocount videoscount biolink likescount totallikes duetsetting stitchsetting shortid',
      ),
    ],
  ],
  instagram: [
    [
      3,
      words(
        'edgefollowedby edgefollow biographywithentities fbid fbidv2 threadshandle igid instagramid hdprofilepicurlinfo',
      ),
    ],
    [
      2,
      words(
        'biography businessemail isbusinessaccount isprofessionalaccount externallynxurl highlightreelcount igtvvideocount',
      ),
    ],
    [
      1,
      words(
        'fullname externalurl externalurls publicemail isbusiness businesscategoryname categoryname pk biolinks profilepicurlhd mediacount postscount highlights highlightscount',
      ),
    ],
  ],
};
const HOSTS: Record<Platform, RegExp> = {
  tiktok: /^https?:\/\/(?:[\w-]{1,40}\.){0,5}tiktok(?:cdn|v)?[\w-]{0,20}\.com\//i,
  instagram: /^https?:\/\/(?:[\w-]{1,60}\.){0,5}(?:instagram\.com|cdninstagram\.com|fbcdn\.net)\//i,
};
/** Where a record states its own page or picture, and not where it links to. */
const OWN_ADDRESS =
  /^(?:(?:web|input|video|share)?(?:video)?url|avatar|profilepic|profileimage|image|pic)/;
const NETWORK = /^(?:platform|network|socialnetwork|site|socialmedia|source)$/;
const HOST_WEIGHT = 3;
const NAMED_WEIGHT = 6;
const SURE = 3;

function weigh(fields: RecordFields, platform: Platform): number {
  let weight = 0;
  for (const [name, value] of fields) {
    weight += FIELDS[platform].find(([, list]) => list.has(name))?.[0] ?? 0;
    if (typeof value !== 'string') continue;
    if (NETWORK.test(name) && value.toLowerCase() === platform) weight += NAMED_WEIGHT;
    else if (OWN_ADDRESS.test(name) && HOSTS[platform].test(value)) weight += HOST_WEIGHT;
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
