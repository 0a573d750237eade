import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { siteLinks } from '../../site-links.ts';
import { POST_FACTS } from '../post-facts.ts';
import { categoryCounts, countWords } from './filter-posts.ts';
import { goToPosts } from './show-posts.ts';
import { usePostFilter } from './use-post-filter.ts';

const TOTAL = POST_FACTS.length;
const OPTIONS = [
  { label: 'All', category: undefined, count: TOTAL },
  ...categoryCounts(POST_FACTS).map((it) => ({ label: it.category, ...it })),
];

/**
 * Filters the list of articles by words and by category, as they are typed and pressed. Submitting
 * goes to the list; before the script has loaded it loads the page with the query.
 */
export function PostFilter() {
  const { filter, choose, adopt, shown } = usePostFilter();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    goToPosts();
  };
  return (
    <search className="post-filter">
      <form className="field" action={siteLinks.blog} onSubmit={submit}>
        <label htmlFor="post-search">Search articles</label>
        <div className="post-filter-row">
          <div className="post-filter-box">
            <Search size={18} aria-hidden="true" />
            <input
              id="post-search"
              ref={adopt}
              type="search"
              name="q"
              autoComplete="off"
              enterKeyHint="search"
              value={filter.query}
              onChange={({ target }) => choose({ ...filter, query: target.value })}
              onKeyDown={({ key }) => key === 'Escape' && choose({ ...filter, query: '' })}
            />
          </div>
          <button className="button button-outline" type="submit">
            Search
          </button>
        </div>
        <p className="post-filter-count" role="status">
          {countWords(shown, TOTAL)}
        </p>
      </form>
      <h2 id="post-categories">Categories</h2>
      <ul className="post-filter-categories" aria-labelledby="post-categories">
        {OPTIONS.map(({ label, category, count }) => (
          <li key={label}>
            <button
              type="button"
              aria-pressed={filter.category === category}
              onClick={() => choose({ query: filter.query, ...(category && { category }) })}
            >
              {label} <span className="post-filter-number">{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </search>
  );
}
