import { accountNumber, inventedCounts, type InventedCreator } from './invented-creator.ts';
import { pictureAddress } from './invented-picture.ts';

const CDN = 'https://scontent.cdninstagram.com';

/** As Instagram writes attributes: also @ and • as entities. */
const escapeAttribute = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('@', '&#064;')
    .replaceAll('•', '&#x2022;');

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeAttribute(content)}" />`;

/** The profile's own data, as the page has it for somebody signed in. */
function profileData(creator: InventedCreator): string {
  const { handle, name, bio, link, followers } = creator;
  const id = accountNumber(creator);
  const user = {
    ...{ id, pk: id, username: handle, full_name: name, biography: bio, is_private: false },
    bio_links: link ? [{ title: '', url: link }] : [],
    edge_followed_by: { count: followers },
  };
  const data = { require: [['Relay', 'next', [], [{ data: { user } }]]] };
  const json = JSON.stringify(data).replaceAll('<', '\\u003C');
  return `<script type="application/json" data-sjs>${json}</script>`;
}

/**
 * The page of 2024 for strangers: no JSON of the profile, the bio in the description
 * alone. Links of the bio do not appear in it. A creator whose number is the point has the data, too.
 */
export function instagramProfilePage(creator: InventedCreator, pictures?: string): string {
  const { handle, name, bio, followers } = creator;
  const { posts } = inventedCounts(creator);
  const counts = `${followers.toLocaleString('en-US')} Followers, 136 Following, ${posts} Posts`;
  const who = `${name} (@${handle})`;
  const address = `https://www.instagram.com/${handle}/`;
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8" />',
    '<meta name="robots" content="noarchive, noimageindex" />',
    `<title>${escapeAttribute(`${who} • Instagram photos and videos`)}</title>`,
    meta('property', 'og:type', 'profile'),
    meta('property', 'og:site_name', 'Instagram'),
    meta('property', 'og:title', `${who} • Instagram photos and videos`),
    meta('property', 'og:url', address),
    meta('property', 'og:image', pictureAddress(creator, pictures ?? CDN)),
    meta('property', 'og:description', `${counts} - See Instagram photos and videos from ${who}`),
    meta('name', 'description', `${counts} - ${who} on Instagram: "${bio}"`),
    `<link rel="canonical" href="${address}" />`,
    meta('property', 'al:ios:app_name', 'Instagram'),
    meta('property', 'al:ios:url', `instagram://user?username=${handle}`),
    '</head><body><div id="react-root"></div>',
    ...(creator.number ? [profileData(creator)] : []),
    '</body></html>',
  ].join('\n');
}

/** A post as strangers see it: its author in the metas, a caption that names a sponsor, no bio. */
export function instagramPostPage({ handle, name }: InventedCreator, address: string): string {
  const caption = 'New plates! Thanks to hello@glaze-sponsor.com';
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8" />',
    `<title>${escapeAttribute(`${name} on Instagram: "${caption}"`)}</title>`,
    meta('property', 'og:type', 'article'),
    meta('property', 'og:site_name', 'Instagram'),
    meta('property', 'og:title', `${name} on Instagram: "${caption}"`),
    meta('property', 'og:url', address),
    meta('name', 'description', `298 likes, 5 comments - ${handle} on May 29, 2025: "${caption}".`),
    '</head><body><div id="react-root"></div></body></html>',
  ].join('\n');
}

/** The answer of `/api/v1/users/web_profile_info/`. */
export function instagramProfileJson(creator: InventedCreator, pictures?: string) {
  const { handle, name, bio, link, followers } = creator;
  const picture = pictureAddress(creator, pictures ?? CDN);
  return {
    data: {
      user: {
        id: '8110000001',
        username: handle,
        full_name: name,
        biography: bio,
        biography_with_entities: { raw_text: bio, entities: [] },
        bio_links: link
          ? [{ title: '', url: link, lynx_url: '', link_type: 'external', is_pinned: false }]
          : [],
        external_url: link,
        business_email: null,
        business_phone_number: null,
        business_contact_method: 'UNKNOWN',
        should_show_public_contacts: true,
        category_name: 'Digital creator',
        is_business_account: true,
        is_professional_account: true,
        is_private: false,
        is_verified: false,
        edge_followed_by: { count: followers },
        edge_follow: { count: 136 },
        edge_owner_to_timeline_media: { count: inventedCounts(creator).posts, edges: [] },
        profile_pic_url: picture,
        profile_pic_url_hd: picture,
      },
    },
    status: 'ok',
  };
}

/** A name nobody has, as the JSON endpoint answers. */
export const INSTAGRAM_NOT_FOUND_JSON = { data: { user: null }, status: 'ok' };

/** The JSON endpoint's refusal of strangers, with status 401. */
export const INSTAGRAM_LOGIN_REQUIRED_JSON = {
  message: 'Please wait a few minutes before you try again.',
  require_login: true,
  igweb_rollout: true,
  status: 'fail',
};

/** The answer to strangers who opened too many pages: 200, the sign-in page. */
export const instagramLoginPage = () =>
  [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8" /><title>Login • Instagram</title>',
    meta('property', 'og:site_name', 'Instagram'),
    meta('property', 'og:title', 'Instagram'),
    meta('property', 'al:ios:url', 'instagram://mainfeed'),
    meta(
      'name',
      'description',
      'Create an account or log in to Instagram - Share what you are into.',
    ),
    '<link rel="canonical" href="https://www.instagram.com/accounts/login/" />',
    '</head><body><div id="react-root"></div></body></html>',
  ].join('\n');

/** A name nobody has, as the page for people: status 404. */
export const instagramNotFoundPage = () =>
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8" /><title>Page not found • Instagram' +
  "</title></head><body><h2>Sorry, this page isn't available.</h2></body></html>";
