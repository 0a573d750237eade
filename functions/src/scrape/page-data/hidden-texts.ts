import { MAY_BE_DATA } from './decode-data.ts';

interface HiddenText {
  /** The id of its element; empty for none. */
  name: string;
  text: string;
}

const HOLDERS = new Set(['template', 'textarea']);

const isHidden = (attributes: ReadonlyMap<string, string>) =>
  attributes.has('hidden') || /display:\s?none/i.test(attributes.get('style') ?? '');

/**
 * Visits a page as it streams by and keeps the data in its templates, its fields and the elements
 * nobody sees.
 */
export function hiddenTexts() {
  const found: HiddenText[] = [];
  /** The words right behind the tag. */
  let held: { name: string; words: string[] } | null = null;
  const end = () => {
    const text = held?.words.join('') ?? '';
    if (held && MAY_BE_DATA.test(text)) found.push({ name: held.name, text });
    held = null;
  };
  const add = (words: string) => {
    held?.words.push(words);
  };
  return {
    found,
    open(name: string, attributes: ReadonlyMap<string, string>) {
      if (held) end();
      if (HOLDERS.has(name) || (attributes.size > 0 && isHidden(attributes)))
        held = { name: attributes.get('id') ?? '', words: [] };
    },
    text: add,
    comment: add,
    close: end,
  };
}
