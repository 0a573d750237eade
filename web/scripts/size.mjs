// After a build: prints the gzipped JavaScript of each screen and the size of the public pages'
// styles. Exits with 1 above a limit, when a public page can load the Firestore client, and when any
// page can load zod.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
const read = (file) => readFileSync(new URL(file, dist), 'utf8');
const manifest = JSON.parse(read('.vite/manifest.json'));

/** The pages of the app itself. Both load the same chunks at once. */
const APP_PAGES = new Set(['app.html', 'dashboard.html']);
const keyOf = (file) => Object.keys(manifest).find((key) => manifest[key].file === file);
const START = [...read('app.html').matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(
  ([, file]) => keyOf(file),
);
const page = (name) => `src/features/${name}.tsx`;
/** The start page with the last known figures; then what brings the live ones, and the plot. */
const FIGURES = [...START, 'src/app/dashboard-frame.tsx', page('overview/overview-page')];
const LIVE = [
  'src/lib/database.ts',
  'src/lib/functions-client.ts',
  'src/features/overview/today/live-today.tsx',
];
const START_PAGE = [...FIGURES, ...LIVE, page('overview/day-plot')];
/** What every other screen needs beside its own. */
const SCREEN = [...START_PAGE, 'src/app/database-screens.tsx'];

const SITE = 'src/site/main.ts';

/** The chunks of the islands on a public page, which load as they near the screen. */
function islandsOn(file) {
  const source = read('../src/site/islands.ts');
  const loaders = source.matchAll(/([\w-]+)'?:\s*\(\)\s*=>\s*import\(\s*'\.\/([^']+)'/g);
  const chunks = new Map([...loaders].map(([, name, path]) => [name, `src/site/${path}`]));
  const names = [...read(file).matchAll(/ data-island="([^"]+)"/g)].map(([, name]) => name);
  return [...new Set(names)].map((name) => {
    if (!chunks.has(name)) throw new Error(`islands.ts has no ${name}.`);
    return chunks.get(name);
  });
}

/** Shared chunks without a source of ours are React itself; everything else loaded later has a source. */
const react = manifest[SITE].dynamicImports.filter((key) => !key.startsWith('src/'));

/** Every public page that was built: HTML beside the app's own. */
function publicPages() {
  const files = readdirSync(dist, { recursive: true }).map((file) => file.replaceAll('\\', '/'));
  return files.filter((file) => file.endsWith('.html') && !APP_PAGES.has(file)).sort();
}

/** What a public page loads before any input. */
function scriptsOf(file) {
  const islands = islandsOn(file);
  return islands.length > 0 ? [SITE, ...react, 'src/site/awake.tsx', ...islands] : [SITE];
}

/** Chunks in `over` are loaded already and not counted again. Limits in kB (1,000 bytes). */
const SCREENS = [
  ...publicPages().map((file) => ({
    screen: file,
    limit: 150,
    loads: scriptsOf(file),
  })),
  {
    screen: '/login',
    limit: 190,
    loads: [...START, page('sign-in/login-page'), 'src/lib/google-sign-in.ts'],
  },
  {
    screen: '/phone',
    limit: 190,
    loads: [...START, page('shortcut-setup/phone-page')],
  },
  { screen: '/dashboard, until its figures', limit: 300, loads: FIGURES },
  { screen: '/dashboard, live', limit: 400, loads: START_PAGE },
  ...[
    { screen: '+ capture', pages: ['capture/capture-page'] },
    { screen: '+ templates', pages: ['templates/templates-page'] },
    { screen: '+ email settings', pages: ['email-settings/email-settings-page'] },
    { screen: '+ crm', pages: ['crm/crm-page'] },
    {
      screen: '+ crm drawer',
      pages: ['crm/details/creator-drawer'],
      after: ['crm/crm-page'],
    },
    {
      screen: '+ crm details',
      pages: ['crm/details/creator-details'],
      after: ['crm/crm-page', 'crm/details/creator-drawer'],
    },
    {
      screen: '+ crm systems',
      pages: ['crm/systems/notion-tab', 'crm/systems/webhook-tab'],
      after: ['crm/crm-page'],
    },
    { screen: '+ dms', pages: ['crm/dms/dms-page'] },
    { screen: '+ deliveries', pages: ['deliveries/deliveries-page'] },
    { screen: '+ api key', pages: ['api-key/api-key-page'] },
    { screen: '+ profile', pages: ['profile/profile-page'] },
    {
      screen: '+ shortcut setup',
      pages: ['shortcut-setup/shortcut-setup-page'],
      parts: ['src/components/qr-code.tsx'],
    },
    { screen: '+ statement', pages: ['statement/statement-page'] },
    {
      screen: '+ referrals',
      pages: ['referral/referral-page'],
      parts: ['src/components/qr-code.tsx'],
    },
  ].map(({ screen, pages, parts = [], after = [] }) => ({
    screen,
    limit: 40,
    loads: [...SCREEN, ...pages.map(page), ...parts],
    over: [...SCREEN, ...after.map(page)],
  })),
];

function closure(entries, hasLater = false) {
  const keys = new Set();
  const visit = (key) => {
    if (keys.has(key)) return;
    if (!manifest[key]) throw new Error(`The build has no ${key}.`);
    keys.add(key);
    (manifest[key].imports ?? []).forEach(visit);
    if (hasLater) (manifest[key].dynamicImports ?? []).forEach(visit);
  };
  entries.forEach(visit);
  return new Set([...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')));
}

const gzipped = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;

let isOver = false;
function print({ what, kilobytes, limit }) {
  if (kilobytes > limit) isOver = true;
  const verdict = kilobytes > limit ? 'TOO LARGE' : 'ok';
  console.log(
    `${what.padEnd(46)} ${kilobytes.toFixed(1).padStart(6)} kB of ${String(limit).padStart(3)}  ${verdict}`,
  );
}

for (const { screen, limit, loads, over = [] } of SCREENS) {
  const known = closure(over);
  const files = [...closure(loads)].filter((file) => !known.has(file));
  const kilobytes = files.reduce((sum, file) => sum + gzipped(file), 0) / 1000;
  print({ what: screen, kilobytes, limit });
}

/** A page without islands must load no React. */
const withReact = [...closure([SITE])].filter((file) =>
  read(file).includes('react.transitional.element'),
);
if (withReact.length > 0) {
  isOver = true;
  console.log(`Every public page loads React: ${withReact.join(', ')}`);
}

/** Text that only the Firestore client contains. */
const DATABASE = 'google.firestore.v1';
const withDatabase = [...closure([SITE], true)].filter((file) => read(file).includes(DATABASE));
if (withDatabase.length > 0) {
  isOver = true;
  console.log(`The public pages can load the database's client: ${withDatabase.join(', ')}`);
}

/** Text that only zod contains. It adds 23 kB, and its probe of `eval` is a reported violation of the policy. */
const SCHEMAS = 'ZodError';
const scripts = readdirSync(new URL('assets', dist), { recursive: true }).filter((file) =>
  file.endsWith('.js'),
);
const withSchemas = scripts.filter((file) => read(`assets/${file}`).includes(SCHEMAS));
if (withSchemas.length > 0) {
  isOver = true;
  console.log(`The browser can load zod: ${withSchemas.join(', ')}`);
}

/** Every public page contains the style sheet: its size in kB before compression. */
const STYLES_LIMIT = 60;
const styles = read('index.html').match(/<style>(.*?)<\/style>/s)[1];
print({
  what: 'public styles',
  kilobytes: styles.length / 1000,
  limit: STYLES_LIMIT,
});
process.exit(isOver ? 1 : 0);
