/** One value passed from action to action. */
export type Item =
  | { kind: 'text'; text: string }
  | { kind: 'url'; url: string }
  | { kind: 'file'; name: string; type: string; bytes: Buffer }
  /** A picture, as the text that can be read on it. */
  | { kind: 'image'; text: string }
  | { kind: 'dictionary'; entries: Record<string, unknown> };

/** The output of an action or the content of a variable: any number of items, also none. */
export type Value = readonly Item[];

export const textItem = (text: string): Item => ({ kind: 'text', text });

/** The readable text of a web page. */
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .trim();

function itemAsText(item: Item): string {
  switch (item.kind) {
    case 'text':
      return item.text;
    case 'url':
      return item.url;
    case 'dictionary':
      return JSON.stringify(item.entries);
    case 'file': {
      const text = item.bytes.toString('utf8');
      return item.type === 'text/html' ? wordsOf(text) : text;
    }
    case 'image':
      return '';
  }
}

/** The value where a text is expected: each item as text, a line each; nothing is an empty text. */
export const asText = (value: Value): string => value.map(itemAsText).join('\n');

/** A JSON value as items: a list as several, `null` as none. */
export function itemsOf(json: unknown): Value {
  if (json === null || json === undefined) return [];
  if (Array.isArray(json)) return json.flatMap(itemsOf);
  if (typeof json === 'object') {
    return [{ kind: 'dictionary', entries: json as Record<string, unknown> }];
  }
  return [textItem(typeof json === 'string' ? json : JSON.stringify(json))];
}
