import { rewrite, type FoldedText } from './folded-text.ts';
import { DOT_WORDS } from './spelled-signs.ts';

/** Providers and endings as other scripts spell them. */
const PROVIDERS: Readonly<Record<string, string>> = {
  지메일: 'gmail',
  네이버: 'naver',
  한메일: 'hanmail',
  핫메일: 'hotmail',
  ジーメール: 'gmail',
  Gメール: 'gmail',
  джимейл: 'gmail',
  гмейл: 'gmail',
  яндекс: 'yandex',
  мейл: 'mail',
  рамблер: 'rambler',
  'جی میل': 'gmail',
  جیمیل: 'gmail',
  جيميل: 'gmail',
  هوتميل: 'hotmail',
  ياهو: 'yahoo',
  یاهو: 'yahoo',
  जीमेल: 'gmail',
  याहू: 'yahoo',
  จีเมล: 'gmail',
  ฮอตเมล: 'hotmail',
  "ג'ימייל": 'gmail',
  גימייל: 'gmail',
};
const ENDINGS: Readonly<Record<string, string>> = {
  컴: 'com',
  넷: 'net',
  コム: 'com',
  ком: 'com',
  ру: 'ru',
  нет: 'net',
  كوم: 'com',
  کام: 'com',
  कॉम: 'com',
  คอม: 'com',
  קום: 'com',
};
const DOTS = DOT_WORDS.split('|').filter((word) => !/[a-zà-ž]/i.test(word));

const NAME = Object.keys(PROVIDERS).join('|');
const SIGN = `(?:[ \\t]{0,2}(?:${DOTS.join('|')})[ \\t]{0,2}|\\.)`;
/** A provider's name as a word or behind a sign, with the ending if it is there. */
const SPELLED = new RegExp(
  `(?<![\\p{L}\\p{M}])(?<name>${NAME})(?:${SIGN}(?<ending>${Object.keys(ENDINGS).join('|')}))?(?![\\p{M}])`,
  'giu',
);
/** An ending behind a Latin name: `gmail 닷컴`. */
const ENDING = new RegExp(
  `(?<=[a-z0-9])${SIGN}(?<ending>${Object.keys(ENDINGS).join('|')})(?![\\p{L}\\p{M}])`,
  'giu',
);

const ending = (word: string | undefined): string =>
  word ? `.${ENDINGS[word.toLowerCase()] ?? word}` : '';

/** Writes providers and endings that are spelled in another script in Latin letters: `네이버닷컴`, "جيميل دوت كوم". */
export function latinNames(folded: FoldedText): FoldedText {
  const named = rewrite(folded, SPELLED, ({ groups }) => {
    const name = groups?.['name']?.toLowerCase() ?? '';
    const latin = Object.entries(PROVIDERS).find(
      ([spelled]) => spelled.toLowerCase() === name,
    )?.[1];
    return latin ? `${latin}${ending(groups?.['ending'])}` : null;
  });
  return rewrite(named, ENDING, ({ groups }) => ending(groups?.['ending']));
}
