import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/** Makes `dashboard.html` a page that paints from its own bytes, before any of the app's files. */

const PAGE = '/dashboard.html';
const fileOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What the start page loads next, once the app's own scripts are there. */
const NEXT = [
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

/** A script within the page. The policy of all pages allows it by its hash, read from what was built. */
const inlineScript = (path: string): string =>
  `<script>${readFileSync(fileOf(path), 'utf8')}</script>`;

/**
 * The style sheets that the page links, within it. The links follow at its end: chunks that need a
 * sheet look for its link, and would load it once more.
 */
function inlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  const links: string[] = [];
  const page = html.replace(
    /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g,
    (link, file: string) => {
      const asset = bundle[file];
      if (asset?.type !== 'asset') return link;
      links.push(link);
      return `<style>${String(asset.source).trim()}</style>`;
    },
  );
  return page.replace('</body>', `${links.join('')}</body>`);
}

/** Preloads of the chunks that hold these modules, and of all they import; `fill-in.js` puts them to use. */
function preloads(modules: readonly string[], bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(visit);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`The build has no ${module}.`);
    visit(chunk.fileName);
  }
  return [...found]
    .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`)
    .join('');
}

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
    name: 'dashboard-files',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle }) {
        if (path !== PAGE || !bundle) return html;
        const next = `<template id="next">${preloads(NEXT, bundle)}</template>`;
        return inlineStyles(html, bundle).replace('<div id="root">', `${next}$&`);
      },
    },
  },
];
