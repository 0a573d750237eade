import { isJsonObject, textAt, valueAt } from '../json-value.ts';
import { cacheRoot } from '../page-data/cache-references.ts';
import { laidOut } from './laid-out.ts';
import { LINK_SERVICES, type Data, type View } from './link-services.ts';
import { isOthersBlock, isPassedOver } from './passed-over.ts';

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

/** Those of single services first. */
const VIEWS = [
  ...LINK_SERVICES.flatMap(({ shown }) => shown ?? []),
  nextPage,
  cacheRoot,
  askedFor,
  routes,
  others,
  laidOut,
];

/** The part of an object that its service shows; the object itself where nothing is known of it. */
export function shownData(data: Data): Data {
  for (const view of VIEWS) {
    const shown = view(data);
    if (shown) return shown;
  }
  return data;
}
