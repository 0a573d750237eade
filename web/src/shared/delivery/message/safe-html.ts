import { safeStyle } from './safe-style.ts';

/** Elements that go with all they hold. */
const DROPPED = new Set(
  'script style title template noscript iframe frame frameset noframes object embed applet form select textarea audio video canvas svg math'.split(
    ' ',
  ),
);
/** Elements that stay. Of any other, what it holds stays. */
const KEPT = new Set(
  'p br hr div span b strong i em u s small sub sup h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code table caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
);

/**
 * What the page's policy would report while the HTML is read gets another name. This is no
 * protection: what is kept is decided below.
 */
const renamed = (html: string): string =>
  html.replace(/<[^>]*>/g, (tag) =>
    tag
      .replace(/^<base\b/i, '<x-base')
      .replace(/[\s/"'](?=(?:style|on\w+)\s*=)/gi, (before) => `${before}data-`),
  );

/**
 * An email's HTML with its texts, its layout and nothing that runs, loads or can be pressed: a link
 * is a text that names its target. `rules` are the styles of its elements, for a style sheet.
 */
export function safeHtml(html: string): { body: string; rules: string } {
  const to = document.implementation.createHTMLDocument('');
  const rules: string[] = [];

  function keep(element: Element): Element {
    const isLink = element.localName === 'a';
    const kept = to.createElement(isLink ? 'span' : element.localName);
    const href = isLink && element.getAttribute('href');
    if (href) {
      kept.className = 'link';
      kept.title = href;
    }
    const dir = element.getAttribute('dir');
    if (dir) kept.setAttribute('dir', dir);
    const style = safeStyle(element.getAttribute('data-style') ?? '');
    if (style) {
      kept.classList.add(`s${rules.length}`);
      rules.push(`.s${rules.length}{${style}}`);
    }
    return kept;
  }

  function copy(from: Node, into: Element) {
    for (const node of from.childNodes) {
      if (node instanceof Text) into.append(node.data);
      if (!(node instanceof Element) || DROPPED.has(node.localName)) continue;
      const isKept = node.localName === 'a' || KEPT.has(node.localName);
      const next = isKept ? keep(node) : into;
      if (isKept) into.append(next);
      copy(node, next);
    }
  }

  copy(new DOMParser().parseFromString(renamed(html), 'text/html').body, to.body);
  return { body: to.body.innerHTML, rules: rules.join('') };
}
