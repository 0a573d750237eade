import { expect, it } from 'vitest';
import { sampled } from '../../../core/test/sampled.ts';
import { PAGE_FORMS } from '../../test/page-containers.ts';
import { readLinkPage } from './read-link-page.ts';

const read = (body: string, url: string) =>
  readLinkPage({ url, status: 200, content_type: 'text/html', body });
const addresses = (body: string, url: string) => {
  const page = read(body, url);
  return page.kind === 'page' ? page.addresses.map(({ address }) => address) : page;
};

/** Each service of link pages, with what it might call things tomorrow. */
const SERVICES: [string, object][] = [
  [
    'linktr.ee/ilsa',
    {
      profile: {
        slug: 'ilsa',
        blocks: [{ kind: 'EMAIL', payload: { href: 'mailto:m@torvane.com' } }],
      },
    },
  ],
  [
    'beacons.ai/ilsa',
    { page: { sections: [{ contact: { channel: 'email', target: 'm@torvane.com' } }] } },
  ],
  ['lnk.bio/ilsa', { items: [{ cta: { link: 'mailto:m@torvane.com', label: 'Write' } }] }],
  [
    'linkin.bio/ilsa',
    { page: { nickname: 'ilsa', tiles: [{ text: 'Work', goesTo: 'mailto:m@torvane.com' }] } },
  ],
  ['taplink.cc/ilsa', { blocks: [{ is: 'email', v: 'm@torvane.com' }] }],
  [
    'stan.store/ilsa',
    {
      creator: {
        handle: 'ilsa',
        socials: [
          ['tiktok', 'ilsa'],
          ['email', 'm@torvane.com'],
        ],
      },
    },
  ],
  ['ilsa.komi.io', { talent: { reach: { by: 'mail', at: 'm@torvane.com' } } }],
  ['pillar.io/ilsa', { member: { outreach_email: 'm@torvane.com' } }],
  ['link.me/ilsa', { card: { rows: [{ name: 'Email', entries: [{ v: 'm@torvane.com' }] }] } }],
  ['liinks.co/ilsa', { CTX: { U: { l: [{ t: 'Mail', u: 'mailto:m@torvane.com' }] } } }],
  ['bio.link/ilsa', { page: { bioText: 'Small flats. Work: m@torvane.com' } }],
  [
    'heylink.me/ilsa',
    { widgets: [{ props: { action: { type: 'open_mail', to: 'm@torvane.com' } } }] },
  ],
  ['direct.me/ilsa', { owner: { username: 'ilsa', contactAddress: 'm@torvane.com' } }],
  [
    'ilsa.carrd.co',
    { elements: [{ type: 'icons', items: [{ icon: 'envelope', url: 'm@torvane.com' }] }] },
  ],
  ['hoo.be/ilsa', { tiles: [{ service: 'email', account: 'm@torvane.com' }] }],
  ['allmylinks.com/ilsa', { links: { email: { title: 'Email', uri: 'm@torvane.com' } } }],
  [
    'campsite.bio/ilsa',
    { profile: { buttons: [{ actionType: 'EMAIL', actionValue: 'm@torvane.com' }] } },
  ],
  [
    'solo.to/ilsa',
    { rows: [{ cells: [{ link: { protocol: 'mailto', path: 'm@torvane.com' } }] }] },
  ],
  [
    'msha.ke/ilsa',
    { cards: [{ type: 'contact', fields: [{ name: 'email', val: 'm@torvane.com' }] }] },
  ],
  ['snipfeed.co/ilsa', { creator: { contactMethods: { EMAIL: 'm@torvane.com' } } }],
  ['bento.me/ilsa', { grid: [{ data: { href: 'MAILTO:m@torvane.com' } }] }],
  ['shor.by/ilsa', { messengers: { email: { enabled: true, id: 'm@torvane.com' } } }],
  [
    'bio.site/ilsa',
    { node: { children: [{ props: { variant: 'email', text: 'Email', dest: 'm@torvane.com' } }] } },
  ],
  [
    'koji.to/ilsa',
    { app: { links: [{ icon: { name: 'mail' }, target: { url: 'm@torvane.com' } }] } },
  ],
];

const REDESIGNED = SERVICES.flatMap(([place, data]) =>
  PAGE_FORMS.map(([name, form]) => [place, name, form(data)] as const),
);

it.each(sampled(REDESIGNED))('%s, redesigned with %s', (place, _, body) => {
  expect(addresses(body, `https://${place}`)).toEqual(['m@torvane.com']);
});
