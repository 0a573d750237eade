import { COLORS } from '../theme/colors.ts';
import { colorVariables } from '../theme/color-variables.ts';
import { Footer } from './layout/footer.tsx';
import { Nav } from './layout/nav.tsx';
import type { ContentProps, SitePage } from './site-page.ts';
import { stylePolicy } from './style-policy.ts';

/** Paths of the build's files, below the origin. */
export interface SiteAssets {
  script: string;
  /** The whole style sheet, as text. */
  styles: string;
  /** The style sheet that the library of toasts adds to a page, as text. */
  toast_styles: string;
  font: string;
}

interface DocumentProps extends ContentProps {
  page: SitePage;
  assets: SiteAssets;
}

/** A whole public page, head and body. */
export function Document({ page, settings, origin, assets }: DocumentProps) {
  const { path, title, description, article, isHidden, Content } = page;
  const address = origin + path;
  const styles = colorVariables() + assets.styles;
  const tracker =
    page.hasAffiliateScript && settings.affiliate_script_url
      ? {
          'data-affiliate-script': settings.affiliate_script_url,
          'data-affiliate-key': settings.affiliate_key,
        }
      : {};
  return (
    <html lang="en" {...tracker}>
      <head>
        <meta charSet="utf-8" />
        <meta
          httpEquiv="Content-Security-Policy"
          content={stylePolicy([styles, assets.toast_styles])}
        />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="description" content={description} />
        {isHidden ? (
          <meta name="robots" content="noindex" />
        ) : (
          <link rel="canonical" href={address} />
        )}
        <meta property="og:type" content={article ? 'article' : 'website'} />
        <meta property="og:site_name" content="Vibes Outreach" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={address} />
        <meta property="og:image" content={origin + page.image} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={title} />
        <meta name="twitter:card" content="summary_large_image" />
        {article && (
          <>
            <meta property="article:published_time" content={article.published} />
            <meta property="article:author" content={article.author} />
          </>
        )}
        <meta name="color-scheme" content="light dark" />
        {(['light', 'dark'] as const).map((mode, i) => (
          <meta
            key={mode}
            name="theme-color"
            content={COLORS.bg.DEFAULT[i]}
            media={`(prefers-color-scheme: ${mode})`}
          />
        ))}
        <script src="/before-paint.js" />
        <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="" />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <link rel="icon" href="/logo.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link
          rel="alternate"
          type="application/rss+xml"
          title="Vibes Outreach Blog"
          href="/blog/rss.xml"
        />
        <script type="module" src={assets.script} />
        {page.structured && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: inScript(page.structured(origin)) }}
          />
        )}
      </head>
      <body>
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        <Nav settings={settings} />
        <Content settings={settings} origin={origin} />
        <Footer settings={settings} />
      </body>
    </html>
  );
}

/** JSON that cannot end the script it is in. */
const inScript = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');
