import { describe, expect, it } from 'vitest';
import { readLinkPage } from '../read-link-page.ts';

function readBy(url: string, body: string): string | undefined {
  const page = readLinkPage({ url, status: 200, content_type: '', body });
  return page.kind === 'page' ? page.read_by : page.kind;
}
const next = (props: object) =>
  `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: props } })}</script>`;
const SHOWN = '<h1>Ilsa Torvane</h1><a href="mailto:m@torvane.com">Email</a>';
const links = [{ type: 'EMAIL', url: 'mailto:m@torvane.com' }];
const assigned = (data: object) => `<script>window.S = ${JSON.stringify(data)}</script>`;
const header = { block_type: 'header', display: true, social_links: { email: 'm@torvane.com' } };

/** Where each service’s data is seen is a table of `link-services.test.ts`. */
describe('the data a service is known to bring', () => {
  it.each([
    ['https://linktr.ee/ilsa', SHOWN],
    ['https://linktr.ee/ilsa', SHOWN + next({ profile: { username: 'ilsa', links } })],
    [
      'https://linktr.ee/ilsa',
      SHOWN + next({ account: { username: 'ilsa', links: [], tiles: links } }),
    ],
    ['https://beacons.ai/ilsa', SHOWN + assigned({ profileInfo: { blocks: [header] } })],
    ['https://lnk.bio/ilsa', SHOWN],
    ['https://liinks.co/ilsa', SHOWN],
    ['https://api-prod.linkin.bio/api/v3/pages/ilsa', JSON.stringify({ page: { tiles: links } })],
    ['https://taplink.cc/ilsa', SHOWN],
    ['https://api.stanwith.me/api/v2/ilsa', JSON.stringify({ shop: { links } })],
  ])('is missed on %s', (url, body) => {
    expect(readBy(url, body)).toBe('fallback');
  });

  it.each([
    ['https://hoo.be/ilsa', SHOWN],
    ['https://torvane.com/', SHOWN],
    ['', SHOWN],
    ['https://torvane.com/api', JSON.stringify({ links })],
  ])('is not asked for on %s', (url, body) => {
    expect(readBy(url, body)).toBeUndefined();
  });
});
