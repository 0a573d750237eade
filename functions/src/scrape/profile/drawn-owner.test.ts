import { describe, expect, it } from 'vitest';
import { ask, CANONICAL, find, read, shell } from '../../../test/tiktok-page.ts';

const LINES = ['tiny flats', 'ilsa@torvane-studio.com'];
const BIO = LINES.join('\n');
const drawn = LINES.join('<br>');
const shadow = (inner: string) =>
  `<template shadowrootmode="open"><style>:host{}</style>${inner}</template>`;
const suggested = `<app-suggested>${shadow(`<user-tile handle="finn.friend">${shadow('<b>finn.friend</b><p part="bio">finn@friend-mail.com</p>')}</user-tile>`)}</app-suggested>`;

describe('an owner who is drawn', () => {
  it.each([
    [
      'in shadow roots',
      `<tt-app>${shadow(`<tt-card handle="ilsa.torvane">${shadow(`<h2>Ilsa</h2><p part="bio">${drawn}</p>`)}</tt-card>${suggested}`)}</tt-app>`,
    ],
    [
      'with an element for the bio',
      `<tt-app>${shadow(`${suggested}<h1>ilsa.torvane</h1><tt-bio>${shadow(drawn)}</tt-bio>`)}</tt-app>`,
    ],
    [
      'by classes with a prefix',
      `<main class="pf"><h1 class="pf-handle">ilsa.torvane</h1><h2 class="pf-name">Ilsa</h2><div class="pf-bio">${drawn}</div></main>`,
    ],
  ])('%s is read', (_name, body) => {
    expect(find(`${CANONICAL}<body>${body}`)).toMatchObject(read(BIO));
    expect(ask(`<title>TikTok</title><body>${body}`)).toMatchObject(read(BIO));
    const other = body.replaceAll('ilsa.torvane', 'otto.other');
    expect(find(`${CANONICAL}<body>${other}`)).toEqual(shell);
  });

  it.each([
    [
      'a template is not drawn',
      `<template><h1>ilsa.torvane</h1><p class="bio">${drawn}</p></template>`,
    ],
    [
      'a heading names somebody else',
      `<h1>ilsa.torvane</h1><h2>Otto (@otto.other)</h2><p class="bio">${drawn}</p>`,
    ],
  ])('is not read where %s', (_name, body) => {
    expect(find(`${CANONICAL}<body>${body}`)).toEqual(shell);
  });
});

describe('microdata of an owner', () => {
  const person = (handle: string, mail: string) =>
    `<div itemprop="mainEntity" itemscope itemtype="https://schema.org/Person"><meta itemprop="alternateName" content="@${handle}"><h1 itemprop="name">Ilsa</h1><p itemprop="description">tiny <b>flats</b></p><a itemprop="email" href="mailto:${mail}">Mail</a></div>`;
  const page = (inner: string) =>
    `<main itemscope itemtype="https://schema.org/ProfilePage">${inner}</main>`;
  const both = { profile: { bio: 'tiny flats', contact_emails: ['ilsa@torvane-studio.com'] } };

  it('is read with its address', () => {
    const mine = page(person('ilsa.torvane', 'ilsa@torvane-studio.com'));
    const others = page(person('finn.friend', 'finn@friend-mail.com'));
    expect(find(`${CANONICAL}<body>${others}${mine}`)).toMatchObject(both);
    expect(find(`${CANONICAL}<body>${others}`)).toEqual(shell);
  });

  it('is read as RDFa', () => {
    const body =
      '<div vocab="https://schema.org/" typeof="schema:Person"><a property="url" href="https://www.tiktok.com/@ilsa.torvane">Ilsa</a><p property="schema:description">tiny flats</p><meta property="email" content="ilsa@torvane-studio.com"></div>';
    expect(find(`${CANONICAL}<body>${body}`)).toMatchObject(both);
  });
});

it('a page whose data says that there is nobody is not found, wherever it says so', () => {
  const data = (userInfo: object) =>
    `<title>TikTok</title><script type="application/json">${JSON.stringify({ scope: { page: { statusCode: 10_221, userInfo } } })}</script>`;
  expect(find(data({}))).toEqual({ kind: 'not_found' });
  expect(find(data({ user: { uniqueId: 'ilsa.torvane' } }))).toEqual(shell);
});
