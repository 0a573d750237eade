import { parseJson } from '../json-value.ts';
import { hidesBox } from '../link-page/style-sheet.ts';
import { MAY_BE_DATA } from '../page-data/decode-data.ts';
import { walkHtml } from '../page-data/html-walk.ts';
import type { DataSources } from '../page-data/page-data.ts';
import { isSureBioName } from './record-bio.ts';
import { plainName } from './record-fields.ts';
import { drawnMarks, isShadow, type DrawnMark } from './drawn-marks.ts';
import { microdata } from './microdata.ts';

/** A platform's page, taken apart. */
export interface PageParts {
  sources: DataSources;
  /** The values of its `ld+json`, and the items of its microdata. */
  linked: unknown[];
  drawn: DrawnMark[];
}

type Attributes = ReadonlyMap<string, string>;

/** Elements whose words are no words of the page. */
const HOLDERS = new Set(['script', 'template', 'textarea']);
/** Attributes that hold words people wrote, or addresses. */
const WORDS =
  /^(?:alt|title|aria-.{1,30}|placeholder|href|src|srcset|style|class|value|label|content|on\w{1,20})$|caption|comment|(?<!con)text|title|label|tooltip|share(?!d)/;

/** What a form keeps out of sight, and what the head says for scripts, hold data too. */
function mayHold(name: string, key: string, attributes: Attributes): boolean {
  if (name === 'input') return key === 'value' && attributes.get('type') === 'hidden';
  if (name === 'meta') return /config|state|data|props/i.test(attributes.get('name') ?? '');
  return !WORDS.test(key);
}

const isHidden = (attributes: Attributes) =>
  attributes.has('hidden') || hidesBox(attributes.get('style') ?? '');

/** An element that states whose bio it draws: `<profile-head handle="…" bio="…">`. */
const saysBio = (attributes: Attributes) =>
  attributes.size > 1 &&
  [...attributes.keys()].some((key) => isSureBioName(plainName(key.replace(/^data-/, ''))));

const plainRecord = (attributes: Attributes) =>
  Object.fromEntries([...attributes].map(([key, value]) => [key.replace(/^data-/, ''), value]));

interface Holder {
  name: string;
  type: string;
  called: string;
  words: string[];
}

const nameOf = (attributes: Attributes) =>
  attributes.get('id') ?? attributes.get('data-name') ?? attributes.get('data-key') ?? '';

/** More tags than a profile has. What comes after them is not read. */
const MOST_TAGS = 40_000;
/** More attributes, comments and hidden texts that are data than a profile has. */
const MOST_TEXTS = 5000;

function boundedBody(body: string): string {
  let at = -1;
  for (let tags = 0; tags <= MOST_TAGS; tags += 1) {
    at = body.indexOf('<', at + 1);
    if (at < 0) return body;
  }
  return body.slice(0, at);
}

/** Takes a page apart as it streams by. */
export function pageParts(body: string): PageParts {
  const sources: DataSources = { scripts: [], texts: [], values: [] };
  const linked: unknown[] = [];
  const stated = microdata();
  const drawn = drawnMarks();
  let holder: Holder | null = null;
  /** The words right behind the tag of an element out of sight. */
  let hidden: { name: string; words: string } | null = null;
  const addText = (name: string, text: string) => {
    if (sources.texts.length < MOST_TEXTS && MAY_BE_DATA.test(text))
      sources.texts.push({ name, text });
  };
  const endHidden = () => {
    if (hidden) addText(hidden.name, hidden.words);
    hidden = null;
  };
  const end = ({ name, type, called, words }: Holder) => {
    const text = words.join('');
    if (type === 'application/ld+json') linked.push(parseJson(text));
    else if (name === 'script') sources.scripts.push({ type, name: called, text });
    else addText(called, text);
  };
  walkHtml(boundedBody(body), {
    open(name, attributes) {
      endHidden();
      if (isHidden(attributes)) hidden = { name: nameOf(attributes), words: '' };
      stated.open(name, attributes);
      drawn.open(name, attributes);
      if (saysBio(attributes)) sources.values.push({ name: '', value: plainRecord(attributes) });
      for (const [key, value] of attributes) {
        if (MAY_BE_DATA.test(value) && mayHold(name, key, attributes))
          addText(nameOf(attributes) || key, value);
      }
      if (HOLDERS.has(name) && !isShadow(attributes) && !holder) {
        const type = attributes.get('type')?.toLowerCase() ?? '';
        holder = { name, type, called: nameOf(attributes), words: [] };
      }
    },
    text(words) {
      if (hidden) hidden.words += words;
      if (holder) holder.words.push(words);
      else {
        stated.text(words);
        drawn.text(words);
      }
    },
    comment(words) {
      addText('', words);
    },
    close(name) {
      endHidden();
      if (holder?.name === name) {
        end(holder);
        holder = null;
      }
      stated.close();
      drawn.close();
    },
  });
  return { sources, linked: [...linked, ...stated.items], drawn: drawn.marks };
}
