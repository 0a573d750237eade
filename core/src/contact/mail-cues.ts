import { isPlain } from './ascii-run.ts';

/**
 * Signs that an address is meant: icons, and the words for mail, contact and business in the
 * languages creators write in. A hint and never proof: many bios have 💌 and no address.
 */
const ICONS = '📧|📩|📨|💌|✉|📥|📤|📬|📭|📮|📫|📪|🕊|🖂|🖃|🖄|🖅';
const STEMS =
  `e-?mail|mail|gmail|imeil|correo|courriel|почт|имейл|мейл|емейл|邮箱|郵箱|邮件|メール|이메일|메일|posta|pošt|poczt|sähköposti|
  ίμειλ|ايميل|إيميل|بريد|אימייל|ईमेल|contact|contato|contatt|kontakt|контакт|связ|联系|聯絡|連絡|iletişim|ilet|liên hệ|
  business|biz|geschäft|booking|buchung|reserv|inquir|enquir|query|queries|collab|kollab|colab|coop|cooper|kooper|partner|parceri|parcería|
  реклам|сотруднич|współprac|spolupr|együttműk|mgmt|management|manager|managment|менедж|agent|press|presse|prensa|zakelijk|anfrage|reklam|
  iş birliği|işbirliği|광고|문의|협찬|섭외|비즈니스|合作|商务|商務|仕事|依頼|案件|お問い合わせ|問い合わせ|sponsor|promo|publi|work|werbung|hire|
  write|reach|escr|schreib|écri|пиш|napisz`.replace(/\s+/g, '');
const LETTERS = '(?:pr|em|e|m|ad|ads|adv|mail|hmu)';
const CUE = new RegExp(`${ICONS}|${STEMS}|(?<![\\p{L}\\p{N}])${LETTERS}\\s?[:：=]`, 'iu');
const CUE_RIGHT_BEFORE = new RegExp(
  `(?:${ICONS})\\uFE0F?[^\\p{L}\\p{N}]{0,6}$|(?:(?:${STEMS})[\\p{L}]{0,12}|(?<![\\p{L}\\p{N}])${LETTERS})[^\\p{L}\\p{N}\\n]{1,6}$`,
  'iu',
);
const LOOK_BACK = 60;
/** The length of the longest such word, with what may follow it. */
const RIGHT_BEFORE = 32;

const lineBefore = (text: string, start: number): string => {
  const before = text.slice(Math.max(0, start - LOOK_BACK), start);
  return before.slice(before.lastIndexOf('\n') + 1);
};

/** True when the line says, before the place, that mail is meant. */
export const hasCueOnLine = (text: string, start: number): boolean =>
  CUE.test(lineBefore(text, start));

const isAsciiLetter = (code: number): boolean => isPlain(code) && code > 0x39;

/** The plain word before a place and the plain signs after it; null where anything else is there. */
function wordBefore(text: string, start: number): string | null {
  let end = start;
  while (start - end < 7 && end > 0 && text.charCodeAt(end - 1) < 0x80) {
    const code = text.charCodeAt(end - 1);
    if (isPlain(code)) break;
    end -= 1;
  }
  let first = end;
  while (start - first < RIGHT_BEFORE && isAsciiLetter(text.charCodeAt(first - 1))) first -= 1;
  if (first > 0 && text.charCodeAt(first - 1) > 0x7f) return null;
  return text.slice(Math.max(0, first - 1), start);
}

/** True when there is nothing but signs between such a word or icon and the place, line breaks included. */
export const hasCueRightBefore = (text: string, start: number): boolean =>
  CUE_RIGHT_BEFORE.test(
    wordBefore(text, start) ?? text.slice(Math.max(0, start - RIGHT_BEFORE), start),
  );

/** Words that are no name of a mailbox when "at" or a lone provider follows: "me at gmail", "via gmail". */
const COMMON = new Set(
  `a e i o u y w z v s k an and or the my me us we you your our his her their it its i im is are be was am this that these those here there where
  in on at to of by via with for from as but not no only also just now out up off so then than how who what when all any
  use using used send sent drop hit write reach contact contacts email emails e-mail mail mails gmail hotmail outlook yahoo icloud
  dm dms message messages msg text find look live work works working based born lives see meet follow join come stay shop
  buy book order available located start starting student teacher founder co-founder ceo cto owner editor designer artist
  model coach engineer developer producer director manager head chef professor intern alum former ex team made still always
  home school good great best love official account same new old business biz inquiries enquiries inquiry enquiry collab collabs
  mi mis tu su el la los las un una de del en por para con y o al es soy mon ma mes le les un une des du et ou je suis
  mein meine ich der die das und oder ist bin im am zu auf mit von bei het de een en van mijn op ik ben o meu minha da do em na no
  и в на у я мы по или мой моя моё с со для не это the lol haha pls please ig insta instagram tiktok tt snap twitter youtube yt
  name username handle user usuario usuário pseudo nutzername gebruikersnaam ник add lessons each pm am`.split(
    /\s+/,
  ),
);

/** True for a word that nobody has as a mailbox name: articles, verbs, jobs, labels. Lower case. */
export const isCommonWord = (word: string): boolean => COMMON.has(word);

const DESKS = new Set(
  `hello hi hey hola hallo ciao bonjour info contact contacto contato kontakt mail office team studio booking bookings business
  collab collabs press media pr management mgmt work`.split(/\s+/),
);

/** True for the usual role names: info, hello, booking. */
export const isDesk = (local: string): boolean => DESKS.has(local.toLowerCase());

/** True for a name that cannot be a word: a letter beside a dot, an underscore or a digit. */
export const looksMade = (local: string): boolean => /[a-z][._\d]|[._\d][a-z]/i.test(local);

const FRONT_DESKS = new Set(
  'hello hi hey hola hallo ciao bonjour info contact contacto contato kontakt mail'.split(' '),
);

/** True for role names that receive everyone's mail and are no place to work "at". Lower case. */
export const isFrontDesk = (word: string): boolean => FRONT_DESKS.has(word);

const SHOWN = new Set(
  `recipe tutorial ticket merch music art print sale watch listen read apply donate subscribe vote register login visit
  free online link website blog podcast video photo picture store detail info menu class course event show night more
  everything clothes fashion news help support appointment prices service download song`.split(
    /\s+/,
  ),
);

/** True for what people find, do or are "at" a website: no mailbox name without a second signal. */
export const isShown = (word: string): boolean =>
  SHOWN.has(word.toLowerCase()) || /(?:s|ing)$/i.test(word);
