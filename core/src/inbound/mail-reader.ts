import PostalMime from 'postal-mime';
import { htmlToText } from './html-to-text.ts';

/** Characters of a text that are read: what a person writes is far shorter. */
export const MOST_TEXT = 200_000;

type Texts = Partial<Record<'plain' | 'html', { value: string }[]>>;

const joined = (texts: Texts['plain']): string =>
  (texts ?? [])
    .map(({ value }) => value)
    .join('\n')
    .slice(0, MOST_TEXT);

/** The plain text, else the HTML as text. */
function shownText({ plain, html }: Texts): string {
  const text = joined(plain);
  return text.trim() === '' && html ? htmlToText(joined(html)) : text;
}

/**
 * postal-mime, with HTML as text by our own reading: its own takes half a minute for 500 kB of
 * `<a href="` beside a plain part. What is replaced is internal to it, so a test shows that it is.
 */
export class MailReader extends PostalMime {
  /** By the parts that are shown one below the other; `alternative` ones together. */
  declare textMap: Map<unknown, Texts>;
  declare textContent: { plain?: string };

  renderTextContent(): void {
    const plain = [...this.textMap.values()].map(shownText).join('\n');
    this.textContent = { plain };
  }
}
