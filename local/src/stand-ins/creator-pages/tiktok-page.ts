import { accountNumber, inventedCounts, type InventedCreator } from './invented-creator.ts';
import { pictureAddress } from './invented-picture.ts';

/** TikTok ships its own sentences with every page, about 170 kB of them, and one that looks like an address. */
const TRANSLATIONS: Readonly<Record<string, string>> = {
  banToWeb_appealPg_email_placeholder: 'example@example.com',
  common_contact: 'Contact us at {{email}}',
  ...Object.fromEntries(
    Array.from({ length: 1900 }, (_, index): [string, string] => [
      `webapp_text_${index}`,
      `Sentence ${index} of the interface, shown to nobody on this page, ends here.`,
    ]),
  ),
};

/** Script content must not end its own element; TikTok writes slashes as escapes. */
const toScriptJson = (value: unknown) => JSON.stringify(value).replaceAll('/', '\\u002F');
const TRANSLATIONS_JSON = toScriptJson(TRANSLATIONS);

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function page({ title, detail }: { title: string; detail: unknown }): string {
  const context = { language: 'en', region: 'US', appId: 1233, host: 'www.tiktok.com' };
  const scope =
    `{"webapp.app-context":${toScriptJson(context)},` +
    `"webapp.i18n-translation":${TRANSLATIONS_JSON},` +
    `"webapp.user-detail":${toScriptJson(detail)}}`;
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"><title>${escapeText(title)}</title>` +
    '</head><body><div id="app"></div>' +
    '<script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">' +
    `{"__DEFAULT_SCOPE__":${scope}}</script></body></html>`
  );
}

function userDetail(creator: InventedCreator, pictures: string) {
  const { handle, name, bio, link, followers } = creator;
  const isPrivate = creator.answer === 'private';
  const avatar = pictureAddress(creator, pictures);
  const { likes, posts } = inventedCounts(creator);
  // The page rounds its counts; statsV2 has them exact, as text.
  const stats = {
    followerCount: Math.round(followers / 100) * 100,
    followingCount: 41,
    heartCount: likes,
    videoCount: posts,
  };
  return {
    userInfo: {
      user: {
        id: accountNumber(creator),
        shortId: '',
        uniqueId: handle,
        nickname: name,
        avatarLarger: avatar,
        avatarMedium: avatar,
        avatarThumb: avatar,
        signature: bio,
        createTime: 1_612_345_678,
        verified: false,
        secUid: `MS4wLjABAAAA${handle}`,
        privateAccount: isPrivate,
        secret: isPrivate,
        ttSeller: false,
        language: 'en',
        commerceUserInfo: { commerceUser: false },
        // The whole key is absent when there is no link.
        ...(link ? { bioLink: { link, risk: 0 } } : {}),
      },
      stats,
      statsV2: {
        followerCount: String(followers),
        followingCount: '41',
        heartCount: String(likes),
        videoCount: String(posts),
      },
      itemList: [],
    },
    shareMeta: { title: `${name} on TikTok`, desc: `@${handle} ${followers} Followers` },
    statusCode: isPrivate ? 10222 : 0,
    statusMsg: '',
    needFix: false,
  };
}

/** The profile page as TikTok sends it to a stranger, with its pictures below `pictures`. */
export const tiktokProfilePage = (creator: InventedCreator, pictures?: string) =>
  page({
    title: `${creator.name} (@${creator.handle}) | TikTok`,
    detail: userDetail(creator, pictures ?? 'https://p16-common-sign.tiktokcdn.com'),
  });

/** A name nobody has: TikTok answers 200 with this. */
export const tiktokNotFoundPage = () =>
  page({
    title: 'TikTok - Make Your Day',
    detail: { statusCode: 10221, statusMsg: 'user not exist' },
  });

/** TikTok's proof-of-work page: 200, and nothing of the profile. */
export const tiktokWafPage = () =>
  '<!DOCTYPE html><html><head><meta charset="utf-8"><title>Please wait...</title></head><body>' +
  '<p id="cs" class="invented"></p><p id="wci" class="_wafchallengeid"></p>' +
  '<p id="rci" class="waforiginalreid"></p><p id="rs" class="SlardarWAF"></p>' +
  '<script src="/waf-aiso/invented-check.js"></script></body></html>';
