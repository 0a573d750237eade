import { splitLink } from '@vibes/core/link/split-link';
import type { LinkPageRead } from '../page-read.ts';
import { LINK_SERVICES, type ServicePage } from './link-services.ts';

const EXPECTED = new Map(
  LINK_SERVICES.flatMap(({ hosts, data_host, holds }) =>
    holds ? (data_host ? [data_host] : hosts).map((host) => [host, holds] as const) : [],
  ),
);

/**
 * Whether a page of a service whose data is known held it, at that address;
 * empty for a page of any other.
 */
export function readBy(
  url: string,
  page: ServicePage,
): Pick<LinkPageRead & { kind: 'page' }, 'read_by'> {
  const holds = EXPECTED.get(splitLink(url)?.host.replace(/^www\./, '') ?? '');
  if (!holds) return {};
  return { read_by: holds(page) ? 'expected' : 'fallback' };
}
