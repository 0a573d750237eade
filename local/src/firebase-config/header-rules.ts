import { PAGE_POLICY } from '../../../functions/src/endpoints/unsubscribe-page.ts';
import type { BuiltPages } from './built-pages.ts';
import { foreignHosts } from './foreign-hosts.ts';

interface Header {
  key: string;
  value: string;
}
/** As Hosting takes them: of two rules that fit an address and name one header, the later one counts. */
export interface HeaderRule {
  source: string;
  headers: Header[];
}

const header = (key: string, value: string): Header => ({ key, value });
const NO_STORE = header('Cache-Control', 'no-store');
const NO_REFERRER = header('Referrer-Policy', 'no-referrer');

/** What every page may load and reach. */
function policy({ scripts, settings }: BuiltPages): string {
  const { script, connect, frame } = foreignHosts(settings);
  const hashes = scripts.map((hash) => `'${hash}'`);
  return [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes, 'https://apis.google.com', ...script],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['style-src-attr', "'none'"],
    ['img-src', "'self'", 'data:', 'https://*.googleusercontent.com'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", 'https://*.googleapis.com', ...connect],
    ['frame-src', "'self'", 'https://accounts.google.com', ...frame],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** The headers of every answer; docs/security.md says why each. */
export const headerRules = (pages: BuiltPages): HeaderRule[] => [
  {
    source: '**',
    headers: [
      header('Content-Security-Policy', policy(pages)),
      header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups'),
      header('Permissions-Policy', UNUSED.map((feature) => `${feature}=()`).join(', ')),
      header('Referrer-Policy', 'strict-origin-when-cross-origin'),
      header('X-Content-Type-Options', 'nosniff'),
      header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains'),
      header('Cache-Control', 'no-cache'),
    ],
  },
  {
    // Hosting's headers override the function's own.
    source: '/api/unsubscribe/**',
    headers: [header('Content-Security-Policy', PAGE_POLICY), NO_REFERRER, NO_STORE],
  },
  { source: '/phone', headers: [NO_REFERRER, NO_STORE, header('X-Robots-Tag', 'noindex')] },
  { source: '/api/handover', headers: [NO_STORE] },
  { source: '**/*.shortcut', headers: [header('Content-Type', 'application/octet-stream')] },
  {
    source: '/assets/**',
    headers: [header('Cache-Control', 'public, max-age=31536000, immutable')],
  },
  // A missing one of them.
  { source: '404.html', headers: [header('Cache-Control', 'no-cache')] },
];
