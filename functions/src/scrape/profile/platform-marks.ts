import type { Platform } from '@vibes/core/creator/platform';
import { scriptStart } from '../embedded-json.ts';
import type { PageMetas } from '../page-metas.ts';
import type { OwnerRead } from './owner-read.ts';
import { readInstagramMetas } from './instagram-metas.ts';
import type { RecordFields } from './record-fields.ts';
import { readTiktokMetas } from './tiktok-metas.ts';

interface PlatformMarks {
  /** What the metas of a page say of its owner. */
  readMetas: (metas: PageMetas) => OwnerRead | null;
  /** Whether the page's body has what no other site's page has. */
  isSure: (body: string) => boolean;
  /** What else only its pages have in their body. */
  in_body: readonly string[];
  app_link: RegExp;
  title: RegExp;
  /** Whether this is a post of the platform, by its fields and those of its owner. */
  isPost: (post: RecordFields, owner: RecordFields) => boolean;
  /** Fields only this platform has, under whatever vendor's spelling, by how sure they make. */
  fields: ReadonlyMap<string, number>;
  /** Where its pages and pictures are. */
  addresses: RegExp;
  /** What people call it in a bio. */
  in_bio: string;
  /** Where an account's record has the account's number, best first, and how it is written. */
  number: { fields: readonly (readonly string[])[]; form: RegExp };
}

/** Each word of the lists with the weight that its list has. */
const weights = (lists: Record<number, string>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(lists).flatMap(([weight, list]) =>
      list.split(' ').map((word) => [word, Number(weight)] as const),
    ),
  );

/** How a page, a record or a text is recognized as a platform's, one row each. */
export const PLATFORM_MARKS: Record<Platform, PlatformMarks> = {
  tiktok: {
    readMetas: readTiktokMetas,
    isSure: (body) =>
      ['__UNIVERSAL_DATA_FOR_REHYDRATION__', 'SIGI_STATE'].some(
        (id) => scriptStart(body, id) >= 0,
      ) || body.includes('data-e2e="user-title"'),
    in_body: [],
    app_link: /^(?:snssdk\d{1,6}|tiktok|musically):/,
    title:
      /(?:^tiktok(?: ?[-–|].{0,40})?$|[|·•] ?tiktok$|@[\w.]{1,40}[)）]?.{0,40}\btiktok$|\bvisit tiktok\b)/i,
    isPost: (_, owner) => owner.has('uniqueid'),
    fields: weights({
      3: 'uniqueid secuid awemecount totalfavorited diggcount heartcount ttseller authormeta',
      2: 'signature privateaccount openfavorite commerceuserinfo bioemail biosecureurl fans',
      1: 'nickname heart hearts videocount videoscount biolink likescount totallikes duetsetting stitchsetting shortid',
    }),
    addresses: /^https?:\/\/(?:[\w-]{1,40}\.){0,5}tiktok(?:cdn|v)?[\w-]{0,20}\.com\//i,
    in_bio: 'tik ?tok|tt',
    // `uid` in the app's answers. Shorter ones are the row numbers of who collects profiles.
    number: { fields: [['id'], ['uid', 'userid']], form: /^[1-9]\d{3,24}$/ },
  },
  instagram: {
    readMetas: readInstagramMetas,
    isSure: () => false,
    in_body: ['window._sharedData', 'xdt_api__v1', 'PolarisProfile', '__additionalDataLoaded('],
    app_link: /^instagram:/,
    title:
      /(?:^instagram$|[|·•] ?instagram$|@[\w.]{1,30}[)）]? ?[•·|].{0,80}instagram|@[\w.]{1,30}[)）]?.{0,40}\binstagram$)/iu,
    isPost: (post) => post.has('shortcode') || (post.has('caption') && post.has('takenat')),
    fields: weights({
      3: 'edgefollowedby edgefollow biographywithentities fbid fbidv2 threadshandle igid instagramid hdprofilepicurlinfo',
      2: 'biography businessemail isbusinessaccount isprofessionalaccount externallynxurl highlightreelcount igtvvideocount',
      1: 'fullname externalurl externalurls publicemail isbusiness businesscategoryname categoryname pk biolinks profilepicurlhd mediacount postscount highlights highlightscount',
    }),
    addresses:
      /^https?:\/\/(?:[\w-]{1,60}\.){0,5}(?:instagram\.com|cdninstagram\.com|fbcdn\.net)\//i,
    in_bio: 'instagram|insta|ig',
    // Both are the same. What begins with 17841 is the number that Facebook has for it.
    number: { fields: [['pk', 'id']], form: /^(?!17841\d{12}$)[1-9]\d{3,19}$/ },
  },
};
