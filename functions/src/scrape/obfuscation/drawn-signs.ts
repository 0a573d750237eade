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
