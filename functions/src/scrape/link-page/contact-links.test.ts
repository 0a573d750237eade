import { expect, it } from 'vitest';
import { readLinkPage } from '../read-link-page.ts';

const links = (body: string, url = 'https://www.torvane.com/en/') => {
  const page = readLinkPage({ url, status: 200, content_type: 'text/html', body });
  return page.kind === 'page' ? page.contact_links : page;
};

it('are the pages of the same site that state an address, best first, at most three', () => {
  const body = `<a href="/about">About</a><a href="/shop">Shop</a><a href="impressum.html">Legal</a>
    <a href="https://torvane.com/x1">Work with me</a><a href="/contact/#form">Say hi</a><a href="/contact/">Contact</a>`;
  expect(links(body)).toEqual([
    'https://www.torvane.com/contact/',
    'https://torvane.com/x1',
    'https://www.torvane.com/en/impressum.html',
  ]);
});

it.each([
  '/kontakt',
  '/contacto/',
  '/contato.html',
  '/contatti',
  '/fr/mentions-legales',
  '/a-propos',
  '/over-mij',
  '/%C3%BCber-mich',
  '/media_kit',
  '/collabs',
])('%s is one', (path) => {
  expect(links(`<a href="${path}">x</a>`)).toEqual([new URL(path, 'https://www.torvane.com').href]);
});

it.each([
  'https://bo.com/contact',
  '/contact-lenses',
  '/en/',
  'mailto:m@torvane.com',
  'javascript:contact',
  'https://u:p@torvane.com/contact',
  '/contact.pdf',
])('%s is none', (href) => {
  expect(links(`<p>Hello there, dear reader of this page</p><a href="${href}">x</a>`)).toEqual([]);
});

it('has none on a page of links, nor where nobody knows the page', () => {
  const body = '<p>hi</p><a href="/contact">Contact</a>';
  expect(links(body, 'https://ilsa.carrd.co/')).toEqual([]);
  expect(links(body, '')).toEqual([]);
  const named = `<link rel="canonical" href="https://torvane.com/">${body}`;
  expect(links(named, '')).toEqual(['https://torvane.com/contact']);
});
