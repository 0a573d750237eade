import { decodeHTMLStrict } from 'entities';
import { rewrite, type FoldedText } from './folded-text.ts';

const ENTITY = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});/gi;
const SCRIPT_ESCAPE = /\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|u\{([0-9a-f]{1,6})\}|[nrt])/gi;
const PERCENT = /%([2-7][0-9a-f])/gi;
const LAST_CODE_POINT = 0x10ffff;

/** The sign a script escape stands for; line breaks and tabs, named or numbered, as a break. */
function scripted([, short, byte, braced]: RegExpExecArray): string | null {
  const hex = short ?? byte ?? braced;
  const code = hex ? Number.parseInt(hex, 16) : 0;
  if (code < 0x20) return '\n';
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : null;
}

/**
 * Decodes what a text taken from markup or scripts still holds: HTML entities (`&#64;`, also twice
 * over), script escapes (`\u0040`) and, where they hide an at sign, percent codes.
 */
export function decodeEscapes(folded: FoldedText): FoldedText {
  let plain = folded;
  for (let layer = 0; layer < 2 && plain.text.includes('&'); layer += 1) {
    plain = rewrite(plain, ENTITY, ([entity]) => decodeHTMLStrict(entity));
  }
  if (plain.text.includes('\\')) plain = rewrite(plain, SCRIPT_ESCAPE, scripted);
  if (!plain.text.includes('%40')) return plain;
  return rewrite(plain, PERCENT, ([, hex = '']) => String.fromCharCode(Number.parseInt(hex, 16)));
}
