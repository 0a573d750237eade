import { Marked } from 'marked';
import { renderToStaticMarkup } from 'react-dom/server';
import { Island } from '../island.tsx';
import { TemplateBox } from './template/template-box.tsx';

interface Draw {
  /** Prefix of links to our own pages, for readers outside the site; no trailing slash. */
  origin?: string;
  /** Draws a block of text that is meant to be copied. Without it the block is drawn as code. */
  template?: (text: string) => string;
}

/** A block with this word behind its fence is a text to be copied. */
const TEMPLATE = 'copy';

/** The id of a heading: its words in small letters, joined by hyphens. */
const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function markedFor({ origin = '', template }: Draw) {
  const used = new Map<string, number>();
  const ownId = (heading: string) => {
    const id = idOf(heading);
    const earlier = used.get(id) ?? 0;
    used.set(id, earlier + 1);
    return earlier ? `${id}-${earlier + 1}` : id;
  };
  return new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${ownId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const address = inAttribute(href.startsWith('/') ? origin + href : href);
        const rel = /^https?:/.test(href) ? ' rel="noopener"' : '';
        return `<a href="${address}"${rel}>${this.parser.parseInline(tokens)}</a>`;
      },
      code: ({ lang, text }) => (lang === TEMPLATE && template ? template(text) : false),
    },
  });
}

const toHtml = (markdown: string, draw: Draw) => markedFor(draw).parse(markdown, { async: false });

/** An article as HTML for its page. The text is our own, so nothing is sanitized. */
export const articleHtml = (markdown: string): string =>
  toHtml(markdown, {
    template: (text) => renderToStaticMarkup(<TemplateBlock text={text} />),
  });

/** An article as HTML for feed readers: whole addresses, no part that needs a script. */
export const feedHtml = (markdown: string, origin: string): string => toHtml(markdown, { origin });

/** The parts of an article: its headings of the second level, with the ids they have on the page. */
export function partsOf(markdown: string): { id: string; title: string }[] {
  const headings = articleHtml(markdown).matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g);
  return [...headings].map(([, id = '', title = '']) => ({ id, title }));
}

/** The placeholder of a text to copy within an article. */
const TemplateBlock = ({ text }: { text: string }) => (
  <Island name="templateBox" of={TemplateBox} with={{ text }} />
);
