import { load } from 'cheerio/slim';
import { isJsonObject } from '../json-value.ts';
import type { RecordFields } from './record-fields.ts';

const words = (list: string) => list.trim().split(/\s+/);

/** The bio under the names it has had, best first. */
const KNOWN = words(
  'biography bio signature biotext biographywithentities introduction about aboutme',
);
/** Under names it may get: what they say of it comes before or after. */
const LIKE_KNOWN =
  /^(?:rich|full|raw|plain|my|personal|self|public|display)?(?:bio|biography|signature)(?:v?\d|text|raw|plain|content|body|description|html|value|string|lines|full|rich|richtext|message|data|info|block|section|withentities)?$/;
const ABOUT =
  /^(?:about(?:me|text|content|section)?|(?:self)?intro(?:duction)?(?:text)?|personalstatement|profilestatement|(?:profile|user|creator|account|self)(?:description|text|summary|blurb))$/;
/** Names that posts have too: only of a record that counts followers. */
const LOOSE = words('description summary tagline descriptiontext');

/** What only a post has: it describes itself, not its author. */
const POST = words(`caption shortcode takenat takenattimestamp mediatype playcount videoplaycount
  commentcount commentscount postid dateposted videourl`);

/** Where an object keeps a text, best first; then the lists of its parts, and what is between these. */
const TEXT_KEYS =
  words(`raw_text rawText text content plain plainText plain_text value full raw original
  body string markdown html`);
const PARTS: [string, string][] = [
  ['runs', ''],
  ['spans', ''],
  ['segments', ''],
  ['parts', ''],
  ['fragments', ''],
  ['chunks', ''],
  ['nodes', ''],
  ['children', ''],
  ['lines', '\n'],
  ['blocks', '\n'],
  ['paragraphs', '\n'],
];
/** A break among the parts of a text. */
const BREAK = /^(?:br|break|line_?break|new_?line)$/i;
/** What signs a request is called a signature too; and `about:7344` names a record that holds the text. */
const CODE = /^(?:[\w+/=-]{32,}|[a-z]{2,20}:\d{1,20})$/i;
const LONGEST_HTML = 20_000;
const DEEPEST = 4;
const MOST_PARTS = 200;

/** Without its tags; what is left of them is no tag either. */
function fromHtml(html: string): string {
  const text = html.slice(0, LONGEST_HTML).replace(/<(?:br|\/p|\/div)\b[^>]{0,99}>/gi, '\n');
  return load(`<p>${text.replace(/<[^<>]{0,400}>/g, '').replaceAll('<', '&lt;')}</p>`)
    .text()
    .trim();
}

function joined(parts: unknown[], between: string, depth: number): string | null {
  const texts = parts.slice(0, MOST_PARTS).map((part) => bioOf(part, depth));
  const known = texts.filter((text) => text !== null);
  return known.length > 0 || parts.length === 0 ? known.join(between) : null;
}

/**
 * The text of a bio: plain, as lines, or in an object such as `{ raw_text }`.
 * Empty where it is known to be empty; null in a form that is not known.
 */
export function bioOf(value: unknown, depth = 0): string | null {
  if (value === null) return '';
  if (typeof value === 'string') return CODE.test(value) ? null : value;
  if (depth > DEEPEST) return null;
  if (Array.isArray(value)) return joined(value, '\n', depth + 1);
  if (!isJsonObject(value)) return null;
  if (typeof value.type === 'string' && BREAK.test(value.type)) return '\n';
  for (const key of TEXT_KEYS) {
    const text = value[key] === undefined ? null : bioOf(value[key], depth + 1);
    if (text !== null) return key === 'html' ? fromHtml(text) : text;
  }
  for (const [key, between] of PARTS) {
    const parts = value[key];
    if (Array.isArray(parts)) return joined(parts, between, depth + 1);
  }
  return null;
}

const isKnown = new Set(KNOWN);
const isLoose = new Set(LOOSE);

/** True for a field that may hold a bio. */
export const isBioName = (name: string) =>
  isKnown.has(name) || isLoose.has(name) || LIKE_KNOWN.test(name) || ABOUT.test(name);

/** True for a field that holds a bio wherever it is. */
export const isSureBioName = (name: string) => LIKE_KNOWN.test(name);

export const isPostRecord = (fields: RecordFields) => POST.some((name) => fields.has(name));

/** How freely the names of fields are taken for that of a bio. */
export type BioNames = 'sure' | 'usual' | 'loose';

/**
 * The bio in these fields: the first that is not empty, the known names before
 * others. Empty when all are; null without such a field, or when none can be read.
 */
export function bioIn(fields: RecordFields, names: BioNames): string | null {
  const others = [...fields.keys()].filter(
    (name) => !isKnown.has(name) && (LIKE_KNOWN.test(name) || ABOUT.test(name)),
  );
  const usual = [...KNOWN, ...others].filter((name) => names !== 'sure' || isSureBioName(name));
  const usable = names === 'loose' ? [...usual, ...LOOSE] : usual;
  const bios = usable
    .filter((name) => fields.get(name) !== undefined)
    .map((name) => bioOf(fields.get(name)))
    .filter((bio) => bio !== null);
  return bios.find(Boolean) ?? bios[0] ?? null;
}
