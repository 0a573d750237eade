import { siteLinks } from '../../site-links.ts';
import type { PostFacts } from '../blog-post.ts';
import { filterPath } from '../filter/filter-address.ts';
import { PostLine } from '../post-line.tsx';
import { PostTitle } from '../post-title.tsx';
import { ShareLinks } from './share-links.tsx';

/** What stands above an article's text. */
export const ArticleHead = ({ post, address }: { post: PostFacts; address: string }) => (
  <header className="article-head">
    <nav className="article-path" aria-label="Breadcrumb">
      <a href={siteLinks.blog}>Blog</a>
      <ul className="post-tags" aria-label="Categories">
        {post.categories.map((category) => (
          <li key={category}>
            <a className="tag" href={filterPath({ category })}>
              {category}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <h1>
      <PostTitle title={post.title} />
    </h1>
    <p className="article-lead">{post.excerpt}</p>
    <div className="article-facts">
      <PostLine post={post} hasAuthor />
      <ShareLinks address={address} title={post.title} />
    </div>
  </header>
);
