import { useEffect, useState, useSyncExternalStore } from 'react';
import { POST_FACTS } from '../post-facts.ts';
import { filterOf, filterPath } from './filter-address.ts';
import { filterPosts, type PostFilter } from './filter-posts.ts';
import { showPosts } from './show-posts.ts';

/** The address is written when typing rests: browsers refuse many changes in a row. */
const REST_MS = 300;

const neverChanges = () => () => undefined;

/** What is looked for: what the address asked for, until the person says otherwise. */
export function usePostFilter() {
  const asked = useSyncExternalStore(
    neverChanges,
    () => location.search,
    () => '',
  );
  const [chosen, choose] = useState<PostFilter>();
  const filter = chosen ?? filterOf(asked);
  const slugs = filterPosts(POST_FACTS, filter).map(({ slug }) => slug);

  useEffect(() => showPosts(slugs));
  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(
      () => history.replaceState(history.state, '', filterPath(chosen)),
      REST_MS,
    );
    return () => clearTimeout(timer);
  }, [chosen]);

  return { filter, choose, shown: slugs.length };
}
