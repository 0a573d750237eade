import { describe, expect, it } from 'vitest';
import { sampled } from '../../../core/test/sampled.ts';
import { PAGE_FORMS } from '../../test/page-containers.ts';
import { readLinkPage } from './read-link-page.ts';

const addresses = (body: string, url = 'https://hoo.be/ilsa') => {
  const page = readLinkPage({
    url,
    now: new Date('2026-05-01T12:00:00Z'),
    status: 200,
    content_type: 'text/html',
    body,
  });
  return page.kind === 'page' ? page.addresses.map(({ address }) => address) : page;
};

const X = 'bo@kestrel.art';
const link = { title: 'Write', url: `mailto:${X}` };

/** Addresses in a service's data that are not the creator's. */
const TRAPS: [string, object][] = [
  ['viewer', { viewer: { contactEmail: X } }],
  ['viewer, by another name', { signedInUser: { contact_email: X } }],
  ['me', { me: { username: 'bo', links: [link] } }],
  ['session', { sessionData: { profile: { email: X } } }],
  ['visitor beside the owner', { user: { username: 'bo', email: X } }],
  ['visitor without a name', { user: { email: X, avatar: '/a.png' } }],
  ['signed in by', { loginMethods: [{ provider: 'email', identifier: X }] }],
  ['suggested creators', { suggestedCreators: [{ username: 'bo', contactEmail: X }] }],
  ['people also follow', { peopleAlsoFollow: [{ handle: 'bo', bio: `work: ${X}` }] }],
  [
    'another creator, under any name',
    { rail: [{ username: 'bo', displayName: 'Bo', links: [link] }] },
  ],
  [
    'query of the viewer',
    { queries: [{ queryKey: ['viewer'], state: { data: { contactEmail: X } } }] },
  ],
  [
    'query of other creators',
    { queries: [{ queryKey: ['creators', 'suggested'], state: { data: [{ links: [link] }] } }] },
  ],
  ['cached answer', { fallback: { '/api/me': { contactEmail: X }, '/api/suggestions': [link] } }],
  ['field with arguments', { 'recommendedProfiles({"first":3})': [{ links: [link] }] }],
  ['draft', { links: [{ ...link, mode: 'draft' }] }],
  ['draft, by its stage', { links: [{ ...link, lifecycle: 'DRAFT' }] }],
  ['list of drafts', { draftBlocks: [link] }],
  ['archive', { archive: [link] }],
  ['hidden blocks', { hiddenBlocks: [link], inactiveLinks: [link] }],
  ['not live', { links: [{ ...link, isLive: false }] }],
  ['not listed', { links: [{ ...link, listed: false }] }],
  ['unlisted', { links: [{ ...link, unlisted: true }] }],
  ['switched off for the profile', { links: [{ ...link, visibleOnProfile: false }] }],
  ['shown to visitors: no', { links: [{ ...link, showToVisitors: 'no' }] }],
  ['for members', { links: [{ ...link, audience: 'members' }] }],
  ['for subscribers', { links: [{ ...link, visibility: 'SUBSCRIBERS_ONLY' }] }],
  ['for its owner', { links: [{ ...link, visibility: 'owner' }] }],
  ['turned off', { links: [{ ...link, toggle: 'off' }] }],
  ['settings of its own', { links: [{ ...link, settings: { hidden: true } }] }],
  ['state of its own', { links: [{ ...link, state: { visible: false } }] }],
  ['switched off around it', { sections: [{ isActive: false, children: [{ items: [link] }] }] }],
  ['not published', { links: [{ ...link, published_at: null, status: 'unpublished' }] }],
  ['newsletter', { blocks: [{ kind: 'newsletter_signup', placeholder: X, text: X }] }],
  ['form field', { fields: [{ type: 'email', label: 'Your email', required: true, value: X }] }],
  ['form, where it is sent to', { blocks: [{ widget: 'contactForm', notify: X, email: X }] }],
  ['form, by its parts', { blocks: [{ inputs: ['email'], submitLabel: 'Join', recipient: X }] }],
  ['help of the service', { helpCenter: { contactEmail: X }, helpdesk: { email: X } }],
  ['footer of the service', { footer: { contact: { email: X }, links: [link] } }],
  ['report', { reportUrl: `mailto:${X}`, report: { url: `mailto:${X}` } }],
  ['company by its name', { imprint: { name: 'hoo.be Inc', email: X } }],
  ['element of the footer', { tree: ['$', 'footer', null, { children: [link] }] }],
  ['company', { company: { contactEmail: X } }],
  ['settings', { appSettings: { contactEmail: X }, siteConfig: { contactEmail: X } }],
  ['support field', { supportEmail: X, helpEmail: X, abuse_email: X }],
  ['sign-in field', { loginEmail: X, account_email: X, ownerEmail: X }],
  ['billing', { billingEmail: X, paypalEmail: X, payout_email: X, stripe: { email: X } }],
  ['sender of receipts', { fromEmail: X, replyToEmail: X, notificationEmail: X }],
  ['unknown field', { ref: X, x1: X }],
  ['kind of a sign-in', { auth_method: 'email', subject: X }],
  ['words of a receipt', { thankYouText: `Write to ${X}`, receipt_text: `Write to ${X}` }],
  ['words of the service', { legalText: `Abuse: ${X}`, supportText: `Help: ${X}` }],
  ['note to self', { adminNote: `old: ${X}`, internal_notes: `old: ${X}` }],
  ['reviews', { testimonialsList: [{ text: `write ${X}` }], reviews: [{ text: X }] }],
  ['before', { previousEmail: X, old_email: X, oldLinks: [link] }],
  ['version before', { previousVersion: { links: [link] }, history: [{ links: [link] }] }],
];

