import { readFileSync } from 'node:fs';
import type { BlogPost } from './blog-post.ts';
import { POST_FACTS } from './post-facts.ts';

const textOf = (slug: string) =>
  readFileSync(new URL(`./articles/${slug}.md`, import.meta.url), 'utf8');

/** Every article with its text, newest first. Reads files: for the build, not for the browser. */
export const POSTS: readonly BlogPost[] = POST_FACTS.map((facts) => ({
  ...facts,
  content: textOf(facts.slug),
}));
