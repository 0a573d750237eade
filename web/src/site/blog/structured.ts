import { siteLinks } from '../site-links.ts';
import { BLOG } from './blog.ts';
import { postPath } from './blog-links.ts';
import type { BlogPost, PostFacts } from './blog-post.ts';
import { POST_FACTS } from './post-facts.ts';
import { wordCount } from './word-count.ts';

const CONTEXT = { '@context': 'https://schema.org' };

const publisherAt = (origin: string) => ({
  '@type': 'Organization',
  name: 'Vibes Outreach',
  url: `${origin}/`,
  logo: { '@type': 'ImageObject', url: `${origin}/icons/icon-512.png` },
});

const postingOf = (post: PostFacts, origin: string) => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt,
  url: origin + postPath(post.slug),
  image: origin + post.featuredImage,
  datePublished: post.date,
  author: { '@type': 'Organization', name: post.author, url: `${origin}/` },
  inLanguage: 'en',
});

/** The list of articles, for search engines (https://schema.org/Blog). */
export const structuredBlog = (origin: string): object => ({
  ...CONTEXT,
  '@type': 'Blog',
  name: BLOG.title,
  description: BLOG.description,
  url: origin + siteLinks.blog,
  publisher: publisherAt(origin),
  blogPost: POST_FACTS.map((post) => postingOf(post, origin)),
});

/** One article, for search engines (https://schema.org/BlogPosting). */
export const structuredPost =
  (post: BlogPost) =>
  (origin: string): object => ({
    ...CONTEXT,
    ...postingOf(post, origin),
    mainEntityOfPage: origin + postPath(post.slug),
    publisher: publisherAt(origin),
    articleSection: post.categories,
    wordCount: wordCount(post.content),
  });