const OWNER = { username: 'ilsa', displayName: 'Ilsa Torvane', bio: 'tiny flats' };
const LINKS = [{ title: 'Shop', url: 'https://torvane.com/shop' }];
const mail = { title: 'Work', url: 'mailto:m@torvane.com' };
const FORMS = PAGE_FORMS.filter(([name]) =>
  [
    'the props of a Next.js page',
    'an assigned object',
    'properties of an island',
    'a Nuxt payload',
    'a stream of a router',
  ].includes(name),
);

const TRAPS_IN_FORMS = FORMS.flatMap(([name, form]) =>
  TRAPS.map(([trap, data]) => [name, trap, form, data] as const),
);

it.each(sampled(TRAPS_IN_FORMS))('in %s, never offered: %s', (_form, _name, form, trap) => {
  const alone = form({ profile: { ...OWNER, links: LINKS }, ...trap });
  expect(addresses(alone)).toEqual([]);
  const beside = form({ ...trap, profile: { ...OWNER, links: [...LINKS, mail] } });
  expect(addresses(beside)).toEqual(['m@torvane.com']);
});

it('a cache names its parts, and only those that the page refers to are its own', () => {
  const cache = (other: object) => ({
    __APOLLO_STATE__: {
      ROOT_QUERY: {
        __typename: 'Query',
        'creator({"slug":"ilsa"})': { __ref: 'Creator:1' },
        'moreCreators({"first":2})': [{ __ref: 'Creator:2' }],
      },
      'Creator:1': { __typename: 'Creator', bio: 'flats', links: [{ __ref: 'Link:1' }] },
      'Creator:2': { __typename: 'Creator', bio: `mugs ${X}`, links: [{ __ref: 'Link:2' }] },
      'Link:2': { __typename: 'Link', url: `mailto:${X}` },
      'Link:3': { __typename: 'Link', url: `mailto:${X}` },
      'Link:1': { __typename: 'Link', ...other },
    },
  });
  for (const [, form] of FORMS) {
    expect(addresses(form(cache({ url: 'mailto:m@torvane.com' })))).toEqual(['m@torvane.com']);
    expect(addresses(form(cache({ url: 'https://torvane.com' })))).toEqual([]);
  }
});

const SHOWN =
  '<h1>Ilsa Torvane</h1><p>I draw very small flats, and write about them every week.</p>';
const OUT = '<a href="https://torvane.com/shop">Shop</a>';

describe('never offered, on the page itself', () => {
  it.each([
    ['footer', `<footer>Questions? Contact ${X}</footer>`],
    ['footer, by its class', `<div class="page-footer"><a href="mailto:${X}">Contact us</a></div>`],
    ['anchors of the service', `<a href="https://hoo.be/blog"><b>Write to ${X}</b></a>`],
    ['other creators', `<a href="https://hoo.be/bo">Bo, potter: ${X}</a>`],
    [
      'other creators, apart',
      `<section class="suggested-creators"><a href="mailto:${X}">Bo</a></section>`,
    ],
    [
      'other creators, by a label',
      `<aside aria-label="More creators"><a href="mailto:${X}">Bo</a></aside>`,
    ],
    ['disabled', `<a aria-disabled="true" href="mailto:${X}">Mail</a>`],
    ['switched off', `<li data-enabled="false"><a href="mailto:${X}">Mail</a></li>`],
    ['draft', `<div data-status="draft"><a href="mailto:${X}">Mail</a></div>`],
    ['hidden', `<div data-hidden="true"><a href="mailto:${X}">Mail</a></div>`],
    [
      'form',
      `<form><input type="email" placeholder="${X}" value="${X}"><button>Join</button></form>`,
    ],
    ['template', `<template><a href="mailto:${X}">Mail</a></template>`],
    ['viewer', `<div data-viewer='{"contactEmail":"${X}"}'></div>`],
    ['viewer of an element', `<app-header current-user='{"contact_email":"${X}"}'></app-header>`],
    [
      'settings',
      `<meta name="app/config" content="${encodeURIComponent(`{"contactEmail":"${X}"}`)}">`,
    ],
    [
      'notice for those without scripts',
      `<noscript>Please enable JavaScript, or write to ${X}</noscript>`,
    ],
    ['report', `<a href="mailto:${X}?subject=Report%20ilsa">Report this page</a>`],
    ['comment', `<!-- {"contactEmail":"${X}"} -->`],
  ])('%s', (_, trap) => {
    expect(addresses(SHOWN + OUT + trap)).toEqual([]);
    expect(addresses(`${SHOWN}<a href="mailto:m@torvane.com">Mail</a>${OUT}${trap}`)).toEqual([
      'm@torvane.com',
    ]);
  });
});
