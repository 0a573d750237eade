import { readProfile } from '../src/scrape/profile/read-profile.ts';

/** Pages of TikTok as they are known, with their data in a script. */

export const ilsa = {
  id: '6579462212715935777',
  uniqueId: 'Ilsa.Torvane',
  nickname: 'Ilsa Torvane ',
  signature: 'tiny flats\n📧ilsa@torvane-studio.com',
  bioLink: { link: 'linktr.ee/ilsa', risk: 0 },
  avatarLarger: 'https://p16.tiktokcdn.com/ilsa.jpeg?x-expires=1',
  privateAccount: false,
  verified: true,
};
/** Of the owner, in both shapes. */
export const stats = {
  stats: { followerCount: 82_200, heartCount: 1_700_000, videoCount: 310, diggCount: 5 },
  statsV2: { followerCount: '82250', heartCount: '1703412', videoCount: '310', diggCount: '5' },
};
export const viewer = { uniqueId: 'viewer', nickName: 'Viewer', signature: 'viewer@torvane.com' };
export const script = (id: string, value: unknown) =>
  `<script id="${id}" type="application/json">${JSON.stringify(value).replaceAll('/', '\\u002F')}</script>`;
export const data = (scope: object) =>
  script('__UNIVERSAL_DATA_FOR_REHYDRATION__', {
    __DEFAULT_SCOPE__: {
      'webapp.app-context': { user: viewer },
      'webapp.i18n-translation': { hint: 'example@example.com' },
      ...scope,
    },
  });
export const user = (of: object, rest: object = { statusCode: 0 }) =>
  data({ 'webapp.user-detail': { userInfo: { user: of, ...stats }, ...rest } });
export const read = (body: string, status = 200) =>
  readProfile({ status, content_type: '', body: `<!DOCTYPE html><html><head>${body}</html>` });
