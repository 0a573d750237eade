import type { SitePage } from '../site-page.ts';
import { articlePage } from './article/article-page.tsx';
import { blogListPage } from './list/blog-list-page.tsx';
import { postNotFoundPage } from './post-not-found-page.tsx';
import { POSTS } from './posts.ts';

/** The list of articles, each article, and what stands where no article does. */
export const blogPages: readonly SitePage[] = [
  blogListPage,
  ...POSTS.map(articlePage),
  postNotFoundPage,
];
