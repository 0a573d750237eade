import { describe, expect, it } from 'vitest';
import { readLinkPage } from '../read-link-page.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const read = (data: unknown) =>
  readLinkPage({
    url: '',
    now: NOW,
    status: 200,
    content_type: 'application/json',
    body: JSON.stringify(data),
  });
const addresses = (data: unknown) => {
  const page = read(data);
  return page.kind === 'page' ? page.addresses.map(({ address }) => address) : page;
};
const IG = { instagram: 'ilsa.torvane' };

describe('an address in a service’s data', () => {
  it.each([
    ['contact field', { ...IG, contact_email: 'm@torvane.com' }],
    [
      'words of a gift for subscribers',
      { ...IG, pages: [{ type: 'lead-magnet', description: 'Trouble? m@torvane.com' }] },
    ],
    ['camel case', { ...IG, profile: { businessEmail: 'm@torvane.com' } }],
    ['second field filled', { ...IG, email: '', email_primary: 'm@torvane.com' }],
    ['mail_to', { user: { data: { socials: { tiktok: 'ilsa', mail_to: 'm@torvane.com' } } } }],
    ['typed link', { links: [{ type: 'EMAIL', url: 'mailto:m@torvane.com' }] }],
    ['typed, bare value', { socials: [{ platform: 'email', value: 'm@torvane.com' }] }],
    ['typed by its icon', { buttons: [{ icon: 'fa-envelope', href: 'm@torvane.com' }] }],
    ['typed, handle', { ...IG, icons: [{ network: 'EMAIL_ADDRESS', handle: 'm@torvane.com' }] }],
    [
      'named by its title, value below',
      {
        infoLinks: [
          { title: 'Email', links: [{ linkValue: 'm@torvane.com', faceValue: 'mtorvane.com' }] },
        ],
      },
    ],
    [
      'mail link without a type',
      { items: [{ label: 'Write', uri: 'mailto:m@torvane.com?subject=x' }] },
    ],
    ['list of addresses', { ...IG, emails: ['m@torvane.com'] }],
    ['bio', { displayName: 'Ilsa', bio: 'flats. work: m@torvane.com' }],
    ['HTML text', { blocks: [{ type: 'text', html: '<p>m@<b>torvane</b>.com</p>' }] }],
    [
      'rich text in parts',
      { nodes: [{ children: [{ text: 'm@' }, { text: 'torvane.com', bold: true }] }] },
    ],
    [
      'text block',
      { fields: [{ items: [{ block_type_name: 'text', options: { text: 'm@torvane.com' } }] }] },
    ],
    [
      'data in data',
      { ...IG, payload: JSON.stringify({ links: [{ url: 'mailto:m@torvane.com' }] }) },
    ],
    [
      'shown now',
      {
        links: [
          { url: 'mailto:m@torvane.com', start_at: '2026-04-01T00:00:00Z', end_at: '2026-06-01' },
        ],
      },
    ],
    ['confirmed contact', { ...IG, contact: { email: 'm@torvane.com', visible: true } }],
  ])('%s', (_, data) => {
    expect(addresses(data)).toEqual(['m@torvane.com']);
  });

  it('has the title of its entry as evidence', () => {
    expect(read({ links: [{ title: 'Work with me', url: 'mailto:m@torvane.com' }] })).toMatchObject(
      {
        addresses: [{ address: 'm@torvane.com', evidence: 'Work with me: m@torvane.com' }],
      },
    );
  });
});

