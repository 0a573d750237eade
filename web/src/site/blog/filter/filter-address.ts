import { siteLinks } from '../../site-links.ts';
import { CATEGORIES } from '../blog-post.ts';
import type { PostFilter } from './filter-posts.ts';

/** The filter in an address ('?q=gmail&category=Sending'); an unknown category counts as none. */
export function filterOf(search: string): PostFilter {
  const asked = new URLSearchParams(search);
  const wanted = asked.get('category')?.toLowerCase();
  const category = CATEGORIES.find((it) => it.toLowerCase() === wanted);
  return { query: asked.get('q') ?? '', ...(category && { category }) };
}

/** The list of articles with a filter set, as an address that can be shared. */
export function filterPath({ query, category }: Partial<PostFilter>): string {
  const asked = new URLSearchParams();
  if (query?.trim()) asked.set('q', query.trim());
  if (category) asked.set('category', category);
  return asked.size ? `${siteLinks.blog}?${asked.toString()}` : siteLinks.blog;
}
