import type { ComponentType } from 'react';
import type { ProductSettings } from '../lib/product-settings.ts';

/** One public page, as it is written to the disk at build time. */
export interface SitePage {
  /** Below the origin: '/blog'. */
  path: string;
  /** Below the folder that is served: 'blog.html'. */
  file: string;
  /** As it stands in the tab and in search results. */
  title: string;
  /** One or two sentences for search results and shared links, at most 160 characters. */
  description: string;
  /** 1200 by 630 px, below the origin: '/social/home.png'. */
  image: string;
  /** What the page is to whoever shares it; absent: a page of a website. */
  article?: { published: string; author: string };
  /** schema.org, as JSON-LD. Takes the origin the pages stand at, without a closing slash. */
  structured?: (origin: string) => object;
  /** Not for search engines, not in the sitemap. */
  isHidden?: boolean;
  /** The affiliate tracker's script is on it, where one is set. */
  hasAffiliateScript?: boolean;
  /** The page between the navigation and the footer, its `main` included. */
  Content: ComponentType<ContentProps>;
}

export interface ContentProps {
  settings: ProductSettings;
  /** Where the pages stand, without a closing slash. */
  origin: string;
}
