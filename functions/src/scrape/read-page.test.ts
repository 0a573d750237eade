import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const read = (body: string) => readPage({ status: 200, content_type: '', body });
const profile = JSON.stringify({
  data: { user: { username: 'ilsa.torvane', full_name: 'Ilsa', biography: 'tiny flats' } },
});
const html =
  '<!DOCTYPE html><title>Ilsa (@ilsa.torvane) • Instagram photos and videos</title><meta name="description" content="9 Posts - See photos from Ilsa (@ilsa.torvane)">';

describe('a page whose kind nobody states', () => {
  it('is a profile by its content', () => {
    expect(read(`\uFEFF ${profile}`)).toMatchObject({ profile: { bio: 'tiny flats' } });
    expect(read(html)).toMatchObject({ profile: { handle: 'ilsa.torvane' } });
  });

  it('is a check for robots, also when it names no service', () => {
    const waiting = '<title>Please wait...</title><p id="cs"></p><p id="wci"></p>';
    expect(read(waiting)).toEqual({ kind: 'blocked', reason: 'waf' });
    const limit = '<title>Error</title><p>Please wait a few minutes before you try again.</p>';
    expect(read(limit)).toEqual({ kind: 'blocked', reason: 'login_required' });
  });

  it('was too large when it was cut before its data', () => {
    const page = { status: 200, content_type: '', body: '<title>TikTok</title>', is_cut: true };
    expect(readPage(page)).toEqual({ kind: 'blocked', reason: 'too_large' });
  });

  it('is any other page otherwise', () => {
    expect(read('<title>Ilsa</title><p>write to ilsa@torvane.com</p>')).toMatchObject({
      kind: 'page',
      addresses: [{ address: 'ilsa@torvane.com' }],
    });
  });
});

describe('a page inside a scraping service’s answer', () => {
  it.each([
    ['as text', { result: { content: html, status_code: 200 } }],
    ['in a list', { results: [{ content: html, status_code: 200 }] }],
    ['of JSON', { status_code: 200, body: profile }],
  ])('is read as if it had come itself: %s', (_, value) => {
    expect(read(JSON.stringify(value))).toMatchObject({ profile: { handle: 'ilsa.torvane' } });
  });

  it('keeps the status it had', () => {
    const value = {
      contents: '<html><title>Instagram</title></html>',
      status: { http_code: 404 },
      status_code: 404,
    };
    expect(read(JSON.stringify(value))).toEqual({ kind: 'not_found' });
  });
});
