import { parseJson } from './json-value.ts';

function between(body: string, start: number, end: string): string {
  const stop = body.indexOf(end, start);
  return stop < 0 ? '' : body.slice(start, stop);
}

/** The JSON in `<script id="…">`, found without building a document. Undefined when absent or broken. */
export function scriptJson(body: string, id: string): unknown {
  const mark = body.indexOf(`id="${id}"`);
  const start = mark < 0 ? -1 : body.indexOf('>', mark);
  return start < 0 ? undefined : parseJson(between(body, start + 1, '</script>'));
}

/** The JSON assigned in a script of its own, as in `window.name = {…};</script>`. */
export function assignedJson(body: string, name: string): unknown {
  const mark = body.indexOf(name);
  const start = mark < 0 ? -1 : body.indexOf('{', mark);
  if (start < 0) return undefined;
  return parseJson(
    between(body, start, '</script>')
      .trim()
      .replace(/\)?;?$/, ''),
  );
}
