import { longDate } from '../long-date.ts';
import type { PostFacts } from './blog-post.ts';

interface PostLineProps {
  post: PostFacts;
  /** Says who wrote it as well. */
  hasAuthor?: boolean;
}

/** When an article was written, and how long it takes to read. */
export const PostLine = ({ post, hasAuthor }: PostLineProps) => (
  <p className="post-line">
    {hasAuthor && <span>{post.author}</span>}
    <time dateTime={post.date}>{longDate(post.date)}</time>
    <span>{post.readTime}</span>
  </p>
);
