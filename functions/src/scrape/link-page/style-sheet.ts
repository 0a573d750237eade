import { layoutOfStyle, type Layout } from './element-layout.ts';

/** What a page's own style sheet does to what is read: only rules that always hold, none of a screen's size. */

export type Look = 'hidden' | 'flipped';

const HIDDEN_STYLE =
  /display\s{0,5}:\s{0,5}none|visibility\s{0,5}:\s{0,5}hidden|(?:left|top|text-indent)\s{0,5}:\s{0,5}-\d{3}|text-decoration(?:-line)?\s{0,5}:[^;}]{0,40}line-through/i;
const FLIPPED_STYLE = /unicode-bidi\s{0,5}:\s{0,5}(?:bidi-override|isolate-override)/i;
const RIGHT_TO_LEFT = /direction\s{0,5}:\s{0,5}rtl/i;

export const hidesBox = (style: string) => HIDDEN_STYLE.test(style);
export const overridesDirection = (style: string) => FLIPPED_STYLE.test(style);
export const runsRightToLeft = (style: string) => RIGHT_TO_LEFT.test(style);

const LONGEST_SHEET = 60_000;
const SIMPLE = /^[a-z]{0,12}([.#][\w-]{1,60})$/;
/** Parts of a page that a click opens. */
const OPENED =
  /modal|popup|pop-up|dialog|overlay|drawer|tab|panel|menu|nav|dropdown|accordion|collaps|content|slide|section|page|lightbox|toggle|more|faq|answer|step|desktop|mobile|active|js|load|fade|anim|reveal/i;

/** The rules at the top of a sheet: selectors and what they say. */
function topRules(sheet: string): [selectors: string, style: string][] {
  const rules: [string, string][] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let at = 0; at < sheet.length; at += 1) {
    const sign = sheet[at];
    if (sign === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (sign === '}') {
      depth = Math.max(0, depth - 1);
      if (depth > 0) continue;
      rules.push([sheet.slice(start, open), sheet.slice(open + 1, at)]);
      start = at + 1;
    }
  }
  return rules;
}

function lookOf(style: string): Look | null {
  if (hidesBox(style)) return 'hidden';
  return overridesDirection(style) && runsRightToLeft(style) ? 'flipped' : null;
}

/**
 * The classes (`.name`) and ids (`#name`) a sheet hides or turns round. Names of
 * parts that a click opens are left out. Reads its first 60,000 characters.
 */
export function sheetLooks(sheet: string): [name: string, look: Look][] {
  const text = sheet.slice(0, LONGEST_SHEET).replace(/\/\*[^*]{0,2000}\*\//g, '');
  return topRules(text).flatMap(([selectors, style]) => {
    const look = style.length < 1000 ? lookOf(style) : null;
    if (!look || selectors.length > 1000) return [];
    return selectors.split(',').flatMap((selector) => {
      const name = SIMPLE.exec(selector.trim())?.[1];
      return name && !OPENED.test(name) ? [[name, look] as [string, Look]] : [];
    });
  });
}

const LAID_OUT = /^(?:[a-z]{1,12}|[a-z]{0,12}([.#][\w-]{1,60}))$/;

/** What a sheet says of how elements are set apart, by tag, class or id. Reads as much as `sheetLooks`. */
export function sheetLayouts(sheet: string): [name: string, layout: Layout][] {
  return topRules(sheet.slice(0, LONGEST_SHEET)).flatMap(([selectors, style]) => {
    const layout = style.length < 1000 ? layoutOfStyle(style) : null;
    if (!layout || selectors.length > 1000) return [];
    return selectors.split(',').flatMap((selector) => {
      const [whole, named] = LAID_OUT.exec(selector.trim()) ?? [];
      return whole === undefined ? [] : [[named ?? whole, layout] as [string, Layout]];
    });
  });
}
