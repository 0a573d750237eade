/** The categories of articles. */
export const CATEGORIES = ['Finding contacts', 'Writing', 'Sending', 'Guides'] as const;

export type Category = (typeof CATEGORIES)[number];

/** The facts of an article for lists; the browser gets only these. */
export interface PostFacts {
  id: string;
  /** Its path below `/blog/`, and the name of its file and pictures. */
  slug: string;
  title: string;
  author: string;
  /** ISO, 'yyyy-mm-dd'. */
  date: string;
  /** '8 min read'; a test counts the words. */
  readTime: string;
  excerpt: string;
  /** 1200 by 630 px, for shared links. The page itself draws its own, see `pictures/`. */
  featuredImage: string;
  categories: readonly Category[];
}

/** An article with its text, which is known at build time alone. */
export interface BlogPost extends PostFacts {
  /** Markdown, without the title. */
  content: string;
}
