import { rewrite, type FoldedText } from './folded-text.ts';

/** Cyrillic, Greek and Latin letters that look like a plain Latin one (Unicode TR 39, the ones people use). */
const LOOKALIKES = new Map<string, string>(
  Object.entries({
    a: 'аαɑ',
    b: 'ьƅ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еєҽ',
    g: 'ɡց',
    h: 'һհ',
    i: 'іιɩ',
    j: 'јϳ',
    k: 'кκ',
    l: 'ӏⅼ',
    m: 'м',
    n: 'пոη',
    o: 'оοօσ',
    p: 'рρ',
    q: 'ԛզ',
    r: 'г',
    s: 'ѕ',
    t: 'тτ',
    u: 'υս',
    v: 'ѵν',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγ',
    z: 'ᴢ',
    A: 'АΑ',
    B: 'ВΒ',
    C: 'С',
    E: 'ЕΕ',
    H: 'НΗ',
    I: 'ІΙ',
    J: 'Ј',
    K: 'КΚ',
    M: 'МΜ',
    N: 'Ν',
    O: 'ОΟ',
    P: 'РΡ',
    S: 'Ѕ',
    T: 'ТΤ',
    X: 'ХΧ',
    Y: 'ҮΥ',
    Z: 'Ζ',
  }).flatMap(([plain, similar]) => Array.from(similar, (sign) => [sign, plain] as const)),
);

/** A word with a plain Latin letter and another script's in it. */
const MIXED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\d]{2,64}/gu;
const LATIN = /[a-zA-Z]/;
const FOREIGN = /[^a-zA-Z\d]/;

/** Folds look-alikes in words that are otherwise Latin: `gmаil`. A word that holds any true foreign letter stays. */
export function foldLookalikes(folded: FoldedText): FoldedText {
  if (!/[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}ɑɡɩƅ]/u.test(folded.text))
    return folded;
  return rewrite(folded, MIXED, ([word]) => {
    if (!LATIN.test(word) || !FOREIGN.test(word)) return null;
    const plain = Array.from(word, (sign) =>
      /[a-zA-Z\d]/.test(sign) ? sign : LOOKALIKES.get(sign),
    );
    return plain.includes(undefined) ? null : plain.join('');
  });
}
