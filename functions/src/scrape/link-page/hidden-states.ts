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
  for (const { index, 0: sign } of body.matchAll(BEGINS)) {
    if (found.length >= MOST) break;
    const open = body.lastIndexOf('<', index);
    const tag = open < 0 || index - open > LONGEST_TAG ? '' : body.slice(open, index);
    if (!KEEPS.test(tag)) continue;
    const start = index + sign.length;
    const end = body.indexOf('</', start);
    const text = body
      .slice(start, end < 0 ? start : end)
      .replace(/&(?:quot|#34|#39|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
    if (isAttributeState(text))
      found.push({ name: /\bid=["']?([\w-]{1,60})/.exec(tag)?.[1] ?? '', text });
  }
  return found;
}
