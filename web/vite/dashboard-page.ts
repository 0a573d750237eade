import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** Makes `dashboard.html` a page that paints from its own bytes, while the app's scripts load side by side. */

const PAGE = '/dashboard.html';
const fileOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Loaded as soon as the app runs: what the live figures of the start page need. */
const WANTED = [
  'src/lib/firebase.ts',
  'src/lib/database.ts',
  'src/app/dashboard-frame.tsx',
  'src/features/overview/overview-page.tsx',
].map(fileOf);

/** The first frame as HTML. A program of its own draws it: it needs no browser, but the app's own modules. */
const firstFrame = () =>
  execFileSync(process.execPath, ['--import', 'tsx', fileOf('src/app/first-frame/render.tsx')], {
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });

const policy = readFileSync(fileOf('../firebase.json'), 'utf8');

/** A script within the page. The policy of `firebase.json` allows it by its hash. */
function inlineScript(path: string): string {
  const source = readFileSync(fileOf(path), 'utf8');
  const hash = `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
  if (!policy.includes(hash))
    throw new Error(`${path} has changed: put ${hash} into script-src in firebase.json.`);
  return `<script>${source}</script>`;
}

/** The style sheets that the page links, within it. */
function inlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (link, file: string) => {
    const asset = bundle[file];
    return asset?.type === 'asset' ? `<style>${String(asset.source).trim()}</style>` : link;
  });
}

/** The chunks of these modules, with all that they import. */
function chunksOf(modules: readonly string[], bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter(
    ({ type }) => type === 'chunk',
  ) as Rolldown.OutputChunk[];
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') chunk.imports.forEach(visit);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`The build has no ${module}.`);
    visit(chunk.fileName);
  }
  return found;
}

const preload = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', crossorigin: true, href },
  injectTo: 'head',
});

export const dashboardPage: Plugin[] = [
  {
    name: 'first-frame',
    transformIndexHtml: (html, { path }) =>
      path === PAGE
        ? html
            .replace('<!-- before paint -->', () => inlineScript('public/before-paint.js'))
            .replace('<!-- first frame -->', firstFrame)
            .replace('<!-- fill in -->', () => inlineScript('src/app/first-frame/fill-in.js'))
        : html,
  },
  {
    name: 'dashboard-preloads',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle }) {
        if (path !== PAGE || !bundle) return html;
        const later = [...chunksOf(WANTED, bundle)].map((file) => `/${file}`);
        return {
          html: inlineStyles(html, bundle),
          tags: later.filter((href) => !html.includes(href)).map(preload),
        };
      },
    },
  },
];
