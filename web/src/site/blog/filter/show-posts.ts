import { siteLinks } from '../../site-links.ts';
import { POST_FACTS } from '../post-facts.ts';
import { filterOf } from './filter-address.ts';
import { filterPosts } from './filter-posts.ts';

/** Focuses the list, which closes a phone's keyboard, and scrolls to it. */
export function goToPosts() {
  const list = document.querySelector<HTMLElement>('[data-posts]');
  list?.focus({ preventScroll: true });
  list?.scrollIntoView();
}

/**
 * Shows these articles of the list and hides the others. The list is plain HTML with pictures,
 * which need not be sent a second time as a script.
 */
export function showPosts(slugs: readonly string[]) {
  for (const post of document.querySelectorAll<HTMLElement>('[data-post]'))
    post.hidden = !slugs.includes(post.dataset['post'] ?? '');
  const none = document.querySelector<HTMLElement>('[data-no-post]');
  if (none) none.hidden = slugs.length > 0;
}

/** On the list of articles: hides at once what the address filters out, before the filter itself has loaded. */
export function showPostsAtOnce() {
  if (location.pathname !== siteLinks.blog) return;
  showPosts(filterPosts(POST_FACTS, filterOf(location.search)).map(({ slug }) => slug));
}
