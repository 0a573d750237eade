import type { ComponentType } from 'react';
import type { ProductSettings } from '@vibes/core/product/product-settings';

/** One public page, as it is written to the disk at build time. */
export interface SitePage {
  /** Path below the origin: '/blog'. */
  path: string;
  /** File below the served folder: 'blog.html'. */
  file: string;
  /** The title in the tab and in search results. */
  title: string;
  /** One or two sentences for search results and shared links, at most 160 characters. */
  description: string;
  /** 1200 by 630 px, below the origin: '/social/home.png'. */
  image: string;
  /** The page's type in link previews; absent: a page of a website. */
  article?: { published: string; author: string };
  /** schema.org, as JSON-LD. Takes the origin of the pages, without a trailing slash. */
  structured?: (origin: string) => object;
  /** Not for search engines, not in the sitemap. */
  isHidden?: boolean;
  /** The page loads the affiliate tracker's script, where one is set. */
  hasAffiliateScript?: boolean;
  /** The page between the navigation and the footer, its `main` included. */
  Content: ComponentType<ContentProps>;
}

export interface ContentProps {
  settings: ProductSettings;
  /** The origin of the pages, without a trailing slash. */
  origin: string;
}
