/** What people write around accounts in a bio that are not their own, in the languages of creators. */

const word = (list: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${list.trim().replace(/\s*\n\s*/g, '|')})(?![\\p{L}\\p{N}])`,
    'iu',
  );

/** Family, friends and loves. */
export const KIN =
  word(`twins?|twinnie|zwilling\\p{L}*|gemel[oa]s?|mellizo|jumeaux?|jumelle|gemell[oa]|sisters?|sissy|sis|brothers?|bro|schwester(?:herz)?|bruder|herman[oa]s?
  s(?:œ|oe)ur|frère|sorella|fratello|husband|hubby|wife|wifey|ehemann|ehefrau|mein mann|meine frau|esposo|esposa|marido|mujer|mi hombre|mari|femme|moglie|marito
  bf|gf|boyfriend|girlfriend|freund(?:in)?|novi[oa]|pololo|polola|copain|copine|mon homme|ma meuf|chéri|fianc[eé]e?|verlobter?|prometid[oa]|partner(?:in)?|pareja|better half|other half|bessere hälfte|1\\/2|half
  mum|mummy|mom|mommy|mama|mam[aá]|maman|mutter|madre|mère|dad|daddy|papa|pap[aá]|vater|padre|père|parents?|eltern|padres|daughter|son|tochter|sohn|hij[oa]s?|fille|fils|kids?|kinder|niñ[oa]s|enfants
  cousin[ea]?|prim[oa]|bestie|bff|friends?|amig[oa]s?|amie?|beste freundin|bester freund|my (?:love|man|girl|boy|world|person|heart|everything)|mein schatz|meine liebe|mi amor|mon amour
  roommate|flatmate|mitbewohner(?:in)?|colleague|kolleg(?:e|in)|collègue|compañer[oa]s?|coach|trainer(?:in)?|teacher|producer|client|idol|crush
  couple|pärchen|duo|married(?: to)?|mrs|verheiratet|casad[oa]|mariée?|engaged|in love|wifed|taken by|vergeben an
  dog|hund|perr[oa]|chien(?:ne)?|cat|katze|gat[oa]|pony|horse|pferd|baby`);

/** Who works for or with an owner, and what an owner runs. */
export const BUSINESS =
  word(`mgr|mgmt|mngmt|management|manager(?:in)?|managed|agency|agentur|agence|agencia|agenzia|gerente|mánager|représentée? par|repped|signed|unter vertrag|label|plattenfirma
  co-?founders?|founders?|founded|gründer(?:in)?|mitgründer(?:in)?|(?:co)?fundador[ae]?|(?:co)?fondat\\p{L}{2,6}|co-?owner|owner|owned|inhaber(?:in)?|dueñ[oa]|ceo|geschäftsführer(?:in)?|gérante?
  shops?|store|boutique|tienda|laden|lädchen|negozio|loja|geschäft|brand|marke|marca|marque|company|firma|empresa|business|unternehmen|studio|atelier|salon|salón|café|restaurant|bakery|bäckerei
  team|crew|équipe|equipo|club|verein|band|podcast|magazine?|gym|workplace|work at|arbeite bei|trabajo en
  photographer|photographe|fotograf(?:in|[oa])?|fotógraf[oa]|videographer|editor|stylist|hair|nails|mua|photos?|pics|fotos?|bilder
  ambassador|botschafter(?:in)?|embajador[ae]?|ambassadrice|athlete|model|sponsor\\p{L}*|sponsored|powered|featured|feat|ft|collab(?:s|oration)?|in cooperation|koop(?:eration)?
  code|rabatt|descuento|réduction|discount|promo`);

/** Hearts and other signs of a couple. */
export const COUPLE =
  /[❤♥♡❣💍💑💏💌💒👫👬👭👰🤵🫶💓💕💖💗💘💙💚💛💜💝💞💟🖤🤍🤎🧡🩷🩵🩶🔐🔒∞]|👩‍❤️‍👨|👨‍👩|<3/u;

/** Not the owner's any more, or never. */
export const GONE =
  word(`fakes?|fake ?account|faker|imposter|impersonat\\p{L}*|not me|isn['’]t me|hacked|gehackt|hackead[oa]|pirat[ée]e?|hackée?|stolen|gestohlen|banned|gesperrt|bloquead[oa]|suspendid[oa]|suspended|disabled|deleted|gelöscht|borrad[oa]|supprimée?|lost|verloren|perdid[oa]|perdu
  (?<!(?:years?|yrs?|yo)\\s)old|alte[rs]?(?=\\s{0,2}(?:acc|konto|kanal|profil|:)|\\s*\\n)|ex|former|formerly|früher|previous|antig[oa]|viej[oa]|anterior|ancien(?:ne)?|inactive|inaktiv|inactiv[oa]|not active|closed|rip
  fan ?pages?|fans?|fan ?acc(?:ount)?|fanseite|stan|fandom|inspired by|inspo|credits?|cr|crédits?|thanks to|danke an|gracias a|merci à|repost|reposts?`);

/** Right in front of an account: it belongs to what is told there. */
export const LEADS_IN =
  /(?<![\p{L}\p{N}])(?:mit|von|vom|bei|beim|für|con|de|del|por|para|avec|par|chez|pour|du|di|da|per|van|voor|met|door|from|via|seen (?:on|in)|lov(?:e|ing)|liebe|support(?:ing)?|thanks?|x|[+&@])\s{0,2}[:：]?\s{0,2}$/iu;

/** A line that points to what comes below it. */
export const POINTS = /(?:[:：👇⬇↓⤵➡→👉▼🔽]|link below|below|unten|abajo|ci-dessous)[️\s]*$/iu;

/** What says that the account behind it is the owner's: "my", "follow me on". */
export const OWN =
  /(?<!\p{L})(?:(?:my|mein(?:e[mnrs]?)?|mi|mon|meu|il mio|mijn)(?:\s(?:main|other|own|personal|private|real|second|2nd|haupt|zweiter?))?(?:\saccount)?|(?:find|follow|catch)\s(?:me|us)(?:\s(?:on|at|over at))?|(?:for\s)?more(?:\s\p{L}{1,12})?\s(?:on|at)|for more|folgt? mir auf|auch auf|mehr auf|s[ií]gueme en|tambi[eé]n en|aussi sur|suivez[- ]moi sur|also on|over on|dms?\s(?:on|at|me on))\s{0,2}[:：]?\s{0,2}$/iu;
