import { describe, expect, it } from 'vitest';
import { readProfileText } from './read-profile-text.ts';

const read = (text: string) => readProfileText(text, {});
const ilsa = {
  handle: 'ilsa.torvane',
  name: 'Ilsa Torvane',
  bio: 'tiny flats\n📧ilsa@torvane-studio.com',
  bio_links: ['https://linktr.ee/ilsa'],
};

describe('the text of a TikTok profile', () => {
  it.each([
    [
      'as a page, logged out',
      `TikTok
Search
For You
Explore
Log in
Company
© 2026 TikTok
ilsa.torvane
Ilsa Torvane
Follow
Message
12
Following
82.2K
Followers
1.7M
Likes
tiny flats
📧ilsa@torvane-studio.com
linktr.ee/ilsa
Videos
Liked
Latest
Popular
1.2M
ad with sponsor@brand.com`,
    ],
    [
      'as a page, logged in',
      `For You
Following
Friends
Profile
Following accounts
viewer.friend
Viewer Friend
See more
ilsa.torvane
Ilsa Torvane
Following
Message
12Following82.2KFollowers1.7MLikes
tiny flats
📧ilsa@torvane-studio.com
linktr.ee/ilsa
Videos`,
    ],
    [
      'as a screen of the app',
      `9:41
Ilsa Torvane
@ilsa.torvane
12
Following
82.2K
Followers
1.7M
Likes
Follow
Message
tiny flats
📧ilsa@torvane-studio.com
🔗 linktr.ee/ilsa`,
    ],
    [
      'in German',
      `Für dich
ilsa.torvane
Ilsa Torvane
Folgen
12 Folge ich
82.2K Follower
1.7M Likes
tiny flats
📧ilsa@torvane-studio.com
linktr.ee/ilsa
Videos`,
    ],
    [
      'as markdown',
      `# ilsa.torvane

## Ilsa Torvane

### **12**Following **82.2K**Followers **1.7M**Likes

## tiny flats
📧ilsa@torvane-studio.com

[linktr.ee/ilsa](https://www.tiktok.com/link/v2?target=linktr.ee%2Filsa)

Videos`,
    ],
  ])('%s', (_, text) => {
    expect(read(text)).toMatchObject({
      kind: 'profile',
      profile: { platform: 'tiktok', followers: 82_200, likes: 1_700_000, posts: null, ...ilsa },
    });
  });
});

describe('the text of an Instagram profile', () => {
  it.each([
    [
      'as a page, logged in',
      `Instagram
Home
Search
Messages
Profile
viewer
More
ilsa.torvane
Follow
Message
224 posts
2,362 followers
136 following
Ilsa Torvane
tiny flats
📧ilsa@torvane-studio.com
linktr.ee/ilsa and 1 more
Followed by viewer, friend + 3 more
POSTS
REELS
TAGGED`,
    ],
    [
      'with its verified mark, in one line',
      `ilsa.torvane
Verified
Follow
224 posts2,362 followers136 following
Ilsa Torvane
tiny flats
📧ilsa@torvane-studio.com
linktr.ee/ilsa
Show more posts from ilsa.torvane`,
    ],
    [
      'as a small page, counts last',
      `Log In
ilsa.torvane
Follow
Message
Ilsa Torvane
tiny flats
📧ilsa@torvane-studio.com
linktr.ee/ilsa
224
posts
2,362
followers
136
following
POSTS`,
    ],
  ])('%s', (_, text) => {
    expect(read(text)).toMatchObject({
      kind: 'profile',
      profile: { platform: 'instagram', followers: 2362, likes: null, posts: 224, ...ilsa },
    });
  });

  it('may be private', () => {
    const text = `ilsa.torvane\nFollow\n2 posts\n23 followers\n5 following\nIlsa\nThis account is private\nFollow to see`;
    expect(read(text)).toMatchObject({ profile: { is_private: true, name: 'Ilsa', bio: '' } });
  });
});

it('of a person whose handle is expected is read by that handle', () => {
  const text = `Profil\nilsa.torvane\nilsa\n12 Following\n80 Followers\n1 Likes\ntiny flats\nVideos`;
  const profile = readProfileText(text, { platform: 'tiktok', handle: 'ilsa.torvane' });
  expect(profile).toMatchObject({ profile: { handle: 'ilsa.torvane', name: 'ilsa' } });
});

describe('the text of a wall', () => {
  it.each([
    ['Log in to TikTok\nUse phone / email\nDon’t have an account? Sign up', 'login_wall'],
    ['Instagram\nPhone number, username, or email\nPassword\nForgot password?', 'login_wall'],
    ['Drag the slider to fit the puzzle', 'captcha'],
    ['TikTok\nZiehe den Schieberegler, um das Puzzle zu vervollständigen', 'captcha'],
    ['Instagram\nTelefonnummer, Benutzername oder E-Mail-Adresse\nAnmelden', 'login_wall'],
    ['Please wait a few minutes before you try again.', 'login_required'],
    ['Suspicious Login Attempt\nSend code', 'checkpoint'],
  ])('%s', (text, reason) => {
    expect(read(text)).toEqual({ kind: 'blocked', reason });
  });

  it.each([
    "Couldn't find this account",
    "Sorry, this page isn't available.\nGo back to Instagram.",
    'TikTok\nPesquisar\nPara você\nNão foi possível encontrar esta conta\n© 2025 TikTok',
    'TikTok\nSuche\nDieses Konto konnte nicht gefunden werden',
    'TikTok\nこのアカウントは見つかりませんでした',
  ])('%s', (text) => {
    expect(read(text)).toEqual({ kind: 'not_found' });
  });
});

it.each([
  'tiny flats\n📧ilsa@torvane-studio.com',
  'I have 20k followers on tiktok, write to ilsa@torvane.com',
  '',
])('is no profile: %s', (text) => {
  expect(read(text)).toBeNull();
});
