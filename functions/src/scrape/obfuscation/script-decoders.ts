import { decodeTypo3, fromBase64 } from './coded-address.ts';

/** Functions that scripts put an address back with, by their names; nothing is run. */

function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const moved = (letter: string, by: number) => String.fromCharCode(letter.charCodeAt(0) + by);

/**
 * CryptX for WordPress (`DeCryptX`): letters one place on, or each letter behind
 * the digit by which it was moved.
 */
function decodeCryptX(text: string): string {
  const letters = Array.from(text);
  const isPaired =
    letters.length % 2 === 0 && letters.every((letter, at) => at % 2 > 0 || /\d/.test(letter));
  if (!isPaired) return letters.map((letter) => moved(letter, -1)).join('');
  return letters
    .flatMap((letter, at) => (at % 2 ? [moved(letter, -Number(letters[at - 1]))] : []))
    .join('');
}

export const DECODERS: Record<string, (values: string[]) => string> = {
  atob: ([text = '']) => fromBase64(text),
  unescape: ([text = '']) => decodeUri(text),
  decodeURIComponent: ([text = '']) => decodeUri(text),
  linkTo_UnCryptMailto: ([text = '']) => decodeTypo3(decodeUri(text)),
  DeCryptX: ([text = '']) => decodeCryptX(text),
  fromCharCode: (codes) => codes.map((code) => String.fromCharCode(Number(code) & 0xffff)).join(''),
};
