import { longDate } from '../long-date.ts';
import type { PostFacts } from './blog-post.ts';

interface PostLineProps {
  post: PostFacts;
  /** Also shows the author. */
  hasAuthor?: boolean;
}

/** The date of an article and its read time. */
export const PostLine = ({ post, hasAuthor }: PostLineProps) => (
  <p className="post-line">
    {hasAuthor && <span>{post.author}</span>}
    <time dateTime={post.date}>{longDate(post.date)}</time>
    <span>{post.readTime}</span>
  </p>
);
