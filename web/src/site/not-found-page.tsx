import { postPath } from './blog/blog-links.ts';
import { siteLinks } from './site-links.ts';
import type { SitePage } from './site-page.ts';

/** The host's page for a path without a page; `main.ts` logs the path. */
export const notFoundPage: SitePage = {
  path: '/404',
  file: '404.html',
  title: 'Page not found · Vibes Outreach',
  description: 'There is no page at this address.',
  image: '/social/home.png',
  isHidden: true,
  Content: () => (
    <main id="content" className="not-found narrow" data-not-found>
      <p className="not-found-code">404</p>
      <h1>Oops! Page not found</h1>
      <p>The address may be mistyped, or the page may have moved.</p>
      <a className="button button-accent" href={siteLinks.home}>
        Return to Home
      </a>
    </main>
  ),
};

/**
 * The page for a path below `/blog/` without an article. The host answers by a rewrite, with 200,
 * so the page is marked noindex; `main.ts` logs the path.
 */
export const postNotFoundPage: SitePage = {
  path: postPath('not-found'),
  file: 'blog/not-found.html',
  title: 'Blog Post Not Found · Vibes Outreach',
  description: 'There is no article at this address.',
  image: '/social/home.png',
  isHidden: true,
  Content: () => (
    <main id="content" className="not-found narrow" data-not-found>
      <h1>Blog Post Not Found</h1>
      <p>The address may be mistyped, or the article may have moved.</p>
      <a className="button button-accent" href={siteLinks.blog}>
        Back to Blog
      </a>
    </main>
  ),
};
