import { postPath } from '../blog-links.ts';
import { POST_FACTS } from '../post-facts.ts';
import { PostLine } from '../post-line.tsx';
import { PostPicture } from '../post-picture.tsx';
import { PostTitle } from '../post-title.tsx';

/** The way on: every other article. */
export const MoreArticles = ({ slug }: { slug: string }) => (
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
