import { articleHtml, partsOf } from '../markdown.tsx';

/** The parts of an article, to go to; beside the text where there is room. */
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
export const ArticleBody = ({ content }: { content: string }) => (
  <div className="article-body">
    <Parts content={content} />
    <div className="prose reading" dangerouslySetInnerHTML={{ __html: articleHtml(content) }} />
  </div>
);
