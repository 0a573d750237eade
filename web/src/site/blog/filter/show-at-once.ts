import { siteLinks } from '../../site-links.ts';
import { POST_FACTS } from '../post-facts.ts';
import { filterOf } from './filter-address.ts';
import { filterPosts } from './filter-posts.ts';
import { showPosts } from './show-posts.ts';

/** On the list of articles: hides at once what the address does not ask for, before the filter itself has come. */
export function showPostsAtOnce() {
  if (location.pathname !== siteLinks.blog) return;
  showPosts(filterPosts(POST_FACTS, filterOf(location.search)).map(({ slug }) => slug));
}
