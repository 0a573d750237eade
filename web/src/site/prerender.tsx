import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { rssFeed } from './blog/rss-feed.ts';
import { Document, type SiteAssets } from './document.tsx';
import { PAGES } from './pages.ts';
import { productOf } from './product-of.ts';
import { securityText } from './security-text.ts';
import { robotsText, siteMap } from './site-map.ts';
import { siteUrl } from './site-url.ts';

/** Writes every public page, the sitemap, robots.txt, security.txt and the feed beside the app that Vite has built. */

const dist = new URL('../../dist/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, dist), 'utf8');

function write(file: string, text: string) {
  const place = new URL(file, dist);
  mkdirSync(new URL('.', place), { recursive: true });
  writeFileSync(place, text);
}

interface Manifest {
  [source: string]: { file: string; assets?: string[] } | undefined;
}

/** The library of toasts has its style sheet in its script, and adds it to the page as it loads. */
function toastStyles(): string {
  const script = readFileSync(new URL(import.meta.resolve('sonner')), 'utf8');
  const [, styles] = /^__insertCSS\((".*")\);?$/m.exec(script) ?? [];
  if (styles === undefined) throw new Error('sonner no longer carries its styles as it did.');
  return JSON.parse(styles) as string;
}

function siteAssets(): SiteAssets {
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const built = (source: string) => {
    const entry = manifest[source];
    if (!entry) throw new Error(`The build has no ${source}.`);
    return entry.file;
  };
  return {
    script: `/${built('src/site/main.ts')}`,
    styles: read(built('src/site/site.css')),
    toast_styles: toastStyles(),
    font: `/${built('src/theme/fonts/bricolage-grotesque-latin.woff2')}`,
  };
}

const settings = productOf(new URL('../../', import.meta.url), process.env);
write('product.json', JSON.stringify(settings, null, 2));
const origin = siteUrl(settings, process.env);
const assets = siteAssets();

for (const page of PAGES) {
  const html = renderToStaticMarkup(
    <Document page={page} settings={settings} origin={origin} assets={assets} />,
  );
  write(page.file, `<!doctype html>${html}`);
}
write('sitemap.xml', await siteMap(PAGES, origin));
write('robots.txt', robotsText(origin));
const { support_email } = settings;
write('.well-known/security.txt', securityText({ origin, support_email, now: new Date() }));
write('blog/rss.xml', rssFeed(origin));
console.log(`${PAGES.length} public pages for ${origin}`);
