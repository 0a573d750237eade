interface Invented {
  handle: string;
  /** The platform's number; one that is too short to be one where it does not matter. */
  id?: string;
  name?: string;
  bio?: string;
  link?: string;
  avatarLarger?: string;
}

/** A TikTok profile page of an invented creator, reduced to what a reader may rely on. */
export const tiktokPage = ({ handle, name = handle, bio = '', link, ...rest }: Invented): string =>
  tiktokRecord({
    ...rest,
    uniqueId: handle,
    nickname: name,
    signature: bio,
    ...(link && { bioLink: { link, risk: 0 } }),
  });

/** The same with fields of the page's own names. */
export function tiktokRecord(fields: Record<string, unknown>): string {
  const user = { id: '1', secUid: 'MS4w', privateAccount: false, ...fields };
  const data = {
    __DEFAULT_SCOPE__: {
      'webapp.app-context': {
        user: { uniqueId: 'the.viewer', signature: 'viewer@viewer-mail.com' },
      },
      'webapp.i18n-translation': { banToWeb_appealPg_email_placeholder: 'example@example.com' },
      'webapp.user-detail': {
        statusCode: 0,
        userInfo: { user, stats: { followerCount: 1200 }, statsV2: { followerCount: '1234' } },
      },
    },
  };
  const json = JSON.stringify(data).replaceAll('/', '\\u002F');
  return `<!DOCTYPE html><html><head><title>TikTok</title></head><body><script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">${json}</script></body></html>`;
}

/** TikTok's answer for a handle nobody has. */
export function tiktokMissing(): string {
  const data = { __DEFAULT_SCOPE__: { 'webapp.user-detail': { statusCode: 10221, userInfo: {} } } };
  return `<html><body><script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">${JSON.stringify(data)}</script></body></html>`;
}

/** TikTok's proof-of-work page: HTTP 200 and nothing of the profile. */
export const tiktokWall =
  '<html><head><title>Please wait...</title></head><body><p id="cs"></p><script src="/waf-aiso/x.js"></script>SlardarWAF</body></html>';

export const page = (final_url: string, body: string) => ({
  kind: 'page' as const,
  status: 200,
  final_url,
  content_type: 'text/html; charset=utf-8',
  body,
});

/** A TikTok video: its author with the bio, and no links. */
export function tiktokVideo({ handle, name = handle, bio = '' }: Invented): string {
  const author = { id: '1', uniqueId: handle, nickname: name, signature: bio, secUid: 'MS4w' };
  const itemStruct = { id: '7', desc: 'clay', author, authorStats: { followerCount: 1200 } };
  const detail = { statusCode: 0, itemInfo: { itemStruct } };
  const json = JSON.stringify({ __DEFAULT_SCOPE__: { 'webapp.video-detail': detail } });
  return `<html><body><script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">${json}</script></body></html>`;
}

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${content.replaceAll('"', '&quot;').replaceAll('@', '&#064;')}" />`;

/** An Instagram profile as strangers see it: the bio in the description alone. */
export function instagramPage({ handle, name = handle, bio = '' }: Invented): string {
  const who = `${name} (@${handle})`;
  return [
    `<html><head><title>${who} • Instagram photos and videos</title>`,
    meta('property', 'og:title', `${who} • Instagram photos and videos`),
    meta('property', 'og:url', `https://www.instagram.com/${handle}/`),
    meta(
      'name',
      'description',
      `1 Followers, 2 Following, 3 Posts - ${who} on Instagram: "${bio}"`,
    ),
    meta('property', 'al:ios:url', `instagram://user?username=${handle}`),
    '</head><body></body></html>',
  ].join('\n');
}

/** An Instagram post as strangers see it. */
export function instagramPost(handle: string): string {
  return [
    '<html><head><title>Instagram</title>',
    meta('property', 'og:type', 'article'),
    meta('property', 'og:title', `Ilsa on Instagram: "clay at last"`),
    meta('property', 'og:url', `https://www.instagram.com/${handle}/p/Cilsa01/`),
    meta(
      'property',
      'og:description',
      `12 likes, 3 comments - ${handle} on May 29, 2025: "clay at last"`,
    ),
    meta('property', 'al:ios:url', 'instagram://media?id=1'),
    '</head><body></body></html>',
  ].join('\n');
}

/** An Instagram profile as a page shows it to somebody signed in: the viewer first. */
export function instagramRecord(fields: Record<string, unknown>): string {
  const viewer = { id: '2', pk: '2', username: 'the.viewer', biography: 'viewer@viewer-mail.com' };
  const user = {
    is_private: false,
    is_verified: false,
    edge_followed_by: { count: 42 },
    ...fields,
  };
  const data = { require: [['Relay', 'next', [], [{ data: { viewer: { user: viewer }, user } }]]] };
  const json = JSON.stringify(data).replaceAll('<', '\\u003C');
  return `<!DOCTYPE html><html><head><title>Instagram</title></head><body><script type="application/json" data-sjs>${json}</script></body></html>`;
}
