import { ArrowUpRight } from 'lucide-react';
import { siteLinks } from '../../site-links.ts';
import type { PostFacts } from '../blog-post.ts';
import { filterPath } from '../filter/filter-address.ts';
import { PostLine } from '../post-line.tsx';
import { PostTitle } from '../post-title.tsx';
import { shareAddresses } from './share-addresses.ts';

/** The head of an article. */
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

/** Share links to three networks, each in a new window. */
const ShareLinks = (page: { address: string; title: string }) => (
  <div className="share-links">
    <span id="share">Share on</span>
    <ul className="share-networks" aria-labelledby="share">
      {shareAddresses(page).map(({ network, href }) => (
        <li key={network}>
          <a className="button button-outline" href={href} target="_blank" rel="noopener">
            <span className="visually-hidden">Share on </span>
            {network}
            <ArrowUpRight size={14} aria-hidden="true" />
            <span className="visually-hidden"> (opens a new window)</span>
          </a>
        </li>
      ))}
    </ul>
  </div>
);
