import { remembered } from '../remembered.ts';

/** How an element is set apart from its neighbors, by its style, its classes and the page's own sheets. */
export interface Layout {
  /** It begins and ends a line, whatever element it is. */
  isBlock: boolean;
  /** Each of its children is in a box of its own. */
  isFlex: boolean;
  /** A margin keeps it apart from the words beside it. */
  isSpaced: boolean;
}

type Attributes = ReadonlyMap<string, string>;
/** By tag (`em`), class (`.name`) or id (`#name`). */
export type Layouts = ReadonlyMap<string, Layout>;

const INLINE_FLOW: Layout = { isBlock: false, isFlex: false, isSpaced: false };
const BLOCK: Layout = { isBlock: true, isFlex: false, isSpaced: false };
const FLEX: Layout = { isBlock: true, isFlex: true, isSpaced: false };
const INLINE_FLEX: Layout = { isBlock: false, isFlex: true, isSpaced: false };
const SPACED: Layout = { isBlock: false, isFlex: false, isSpaced: true };

const DISPLAY =
  /(?:^|[;{\s])display\s{0,5}:\s{0,5}(inline-flex|inline-grid|flex|grid|block|table|list-item)(?![\w-])/i;
const MARGIN =
  /(?:^|[;{\s])margin(?:-(?:left|right|inline(?:-start|-end)?))?\s{0,5}:[^;]{0,40}?(?<![.\d])\d{0,3}\.?[1-9]/i;
/** Utility classes of Tailwind, Bootstrap and Bulma. */
const FLEX_CLASS = /(?:^|\s)(?:d-|is-)?(inline-)?(?:flex|grid)(?=\s|$)|(?:^|\s)[hv]stack(?=\s|$)/;
const BLOCK_CLASS = /(?:^|\s)(?:d-|is-)?block(?=\s|$)/;
const SPACED_CLASS = /(?:^|\s)m[lrxse]-(?:[1-9]|px|auto|\[)/;
const MOST_CLASSES = 20;

/** What a style says; null when it leaves the element in the line. */
export function layoutOfStyle(style: string): Layout | null {
  const display = DISPLAY.exec(style)?.[1]?.toLowerCase();
  if (display === undefined) return MARGIN.test(style) ? SPACED : null;
  if (display.startsWith('inline')) return INLINE_FLEX;
  return display === 'flex' || display === 'grid' ? FLEX : BLOCK;
}

const layoutOfClasses = remembered((classes): Layout | null => {
  const flex = FLEX_CLASS.exec(classes);
  if (flex) return flex[1] ? INLINE_FLEX : FLEX;
  if (BLOCK_CLASS.test(classes)) return BLOCK;
  return SPACED_CLASS.test(classes) ? SPACED : null;
});

function layoutOfSheets(name: string, attributes: Attributes, layouts: Layouts): Layout | null {
  const classes = attributes.get('class')?.split(/\s+/, MOST_CLASSES) ?? [];
  const keys = [`#${attributes.get('id') ?? ''}`, ...classes.map((part) => `.${part}`), name];
  const key = keys.find((one) => layouts.has(one));
  return key === undefined ? null : (layouts.get(key) ?? null);
}

/** The layout of an element; `layouts` are what the page's own sheets say. */
export function elementLayout(name: string, attributes: Attributes, layouts: Layouts): Layout {
  const inSheets = layouts.size > 0 ? layoutOfSheets(name, attributes, layouts) : null;
  if (attributes.size === 0) return inSheets ?? INLINE_FLOW;
  const style = attributes.get('style');
  const classes = attributes.get('class');
  return (
    (style ? layoutOfStyle(style) : null) ??
    inSheets ??
    (classes ? layoutOfClasses(classes) : null) ??
    INLINE_FLOW
  );
}
