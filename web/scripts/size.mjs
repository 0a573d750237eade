// Prints what each screen loads as JavaScript, gzipped, after a build; exit 1 above a limit.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

const START = ['app.html'];
const FRAME = [...START, 'src/app/dashboard-frame.tsx'];
const page = (name) => `src/features/${name}.tsx`;

/** `over`: what is loaded already; a route's own chunks are counted above it. Limits in kB (1,000 bytes). */
const SCREENS = [
  {
    screen: '/login',
    limit: 190,
    loads: [...START, page('sign-in/login-page'), 'src/lib/google-sign-in.ts'],
  },
  {
    screen: '/dashboard',
    limit: 400,
    loads: [...FRAME, page('overview/overview-page'), page('overview/day-plot')],
  },
  ...[
    { screen: '+ templates', pages: ['templates/templates-page'] },
    { screen: '+ email settings', pages: ['email-settings/email-settings-page'] },
    { screen: '+ crm', pages: ['crm/crm-page'] },
    {
      screen: '+ crm systems',
      pages: ['crm/systems/notion-tab', 'crm/systems/webhook-tab'],
      after: ['crm/crm-page'],
    },
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
    loads: [...FRAME, ...pages.map(page), ...parts],
    over: [...FRAME, page('overview/overview-page'), ...after.map(page)],
  })),
];

function closure(entries) {
  const keys = new Set();
  const visit = (key) => {
    if (keys.has(key)) return;
    if (!manifest[key]) throw new Error(`The build has no ${key}.`);
    keys.add(key);
    (manifest[key].imports ?? []).forEach(visit);
  };
  entries.forEach(visit);
  return new Set([...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')));
}

const gzipped = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;

let isOver = false;
for (const { screen, limit, loads, over = [] } of SCREENS) {
  const known = closure(over);
  const files = [...closure(loads)].filter((file) => !known.has(file));
  const kilobytes = files.reduce((sum, file) => sum + gzipped(file), 0) / 1000;
  if (kilobytes > limit) isOver = true;
  const verdict = kilobytes > limit ? 'TOO LARGE' : 'ok';
  console.log(
    `${screen.padEnd(18)} ${kilobytes.toFixed(1).padStart(6)} kB of ${String(limit).padStart(3)}  ${verdict}`,
  );
}
process.exit(isOver ? 1 : 0);
