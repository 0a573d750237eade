const oneOf = (list: string): string => list.replace(/\s*\n\s*/g, '|');

/** Words that people put before an address to say what it is for, in many languages: whole words, as a pattern. */
export const LABEL_WORDS =
  oneOf(`e-?mails?|mails?|gmail|contacts?|collabs?|colabs?|kollabs?|collaborations?|business|biz|bookings?|management|mgmt|manager
  pr|press|work|inquir(?:y|ies)|enquir(?:y|ies)|partnerships?|sponsors?|sponsorships?|promos?|ads|advertising
  correo|contacto|contrataciones|colaboraci[oó]n(?:es)?|negocios|reservas|prensa|trabajo|publicidad
  contato|parcerias?|publi|trabalho|imprensa|colabora[cç](?:[aã]o|[oõ]es)
  courriel|partenariats?|presse|r[eé]servations?|contatt[io]|collaborazion[ei]|stampa|lavoro|prenotazioni
  kontakt|kooperation(?:en)?|koop|anfragen?|zusammenarbeit|buchung(?:en)?|werbung
  samenwerking(?:en)?|zakelijk|boekingen|aanvragen|wsp[oó][lł]praca|poczta|spolupr[aá]c[ae]
  [iı]leti[sş]im|i[sş]birli[gğ]i|reklam|e-?posta|samarbete|samarbeid|samarbejde|bokning|e-?post
  yhteisty[oö]|s[aä]hk[oö]posti|egy[uü]ttm[uű]k[oö]d[eé]s|colaborare|colabor[aă]ri|kerjasama|iklan
  почта|реклама|сотрудничество|связь|имейл|мейл|пошта|співпраця|επικοινωνία|συνεργασίες|بريد|ايميل|تواصل|מייל`);
/** Those of scripts that put no space between words, as a pattern. */
export const UNSPACED_LABEL_WORDS =
  'メール|仕事|依頼|이메일|메일|문의|협찬|邮箱|郵箱|邮件|合作|商务|商務';
