import { isJsonObject, listAt, textAt, valueAt } from '../json-value.ts';
import { cacheRoot } from '../page-data/cache-references.ts';
import { plainName } from './field-names.ts';
import { laidOut } from './laid-out.ts';
import { isOthersBlock, isPassedOver } from './passed-over.ts';

/** What single services keep in their data without showing it, where no common field name says so. */
type Data = Record<string, unknown>;
type View = (data: Data) => Data | null;

/**
 * Beacons: the blocks of a page stand beside each other under their ids, and
 * `page_layout` says which of them are drawn, in order. A block of type `email`
 * asks for the visitor's address.
 */
const beacons: View = (data) => {
  if (!Array.isArray(data.page_layout)) return null;
  const blocks = listAt(data, 'page_layout')
    .map((place) => valueAt(data, textAt(place, 'block_id')))
    .filter((block) => textAt(block, 'block_type') !== 'email');
  const { beacons_username: username, page_title: title } = data;
  return { username, title, blocks };
};

const STAN_LIVE = 2;

/** Stan: a page of the store is live with `status` 2; others are drafts. */
const stan: View = (data) => {
  const pages = listAt(data, 'store', 'pages');
  if (!pages.some((page) => typeof valueAt(page, 'status') === 'number')) return null;
  const live = pages.filter((page) => valueAt(page, 'status') === STAN_LIVE);
  return { ...data, store: { ...(data.store as Data), pages: live } };
};

const LINKME_PARTS: Record<string, string> = { contactinfo: 'infolinks', sociallinks: 'weblinks' };

/** Link.me: `sectionVisibility` switches whole parts of the profile off. */
const linkme: View = (data) => {
  if (!Array.isArray(data.sectionVisibility)) return null;
  const off = listAt(data, 'sectionVisibility')
    .filter((section) => [0, false, '0'].includes(valueAt(section, 'enabled') as number))
    .map((section) => plainName(textAt(section, 'section')));
  const parts = new Set(off.flatMap((name) => [name, LINKME_PARTS[name] ?? name]));
  parts.add('sectionvisibility');
  return Object.fromEntries(Object.entries(data).filter(([key]) => !parts.has(plainName(key))));
};

/** Next.js: only what the page itself gets is for its visitor. */
const nextPage: View = (data) => {
  const props = valueAt(data, 'props', 'pageProps');
  return props && 'buildId' in data ? { pageProps: props } : null;
};

/** React Query and its kin: a key says what was asked for. */
const askedFor: View = (data) => {
  const asked = [data.queryKey, data.endpointName].flat();
  return asked.some((part) => typeof part === 'string' && isPassedOver(part)) ? {} : null;
};

/** React Router: what every page gets, beside what this one gets. */
const routes: View = (data) => {
  const { loaderData: loaded } = data;
  if (!isJsonObject(loaded) || !('root' in loaded) || Object.keys(loaded).length < 2) return null;
  const own = Object.entries(loaded).filter(([route]) => route !== 'root');
  return { ...data, loaderData: Object.fromEntries(own) };
};

/** A block says that it shows others. */
const others: View = (data) =>
  isOthersBlock(textAt(data, 'type') || textAt(data, 'component') || textAt(data, 'kind'))
    ? {}
    : null;

const VIEWS = [beacons, stan, linkme, nextPage, cacheRoot, askedFor, routes, others, laidOut];

/** The part of an object that its service shows; the object itself where nothing is known of it. */
export function shownData(data: Data): Data {
  for (const view of VIEWS) {
    const shown = view(data);
    if (shown) return shown;
  }
  return data;
}
