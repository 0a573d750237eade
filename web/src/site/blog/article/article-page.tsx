import { ArrowUpRight } from 'lucide-react';
import { StartButton } from '../../layout/start-button.tsx';
import { siteLinks } from '../../site-links.ts';
import type { SitePage } from '../../site-page.ts';
import { postPath } from '../blog-links.ts';
import type { BlogPost, PostFacts } from '../blog-post.ts';
import { filterPath } from '../filter/filter-address.ts';
import { articleHtml, partsOf } from '../markdown.tsx';
import { POST_FACTS } from '../post-facts.ts';
import { PostLine } from '../post-line.tsx';
import { PostPicture } from '../post-picture.tsx';
import { PostTitle } from '../post-title.tsx';
import { structuredPost } from '../structured.ts';
import { shareAddresses } from './share-addresses.ts';

interface ArticleProps {
  post: BlogPost;
  origin: string;
}

/** The head of an article. */
const ArticleHead = ({ post, address }: { post: PostFacts; address: string }) => (
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

/** Links to the parts of an article; beside the text where there is room. */
const Parts = ({ content }: { content: string }) => (
  <nav className="article-parts" aria-labelledby="article-parts">
    <p id="article-parts">In this article</p>
    <ol>
      {partsOf(content).map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: title }} />
        </li>
      ))}
    </ol>
  </nav>
);

/** The text of an article beside the list of its parts. */
const ArticleBody = ({ content }: { content: string }) => (
  <div className="article-body">
    <Parts content={content} />
    <div className="prose reading" dangerouslySetInnerHTML={{ __html: articleHtml(content) }} />
  </div>
);

/** Links to every other article. */
const MoreArticles = ({ slug }: { slug: string }) => (
  <section className="more-articles wide" aria-labelledby="more-articles">
    <h2 id="more-articles">Read next</h2>
    <ul className="more-articles-list">
      {POST_FACTS.filter((post) => post.slug !== slug).map((post) => (
        <li key={post.id} className="more-article">
          <PostPicture slug={post.slug} />
          <h3>
            <a href={postPath(post.slug)}>
              <PostTitle title={post.title} />
            </a>
          </h3>
          <PostLine post={post} />
        </li>
      ))}
    </ul>
  </section>
);

/** The next step after reading: the product itself. */
const TryProduct = () => (
  <aside className="try-product" aria-labelledby="try-product">
    <div>
      <h2 id="try-product">Try it on the next creator you see</h2>
      <p className="muted">
        Press once on your iPhone. Vibes Outreach finds the contact address, shows where it found it
        and gets your message ready. In public beta.
      </p>
    </div>
    <StartButton />
  </aside>
);
