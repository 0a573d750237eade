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
  roommate|flatmate|mitbewohner(?:in)?|colleague|kolleg(?:e|in)|collègue|compañer[oa]s?|client|idol|crush
  couple|pärchen|duo|married(?: to)?|mrs|verheiratet|casad[oa]|mariée?|engaged|in love|wifed|taken by|vergeben an
  dog|hund|perr[oa]|chien(?:ne)?|cat|katze|gat[oa]|pony|horse|pferd|baby
  mans|mannens|kjæresten?|ägaren?|eier(?:en)?|bliźnia\\p{L}{1,6}|tvilling\\p{L}{0,6}|tweeling\\p{L}{0,6}|gême[oa]s?|άντρας(?: μου)?|γυναίκα(?: μου)?|φίλος|φίλη|αδελφ\\p{L}{1,3}
  co-?host|singer|drummer|guitarist|neighbou?r|bandmate|housemate|roomie|mentor|hubs|hubz|boo|bby|sponsor|favou?rite|fave?
  aunt(?:ie|y)?|uncle|nephews?|niece|grand(?:ma|pa|son|daughter|mother|father)|nan|nana|oma|opa|neffe|nichte|tante|onkel|abuel[oa]|niet[oa]|tí[oa]|sobrin[oa]|mami|papi|bae|man|fam
  mann|mannen|frau|freundin|freund|kumpel|bestie[ns]?|bror|broren|syster|søster|bruder|man(?:nen)?|kille|tjej|sambo|kæreste|kone|mand|samboer|fru|vän|venn|ven|vrouw|vriend(?:in)?|broer|zus(?:je)?|moeder|zoon|dochter
  brat[au]?|siostr[ayęo]|mąż|męża|mężem|żon[ayęo]|chłopak[a]?|dziewczyn[ayą]|mam[ay]|tat[ay]|syn[a]?|córk[ai]|przyjaci\\p{L}+|manžel(?:k[ay])?|přítel(?:kyně)?|bratr|sestr[ay]|férj(?:em)?|feleség(?:em)?|barát(?:nőm?|om)?|iker|testvér(?:em)?|soț(?:ul|ia)?|frate(?:le)?|sora
  marid[oa]|espos[oa]|namorad[oa]|irm[ãa]o?|irmã|net[oa]|filh[oa]|mãe|pai|amig[oa]|figli[oa]|nipote|fidanzat[oa]|ragazz[oa]|amic[oa]|mamma|papà|nonn[oa]|zi[oa]|cugin[oa]|copains?|mec|meuf|maman|fr[èe]re|sœur|jumelle
  eşi?m?(?:in)?|kocam?(?:ın)?|karım?(?:ın)?|sevgilim?(?:in)?|kardeşim?(?:in)?|ablam|abim|annem|babam|arkadaşım?|ikizim?|suami|istri|pacar|kakak|adik|teman|asawa|kapatid|kambal|jowa|chồng|vợ|ami(?:e)?
  муж[а]?|жен[аыу]|парень|парня|девушк[аи]|брат[а]?|сестр[аыу]|мам[аы]|пап[аы]|друг[а]?|подруг[аи]|сын[а]?|доч(?:ь|ки)|чоловік[а]?|дружин[аи]|σύζυγος|αδερφ[όή]ς?|בעלי|אשתי|אחי|אחותי|זוגת[יו]`);
/** The same, and shops, in scripts that put no space between words. */
export const OTHERS_RUN =
  /旦那|夫の|夫→|[夫母父]$|妻|嫁|彼氏|彼女|弟|妹|兄|姉|母の|母→|父の|父→|娘|息子|双子|相方|友達|友人|親友|店|ショップ|ブランド|事務所|マネ|カメラマン|別人|偽|なりすまし|남편|아내|와이프|남친|여친|남자친구|여자친구|동생|오빠|언니|누나|형|엄마|아빠|친구|쌍둥이|가게|매장|브랜드|소속사|매니저|사칭|สามี|ภรรยา|แฟน|เพื่อน|พี่|น้อง|แม่|พ่อ|ร้าน|ผู้จัดการ|زوجي|زوجتي|أخي|اخي|أختي|اختي|صديق|أمي|امي|أبي|ابي|متجر|مديرة? أعمال|老公|老婆|男友|女友|闺蜜|弟弟|妹妹|店铺|पति|पत्नी|भाई|बहन/u;

/** Who works for or with an owner, and what an owner runs. */
export const BUSINESS =
  word(`mgr|mgmt|mngmt|management|manager(?:in)?|managed|agency|agentur|agence|agencia|agenzia|gerente|mánager|représentée? par|repped|signed|unter vertrag|label|plattenfirma
  co-?founders?|founders?|founded|gründer(?:in)?|mitgründer(?:in)?|(?:co)?fundador[ae]?|(?:co)?fondat\\p{L}{2,6}|co-?owner|owner|owned|inhaber(?:in)?|dueñ[oa]|ceo|geschäftsführer(?:in)?|gérante?
  shops?|store|boutique|tienda|laden|lädchen|negozio|loja|geschäft|brand|marke|marca|marque|company|firma|empresa|business|unternehmen|studio|atelier|salon|salón|café|restaurant|bakery|bäckerei
  ristorante|bottega|negozio|sklep|sklepu|obchod|winkel|butik|butikk|butiken|verksted|atölye|dükkan|mağaza|markam?|markamız|restauran(?:te|g)|clinic|klinik|praxis|school|schule|escuela|escola|école|akademie|academy|charity|church|kirche|iglesia|igreja|église|choir|chor|verlag|publisher|firma|магазин|бренд|студия|салон|кафе|toko|tienda|loja|marca
  team|crew|équipe|equipo|club|verein|band|podcast|magazine?|gym|workplace|work at|arbeite bei|trabajo en
  boss|chef|szef(?:owej|a)?|chefin|founder['’]?s|fondatrice|fondatore|kurucu(?:su)?|założyciel\\p{L}*|menedżer(?:a|ka|ki)?|директор|менеджер
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
  falsch\\p{L}{1,2}|impostor|fan ?pages?|fan ?acc(?:ount)?|csalók?|oszust\\p{L}*|fanseite|stan|fandom|inspired by|inspo|credits?|cr|crédits?|thanks to|danke an|gracias a|merci à|repost|reposts?`);

/** Right in front of an account: it belongs to what is told there. */
export const LEADS_IN =
  /(?<![\p{L}\p{N}])(?:by|with|w\/|at|of|feat|ft|mit|von|vom|bei|beim|für|con|de|del|della|por|para|avec|par|chez|pour|du|di|da|per|van|voor|met|door|from|seen (?:on|in)|lov(?:e|ing)|liebe|support(?:ing)?|thanks?|wearing|wears|trage|x|[+&@])\s{0,2}[:：]?\s{0,2}$/iu;
/** Right in front of an account: somebody's who was told before. */
export const THIRD =
  /(?<![\p{L}\p{N}])(?:his|hers?|theirs?|ihre?|seine?|suo|sua|son|sa|seu|jego|jej|её|его|hans|hennes|hendes|zijn|haar|(?:other|better) half|partner in crime|(?:my|mi|mein) (?:love|man|girl|world|person|heart|everything|boo)|(?:mum|mom|dad|mother|father|mama|papa|married|wife|husband|aunt|uncle|engaged)\sto|was|check out|go follow|(?:my|mein[e]?)\s(?:students?|schüler\p{L}{0,5}|teacher|coach|trainer|producer)|(?:our|unser\p{L}{0,2}|nuestr[oa]|notre|noss[oa]|nostr[oa])\s\p{L}{2,20}|[\p{L}]{2,20}['’]s)\s{0,2}$/iu;
/** Right in front of an account: it is not the owner's. */
export const NOT =
  /(?<![\p{L}\p{N}])(?:not|nicht|kein|nie|niet|ikke|inte|pas|non|nem|не)(?:\s\S{1,16}){0,2}\s{0,2}$|[≠❌🚫]\s{0,2}$/iu;
/** Who asks for what, and what is given for money: anywhere near. */
export const ASKED = word(
  `anfragen?|requests?|inquir(?:y|ies)|enquir(?:y|ies)|zapytania|assessoria|ajans|contrataciones|code|sponsor\\p{L}*|use|discount|promo|rabatt|run by|reports?|manages?|represents?|(?:of|des|del|du) (?:the )?(?:week|day|month|monats|tages|mes|mois)|géré par|gerida por|gestionad[oa] por|verwaltet von|betrieben von|managed by`,
);
/** Several, of whom one is named. */
export const AND_MORE =
  /^[^\S\n]{0,2}(?:ほか|他\s|など|외\s|[+&,]\s?\d|(?:[+&]|and|und|et|y|e|ve|i|och|og)\s{0,2}(?:others?|friends|more|co\b|andere|autres|otr[oa]s|outr[oa]s|altri|diğer\p{L}*|inni|andra|andre))/iu;
/** A wish, and no fact. */
export const WISHED = /\bi wish\b|\bjk\b|just kidding|schön wär|ojalá|si seulement|quem dera/iu;

/** A line that points to what comes below it. */
export const POINTS = /(?:[:：👇⬇↓⤵➡→👉▼🔽]|link below|below|unten|abajo|ci-dessous)\s*$/iu;

const ON = 'on|auf|en|sur|no|na|su|på|op|at|over at|w|в|i|di|over on';
/** Of an account: "my", "follow me on", in front of it. */
export const OWN = new RegExp(
  `(?<![\\p{L}&+]|[&+]\\s|\\sand\\s|\\sund\\s)(?:(?:my|mein(?:e[mnrs]?)?|mi|mon|meu|o meu|il mio|mijn|min|mitt|mój|moje|mój|мой|моя|мій|minha|only|real|official)(?:\\s(?:only|main|other|own|personal|private|real|second|2nd|haupt|zweiter?|outra|otra|official|new|boy|girl))*(?:\\s(?:account|konto|conta|cuenta|compte))?|(?:find|follow|catch|watch|see|join)\\s(?:me|us)(?:\\s(?:${ON}))?|(?:for\\s)?more(?:\\s\\p{L}{1,12})?\\s(?:on|at)|for more|folgt? mir auf|auch auf|mehr auf|s[ií]gueme en|tambi[eé]n en|aussi sur|suivez[- ]moi sur|me segue no|também no|seguimi su|also on|over on|dms?\\s(?:on|at|me on)|(?:hauptaccount|main|mine|me|ich(?: bin)?|yo|io|moi|eu|ik|jag|ja|я|perso(?:nal)?|privat|private)(?:\\s(?:${ON}))?)\\s{0,2}[:：]?\\s{0,2}$`,
  'iu',
);
/** Of an account: "me", "main", behind it or between it and its platform's name. */
export const MINE =
  /^[\s([:,–—-]{0,3}(?:(?:yes|yep|ja|sì|sí|si|oui|sim)[,\s]{1,2})?(?:me|mine|main|perso(?:nal)?|ich|yo|io|moi|eu|(?:it['’]?s|that['’]?s|is|c['’]est|sono|soy|sou|das bin|ben|det är|det er|to)\s(?:also\s|auch\s|too\s|aussi\s|también\s|também\s|anche\s)?(?:me|io|yo|ich|moi|eu|ik|jag|meg|mig|ja))(?!\p{L})/iu;
/** The name that an owner has on the other platform. */
export const KNOWN_AS =
  /(?<!\p{L})(?:aka|a\.k\.a\.|alias|known as|bekannt als|conocid[oa] como|conhecid[oa] como|conosciut[oa] come|connue? comme)\s[^,.!?|]{1,30}$/iu;
/** An owner who is known for the other account. */
export const KNOWN_FOR =
  /(?<!\p{L})(?:knows?|known|know me|kenn(?:st|t) mich|bekannt|conocid[oa]|conhecid[oa]|connue?|famous|that girl|the girl|the guy)\s(?:from|on|for|behind|von|aus|durch|de|do|em|sur)\s*$/iu;
/** The owner again, in another role. */
export const JOKE =
  /(?<!\p{L})(?:evil|good|bad|böser?|guter?|böse|gute|malvad[oa]|malefic[oa]|bösen)\s(?:twin|zwilling|gemel[oa])(?!\p{L})/giu;
/** One that an owner has besides. */
export const SPARE =
  /(?<![\p{L}\p{N}])(?:back ?-?up|second(?:ary)?|2nd|spam|finsta|zweit\p{L}*|alt|secund\p{L}*|respaldo|reserva|reserve|secours)(?!\p{L})|(?:^|\s)[2-9]\s?[:：]/iu;
/** Of an owner, who is the mother or the founder: "mum of 3", "wife of @max". */
export const OF_OWNER =
  /\p{L}{2,16}(?:['’]s)?\s(?:of|to|von|vom|de|di|da|till|til|av|van|med|met|à|за|z)\s(?!the\s(?:week|day|month))(?:(?:an?|the|one|two|three|el|la|il)\s)?(?:@[\w.]{2,40}|[\p{L}\p{N}'’]{1,20})(?:\s[&]\s\p{L}{1,20})?/giu;
/** "my husband", "mein Mann": whose account it is, wherever it is said near one. */
export const MY =
  /(?<!\p{L})(?:my|our|mein(?:e[mnr]?)?|unser[e]?|mi|mon|ma|meu|minha|mio|mia|mijn|min|mitt|mój|moja|мой|моя|мій)\s(?:\p{L}{1,12}\s)?$/iu;
/** In front of a colon, words that say nothing of whose an account is. */
export const SAYS_NOTHING =
  /^(?:[^\p{L}]|(?<!\p{L})(?:my|me|find|follow|us|on|at|in|the|all|other|also|more|here|hier|auch|mehr|folgt?|mir|und|and|y|e|et|socials?|media|links?|contact\p{L}*|kontakt|contat\p{L}*|dms?|videos?|stories|reels|life|daily|vlogs?|clips?|live|art|food|music|only|new|main|mine|personal|private|privat|own|insta|instagram|ig|tiktok|tt|official|oficial|account|konto|cuenta|conta|compte|profile|profil|perfil|page|see|for|see|siehe|sigueme|sígueme|en|auf|sur|no|outra|minha|otra|mi|mein|mon|suivez|moi|aussi|también|também|anche|su|seguimi|encuéntrame|true|real|i|am|ich|bin)(?!\p{L})){1,80}$/iu;
/** A page that says it is run by fans. */
export const BY_FANS =
  /(?<!\p{L})(?:run|made|managed|géré|gestionad[oa]|gerid[oa]|geführt|gestit[oa])\s(?:by|par|por|von|da)\s(?:an?\s|une?\s|una?\s|uma?\s|einem\s|her\s|his\s)?fans?(?!\p{L})/iu;
