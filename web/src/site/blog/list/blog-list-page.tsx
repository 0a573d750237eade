import { Rss } from 'lucide-react';
import { Island } from '../../island.tsx';
import { siteLinks } from '../../site-links.ts';
import type { SitePage } from '../../site-page.ts';
import { postPath } from '../blog-links.ts';
import type { PostFacts } from '../blog-post.ts';
import { BLOG } from '../blog.ts';
import { PostFilter } from '../filter/post-filter.tsx';
import { Newsletter } from '../newsletter/newsletter.tsx';
import { POST_FACTS, RECENT_MAX } from '../post-facts.ts';
import { PostLine } from '../post-line.tsx';
import { PostPicture } from '../post-picture.tsx';
import { PostTitle } from '../post-title.tsx';
import { structuredBlog } from '../structured.ts';

const NewsletterSection = () => (
  <section aria-labelledby="newsletter">
    <h2 id="newsletter">Newsletter</h2>
    <Island name="newsletter" of={Newsletter} with={{}} />
    <p className="newsletter-note">It hasn’t started yet. You can follow new articles by RSS.</p>
    <a className="newsletter-feed" href={siteLinks.rss}>
      <Rss size={16} aria-hidden="true" /> RSS feed
    </a>
  </section>
);

const BlogList = () => (
  <main id="content">
    <header className="blog-hero">
      <div className="wide">
        <p className="eyebrow">Blog</p>
        <h1>How to write to creators</h1>
        <p className="blog-hero-lead">{BLOG.description}</p>
      </div>
    </header>
    <div className="blog-columns wide">
      <div className="blog-filter">
        <Island name="postFilter" of={PostFilter} with={{}} />
      </div>
      <section className="blog-list" aria-label="Results" tabIndex={-1} data-posts>
        <ul className="post-list" aria-label="Articles">
          {POST_FACTS.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </ul>
        <div className="no-post panel" data-no-post hidden>
          <p>No article has all of these words. Try fewer words or another category.</p>
          <a className="button button-outline" href={siteLinks.blog}>
            Show every article
          </a>
        </div>
      </section>
      <div className="blog-aside">
        <RecentPosts />
        <NewsletterSection />
      </div>
    </div>
  </main>
);

/** `/blog`: every article, with filters. */
export const blogListPage: SitePage = {
  path: siteLinks.blog,
  file: 'blog.html',
  title: BLOG.title,
  description: BLOG.description,
  image: '/social/home.png',
  structured: structuredBlog,
  Content: BlogList,
};

/** An article in the list of all: picture, categories, title and excerpt. */
const PostCard = ({ post }: { post: PostFacts }) => (
  <li className="post-card" data-post={post.slug}>
    <PostPicture slug={post.slug} />
    <div className="post-card-text">
      <ul className="post-tags" aria-label="Categories">
        {post.categories.map((category) => (
          <li key={category} className="tag">
            {category}
          </li>
        ))}
      </ul>
      <h2>
        <a href={postPath(post.slug)}>
          <PostTitle title={post.title} />
        </a>
      </h2>
      <p className="muted">{post.excerpt}</p>
      <PostLine post={post} />
    </div>
  </li>
);

/** The newest articles, by title. */
const RecentPosts = () => (
  <section aria-labelledby="recent-posts">
    <h2 id="recent-posts">Recent posts</h2>
    <ul className="recent-posts">
      {POST_FACTS.slice(0, RECENT_MAX).map((post) => (
        <li key={post.id}>
          <a href={postPath(post.slug)}>
            <PostTitle title={post.title} />
          </a>
          <PostLine post={post} />
        </li>
      ))}
    </ul>
  </section>
);
