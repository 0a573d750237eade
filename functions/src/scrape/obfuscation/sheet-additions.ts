import { LONGEST_SHEET, lookOf, topRules } from '../link-page/style-sheet.ts';
import { backwards } from './coded-address.ts';

type Attributes = ReadonlyMap<string, string>;

/** What a sheet puts before or after an element's words: texts, and names of attributes whose text it is. */
export interface Added {
  place: 'before' | 'after';
  parts: ({ text: string } | { attribute: string })[];
  /** Its letters are drawn from right to left. */
  isFlipped?: boolean;
}

const ADDING = /^[a-z]{0,12}([.#][\w-]{1,60})::?(before|after)$/;
const CONTENT = /(?:^|[;\s])content\s{0,5}:\s{0,5}([^;]{1,200})/;
const PART = /"([^"]{0,100})"|'([^']{0,100})'|attr\(\s{0,5}([\w-]{1,60})\s{0,5}\)/g;

function addedBy(style: string): Added['parts'] {
  const content = CONTENT.exec(style)?.[1] ?? '';
  if (!/@|attr\(|\\0?40/i.test(content)) return [];
  return [...content.matchAll(PART)].map(([, double, single, attribute]) =>
    attribute === undefined
      ? {
          text: (double ?? single ?? '')
            .replace(/\\0{0,4}40 ?/g, '@')
            .replace(/\\0{0,4}2e ?/gi, '.'),
        }
      : { attribute },
  );
}

/**
 * What a sheet adds to the words of a page where an address may be part of it,
 * by class or id and place (`.name before`). Reads as much as `sheetLooks`.
 */
export function sheetAdditions(sheet: string): [key: string, added: Added][] {
  if (!sheet.includes('content')) return [];
  return topRules(sheet.slice(0, LONGEST_SHEET)).flatMap(([selectors, style]) => {
    if (style.length > 1000 || selectors.length > 1000) return [];
    const parts = addedBy(style);
    return selectors.split(',').flatMap((selector) => {
      const [, name, place] = ADDING.exec(selector.trim()) ?? [];
      if (!parts.length || name === undefined) return [];
      const added: Added = { place: place === 'before' ? 'before' : 'after', parts };
      if (lookOf(style) === 'flipped') added.isFlipped = true;
      return [[`${name} ${added.place}`, added] as [string, Added]];
    });
  });
}

/** What the page's style sheet puts before or after the words of an element. */
export function addedWords(
  place: Added['place'],
  attributes: Attributes,
  additions: ReadonlyMap<string, Added>,
): string {
  const id = attributes.get('id') ?? '';
  const classes = (attributes.get('class') ?? '').split(/\s+/, 20).map((name) => `.${name}`);
  const name = [`#${id}`, ...classes].find((key) => additions.has(`${key} ${place}`));
  const added = name === undefined ? undefined : additions.get(`${name} ${place}`);
  if (!added) return '';
  const words = added.parts
    .map((part) => ('text' in part ? part.text : (attributes.get(part.attribute) ?? '')))
    .join('');
  return added.isFlipped ? backwards(words) : words;
}
