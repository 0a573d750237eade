import { describe, expect, it, vi } from 'vitest';
import { instagramPost, tiktokPage } from '../../test/pages.ts';
import { fakePageFetcher, type FakePage } from '../../test/models/fake-page-fetcher.ts';
import { pageReaders } from '../scrape/page-readers.ts';
import { followLink } from './follow-link.ts';

const SHORT = 'https://vm.tiktok.com/ZMilsa01/';
const POST = 'https://www.instagram.com/p/Cilsa01/';

async function follow(page: FakePage, link: { url: string; platform: 'tiktok' | 'instagram' }) {
  const { fetchPage } = fakePageFetcher({ [link.url]: page });
  try {
    const { signal } = new AbortController();
    const { platform, handle } = await followLink(
      { fetchPage, ...pageReaders },
      { ...link, signal },
    );
    return `${platform} ${handle}`;
  } catch (error) {
    return (error as { code: string }).code;
  }
}
const short = (page: FakePage) => follow(page, { url: SHORT, platform: 'tiktok' });
const post = (page: FakePage) => follow(page, { url: POST, platform: 'instagram' });

describe('a short link', () => {
  it.each<[string, FakePage, string]>([
    ['a profile', { final_url: 'https://www.tiktok.com/@Ilsa?_t=1&_r=1' }, 'tiktok ilsa'],
    ['a video', { final_url: 'https://www.tiktok.com/@ilsa/video/7?_t=1' }, 'tiktok ilsa'],
    [
      'the sign-in page, which knows the way back',
      {
        final_url:
          'https://www.tiktok.com/login?redirect_url=https%3A%2F%2Fwww.tiktok.com%2F%40ilsa',
      },
      'tiktok ilsa',
    ],
    [
      'the page of a profile, unsaid by its address',
      { body: tiktokPage({ handle: 'ilsa' }) },
      'tiktok ilsa',
    ],
    ['the platform’s home', { final_url: 'https://www.tiktok.com/' }, 'link_unresolved'],
    ['a sign-in page', { final_url: 'https://www.tiktok.com/login' }, 'link_unresolved'],
    [
      'another site, whatever its page says',
      { final_url: 'https://tiktok-login.com/', body: tiktokPage({ handle: 'ilsa' }) },
      'link_unresolved',
    ],
    ['no page', { reason: 'timeout' }, 'link_unresolved'],
  ])('that leads to %s', async (_, page, expected) => {
    expect(await short(page)).toBe(expected);
  });
});

describe('a post', () => {
  it('leads to the author its page names', async () => {
    expect(await post({ body: instagramPost('ilsa.torvane') })).toBe('instagram ilsa.torvane');
  });

  it('leads nowhere when its page is closed', async () => {
    expect(await post({ body: '<title>Login • Instagram</title>' })).toBe('link_unresolved');
  });
});

it('ends with its signal, even if the fetcher does not', async () => {
  vi.useFakeTimers();
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 8000);
  const link = { url: SHORT, platform: 'tiktok' as const, signal: controller.signal };
  const followed = followLink(
    { fetchPage: () => new Promise(() => undefined), ...pageReaders },
    link,
  );
  const refused = expect(followed).rejects.toMatchObject({ code: 'link_unresolved' });
  await vi.advanceTimersByTimeAsync(8000);
  await refused;
  vi.useRealTimers();
});
