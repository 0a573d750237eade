import { findAttribute } from './find-attribute.ts';
import { parseJson } from './json-value.ts';

function between(body: string, start: number, end: string): string {
  const stop = body.indexOf(end, start);
  return stop < 0 ? '' : body.slice(start, stop);
}

/** Where the content of `<script id="…">` begins; -1 when there is none. */
export function scriptStart(body: string, id: string): number {
  const mark = findAttribute(body, 'id', id);
  return mark < 0 ? -1 : body.indexOf('>', mark) + 1 || -1;
}

/** The JSON in `<script id="…">`, found without building a document. Undefined when absent or broken. */
export function scriptJson(body: string, id: string): unknown {
  const start = scriptStart(body, id);
  return start < 0 ? undefined : parseJson(between(body, start, '</script>'));
}

/** The JSON assigned in a script, as in `window.name = {…};`, whatever follows it. */
export function assignedJson(body: string, name: string): unknown {
  const mark = body.indexOf(name);
  const start = mark < 0 ? -1 : body.indexOf('{', mark);
  if (start < 0 || start - mark > 1000) return undefined;
  const script = between(body, start, '</script>').trim();
  return parseJson(script.replace(/\)?;?$/, '')) ?? parseJson(objectAt(body, start));
}

const LONGEST_OBJECT = 1_000_000;

/** The object that begins at `start`, to its own closing brace; empty when it does not close. */
export function objectAt(body: string, start: number): string {
  let depth = 0;
  let isText = false;
  const end = Math.min(body.length, start + LONGEST_OBJECT);
  for (let index = start; index < end; index += 1) {
    const sign = body.charCodeAt(index);
    if (sign === 92) index += 1;
    else if (sign === 34) isText = !isText;
    else if (!isText && sign === 123) depth += 1;
    else if (!isText && sign === 125) depth -= 1;
    if (depth === 0) return body.slice(start, index + 1);
  }
  return '';
}

/** The object behind `"key":` anywhere in a text: what can be saved of JSON that breaks off later. */
export function keyedObject(body: string, key: string): unknown {
  const mark = body.indexOf(`"${key}":`);
  const start = mark < 0 ? -1 : body.indexOf('{', mark);
  return start < 0 || start - mark > key.length + 10 ? undefined : parseJson(objectAt(body, start));
}

const MOST_SCRIPTS = 40;

/** The JSON of each script that holds `mark`, in order; broken ones are left out. */
export function scriptsWith(body: string, mark: string): unknown[] {
  const found: unknown[] = [];
  let at = body.indexOf(mark);
  for (let seen = 0; at >= 0 && seen < MOST_SCRIPTS; seen += 1) {
    const open = body.lastIndexOf('<script', at);
    const start = open < 0 ? -1 : body.indexOf('>', open) + 1;
    const stop = body.indexOf('</script>', at);
    if (stop < 0) return found;
    const value = start > 0 && start <= at ? parseJson(body.slice(start, stop)) : undefined;
    if (value !== undefined) found.push(value);
    at = body.indexOf(mark, stop);
  }
  return found;
}
