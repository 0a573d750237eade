import { decodeHTMLStrict } from 'entities';
import { foldText } from './fold-text.ts';
import { rewrite, unfolded, type FoldedText } from './folded-text.ts';
import { latinNames } from './latin-names.ts';
import { isMailDomain } from './mail-domain.ts';
import { undoStandIns } from './undo-stand-ins.ts';

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
function decodeEscapes(folded: FoldedText): FoldedText {
  let plain = folded;
  for (let layer = 0; layer < 2 && plain.text.includes('&'); layer += 1) {
    plain = rewrite(plain, ENTITY, ([entity]) => decodeHTMLStrict(entity));
  }
  if (plain.text.includes('\\')) plain = rewrite(plain, SCRIPT_ESCAPE, scripted);
  if (!plain.text.includes('%40')) return plain;
  return rewrite(plain, PERCENT, ([, hex = '']) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** At least seven single characters with spaces between, as in `i l s a @ x . c o m`. */
const SPACED_LETTERS =
  /(?<!\S)(?:(?:\S|\((?:at|dot)\)|\[(?:at|dot)\]|at|dot)[ \t]{1,3}){6,120}\S(?!\S)/giu;
/** `ilsaATgmailDOTcom`: the signs as capitals among small letters. */
const GLUED_WORDS =
  /(?<![\w.])([a-z0-9][a-z0-9._-]{1,40})AT([a-z0-9][a-z0-9-]{1,40})DOT([a-z]{2,10})(?![a-zA-Z])/g;
function undoGluedWords(folded: FoldedText): FoldedText {
  if (!folded.text.includes('DOT')) return folded;
  return rewrite(
    folded,
    GLUED_WORDS,
    ([, name = '', host = '', ending = '']) => `${name}@${host}.${ending}`,
  );
}

/** What people insert into an address to confuse machines. */
const DECOY =
  /[-_.]?(?:NO-?_?SPAM(?:PLEASE)?|(?:REMOVE|DELETE)-?_?(?:THIS|ME)|SPAMFREE|ANTISPAM)[-_.]?(?=[\w.-]{0,60}@|[\w-]{0,60}\.)/g;

/** Wider gaps stand between words: `i l s a   a t   g m a i l`. */
function joinSpacedLetters(folded: FoldedText): FoldedText {
  return rewrite(folded, SPACED_LETTERS, ([spaced]) => {
    const words = spaced.split(/[ \t]{2,3}/).map((word) => word.replace(/[ \t]/g, ''));
    const joined = words.join(' ');
    const domain = joined.includes('@') ? joined.slice(joined.lastIndexOf('@') + 1) : null;
    // "h o m e . c o m i n g" goes on, and is no domain.
    if (domain && !isMailDomain(domain.toLowerCase())) return null;
    return /@|\(at\)|\[at\]|\bat\b/i.test(joined) || /\sat\s/i.test(spaced) ? joined : null;
  });
}

/**
 * A text as a person reads it: escapes undone, styled letters plain, spaced letters joined, signs
 * that stand in for @ replaced, decoys dropped.
 */
export function plainText(text: string): FoldedText {
  const folded = latinNames(foldText(decodeEscapes(unfolded(text))));
  const joined = joinSpacedLetters(undoGluedWords(folded));
  const signed = undoStandIns(joined);
  return rewrite(signed, DECOY, ([decoy]) =>
    /^[.].*[.]$|^_.*_$/.test(decoy) ? decoy.charAt(0) : '',
  );
}
