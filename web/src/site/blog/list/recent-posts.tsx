import { postPath } from '../blog-links.ts';
import { POST_FACTS, RECENT_MAX } from '../post-facts.ts';
import { PostLine } from '../post-line.tsx';
import { PostTitle } from '../post-title.tsx';

/** The newest articles, by title. */
export const RecentPosts = () => (
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
