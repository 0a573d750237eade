import { isPlain } from './ascii-run.ts';
import type { AddressReading } from './address-reading.ts';
import { isMailDomain } from './mail-domain.ts';
import { isMailProvider } from './mail-providers.ts';

/** Pairs: a letter turned upside down, and the plain one. */
const PAIRS = 'ɐaqbɔcpdǝeɟfƃgɥhᴉiıiɾjʞkןlꞁlɯmunnudppdbqqbɹrʇtʌvʍwʎy˙.';
const TURNED = new Map(
  [...PAIRS.matchAll(/(.)(.)/gu)].map(([, turned = '', plain = '']) => [turned, plain] as const),
);
const TURNED_ONLY = /[ɐɔǝɟƃɥᴉɯɹʇʌʍʎ˙]/gu;
const TURNED_LETTER = /[ɐɔǝɟƃɥᴉıɾʞןꞁɯɹʇʌʍʎ˙]/iu;
const isLetter = (code: number): boolean =>
  isPlain(code) ||
  code === 0x2e ||
  code === 0x2d ||
  (code > 0x7f && TURNED_LETTER.test(String.fromCharCode(code)));
const LONGEST = 80;
const TOKEN =
  /(?<![\w.+@-])([a-z0-9.ɐɔǝɟƃɥᴉıɾʞןꞁɯɹʇʌʍʎ˙-]{4,80})@([a-z0-9._+ɐɔǝɟƃɥᴉıɾʞןꞁɯɹʇʌʍʎ˙-]{2,64})(?![\w@-])/iuy;
/** The text says that it is written backwards. */
const SAID =
  /backward|revers|rückwärts|al rev[eé]s|[àa] l['’]envers|rovescio|contrario|наоборот|задом|wspak|od tyłu|tersten|ters |de trás|ao contrário|achterstevoren|baklänges|거꾸로|逆|反/iu;

const backwards = (text: string): string => Array.from(text).toReversed().join('').toLowerCase();
const turn = (text: string): string =>
  Array.from(text, (sign) => TURNED.get(sign) ?? sign).join('');

/** What may be an address backwards: the dot of its domain comes before the sign. */
function* tokens(text: string): Generator<RegExpExecArray> {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let start = at;
    let hasDot = false;
    while (start > 0 && at - start < LONGEST && isLetter(text.charCodeAt(start - 1))) {
      start -= 1;
      hasDot ||= text.charAt(start) === '.' || text.charAt(start) === '˙';
    }
    TOKEN.lastIndex = start;
    const match = hasDot ? TOKEN.exec(text) : null;
    if (match) yield match;
  }
}

/**
 * `moc.liamg@asli`, and upside-down letters: read backwards when that gives a provider, or the text
 * says so.
 */
export function* readBackwards(text: string): Generator<AddressReading> {
  let said: boolean | null = null;
  for (const match of tokens(text)) {
    const [written, left = '', right = ''] = match;
    const isTurned = (written.match(TURNED_ONLY)?.length ?? 0) >= 3;
    const domain = backwards(isTurned ? turn(left) : left);
    if (!isTurned && !isMailProvider(domain) && !(said ??= SAID.test(text))) continue;
    if (!isTurned && right.includes('.') && isMailDomain(right.toLowerCase())) continue;
    const local = backwards(isTurned ? turn(right) : right);
    if (!/^[a-z0-9._+-]+$/.test(local) || !isMailDomain(domain)) continue;
    yield {
      address: `${local}@${domain}`,
      start: match.index,
      end: match.index + written.length,
      repairs: ['reversed'],
    };
  }
}
