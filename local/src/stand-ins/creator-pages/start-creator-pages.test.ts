import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StandIn } from '../local-server.ts';
import { startCreatorPages } from './start-creator-pages.ts';

let pages: StandIn;
beforeEach(async () => {
  pages = await startCreatorPages({ port: 0 });
});
afterEach(() => pages.stop());

const open = (address: string) => fetch(`${pages.origin}/?url=${encodeURIComponent(address)}`);
const control = (body: string) => fetch(`${pages.origin}/control`, { method: 'POST', body });
const requests = async () =>
  ((await (await fetch(`${pages.origin}/control`)).json()) as { requests: number }).requests;

describe('the page service', () => {
  it('answers with the status of the page and the address where redirects ended', async () => {
    const short = await open('https://vm.tiktok.com/ZMkiln01/');
    expect(short.status).toBe(200);
    expect(short.headers.get('x-final-url')).toMatch(/^https:\/\/www\.tiktok\.com\/@mara\.kiln\?/);
    const missing = await open('https://www.instagram.com/nobody.here.at.all/');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('x-gateway-error')).toBeNull();
  });

  it('marks a failure of its own', async () => {
    const answer = await open('not an address');
    expect(answer.status).toBe(502);
    expect(answer.headers.get('x-gateway-error')).not.toBeNull();
  });

  it('has the picture that a page links to, and no other', async () => {
    for (const address of [
      'https://www.tiktok.com/@mara.kiln',
      'https://www.instagram.com/mara.kiln/',
    ]) {
      const text = (await (await open(address)).text()).replaceAll('\\u002F', '/');
      const [link = ''] = /http:\/\/127\.0\.0\.1[^"]+mara\.kiln\.jpeg[^"]*/.exec(text) ?? [];
      const found = await fetch(link);
      expect(found.headers.get('content-type')).toBe('image/jpeg');
      const { width, format } = await sharp(await found.arrayBuffer()).metadata();
      expect([width, format]).toEqual([240, 'jpeg']);
    }
    expect((await fetch(`${pages.origin}/pictures/tiktok/`)).status).toBe(404);
  });

  it('counts the requested pages', async () => {
    await open('https://www.tiktok.com/@mara.kiln');
    await open('https://www.tiktok.com/@theo_bakes');
    expect(await requests()).toBe(2);
  });

  it('is slow when set so', async () => {
    await control('{"delay_ms":120}');
    const begin = performance.now();
    await open('https://www.tiktok.com/@mara.kiln');
    expect(performance.now() - begin).toBeGreaterThan(115);
  });

  it('says what is wrong with a setting', async () => {
    const answer = await control('{"delay_ms":"long"}');
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('delay_ms');
  });
});