describe('what its owner does not show', () => {
  const link = { title: 'Mail', url: 'mailto:m@torvane.com' };
  it.each([
    ['switched off', { ...link, enabled: false }],
    ['not visible', { ...link, isVisible: 0 }],
    ['not active', { ...link, is_active: false }],
    ['not displayed', { ...link, display: 'none' }],
    ['hidden', { ...link, hidden: true }],
    ['archived at a time', { ...link, archived_at: '2025-01-01T00:00:00Z' }],
    ['draft', { ...link, status: 'DRAFT' }],
    ['private', { ...link, visibility: 'private' }],
    ['locked', { ...link, rules: { gate: { activeOrder: ['age'] } } }],
    ['over', { ...link, endsAt: '2026-01-01T00:00:00Z' }],
    ['not yet', { ...link, schedule: { start: '2026-09-01T00:00:00Z' } }],
    ['in a block that is off', { type: 'buttons', visible: false, items: [link] }],
    ['address kept back', { email: 'm@torvane.com', show_email: false }],
    ['address in a field of unknown meaning', { ...IG, ref: 'm@torvane.com' }],
    ['sign-in address', { email: 'm@torvane.com', emailVerified: true }],
    ['user of the service', { user: { email: 'm@torvane.com', plan: 'pro' } }],
    ['viewer', { viewer: { contact_email: 'm@torvane.com' } }],
    ['form', { type: 'CONTACT_FORM', email: 'm@torvane.com' }],
    [
      'sign-up',
      { module: 'DATA_CAPTURE_SIGNUP', methods: [{ icon: 'email', value: 'm@torvane.com' }] },
    ],
    ['placeholder', { emailPlaceholder: 'm@torvane.com' }],
    ['support', { support_email: 'm@torvane.com', support: { email: 'm@torvane.com' } }],
    ['settings', { config: { contact_email: 'm@torvane.com' } }],
    ['reviewer', { reviews: [{ text: 'write m@torvane.com' }] }],
    ['team', { team: [{ name: 'Bo', email: 'm@torvane.com' }] }],
    ['share link', { url: 'mailto:?subject=m@torvane.com' }],
  ])('%s', (_, entry) => {
    expect(addresses({ ...IG, bio: 'tiny flats', links: [entry] })).toEqual([]);
  });
});

it('is the contact field before the plain address of a user', () => {
  const user = { email: 'login@torvane.com', data: { socials: { mail_to: 'm@torvane.com' } } };
  expect(addresses({ store: {}, user })).toEqual(['m@torvane.com']);
  expect(addresses({ user: { username: 'ilsa', email: 'm@torvane.com' } })).toEqual([
    'm@torvane.com',
  ]);
});

it('is on no page that shows nothing, and that page was read', () => {
  expect(addresses({ profile: { username: 'ilsa', links: [] } })).toEqual([]);
});

it('names the handles in data, however they are written', () => {
  const data = {
    socials: [
      { type: 'TIKTOK', handle: '@Ilsa.T' },
      { type: 'instagram', url: 'https://www.instagram.com/ilsa/' },
    ],
    instagram_username: 'ilsa.tor',
  };
  expect(read(data)).toMatchObject({
    handles: [
      { platform: 'tiktok', handle: 'ilsa.t' },
      { platform: 'instagram', handle: 'ilsa' },
      { platform: 'instagram', handle: 'ilsa.tor' },
    ],
  });
});

describe('an answer that is not the page', () => {
  it.each([
    [{ error: { message: 'Profile not found' } }, { kind: 'not_found' }],
    [{ statusCode: 404, message: 'x' }, { kind: 'not_found' }],
    [{ linkinbio_page: null }, { kind: 'not_found' }],
    [
      { success: false, message: 'Internal' },
      { kind: 'blocked', reason: 'error' },
    ],
    [{ status: 429 }, { kind: 'blocked', reason: 'rate_limited' }],
    [{}, { kind: 'blocked', reason: 'not_html' }],
    [[1, 2], { kind: 'blocked', reason: 'not_html' }],
  ])('%j', (data, expected) => {
    expect(read(data)).toEqual(expected);
  });

  it('may be broken or cut', () => {
    const page = { status: 200, content_type: 'application/json', body: '{"links":[' };
    expect(readLinkPage(page)).toEqual({ kind: 'blocked', reason: 'error' });
    expect(readLinkPage({ ...page, is_cut: true })).toEqual({
      kind: 'blocked',
      reason: 'too_large',
    });
  });
});
