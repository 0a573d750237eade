import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { POST_FACTS } from '../post-facts.ts';
import { filterOf, filterPath } from './filter-address.ts';
import { filterPosts, type PostFilter } from './filter-posts.ts';
import { showPosts } from './show-posts.ts';

/** The address changes when typing pauses: browsers refuse many changes in a row. */
const REST_MS = 300;

/** Called on Back or Forward within the list. */
function onWayBack(listener: () => void) {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/** Another category adds a history entry; another letter does not. */
function writeAddress(filter: PostFilter) {
  const isElsewhere = filterOf(location.search).category !== filter.category;
  if (isElsewhere) history.pushState(null, '', filterPath(filter));
  else history.replaceState(history.state, '', filterPath(filter));
}

/** The current filter: the one in the address, until the person changes it. */
export function usePostFilter() {
  const asked = useSyncExternalStore(
    onWayBack,
    () => location.search,
    () => '',
  );
  const [chosen, choose] = useState<PostFilter>();
  const filter = chosen ?? filterOf(asked);
  const slugs = filterPosts(POST_FACTS, filter).map(({ slug }) => slug);

  useEffect(() => showPosts(slugs));
  useEffect(() => onWayBack(() => choose(undefined)), []);
  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(() => writeAddress(chosen), REST_MS);
    return () => clearTimeout(timer);
  }, [chosen]);

  /** Takes over what was typed before hydration. */
  const adopt = useCallback((field: HTMLInputElement | null) => {
    const query = field?.value;
    const sought = filterOf(location.search);
    if (query && query !== sought.query) choose({ ...sought, query });
  }, []);

  return { filter, choose, adopt, shown: slugs.length };
}
