import { readPage } from '../src/scrape/read-page.ts';
import { readProfilePage } from '../src/scrape/read-profile-page.ts';

/** What a redesigned page of TikTok may hold: its owner, and everybody else a page names. */

export const BIO = 'tiny flats, “big” ideas\n📧 ilsa@torvane-studio.com';
export const json = (data: unknown) =>
  `<script id="__APP_DATA__" type="application/json">${JSON.stringify(data)}</script>`;

export const viewer = {
  uniqueId: 'vera.viewer',
  nickname: 'Vera',
  signature: 'vera@viewer-mail.com',
};
export const friend = {
  uniqueId: 'finn.friend',
  nickname: 'Finn',
  signature: 'finn@friend-mail.com',
  followerCount: 31,
};
export const video = {
  id: '73',
  desc: 'with @ilsa.torvane, ad: sponsor@brand-mail.com',
  author: { uniqueId: 'otto.other', nickname: 'Otto', signature: 'otto@other-mail.com' },
  stats: { playCount: 3 },
  comments: [{ text: 'so nice', user: { ...friend, uniqueId: 'cora.comments' } }],
};
export const bare = {
  id: '6812',
  uniqueId: 'Ilsa.Torvane',
  nickname: 'Ilsa Torvane',
  bioLink: { link: 'linktr.ee/ilsa' },
};
export const ilsa = { ...bare, signature: BIO };
/** The page's data with everybody that a page names. */
export const around = (profile: object) => ({
  viewer,
  i18n: { texts: { bio: 'Write to example@example.com', placeholder: 'example@example.com' } },
  profile,
  suggestedAccounts: [friend],
  feed: { items: [video] },
});
export const stats = { followerCount: 82_200, heartCount: 3 };
export const page = around({ user: ilsa, stats });

export const CANONICAL = '<link rel="canonical" href="https://www.tiktok.com/@ilsa.torvane">';
const html = (body: string) => `<!DOCTYPE html><html><head>${body}</body></html>`;
const source = (body: string) => ({ status: 200, content_type: '', body: html(body) });
export const find = (body: string) => readPage(source(body));
export const ask = (body: string, handle = 'ilsa.torvane') =>
  readProfilePage({ platform: 'tiktok', handle, ...source(body) });
export const shell = { kind: 'blocked', reason: 'shell' };
/** What is read of a page of the owner. */
export const read = (bio = BIO) => ({
  kind: 'profile',
  read_by: 'fallback',
  profile: { platform: 'tiktok', handle: 'ilsa.torvane', bio },
});
export const identity = { id: '6812', handle: 'ilsa.torvane', displayName: 'Ilsa' };
