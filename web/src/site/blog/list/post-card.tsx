import { postPath } from '../blog-links.ts';
import type { PostFacts } from '../blog-post.ts';
import { PostLine } from '../post-line.tsx';
import { PostPicture } from '../post-picture.tsx';
import { PostTitle } from '../post-title.tsx';

/** An article in the list of all: picture, categories, title, what it is about. */
export const PostCard = ({ post }: { post: PostFacts }) => (
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
