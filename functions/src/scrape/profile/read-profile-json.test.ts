import { describe, expect, it } from 'vitest';
import { readProfile } from './read-profile.ts';
import { instagramUser as instagram, readAnswer as read } from '../../../test/profile-answers.ts';

const user = { data: { user: instagram }, status: 'ok' };

describe('a record of unknown shape', () => {
  it.each<[string, unknown]>([
    [
      'split into parts',
      {
        error: false,
        profile: {
          profile: {
            username: 'ilsa.torvane',
            fullname: 'Ilsa Torvane',
            url: 'https://www.instagram.com/ilsa.torvane',
            followers: 5,
          },
          bio: 'tiny flats',
          contacts: [
            { type: 'phone', value: '123' },
            { type: 'email', value: 'pr@torvane.com' },
          ],
        },
      },
    ],
    [
      'with its bio as a part',
      {
        network: 'instagram',
        username: 'ilsa.torvane',
        name: 'Ilsa Torvane',
        profile: { bio: ['tiny flats'], email: 'pr@torvane.com' },
        metrics: { followers: '5' },
      },
    ],
    [
      'of an agency',
      {
        work_platform: { name: 'Instagram' },
        platform: 'instagram',
        platform_username: 'ilsa.torvane',
        full_name: 'Ilsa Torvane',
        introduction: 'tiny flats',
        contact_details: [{ type: 'EMAIL', value: 'pr@torvane.com' }],
        statistics: { follower_count: 5 },
      },
    ],
    [
      'with the handle in its address alone',
      {
        profileUrl: 'https://www.instagram.com/ilsa.torvane/',
        fullName: 'Ilsa Torvane',
        description: 'tiny flats',
        mail: 'pr@torvane.com',
        followersCount: '5',
      },
    ],
  ])('is read by what its fields are called: %s', (_, value) => {
    expect(read(value)).toMatchObject({
      kind: 'profile',
      profile: {
        platform: 'instagram',
        handle: 'ilsa.torvane',
        name: 'Ilsa Torvane',
        bio: 'tiny flats',
        contact_emails: ['pr@torvane.com'],
        followers: 5,
      },
    });
  });
});

describe('an answer that came in a strange way', () => {
  const whole = { profile: { handle: 'ilsa.torvane', bio: 'tiny flats ilsa@torvane.com' } };
  const text = JSON.stringify(user);
  it.each([
    [
      'as a browser shows it',
      `<html><head></head><body><pre style="x">${text.replaceAll('"', '&quot;')}</pre></body></html>`,
    ],
    ['cut behind the owner', text.slice(0, -15)],
    ['with something behind it', `${text}\n<script></script>`],
    ['with faulty escapes', text.replace('tiny', '\\x74iny').replace('flats', 'fl\\ats')],
    ['with a byte order mark', `\uFEFF${text}`],
  ])('is read: %s', (_, body) => {
    expect(read(body)).toMatchObject(whole);
  });
});

it('of a profile only as much is read as an owner may write', () => {
  const links = Array.from({ length: 200 }, (_, number) => ({ url: `https://ilsa${number}.com` }));
  const emails = Array.from({ length: 50 }, (_, number) => `ilsa${number}@torvane.com`);
  const big = {
    ...instagram,
    full_name: 'Ilsa '.repeat(100_000),
    biography: 'ilsa@torvane.com '.repeat(100_000),
    bio_links: links,
    contact_emails: [...emails, `${'x'.repeat(1000)}@torvane.com`],
  };
  const found = read({ data: { user: big }, status: 'ok' });
  if (found?.kind !== 'profile') throw new Error('not read');
  const { name, bio, bio_links, contact_emails } = found.profile;
  expect(name).toHaveLength(500);
  expect(bio).toMatch(/^(?:ilsa@torvane\.com ?){294}$/);
  expect([bio_links.length, contact_emails.length]).toEqual([20, 20]);
});

it('among more people than a profile names the first ones are read', () => {
  const crowd = Array.from({ length: 60_000 }, (_, number) => ({
    username: `friend${number}`,
    biography: 'clay',
    followers: 5,
  }));
  const answer = JSON.stringify({ people: crowd });
  const named = (handle: string) =>
    readProfile({ status: 200, content_type: '', body: answer }, { platform: 'instagram', handle });
  expect(named('friend1999')).toMatchObject({ profile: { handle: 'friend1999' } });
  expect(named('friend59999')).not.toMatchObject({ profile: { handle: 'friend59999' } });
});
