import { LINK_PAGE_HOSTS } from '@vibes/core/link/known-hosts';
import { describe, expect, it } from 'vitest';
import { apiAddress } from '../api-address.ts';
import { readLinkPage } from '../read-link-page.ts';
import { LINK_SERVICES } from './link-services.ts';

it('each host of a service is one of a link page, and in one row', () => {
  const hosts = LINK_SERVICES.flatMap((service) => service.hosts);
  expect(hosts.filter((host) => !LINK_PAGE_HOSTS.has(host))).toEqual([]);
  expect(new Set(hosts).size).toBe(hosts.length);
});

it.each(
  LINK_SERVICES.flatMap(
    ({ accounts, hosts }) => accounts?.split(' ').map((one) => [one, hosts[0]]) ?? [],
  ),
)('the account %s of the service itself is never a creator’s, on a page of %s', (account, host) => {
  const body = `<h1>Ilsa</h1><a href="mailto:m@torvane.com">Email</a>
      <a href="https://www.tiktok.com/@ilsa.torvane">TikTok</a>
      <a href="https://www.instagram.com/${account}/">Made here</a>`;
  const page = readLinkPage({ url: `https://${host}/ilsa`, status: 200, content_type: '', body });
  expect(page).toMatchObject({ handles: [{ platform: 'tiktok', handle: 'ilsa.torvane' }] });
});

const read = (url: string, body: string) =>
  readLinkPage({ url, status: 200, content_type: '', body });
const OWN_TEXT = '<h1>Ilsa Torvane</h1><a href="mailto:m@torvane.com">Email</a>';
const next = (props: object) =>
  `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: props } })}</script>`;
const assigned = (data: object) => `<script>window.S = ${JSON.stringify(data)}</script>`;
const links = [{ type: 'EMAIL', url: 'mailto:m@torvane.com' }];
const block = (type: string, email: string) => ({
  block_type: type,
  display: true,
  social_links: { email, tiktok: 'ilsa' },
});

const beacons = {
  beacons_username: 'ilsa',
  page_layout: [{ block_id: 'a' }],
  a: block('header', 'm@torvane.com'),
};

/** What the pages of a service hold (`holds`): an address, and what came from there. */
const HELD: readonly (readonly [url: string, body: string])[] = [
  ['https://linktr.ee/ilsa', OWN_TEXT + next({ account: { username: 'ilsa', links } })],
  ['https://beacons.ai/ilsa', OWN_TEXT + assigned({ profileInfoDocument: beacons })],
  [
    'https://lnk.bio/ilsa',
    `${OWN_TEXT}<a data-type="TYPE_BIOLINK" href="https://torvane.com">x</a>`,
  ],
  ['https://www.liinks.co/ilsa', OWN_TEXT + assigned({ USER_DATA: { links } })],
  [
    'https://api-prod.linkin.bio/api/v2/pages?nickname=ilsa',
    JSON.stringify({
      linkinbio_page: { linkinbio_blocks: [{ block_data: { buttons: links } }] },
    }),
  ],
  [
    'https://taplink.cc/ilsa/api/page/get.json',
    JSON.stringify({ response: { fields: [{ items: links }] } }),
  ],
  [
    'https://api.stanwith.me/api/v1/stores?username=ilsa',
    JSON.stringify({
      store: { pages: [{ type: 'link', status: 2, data: {} }] },
      user: { links },
    }),
  ],
  [
    'https://taplink.at/ilsa/api/page/get.json',
    JSON.stringify({ response: { fields: [{ items: links }] } }),
  ],
];

/** Where the data of a page is asked for (`apiOf`). */
const ASKED: readonly (readonly [url: string, api: string])[] = [
  ['https://linkin.bio/ilsa', 'https://api-prod.linkin.bio/api/v2/pages?nickname=ilsa'],
  ['https://www.stan.store/ilsa', 'https://api.stanwith.me/api/v1/stores?username=ilsa'],
  ['https://taplink.cc/ilsa', 'https://taplink.cc/ilsa/api/page/get.json'],
  ['https://taplink.at/ilsa', 'https://taplink.at/ilsa/api/page/get.json'],
];

/** What a service has in its data and shows (`shown`), beside what it has and does not show. */
const SHOWN: readonly (readonly [url: string, data: object, addresses: string[]])[] = [
  [
    'https://beacons.ai/ilsa',
    {
      beacons_username: 'ilsa',
      page_layout: [{ block_id: 'b' }, { block_id: 'c' }, { block_id: 'd' }],
      a: block('header', 'old@torvane.com'),
      b: block('header', 'm@torvane.com'),
      c: { block_type: 'email', description: 'List: list@torvane.com' },
      d: { ...block('header', 'off@torvane.com'), display: false },
    },
    ['m@torvane.com'],
  ],
  [
    'https://stan.store/ilsa',
    { store: { pages: [stanPage(1, 'draft'), stanPage(2, 'm')] } },
    ['m@torvane.com'],
  ],
  ['https://link.me/ilsa', { profile: linkMeProfile(1) }, ['m@torvane.com']],
  ['https://link.me/ilsa', { profile: linkMeProfile(0) }, []],
];

function stanPage(status: number, name: string) {
  const link = { url: `mailto:${name}@torvane.com` };
  return { type: 'link', status, data: { product: { link } } };
}
function linkMeProfile(enabled: number) {
  return {
    instagram: 'ilsa.torvane',
    infoLinks: [{ title: 'Email', links: [{ linkValue: 'm@torvane.com' }] }],
    sectionVisibility: [{ section: 'contact_info', enabled }],
  };
}

describe('what is known of a service', () => {
  it.each(HELD)('its data is seen on %s', (url, body) => {
    expect(read(url, body)).toMatchObject({ read_by: 'expected' });
  });
  it.each(ASKED)('the data of %s is asked for at %s', (url, api) => {
    expect(apiAddress(url)).toBe(api);
  });
  it.each(SHOWN)('%s shows of %j only %j', (url, data, addresses) => {
    const page = read(url, JSON.stringify(data));
    const found = page.kind === 'page' && page.addresses.map(({ address }) => address);
    expect(found).toEqual(addresses);
  });

  it.each([
    ['holds', HELD],
    ['apiOf', ASKED],
    ['shown', SHOWN],
  ] as const)('has a case above for each service with `%s`', (known, cases) => {
    const tried = cases.map(([url]) => new URL(url).host.replace(/^www\./, ''));
    const untried = LINK_SERVICES.filter(
      (service) =>
        service[known] &&
        ![...service.hosts, service.data_host].some((host) => host && tried.includes(host)),
    );
    expect(untried.map(({ hosts }) => hosts[0])).toEqual([]);
  });
});
