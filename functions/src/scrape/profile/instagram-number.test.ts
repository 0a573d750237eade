import { describe, expect, it } from 'vitest';
import { HANDLE, html, idOf, json } from '../../../test/account-numbers.ts';
import { PAGE_CONTAINERS } from '../../../test/page-containers.ts';

const PK = '46602553983';

describe('the number of an account on Instagram', () => {
  const user = {
    fbid: '17841477889704885',
    pk: PK,
    id: PK,
    username: HANDLE,
    full_name: 'Ilsa',
    biography: 'tiny flats',
    follower_count: 5,
  };
  const web = { ...user, pk: undefined };
  const viewer = { id: '17357871417', username: 'vera.viewer', full_name: 'Vera', biography: 'me' };
  const friend = { pk: '83121594770', id: '83121594770', username: 'finn.friend', biography: 'hi' };
  const post = { pk: '3141592653589793238', code: 'C1', caption: { text: 'x' } };
  const title = `<title>Ilsa (@${HANDLE}) • Instagram photos and videos</title>`;
  const seen = json({ require: [['PolarisViewer', [], { data: viewer, id: viewer.id }, 7081]] });
  const today = (data: object) =>
    html(title + seen + json({ require: [['Relay', 'next', [], [{ result: { data } }]]] }));
  const around = {
    viewer: { user: viewer },
    suggested_users: { edges: [{ node: friend }] },
    timeline: { edges: [{ node: { ...post, owner: friend } }] },
  };

  it.each<[string, unknown]>([
    ['today’s page, behind its viewer', today({ user, viewer: { user: viewer } })],
    ['today’s page with everybody', today({ ...around, user })],
    ['a page that names its people as equals', today({ people: [friend, viewer, user] })],
    [
      'a page with the owner in several objects',
      today({ header: { id: '9000000001', username: HANDLE }, user, ...around }),
    ],
    [
      'an older page',
      html(
        `${title}<script>window._sharedData = ${JSON.stringify({
          config: { viewer },
          entry_data: { ProfilePage: [{ graphql: { user: web } }] },
        })};</script>`,
      ),
    ],
    ['a page whose metas say the rest', today({ user: { ...user, biography: '' } })],
    ['an answer of the web', { data: { user: web }, status: 'ok' }],
    ['an answer of the app', { user: { ...user, id: undefined, pk: Number(PK) } }],
    ['an answer of a gateway', { status: 200, body: JSON.stringify({ data: { user: web } }) }],
    ['a vendor', { ...web, account: HANDLE, followers: 5 }],
    ['a vendor with Facebook’s number in its place', { ...user, id: user.fbid }],
    ['a post', { ...post, owner: { id: PK, username: HANDLE } }],
    [
      'another design',
      html(
        `${title}${json({ ...around, profile_owner: { ...user, biography: null, bio: { text: 'x' } } })}`,
      ),
    ],
    [
      'another design with the number beside a second mention',
      html(
        `${title}${json({ head: { id: PK, username: HANDLE }, body: { username: HANDLE, bio: { text: 'x' } } })}`,
      ),
    ],
  ])('is read from %s', (_, value) => {
    expect(idOf('instagram', value)).toBe(PK);
  });

  it.each<[string, unknown]>([
    ['two numbers', { data: { user: { ...user, id: '83121594770' } } }],
    ['only Facebook’s number', { data: { user: { ...user, pk: undefined, id: user.fbid } } }],
    ['only Facebook’s field', { data: { user: { ...user, pk: undefined, id: undefined } } }],
    ['the number of a post in it', { ...user, pk: undefined, id: post.pk, caption: 'x' }],
    [
      'the handle of an owner beside another number',
      { id: '9000000001', owner_username: HANDLE, biography: 'x' },
    ],
    [
      'an object that only links to the account',
      html(
        `${title}${json({ card: { id: '9000000001', href: `/${HANDLE}/`, bio: { text: 'x' } } })}`,
      ),
    ],
    ['a post that names its author in a field', { ...post, owner_username: HANDLE, id: post.pk }],
    [
      'two mentions with different numbers, neither with the bio',
      html(
        `${title}${json({
          a: { id: PK, username: HANDLE },
          b: { id: '9000000001', username: HANDLE },
          body: { username: HANDLE, bio: { text: 'x' } },
        })}`,
      ),
    ],
    [
      'a page of metas',
      html(
        `${title}<meta property="al:ios:url" content="instagram://user?username=${HANDLE}"><meta name="description" content="2 Followers - Ilsa (@${HANDLE}) on Instagram: &quot;x&quot;">`,
      ),
    ],
    [
      'linked data',
      html(
        `${title}<script type="application/ld+json">${JSON.stringify({ '@type': 'Person', identifier: HANDLE, id: PK, description: 'x' })}</script>`,
      ),
    ],
  ])('is unknown with %s', (_, value) => {
    expect(idOf('instagram', value)).toBeNull();
  });

  it.each(PAGE_CONTAINERS)('is read in another container: %s', (_, contain) => {
    const owner = { ...user, biography: undefined, bio: { text: 'x' } };
    const body = contain({ ...around, profile_owner: owner });
    expect(idOf('instagram', html(`${title}${body}`))).toBe(PK);
  });
});
