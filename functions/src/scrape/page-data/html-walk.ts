import { Tokenizer } from 'htmlparser2';

/**
 * Visits a page in reading order. Every opened element is closed again, in nesting order; void ones
 * right away.
 */
export interface HtmlVisitor {
  open: (name: string, attributes: ReadonlyMap<string, string>) => void;
  close: (name: string) => void;
  /** Entities decoded, white space as written; also the words of scripts and style sheets. */
  text: (text: string) => void;
  comment?: (text: string) => void;
}

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();
const words = (list: string) => new Set(list.split(' '));
const VOID = words('area base br col embed hr img input link meta source track wbr');
/** Elements whose end tag may be left out, and what ends them. */
const CLOSED_BY: Record<string, ReadonlySet<string>> = {
  p: words(
    'p div ul ol dl table section article aside header footer main nav form h1 h2 h3 h4 h5 h6 hr pre blockquote address details figure fieldset',
  ),
  li: words('li'),
  dt: words('dt dd'),
  dd: words('dt dd'),
  td: words('td th tr'),
  th: words('td th tr'),
  tr: words('tr'),
  option: words('option optgroup'),
};

/** Open elements, with their count, so that a stray end tag costs nothing however deep the page is. */
function openElements(close: (name: string) => void) {
  const names: string[] = [];
  const counts = new Map<string, number>();
  const add = (name: string, by: 1 | -1) => counts.set(name, (counts.get(name) ?? 0) + by);
  const closeLast = () => {
    const name = names.pop();
    if (name === undefined) return;
    add(name, -1);
    close(name);
  };
  return {
    push(name: string) {
      names.push(name);
      add(name, 1);
    },
    endBefore(name: string) {
      const last = names.at(-1) ?? '';
      if (Object.hasOwn(CLOSED_BY, last) && CLOSED_BY[last]?.has(name)) closeLast();
    },
    closeTo(name: string) {
      while (counts.get(name)) {
        const isLast = names.at(-1) === name;
        closeLast();
        if (isLast) return;
      }
    },
    isIn: (name: string) => (counts.get(name) ?? 0) > 0,
    closeAll() {
      while (names.length) closeLast();
    },
  };
}

/**
 * Reads HTML as it streams by: no document is built, so the time is linear in
 * the page, whatever is nested in it or left open.
 */
export function walkHtml(body: string, visitor: HtmlVisitor): void {
  const elements = openElements(visitor.close);
  let name = '';
  let attribute = '';
  let value = '';
  let attributes: Map<string, string> | null = null;
  const openTag = (isSelfClosed: boolean) => {
    elements.endBefore(name);
    visitor.open(name, attributes ?? NO_ATTRIBUTES);
    // A slash closes nothing in HTML, but does so in the drawings and templates it is written in.
    if (VOID.has(name)) {
      visitor.close(name);
      return;
    }
    elements.push(name);
    if (isSelfClosed && (name === 'svg' || elements.isIn('svg'))) elements.closeTo(name);
  };
  const ignore = () => undefined;
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(start, end) {
        name = body.slice(start, end).toLowerCase();
        attributes = null;
      },
      onattribname(start, end) {
        attribute = body.slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata(start, end) {
        value += body.slice(start, end);
      },
      onattribentity(code) {
        value += String.fromCodePoint(code);
      },
      onattribend() {
        attributes ??= new Map();
        if (!attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: () => {
        openTag(false);
      },
      onselfclosingtag: () => {
        openTag(true);
      },
      onclosetag(start, end) {
        const closed = body.slice(start, end).toLowerCase();
        if (!VOID.has(closed)) elements.closeTo(closed);
      },
      ontext: (start, end) => {
        visitor.text(body.slice(start, end));
      },
      ontextentity: (code) => {
        visitor.text(String.fromCodePoint(code));
      },
      oncdata: ignore,
      oncomment: (start, end, offset) => {
        visitor.comment?.(body.slice(start, end - offset));
      },
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(body);
  tokenizer.end();
  elements.closeAll();
}
