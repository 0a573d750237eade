import type { Platform } from '@vibes/core/creator/platform';

interface Invented {
  handle: string;
  name?: string;
  bio?: string;
  link?: string;
}

/** A TikTok profile page of an invented creator, reduced to what a reader may rely on. */
export function tiktokPage({ handle, name = handle, bio = '', link }: Invented): string {
  const user = {
    id: '1',
    uniqueId: handle,
    nickname: name,
    signature: bio,
    secUid: 'MS4w',
    privateAccount: false,
    ...(link && { bioLink: { link, risk: 0 } }),
  };
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
  return `<!DOCTYPE html><html><head><title>${name}</title></head><body><script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">${json}</script></body></html>`;
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

export const profileAddress: Record<Platform, (handle: string) => string> = {
  tiktok: (handle) => `https://www.tiktok.com/@${handle}`,
  instagram: (handle) => `https://www.instagram.com/${handle}/`,
};
