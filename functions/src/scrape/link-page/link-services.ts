import { listAt, textAt, valueAt } from '../json-value.ts';
import { objectsIn } from '../page-data/objects-in.ts';
import { plainName } from './field-names.ts';

/** The data of a page, an object of it. */
export type Data = Record<string, unknown>;
/** The part of an object that is shown to visitors; null where it is none of the kind. */
export type View = (data: Data) => Data | null;

/** A page, or the answer to what it asks for, and all data it brings. */
export interface ServicePage {
  body: string;
  values: unknown[];
}

interface LinkService {
  /** All of them are in `LINK_PAGE_HOSTS` of core. */
  hosts: readonly string[];
  /** Its own accounts on networks, which are never a creator's. */
  accounts?: string;
  /** Where its own page asks for its data, by the name of the page; seen in its pages and in public readers of them. */
  apiOf?: (name: string) => string;
  /** What it keeps in its data without showing it, where no common field name says so. */
  shown?: View;
  /**
   * What its pages are known to hold: seen in pages that were kept, or in public readers of them. A
   * page without it was redesigned, and its reader should be checked.
   */
  holds?: (page: ServicePage) => boolean;
  /** Where that is, if not at its hosts. */
  data_host?: string;
  /** A page without its data is a shell, whatever it shows. */
  brings_its_data?: true;
}

/** An object in the data has a list of that name. */
const dataList =
  (name: string) =>
  ({ values }: ServicePage): boolean =>
    values
      .flatMap((data) => objectsIn(data, { withWritten: true }))
      .some((value) => Array.isArray(value[name]));

const STAN_LIVE = 2;
const LINKME_PARTS: Record<string, string> = { contactinfo: 'infolinks', sociallinks: 'weblinks' };

/** Every link service of which more is known than its hosts: a row each. */
export const LINK_SERVICES: readonly LinkService[] = [
  {
    hosts: ['linktr.ee'],
    accounts: 'linktr.ee linktree linktree_',
    // All is in the account; without it nothing is where it was.
    holds: () => false,
    brings_its_data: true,
  },
  {
    hosts: ['beacons.ai'],
    accounts: 'beacons.ai beaconsai beacons',
    holds: dataList('page_layout'),
    // All blocks are in one object by their ids, and `page_layout` says which of them are drawn, in
    // order. A block of type `email` asks for the visitor's address.
    shown(data) {
      if (!Array.isArray(data.page_layout)) return null;
      const blocks = listAt(data, 'page_layout')
        .map((place) => valueAt(data, textAt(place, 'block_id')))
        .filter((block) => textAt(block, 'block_type') !== 'email');
      const { beacons_username: username, page_title: title } = data;
      return { username, title, blocks };
    },
  },
  {
    hosts: ['stan.store'],
    accounts: 'stanstore stanforcreators',
    apiOf: (name) => `https://api.stanwith.me/api/v1/stores?username=${name}`,
    data_host: 'api.stanwith.me',
    holds: ({ values }) => values.some((value) => listAt(value, 'store', 'pages').length > 0),
    // A page of the store is live with `status` 2; others are drafts.
    shown(data) {
      const pages = listAt(data, 'store', 'pages');
      if (!pages.some((page) => typeof valueAt(page, 'status') === 'number')) return null;
      const live = pages.filter((page) => valueAt(page, 'status') === STAN_LIVE);
      return { ...data, store: { ...(data.store as Data), pages: live } };
    },
  },
  {
    hosts: ['link.me'],
    accounts: 'linkme link.me',
    // `sectionVisibility` switches whole parts of the profile off.
    shown(data) {
      if (!Array.isArray(data.sectionVisibility)) return null;
      const off = listAt(data, 'sectionVisibility')
        .filter((section) => [0, false, '0'].includes(valueAt(section, 'enabled') as number))
        .map((section) => plainName(textAt(section, 'section')));
      const parts = new Set(off.flatMap((name) => [name, LINKME_PARTS[name] ?? name]));
      parts.add('sectionvisibility');
      return Object.fromEntries(Object.entries(data).filter(([key]) => !parts.has(plainName(key))));
    },
  },
  {
    hosts: ['lnk.bio', 'clk.bio'],
    accounts: 'lnk.bio lnkbio lnk_bio',
    holds: ({ body }) => /data-type=["']?TYPE_(?:BIOLINK|ICON)/.test(body),
  },
  {
    hosts: ['liinks.co'],
    accounts: 'liinks liinks.co',
    holds: ({ body }) => body.includes('USER_DATA'),
  },
  {
    hosts: ['linkin.bio'],
    accounts: 'linkin.bio later latermedia',
    apiOf: (name) => `https://api-prod.linkin.bio/api/v2/pages?nickname=${name}`,
    data_host: 'api-prod.linkin.bio',
    holds: dataList('linkinbio_blocks'),
  },
  {
    hosts: ['taplink.cc'],
    accounts: 'taplink taplink.cc',
    apiOf: (name) => `https://taplink.cc/${name}/api/page/get.json`,
    holds: dataList('fields'),
  },
  {
    hosts: ['taplink.at'],
    apiOf: (name) => `https://taplink.at/${name}/api/page/get.json`,
    holds: dataList('fields'),
  },
  { hosts: ['komi.io'], accounts: 'komi.io komi_io' },
  { hosts: ['carrd.co'], accounts: 'carrd carrdco' },
  { hosts: ['bento.me'], accounts: 'bento bento.me' },
  { hosts: ['hoo.be'], accounts: 'hoo.be hoobe' },
  { hosts: ['allmylinks.com'], accounts: 'allmylinks' },
  { hosts: ['campsite.bio'], accounts: 'campsite.bio campsitebio' },
  { hosts: ['solo.to'], accounts: 'solo.to soloto' },
  { hosts: ['snipfeed.co'], accounts: 'snipfeed' },
  { hosts: ['shorby.com'], accounts: 'shorby' },
  { hosts: ['milkshake.app'], accounts: 'milkshake milkshake.app' },
  { hosts: ['koji.to', 'withkoji.com'], accounts: 'koji withkoji' },
  { hosts: ['pillar.io'], accounts: 'pillar.io pillar' },
  { hosts: ['bio.link'], accounts: 'bio.link biolink' },
  { hosts: ['heylink.me'], accounts: 'heylink.me heylink' },
  { hosts: ['flow.page'], accounts: 'flowcode' },
  { hosts: ['linkpop.com'], accounts: 'linkpop' },
];

/** The row of a host, without `www.`; undefined for a service without one, and for any other host. */
export const serviceOn = (host: string): LinkService | undefined =>
  LINK_SERVICES.find(({ hosts }) => hosts.includes(host));
