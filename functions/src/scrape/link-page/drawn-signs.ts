import type { Added } from './style-sheet.ts';

/** Signs and words of an address that no text of the page holds. */

type Attributes = ReadonlyMap<string, string>;

const SIGN_ICON = /(?:^|[\s-])(?:fa-at|bi-at|icon-at|mdi-at|at-sign|icon-arroba)(?=\s|$)/;
const SIGN_PICTURE =
  /(?:^|[/_-])(?:at|arroba|at-?sign|klammeraffe|arobase)\.(?:png|gif|svg|jpe?g|webp)$/i;

/** A picture or an icon in the place of the at sign. */
export function isDrawnSign(name: string, attributes: Attributes): boolean {
  if (name === 'i' || name === 'span') return SIGN_ICON.test(attributes.get('class') ?? '');
  if (name !== 'img') return false;
  const alt = attributes.get('alt')?.trim() ?? '';
  return alt === '@' || (!alt && SIGN_PICTURE.test(attributes.get('src')?.slice(-200) ?? ''));
}

/** What the page's style sheet puts before or after the words of an element. */
export function addedWords(
  place: Added['place'],
  attributes: Attributes,
  additions: [string, Added][],
): string {
  const id = attributes.get('id') ?? '';
  const names = new Set([
    `#${id}`,
    ...(attributes.get('class') ?? '').split(/\s+/, 20).map((name) => `.${name}`),
  ]);
  const found = additions.find(([name, added]) => added.place === place && names.has(name));
  const parts = found?.[1].parts ?? [];
  return parts
    .map((part) => ('text' in part ? part.text : (attributes.get(part.attribute) ?? '')))
    .join('');
}
