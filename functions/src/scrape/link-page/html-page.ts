import type { PagePiece } from '../page-piece.ts';
import { hiddenTexts } from '../page-data/hidden-texts.ts';
import { walkHtml } from '../page-data/html-walk.ts';
import { pageFacts, type AttributeData, type PageScript } from './page-facts.ts';
import { pageSheets } from './page-sheets.ts';
import { sheetLayouts, sheetLooks } from './style-sheet.ts';
import { visiblePage, type PageAnchor, type PageStyles } from './visible-page.ts';

/** An HTML page as its visitor and its scripts see it. */
export interface HtmlPage {
  title: string;
  /** What is read on the page, and apart from it what its footers say. */
  body: PagePiece[];
  footer: PagePiece[];
  /** What is on it for visitors whose browser runs no scripts. */
  fallback: PagePiece[];
  anchors: PageAnchor[];
  scripts: PageScript[];
  /** Data in attributes and in elements nobody sees. */
  states: AttributeData[];
  /** The first meta of each name or property, in lower case. */
  metas: ReadonlyMap<string, string>;
  /** The address the page gives itself. */
  canonical: string;
  /** True for a page with scripts of its own or an empty place to draw in. */
  isApp: boolean;
}

type Attributes = ReadonlyMap<string, string>;

const RAW = new Set(['script', 'style', 'title']);

interface RawText {
  name: string;
  attributes: Attributes;
  texts: string[];
}

function pageStyles(body: string): PageStyles {
  const sheets = pageSheets(body);
  return {
    looks: new Map(sheets.flatMap(sheetLooks)),
    layouts: new Map(sheets.flatMap(sheetLayouts)),
  };
}

/** Reads a page as it streams by; nothing is built of what is not read. */
export function readHtml(body: string): HtmlPage {
  const { facts, see } = pageFacts();
  const visible = visiblePage(pageStyles(body));
  const hidden = hiddenTexts();
  let raw: RawText | null = null;
  const endRaw = ({ name, attributes, texts }: RawText) => {
    const text = texts.join('');
    if (name === 'title') facts.title ||= text.trim();
    else if (name === 'script' && text.trim()) {
      const type = attributes.get('type')?.toLowerCase() ?? '';
      const id = attributes.get('id') ?? attributes.get('data-url') ?? '';
      facts.scripts.push({ type, id, text });
    }
  };
  walkHtml(body, {
    open(name, attributes) {
      if (attributes.size > 0) see(name, attributes);
      if (RAW.has(name)) raw = { name, attributes, texts: [] };
      hidden.open(name, attributes);
      visible.open(name, attributes);
    },
    text(words) {
      hidden.text(words);
      if (raw) raw.texts.push(words);
      else visible.text(words);
    },
    close(name) {
      if (raw?.name === name) {
        endRaw(raw);
        raw = null;
      }
      hidden.close();
      visible.close(name);
    },
    comment: hidden.comment,
  });
  return { ...facts, states: [...facts.states, ...hidden.found], ...visible.read() };
}
