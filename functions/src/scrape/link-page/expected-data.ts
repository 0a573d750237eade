import { splitLink } from '@vibes/core/link/split-link';
import { listAt } from '../json-value.ts';
import { objectsIn } from '../page-data/objects-in.ts';
import type { LinkPageRead } from '../page-read.ts';

/**
 * What the pages of single services, and the answers they draw their pages from, are known to hold:
 * seen in pages that were kept, or in public readers of them. A page without it was redesigned, and
 * its reader should be checked.
 */

interface ServicePage {
  body: string;
  /** All data the page brings. */
  values: unknown[];
}

type Expectation = (page: ServicePage) => boolean;

/** An object in the data has a list of that name. */
const dataList =
  (name: string): Expectation =>
  ({ values }) =>
    values
      .flatMap((data) => objectsIn(data, { withWritten: true }))
      .some((value) => Array.isArray(value[name]));

const stanPages: Expectation = ({ values }) =>
  values.some((value) => listAt(value, 'store', 'pages').length > 0);

const EXPECTED: Record<string, Expectation> = {
  // Of Linktree all is in the account; without it nothing is where it was.
  'linktr.ee': () => false,
  'beacons.ai': dataList('page_layout'),
  'lnk.bio': ({ body }) => /data-type=["']?TYPE_(?:BIOLINK|ICON)/.test(body),
  'clk.bio': ({ body }) => /data-type=["']?TYPE_(?:BIOLINK|ICON)/.test(body),
  'liinks.co': ({ body }) => body.includes('USER_DATA'),
  'api-prod.linkin.bio': dataList('linkinbio_blocks'),
  'taplink.cc': dataList('fields'),
  'taplink.at': dataList('fields'),
  'api.stanwith.me': stanPages,
};

/**
 * Whether a page of a service whose data is known held it, at that address;
 * empty for a page of any other.
 */
export function readBy(
  url: string,
  page: ServicePage,
): Pick<LinkPageRead & { kind: 'page' }, 'read_by'> {
  const host = splitLink(url)?.host.replace(/^www\./, '') ?? '';
  const expectation = Object.hasOwn(EXPECTED, host) ? EXPECTED[host] : undefined;
  if (!expectation) return {};
  return { read_by: expectation(page) ? 'expected' : 'fallback' };
}
