import { CATEGORIES, type Category, type PostFacts } from '../blog-post.ts';

/** A filter of the articles. */
export interface PostFilter {
  query: string;
  /** Absent: all of them. */
  category?: Category;
}

/** Without accents and capitals, since people type without them. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** The articles of the category that contain every word of the query in title, excerpt or categories. */
export function filterPosts<P extends Pick<PostFacts, 'title' | 'excerpt' | 'categories'>>(
  posts: readonly P[],
  { query, category }: PostFilter,
): P[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return posts.filter(({ title, excerpt, categories }) => {
    const text = plain([title, excerpt, ...categories].join('\n'));
    return (!category || categories.includes(category)) && words.every((it) => text.includes(it));
  });
}

/** Each category that has articles, and how many. */
export const categoryCounts = (
  posts: readonly Pick<PostFacts, 'categories'>[],
): { category: Category; count: number }[] =>
  CATEGORIES.map((category) => ({
    category,
    count: posts.filter(({ categories }) => categories.includes(category)).length,
  })).filter(({ count }) => count > 0);

/** How many articles are left, as a sentence. */
export function countWords(shown: number, total: number): string {
  if (shown === 0) return 'No article matches';
  const articles = total === 1 ? 'article' : 'articles';
  return shown === total ? `${total} ${articles}` : `${shown} of ${total} ${articles}`;
}
