import { readProfile } from '../src/scrape/profile/read-profile.ts';

/** Answers of the platforms and of those who collect them, about one invented creator. */
export const instagramUser = {
  username: 'ilsa.torvane',
  full_name: 'Ilsa Torvane',
  biography: 'tiny flats ilsa@torvane.com',
  external_url: 'https://linktr.ee/ilsa',
  edge_followed_by: { count: 5 },
};
/** Somebody else in the same answer. */
export const friend = { username: 'friend', biography: 'friend@brand.com', full_name: 'Friend' };

/** What is read of an answer: a text as it is, anything else as JSON. */
export const readAnswer = (value: unknown, status = 200) =>
  readProfile({
    status,
    content_type: '',
    body: typeof value === 'string' ? value : JSON.stringify(value),
  });
