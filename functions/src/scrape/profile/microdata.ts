type Attributes = ReadonlyMap<string, string>;
type Item = Record<string, unknown>;

interface Open {
  item: Item | null;
  /** The words of a property that the element holds. */
  words: { of: Item; names: string[]; text: string } | null;
}

const SPACE = /\s+/;
const LONGEST_TEXT = 5000;
const MOST_ITEMS = 1000;
/** Properties of which an item may have several. */
const LISTED = new Set(['sameAs', 'interactionStatistic', 'email']);

/** `https://schema.org/Person`, `schema:Person` and `Person` are one. */
const nameIn = (term: string) =>
  term.slice(Math.max(term.lastIndexOf('/'), term.lastIndexOf(':')) + 1);

const namesIn = (terms: string) => terms.trim().split(SPACE, 9).map(nameIn).filter(Boolean);

function give(item: Item, names: string[], value: unknown) {
  for (const name of names) {
    const known = item[name];
    if (Array.isArray(known)) known.push(value);
    else item[name] ??= LISTED.has(name) ? [value] : value;
  }
}

/** The value that an element states without its words; undefined where its words are the value. */
function statedValue(name: string, attributes: Attributes): string | undefined {
  const content = attributes.get('content');
  if (content !== undefined || name === 'meta') return content ?? '';
  const href = name === 'a' || name === 'link' ? attributes.get('href') : undefined;
  return href ?? (name === 'img' ? attributes.get('src') : undefined);
}

/**
 * Collects a page's microdata and RDFa as it streams by, in the form of linked data
 * (`{ '@type': ['Person'], name, … }`): the items that belong to no other.
 */
export function microdata() {
  const items: Item[] = [];
  const open: Open[] = [];
  const around: Item[] = [];
  /** Properties whose words are still coming. */
  const spoken: NonNullable<Open['words']>[] = [];
  const say = (text: string) => {
    for (const words of spoken) if (words.text.length < LONGEST_TEXT) words.text += text;
  };
  return {
    items,
    open(name: string, attributes: Attributes) {
      if (name === 'br' || name === 'p') say('\n');
      const type = attributes.get('itemtype') ?? attributes.get('typeof');
      const isItem = type !== undefined || attributes.has('itemscope');
      const of = around.at(-1);
      const names = namesIn(attributes.get('itemprop') ?? attributes.get('property') ?? '');
      const item: Item | null = isItem ? { '@type': namesIn(type ?? '') } : null;
      const element: Open = { item, words: null };
      if (of && names.length > 0) {
        const value = item ?? statedValue(name, attributes);
        if (value !== undefined) give(of, names, value);
        // One inside the other is not written by anybody.
        else if (spoken.length < 9) spoken.push((element.words = { of, names, text: '' }));
      } else if (item && items.length < MOST_ITEMS) items.push(item);
      if (item) around.push(item);
      open.push(element);
    },
    text: say,
    close() {
      const element = open.pop();
      if (element?.item) around.pop();
      if (!element?.words) return;
      spoken.pop();
      const { of, names, text } = element.words;
      give(of, names, text.trim());
    },
  };
}
