import { isAttributeState } from './attribute-state.ts';
import type { AttributeData } from './page-facts.ts';

/** Data kept in an element nobody sees: a template, a hidden field or block. */
const BEGINS = />\s{0,20}(?=[[{]\s{0,20}(?:["{]|&quot;|&#34;))/g;
const KEEPS =
  /^<(?:template|textarea)\b|^<(?:div|pre|code|span|data|p)\b[^>]{0,300}(?:\shidden\b|display:\s?none)/i;
const LONGEST_TAG = 400;
const MOST = 20;
const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** The data in hidden elements of a page, under the name of each. */
export function hiddenStates(body: string): AttributeData[] {
  const found: AttributeData[] = [];
  BEGINS.lastIndex = 0;
  for (let match = BEGINS.exec(body); match && found.length < MOST; match = BEGINS.exec(body)) {
    const before = body.slice(Math.max(0, match.index - LONGEST_TAG), match.index);
    const tag = before.slice(Math.max(0, before.lastIndexOf('<')));
    if (!KEEPS.test(tag)) continue;
    const end = body.indexOf('</', BEGINS.lastIndex);
    if (end < 0) break;
    const text = body
      .slice(BEGINS.lastIndex, end)
      .replace(/&(?:quot|#34|#39|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
    const name = /\bid=["']?([\w-]{1,60})/.exec(tag)?.[1] ?? '';
    if (isAttributeState(text)) found.push({ name, text });
    BEGINS.lastIndex = end;
  }
  return found;
}
