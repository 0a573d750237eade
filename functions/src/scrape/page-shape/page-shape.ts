import { LONGEST_SHAPE } from '@vibes/core/reader-health/page-shape';
import { parseJson } from '../json-value.ts';
import { isFlightScript } from '../page-data/flight-stream.ts';
import { walkHtml } from '../page-data/html-walk.ts';
import { readHtml, type HtmlPage } from '../link-page/html-page.ts';
import type { PageScript } from '../link-page/page-facts.ts';
import { pageStates } from '../link-page/page-states.ts';
import { addJsonShape, walkTexts, type Naming } from './json-shape.ts';
import { addWords, nameReader } from './shape-names.ts';
import { addNote, shapeLines, shapeTree, type ShapeNode } from './shape-tree.ts';

/** Characters read of a page. */
const LONGEST_PAGE = 1_000_000;
const DEEPEST = 40;
const SCRIPT_NAME = /^[_A-Za-z][\w.-]{0,60}$/;
const CALLED =
  /^\s{0,99}(?:(?:window|self|globalThis|var|let|const)[.\s])?([\w$.]{1,60})\s{0,9}[=(]/;

/** Where data stands on a page, and what stands there; undefined where it cannot be read. */
interface Container {
  /** The name a program gave it, not yet judged; empty for none. */
  name: string;
  kind: string;
  length: number;
  values: unknown[];
}

interface ReadBody {
  page: HtmlPage | null;
  containers: Container[];
}

/** Each script by its id or by what it begins with, streams as one, and attributes that hold data. */
function containersOf(page: HtmlPage): Container[] {
  const statesOf = (scripts: PageScript[], states: HtmlPage['states'] = []) =>
    pageStates({ ...page, scripts, states }, true);
  const isStreamed = ({ text }: PageScript) => isFlightScript(text);
  const streamed = page.scripts.filter(isStreamed);
  const others = page.scripts.filter((script) => !isStreamed(script));
  const lengthOf = (texts: string[]) => texts.reduce((sum, { length }) => sum + length, 0);
  return [
    ...others.map((script) => {
      const { id, type, text } = script;
      const isJson = type.endsWith('json');
      return {
        name: id || (isJson ? '' : (CALLED.exec(text)?.[1] ?? '')),
        kind: isJson ? 'script-json' : 'script',
        length: text.length,
        values: isJson ? [parseJson(text)] : statesOf([script]),
      };
    }),
    {
      name: '',
      kind: 'script-stream',
      length: lengthOf(streamed.map(({ text }) => text)),
      values: statesOf(streamed),
    },
    {
      name: '',
      kind: 'attribute-data',
      length: lengthOf(page.states.map(({ text }) => text)),
      values: statesOf([], page.states),
    },
  ].filter(({ length }) => length > 0);
}

function readBody(body: string): ReadBody {
  if (/^\s{0,999}</.test(body)) {
    const page = readHtml(body);
    return { page, containers: containersOf(page) };
  }
  const kind = 'answer';
  return {
    page: null,
    containers: [{ name: '', kind, length: body.length, values: [parseJson(body)] }],
  };
}

const isData = (value: string) => value.startsWith('{"') || value.startsWith('[{"');

/** All that the page says in its texts, attributes and data. */
function saidOn(url: string, body: string, { page, containers }: ReadBody): Set<string> {
  const said = new Set<string>();
  const hear = (text: string) => addWords(said, text);
  hear(url);
  let isRaw = false;
  if (page)
    walkHtml(body, {
      open(name, attributes) {
        isRaw = name === 'script' || name === 'style';
        for (const [key, value] of attributes)
          if (!isData(value) && !(name === 'script' && key === 'id')) hear(value);
      },
      close: () => void (isRaw = false),
      text: (text) => {
        if (!isRaw) hear(text);
      },
    });
  for (const { values } of containers) walkTexts(values, hear);
  return said;
}

/** The elements of a page below `root`, those of one name in one place as one. */
function addElements(
  { enter, nameOf }: Naming,
  { root, body }: { root: ShapeNode; body: string },
): void {
  const open: (ShapeNode | null)[] = [root];
  walkHtml(body, {
    open(name, attributes) {
      const parent = open.at(-1);
      const node = parent && open.length <= DEEPEST ? enter(parent, nameOf(name)) : null;
      open.push(node);
      if (node) for (const attribute of attributes.keys()) addNote(node, nameOf(attribute));
    },
    close: () => void open.pop(),
    text: () => undefined,
  });
}

/**
 * The shape of a page: its tags with the names of their attributes, and of the data it brings the
 * names, types and lengths. No text and no value of an attribute or a field, ids of scripts aside;
 * a name is shown only when no word of it is said on the page (`shape-names.ts`), also none of the
 * `url` where it stands. At most 30,000 characters; takes time in proportion to the page.
 */
export function pageShape({ url, body }: { url: string; body: string }): string {
  const start = body.slice(0, LONGEST_PAGE);
  const read = readBody(start);
  const nameOf = nameReader(saidOn(url, start, read));
  const { root, enter } = shapeTree();
  const naming = { enter, nameOf };
  for (const { name, kind, length, values } of read.containers) {
    const reported = SCRIPT_NAME.test(name) ? nameOf(name) : '*';
    const place = enter(root, name ? `${kind} ${reported}` : kind);
    if (!place) continue;
    addNote(place, `length(${length})`);
    for (const value of values) if (value !== undefined) addJsonShape(naming, place, value);
  }
  if (read.page) addElements(naming, { root, body: start });
  const text = [`page: length(${body.length})`, ...shapeLines(root)].join('\n');
  return text.length > LONGEST_SHAPE ? text.slice(0, text.lastIndexOf('\n', LONGEST_SHAPE)) : text;
}
