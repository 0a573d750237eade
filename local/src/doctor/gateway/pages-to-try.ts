/** Addresses of pages that a gateway is tried with. Each is also asked directly, so what is on them may change. */
export interface PagesToTry {
  /** One with a title. */
  page: string;
  /** A plain text, the longer the better. */
  text: string;
  /** One that is not there. */
  missing: string;
  /** One that has moved, with a query that has to arrive whole. */
  moved: string;
  picture: string;
}

const QUERY = '?a=1&b=2%263';

/** Pages that institutions keep where they are, for who has deployed nothing yet. */
export const PUBLIC_PAGES: PagesToTry = {
  page: 'https://example.com/',
  text: 'https://www.rfc-editor.org/rfc/rfc9110.txt',
  missing: 'https://www.iana.org/no-such-page-of-vibes-outreach',
  moved: `https://www.iana.org/domains/example${QUERY}`,
  picture: 'https://www.w3.org/favicon.ico',
};

/** Those of a deployed product. */
export const productPages = (origin: string): PagesToTry => ({
  page: `${origin}/`,
  text: `${origin}/robots.txt`,
  missing: `${origin}/no-such-page-of-vibes-outreach`,
  moved: `${origin}/support.html${QUERY}`,
  picture: `${origin}/icons/icon-192.png`,
});

/** A host that nobody can reach (RFC 2606). */
export const NO_HOST = 'https://no-such-host-of-vibes-outreach.invalid/';

/** What no gateway may reach: its own machine, its network, the metadata of its cloud. */
export const PRIVATE = [
  'http://127.0.0.1/',
  'http://localhost/',
  'http://10.0.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://metadata.google.internal/computeMetadata/v1/',
] as const;
