import { describe, expect, it } from 'vitest';
import {
  friend,
  instagramUser as instagram,
  readAnswer as read,
} from '../../../test/profile-answers.ts';

const user = { data: { user: instagram }, status: 'ok' };

describe('an answer of Instagram, and of those who pass it on', () => {
  it.each([
    ['of the web', user],
    ['behind a guard', `for (;;);${JSON.stringify(user)}`],
    [
      'of the app',
      { user: { ...instagram, pk: 1, follower_count: 5, bio_links: [] }, status: 'ok' },
    ],
    ['of the old web', { graphql: { user: instagram } }],
    ['in a wrapper', { success: true, response: { status_code: 200, body: user } }],
    [
      'in other spelling',
      [
        {
          inputUrl: 'https://www.instagram.com/ilsa.torvane',
          username: 'Ilsa.Torvane',
          fullName: 'Ilsa Torvane',
          biography: 'tiny flats ilsa@torvane.com',
          externalUrl: 'https://linktr.ee/ilsa',
          externalUrls: [
            { title: 'all', lynx_url: 'https://l.instagram.com/?u=https%3A%2F%2Flinktr.ee%2Filsa' },
          ],
          followersCount: 5,
          relatedProfiles: [friend],
          latestPosts: [
            { caption: 'x', ownerUsername: 'friend', latestComments: [{ owner: friend }] },
          ],
        },
      ],
    ],
    [
      'with links as texts',
      {
        name: 'Ilsa Torvane',
        username: 'ilsa.torvane',
        bio: 'tiny flats ilsa@torvane.com',
        bio_links: ['https://linktr.ee/ilsa', 'https://www.instagram.com/ilsa.shop'],
        followers: 5,
        threads_handle: 'ilsa.torvane',
      },
    ],
    [
      'under names with their owner',
      {
        platform: 'Instagram',
        profile_username: 'ilsa.torvane',
        profile_name: 'Ilsa Torvane',
        profile_bio: 'tiny flats ilsa@torvane.com',
        profile_website: 'linktr.ee/ilsa',
        profile_followers: '5',
      },
    ],
  ])('is read: %s', (_, value) => {
    expect(read(value)).toMatchObject({
      kind: 'profile',
      profile: {
        platform: 'instagram',
        handle: 'ilsa.torvane',
        name: 'Ilsa Torvane',
        bio: 'tiny flats ilsa@torvane.com',
        bio_links: ['https://linktr.ee/ilsa'],
        followers: 5,
      },
    });
  });

  it.each([
    [
      'business_email',
      { business_email: 'pr@torvane.com', public_email: 'PR@torvane.com' },
      ['PR@torvane.com'],
    ],
    ['biography_email', { biography_email: 'pr@torvane.com' }, ['pr@torvane.com']],
    ['businessEmail', { businessEmail: 'pr@torvane.com' }, ['pr@torvane.com']],
    ['public_email', { public_email: ' pr@torvane.com ' }, ['pr@torvane.com']],
    [
      'emails',
      { emails: ['pr@torvane.com', { email: 'ilsa@torvane.com' }] },
      ['pr@torvane.com', 'ilsa@torvane.com'],
    ],
    [
      'contact_options',
      {
        contact_options: [
          { kind: 'PHONE', value: '+1 555 0100' },
          { kind: 'EMAIL', value: 'pr@torvane.com', visible: true },
          { kind: 'EMAIL', value: 'ilsa@torvane.com', visible: false },
        ],
      },
      ['pr@torvane.com'],
    ],
    ['contact', { contact: { channel: 'email', target: 'pr@torvane.com' } }, ['pr@torvane.com']],
    [
      'public_contact',
      { public_contact: { email_address: 'pr@torvane.com', phone: null } },
      ['pr@torvane.com'],
    ],
    [
      'public_contact that the owner switched off',
      {
        public_contact: { email_address: 'pr@torvane.com' },
        should_show_public_contacts: false,
      },
      [],
    ],
    ['nothing', { business_email: '', public_email: null }, []],
    [
      'one the owner switched off',
      { business_email: 'pr@torvane.com', should_show_public_contacts: false },
      [],
    ],
  ])('has its contact fields: %s', (_, fields, contact_emails) => {
    expect(read({ user: { ...instagram, ...fields } })).toMatchObject({
      profile: { contact_emails },
    });
  });

  it.each([
    [
      'of the web',
      {
        graphql: {
          shortcode_media: {
            shortcode: 'C1',
            owner: { username: 'ilsa.torvane', full_name: 'Ilsa' },
            edge_media_to_comment: { edges: [{ node: { owner: friend } }] },
          },
        },
      },
    ],
    [
      'of the app',
      {
        items: [
          {
            taken_at: 1,
            caption: { text: 'sponsor@brand.com', user: { username: 'ilsa.torvane' } },
            user: { username: 'ilsa.torvane', full_name: 'Ilsa' },
          },
        ],
      },
    ],
    [
      'of a vendor',
      {
        shortCode: 'C1',
        caption: 'sponsor@brand.com',
        ownerUsername: 'ilsa.torvane',
        ownerFullName: 'Ilsa',
      },
    ],
    [
      'as an embed',
      {
        provider_name: 'Instagram',
        author_name: 'Ilsa',
        author_url: 'https://www.instagram.com/ilsa.torvane',
      },
    ],
  ])('about a post names only its author: %s', (_, value) => {
    expect(read(value)).toMatchObject({
      is_partial: true,
      profile: {
        platform: 'instagram',
        handle: 'ilsa.torvane',
        name: 'Ilsa',
        bio: '',
        contact_emails: [],
      },
    });
  });
});
