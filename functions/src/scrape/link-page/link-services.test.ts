import { LINK_PAGE_HOSTS } from '@vibes/core/link/known-hosts';
import { expect, it } from 'vitest';
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
