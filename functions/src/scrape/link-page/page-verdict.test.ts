import { describe, expect, it } from 'vitest';
import { readLinkPage } from '../read-link-page.ts';

const read = (body: string) => readLinkPage({ status: 200, content_type: '', body });
const page = (title: string, body: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;
const CHOICE = '<p>We and 300 partners use cookies.</p><button>Accept all</button>';

describe('a page in place of the one asked for', () => {
  it.each([
    ['question about cookies', page('Before you continue', CHOICE), 'shell'],
    [
      'question about cookies, by its form',
      page('Hallo', `<form action="https://consent.grell.com/save">${CHOICE}</form>`),
      'shell',
    ],
    [
      'app without its data',
      page(
        'Links',
        '<div id="__next"><a href="mailto:support@linktr.ee">Help</a></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{}},"page":"/[slug]"}</script>',
      ),
      'shell',
    ],
    [
      'app without the account',
      page(
        'Links',
        '<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"account":null,"links":[]}}}</script>',
      ),
      'shell',
    ],
    ['fault', page('Error', '<h1>Something went wrong</h1>'), 'error'],
    ['fault, Spanish', page('Error', '<h1>Se ha producido un error</h1>'), 'error'],
    ['fault, German', page('Fehler', '<p>Es ist ein Fehler aufgetreten.</p>'), 'error'],
    ['fault, Japanese', page('エラー', '<p>エラーが発生しました</p>'), 'error'],
  ])('is recognized: %s', (_name, body, reason) => {
    expect(read(body)).toEqual({ kind: 'blocked', reason });
  });

  it.each([
    [
      'page with a notice about cookies',
      page('Cookies and cakes', `<p>${'I bake small cakes. '.repeat(90)}</p>${CHOICE}`),
    ],
    [
      'page with an address that speaks of a fault',
      page('Ilsa', '<p>Something went wrong with my old shop: ilsa@torvane.com</p>'),
    ],
  ])('is not a %s', (_name, body) => {
    expect(read(body).kind).toBe('page');
  });
});
