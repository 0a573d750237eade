import type { AddressReading } from './address-reading.ts';
import { isMailDomain } from './mail-domain.ts';
import { isMailProvider } from './mail-providers.ts';

/** Pairs: a letter turned by half a circle, and what it is. */
const PAIRS = 'ɐaqbɔcpdǝeɟfƃgɥhᴉiıiɾjʞkןlꞁlɯmunnudppdbqqbɹrʇtʌvʍwʎy˙.';
const TURNED = new Map(
  [...PAIRS.matchAll(/(.)(.)/gu)].map(([, turned = '', plain = '']) => [turned, plain] as const),
);
const TURNED_ONLY = /[ɐɔǝɟƃɥᴉɯɹʇʌʍʎ˙]/gu;
const TOKEN =
  /(?<![\w.+@-])([a-z0-9.ɐɔǝɟƃɥᴉıɾʞןꞁɯɹʇʌʍʎ˙-]{4,80})@([a-z0-9._+ɐɔǝɟƃɥᴉıɾʞןꞁɯɹʇʌʍʎ˙-]{2,64})(?![\w@-])/giu;
/** The text says that it is written backwards. */
const SAID =
  /backward|revers|rückwärts|al rev[eé]s|[àa] l['’]envers|rovescio|contrario|наоборот|задом|wspak|od tyłu|tersten|ters |de trás|ao contrário|achterstevoren|baklänges|거꾸로|逆|反/iu;

const backwards = (text: string): string => Array.from(text).toReversed().join('').toLowerCase();
const turn = (text: string): string =>
  Array.from(text, (sign) => TURNED.get(sign) ?? sign).join('');

/**
 * `moc.liamg@asli`, and letters stood on their head: read from behind when that
 * gives a provider, or the text says so.
 */
export function* readBackwards(text: string): Generator<AddressReading> {
  for (const match of text.matchAll(TOKEN)) {
    const [written, left = '', right = ''] = match;
    const isTurned = (written.match(TURNED_ONLY)?.length ?? 0) >= 3;
    if (!isTurned && right.includes('.') && isMailDomain(right.toLowerCase())) continue;
    const domain = backwards(isTurned ? turn(left) : left);
    const local = backwards(isTurned ? turn(right) : right);
    if (!/^[a-z0-9._+-]+$/.test(local) || !isMailDomain(domain)) continue;
    if (!isTurned && !isMailProvider(domain) && !SAID.test(text)) continue;
    yield {
      address: `${local}@${domain}`,
      start: match.index,
      end: match.index + written.length,
      repairs: ['reversed'],
    };
  }
}
