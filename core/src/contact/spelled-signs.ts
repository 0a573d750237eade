/**
 * How people write the signs of an address in words. Sources: the names of @ and
 * of the dot in the languages' own usage; only words that were seen to stand for
 * the sign in an address.
 */
const words = (list: string): string =>
  list
    .trim()
    .split(/\s*\|\s*/)
    .toSorted((a, b) => b.length - a.length)
    .join('|');

/** What people put around a sign or its word. */
export const OPENING = '[([{<«‹〔「『〈《⟨]{1,2}';
export const CLOSING = '[)\\]}>»›〕」』〉》⟩]{1,2}';
export const ORNAMENTS = '[*|"\'“”/~=_●•·◦∙○▪★☆✦✧⭐-]{1,2}';

/** Words with no other meaning: no second signal is needed. */
export const AT_NAMES = words(`
  arroba | arobase | arobas | arrobase | собака | собачка | małpa | malpa | małpka | snabel-a | snabela | snabel a |
  kukac | zavináč | zavinac | chiocciola | chiocciolina | apenstaartje | apestaartje | klammeraffe |
  alfakrøll | krøllalfa | kruellalfa | παπάκι | παπακι | маймунско а | мајмун | кльомба | afna | lokki |
  골뱅이 | アットマーク | アット | あっと | 艾特 | 小老鼠 | שטרודל | כרוכית | at-sign | at sign | ätt | heliukas |
  miukumauku | majmunče | coadă de maimuță | coada de maimuta | arond | a rond | aron | a còng | et işareti | kuyruklu-a | kuyruklu a | quyruqlu a | равлик | ravlyk | at the rate of | at the rate | arrova | αρόμπα | afnă | gaffel-a`);

/** Such words in another script, which may be glued to Latin letters: `ilsa골뱅이gmail.com`. */
export const FOREIGN_AT_NAMES = [
  ...AT_NAMES.split('|').filter((name) => !/[a-zà-ž]/i.test(name)),
  '圈a',
].join('|');

/** Words that are also common in their language: they need a second signal. */
export const AT_WORDS = words(
  'at | ät | chez | αт | آت | ات | اَت | ऐट | एट | ਐਟ | แอท | แอด | אט | эт | ат',
);

/** What brackets may hold between name and domain. */
export const AT_IN_BRACKETS = `${AT_NAMES}|${AT_WORDS}|et|bei|@|a|ä|æt`;

export const DOT_WORDS = words(`
  dot | d0t | punto | ponto | точка | тчк | крапка | punkt | punkti | point | kropka | pünktchen | nokta | 닷 | 점 | tečka | tecka |
  bodka | pont | piste | prikk | pika | točka | tacka | тачка | τελεία | τελεια | ドット | どっと | 点 | 點 | titik |
  chấm | cham | نقطة | نقطه | دوت | נקודה | punct | taškas | punkts | دات | डॉट | डाट | ดอท | จุด | punt | punktum | punctum | пункт | stip`);

/** Words that include the ending: `gmail dotcom`, `지메일 닷컴`. */
export const DOT_ENDINGS: Readonly<Record<string, string>> = {
  dotcom: 'com',
  dotnet: 'net',
  puntocom: 'com',
  pontocom: 'com',
};

/** The other signs a name may hold. */
export const MARK_WORDS: Readonly<Record<string, string>> = {
  underscore: '_',
  'guion bajo': '_',
  'guión bajo': '_',
  underline: '_',
  unterstrich: '_',
  'tiret bas': '_',
  dash: '-',
  hyphen: '-',
  minus: '-',
  bindestrich: '-',
  tiret: '-',
  guion: '-',
  guión: '-',
  hífen: '-',
};
