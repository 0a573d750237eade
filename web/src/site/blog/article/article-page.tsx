import type { SitePage } from '../../site-page.ts';
import { postPath } from '../blog-links.ts';
import type { BlogPost } from '../blog-post.ts';
import { PostPicture } from '../post-picture.tsx';
import { structuredPost } from '../structured.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleHead } from './article-head.tsx';
import { MoreArticles } from './more-articles.tsx';
import { TryProduct } from './try-product.tsx';

interface ArticleProps {
  post: BlogPost;
  origin: string;
}

const Article = ({ post, origin }: ArticleProps) => (
  <main id="content">
    <article className="article wide">
      <ArticleHead post={post} address={origin + postPath(post.slug)} />
      <PostPicture slug={post.slug} />
      <ArticleBody content={post.content} />
      <TryProduct />
    </article>
    <MoreArticles slug={post.slug} />
  </main>
);

/** `/blog/{slug}`: one article. */
export const articlePage = (post: BlogPost): SitePage => ({
  path: postPath(post.slug),
  file: `blog/${post.slug}.html`,
  title: `${post.title} · Vibes Outreach`,
  description: post.excerpt,
  image: post.featuredImage,
  article: { published: post.date, author: post.author },
  structured: structuredPost(post),
  Content: ({ origin }) => <Article post={post} origin={origin} />,
});
