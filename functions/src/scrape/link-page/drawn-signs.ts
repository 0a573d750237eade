import { backwards } from './coded-address.ts';
import { withoutEdges } from './inline-edges.ts';
import type { Added } from './style-sheet.ts';

/** Signs and words of an address that no text of the page holds. */

type Attributes = ReadonlyMap<string, string>;

const SIGN_ICON = /(?:^|[\s-])(?:fa-at|bi-at|icon-at|mdi-at|at-sign|icon-arroba)(?=\s|$)/;
const SIGN_PICTURE =
  /(?:^|[/_-])(?:at|arroba|at-?sign|klammeraffe|arobase)\.(?:png|gif|svg|jpe?g|webp)$/i;

const SIGN_NAME = /^(?:@|[([]?(?:at|arroba|arobase)[)\]]?)$/i;

/** A picture or an icon in the place of the at sign. */
export function isDrawnSign(name: string, attributes: Attributes): boolean {
  if (name === 'i' || name === 'span') return SIGN_ICON.test(attributes.get('class') ?? '');
  if (name !== 'img') return false;
  const alt = attributes.get('alt')?.trim() ?? '';
  return (
    SIGN_NAME.test(alt) || (!alt && SIGN_PICTURE.test(attributes.get('src')?.slice(-200) ?? ''))
  );
}

const SPOKEN =
  /(?:^|\s)(?:sr-only|visually-?hidden|screen-reader(?:-text)?|show-for-sr|a11y-hidden|u-hidden-visually)(?=\s|$)/;

/** True for words that only a screen reader says: beside a drawn sign they name it. */
export const isSpoken = (name: string, attributes: Attributes): boolean =>
  name === 'sr-only' || SPOKEN.test(attributes.get('class') ?? '');

/** A spoken name of a sign as the sign; nothing where the sign itself is drawn. */
export function spokenSign(words: string, before: string): string {
  const name = withoutEdges(words).trim().toLowerCase();
  const sign = name === 'at' || name === '@' ? '@' : name === 'dot' ? '.' : '';
  if (!sign) return words;
  return [sign, '(at)'].some((drawn) => before.trimEnd().endsWith(drawn)) ? '' : sign;
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
