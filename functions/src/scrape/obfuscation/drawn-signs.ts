import { withoutEdges } from '../link-page/inline-edges.ts';

/** Signs and words of an address that no text of the page holds. */

type Attributes = ReadonlyMap<string, string>;

const SIGN_ICON = /(?:^|[\s-])(?:fa-at|bi-at|icon-at|mdi-at|at-sign|icon-arroba)(?=\s|$)/;
const SIGN_PICTURE =
  /(?:^|[/_-])(?:at|arroba|at-?sign|klammeraffe|arobase)\.(?:png|gif|svg|jpe?g|webp)$/i;

const SIGN_NAME = /^(?:@|[([]?(?:at|arroba|arobase)[)\]]?)$/i;

/** In brackets an icon is a sign with spaces around it, too. */
export const iconSign = (name: string, attributes: Attributes): string =>
  (name === 'i' || name === 'span') && SIGN_ICON.test(attributes.get('class') ?? '') ? '(at)' : '';

export function pictureSign(name: string, attributes: Attributes): string {
  if (name !== 'img') return '';
  const alt = attributes.get('alt')?.trim() ?? '';
  const isSign = alt
    ? SIGN_NAME.test(alt)
    : SIGN_PICTURE.test(attributes.get('src')?.slice(-200) ?? '');
  return isSign ? '@' : '';
}

const SPOKEN =
  /(?:^|\s)(?:sr-only|visually-?hidden|screen-reader(?:-text)?|show-for-sr|a11y-hidden|u-hidden-visually)(?=\s|$)/;

/** True for words that only a screen reader says: beside a drawn sign they name it. */
export const isSpoken = (name: string, attributes: Attributes): boolean =>
  name === 'sr-only' || SPOKEN.test(attributes.get('class') ?? '');

/** A spoken name of a sign as the sign; nothing where the sign itself is drawn: else its letters would be read as the address's. */
export function spokenSign(words: string, before: string): string {
  const name = withoutEdges(words).trim().toLowerCase();
  const sign = name === 'at' || name === '@' ? '@' : name === 'dot' ? '.' : '';
  if (!sign) return words;
  return [sign, '(at)'].some((drawn) => before.trimEnd().endsWith(drawn)) ? '' : sign;
}
