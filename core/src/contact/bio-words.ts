/** What people write around an address in a bio, in the languages of creators: whose it says the address is. */

const oneOf = (list: string): string => list.trim().replace(/\s*\n\s*/g, '|');
const word = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${oneOf(list)})(?![\\p{L}\\p{N}])`, 'iu');

/** Work that others do for a creator; credited with "by" or a colon behind it. */
const WORK =
  oneOf(`(?:web ?)?(?:sites?|design(?:ed)?)|photos?|photography|pics|pictures|portraits?|headshots?|shot|hair|make ?up|mua|nails|lashes
  brows|tattoos?|styling|styled|filmed|videos?|vids?|edits?|edited|editing|directed|produced|logo|artwork|art|drawn|illustrated|illustration|pfp|banner|header
  avatar|icon|cover|graphics|music|beats?|song|theme|intro|outfits?|dress|ring|cake|flowers|fotos?|fotografía|photographie|bilder|foto's|zdjęcia
  maquillage|peinado|pelo|vidéo|vídeo|cheveux|haare|musik|música|musique|musica|logotipo|schnitt|montage|edición|edição|montaggio|montaż|editado|editada|bearbeitet|geschnitten|doors?|boards?|cuts?|klipp\\p{L}*|animation|animasjon|animación`);
const BY = 'by|von|par|por|de|di|da|door|av|af|od|przez|credits?|creds?|©|[:：→➡]|👉';
export const CREDITED: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${WORK})(?:(?:\\s?[/&+,]\\s?|\\s(?:and|und|et|y|e|i|och|en)\\s)(?:${WORK}))?\\s{0,2}(?:${BY})[^@\\n]{0,40}$`,
    'iu',
  ),
  /(?:📸|📷|🎥|🎬|🎨|💇|💄|🎶|🎵)\uFE0F?\s{0,2}(?:by|credits?|cred|©)[^@\n]{0,40}$/iu,
  /(?<![\p{L}\p{N}])(?:credits?|creds?|courtesy of|©)\s{0,2}[:：]?[^@\n]{0,40}$/iu,
];

/** Other people: family, friends, employers, and those who work for a creator. */
export const OTHERS =
  word(`photographer|videographer|cameraman|editor|designer|illustrator|stylist|hairdresser|hairstylist|barber|tattooist|web ?designer
  developer|partner|husband|wife|hubby|wifey|boyfriend|girlfriend|fianc[eé]e?|bf|gf|mum|mom|mam|mother|dad|daddy|father|sister|brother|sis|bro|bestie|best friend
  friend|friends|cousin|aunt|uncle|son|daughter|grandma|grandpa|nan|gran|coach|trainer|dentist|doctor|surgeon|therapist|teacher|boss|church|charity|gym|sponsors?|sponsored
  publisher|publicist|landlord|mp|minister|mayor|senator|council(?:lor)?|representative|university|school|employer|chef|jefe|capo|baas|szef|sjef|stationer|printer|supplier|donate|donations?|petition|volunteer
  fotograf(?:in)?|photographe|fotógraf[oa]|freundin|freund|mann|frau|verlag|mari|femme|copain|copine|éditeur|novi[oa]|marido|esposa|herman[oa]|amig[oa]|editorial
  irmã|irmão|namorad[oa]|marito|moglie|fratello|sorella|casa editrice|broer|zus|vriend(?:in)?|uitgever|mąż|żona|brat|siostra|wydawnictwo|bror|syster|förlag|forlag`);
const KIN = OTHERS.source.replace(/\)\(\?!/, ")(?:['’]?s)?(?!");
/** "My brother's doors", as the words of a link. */
export const KINDRED = new RegExp(`(?:my|your|our)\\s(?:\\p{L}{1,12}\\s)?${KIN}`, 'iu');
/** Who speaks for a creator though they are kin. */
export const MANAGES = word(
  `managed|managers?|manager(?:in)?|management|mgmt|agent|verwaltet|représent\\p{L}*`,
);
/** "my dad's firm 👉", "hubby DJs:", "publisher:". */
export const OTHERS_ADDRESS = new RegExp(
  `(?:(?<![\\p{L}])(?:my|our|your|mein(?:e[mnr]?)?|unser|dein(?:e[mnr]?)?|euer|votre|vos|tu|vuestro|tuo|vostro|je|jouw|twój|din|ditt|mon|ma|mi|mio|mia|meu|minha|mijn|min)\\s(?:\\p{L}{1,12}\\s)?${KIN}|${OTHERS.source}[^@\\n]{0,24}(?:[:：(→➡>-]|👉)[^@\\n\\p{L}]{0,6}$)`,
  'iu',
);
/** For customers, or about money. */
export const TRADE = word(
  `orders?|shipping|returns|refunds?|customers?|warranty|tips?|paypal|venmo|cash ?app|zelle|reklamation(?:en)?|zamówienia|pedidos?|ordini|commandes?|bestellungen`,
);
/** Who is to be told of a wrong, or keeps data: not asked for work. */
export const DESK =
  /(?<![\p{L}\p{N}])(?:report|impersonat\p{L}{1,6}|fakes?(?: accounts?)?|scam\p{L}*|dmca|copyright|takedowns?|legal|gdpr|dsgvo|privacy|datenschutz|arnaque|estafa|truffa|golpe|oszust\p{L}*|svindel|bedrägeri|betrug|oplichting)(?![\p{L}])[^@\n]{0,24}$/iu;
/** Not theirs, or not any more, by the words on its line. */
export const DISCLAIMED =
  /(?<![\p{L}])(?:not (?:my|mine|me|at|affiliated|run|connected)|isn['’]t (?:my|mine|me)|no affiliation|unaffiliated|no longer|formerly|previously|used to be|no (?:brands|business|collabs|pr)|not for (?:brands|business|collabs|work)|ignore|don['’]t use|do not use|nicht (?:mein|von mir|mehr)|no es m[ií]|ya no|pas (?:ma|mon|à moi)|non è mi|não é meu|niet mijn|ben ik niet|bin ich nicht|nie moj|inte min|ikke min)/iu;
/** "e-mail antigo", "old one:". */
export const OLD = new RegExp(
  `(?<![\\p{L}])(?<!(?:years?|yrs?|yo|\\dy)\\s)(?:old|former|previous|antig[oa]|viej[oa]|ancien(?:ne)?|vecchi[oa]|velh[oa]|alte[rs]?|oude?|star[yáa]|gam(?:mel|la?)|fake|nep|fejk|falso|faux)\\s{0,2}(?:one|e-?mail|mail|address|adress\\p{L}*|correo|indirizzo|mailadresse?)?[^@\\n\\p{L}]{0,4}$`,
  'iu',
);
/** Who speaks for a creator. */
export const SPEAKS =
  word(`mgmt|mngmt|mgt|management|managed|run by|managers?|agents?|agency|agence|agentur|agencia|agenzia|bookings?|reps?|represent(?:ed|ation)
  signed|talents?|pr|press|presse|prensa|stampa|impresariat|менеджер`);
/** What asks for mail: work, contact, and who speaks for a creator. */
export const ASKS = new RegExp(
  `${SPEAKS.source}|(?<!\\p{L})(?:collab\\p{L}*|kollab\\p{L}*|colab\\p{L}*|business|biz|brands?|partner\\p{L}*|parceri\\p{L}*|sponsor\\p{L}*|inquir\\p{L}*|enquir\\p{L}*|contact\\p{L}*|kontakt\\p{L}*|contat\\p{L}*|e-?mail\\p{L}*|kooperation\\p{L}*|anfragen?|werbung|zakelijk|samenwerk\\p{L}*|współprac\\p{L}*|samarb\\p{L}*|reklam(?!ation)\\p{L}*|сотруднич\\p{L}*|реклам\\p{L}*|work with|hire|commission\\p{L}*|publi|promo\\p{L}*|ugc|media ?kit|jobb?|marcas|marken|merken|marques|aziende|empresas|firmen)(?!\\p{L})`,
  'iu',
);
/** What makes another account the creator's own. */
export const OWNS =
  word(`founders?|co-?founders?|founded|owner|ceo|creator of|maker of|i (?:run|own|made)|host(?:ing)?|my (?:own )?(?:\\p{L}{1,12} )?(?:shop|store|brand
  label|studio|podcast|pod|band|company|business|book|bakery|salon|line|agency|page|account|channel|project|newsletter)|gründer(?:in)?|inhaber(?:in)?|fondat\\p{L}{2,6}
  fundador[ae]?|dueñ[oa]|oprichter|oprichtster|założyciel(?:ka)?|grundare|grundlægger|(?:my )?(?:2nd|second|other|main|backup|private|alt|zweit\\p{L}*)\\s?(?:account|acc|page|profile|channel|insta|ig|tiktok|kanal|konto)?\\s?[:：👉]?\\s?$`);
/** What people write around their own address. */
export const NEUTRAL =
  word(`e?-?mails?|mail ?me|me|my|at|to|for|and|or|the|a|an|on|in|via|by|here|hi|hey|hello|say|just|please|pls|plz|drop|send|shoot|hit|write|reach|out|contact|contacts?
  us|up|let['’]?s|lets|work|working|with|together|talk|chat|connect|get|touch|all|any|only|new|business|biz|brands?|deals?|collabs?|colabs?|collaborations?|collaborate|collaborating|partnerships?
  partner|pr|press|media|media ?kit|ugc|sponsorships?|sponsors?|promos?|promotions?|ads?|advertising|campaigns?|gifting|gifts?|paid|offers?|opportunities|inquir(?:y|ies)|enquir(?:y|ies)
  queries|questions?|info|general|official|professional|personal|direct|dms?|no|open|slow|bookings?|book|hire|hiring|gigs?|shows|speaking|talks|events|commissions?|commission|freelance|requests?
  mgmt|mngmt|mgt|management|managed|managers?|manager|agents?|agency|rep|reps|represented|representation|talent|uk|us|usa|eu|ww|ig|insta|instagram|tt|tiktok|yt|youtube|snap|twitch|worldwide|cc|u|you|your|i|i['’]?m|is|it|be|can|of|from
  contacto|colaboraciones?|colaboraci[oó]n|negocios|correo|escr[ií]beme|contrataciones|prensa|publicidad|trabajo|para|y|por|mi|contato|contatos?|parcerias?|publi|trabalho|assessoria|imprensa|e|meu|minha|comercial
  kontakt|kooperation(?:en)?|koops?|anfragen?|zusammenarbeit|geschäftlich|werbung|business ?anfragen|für|und|an|mein|meine|schreibt?|mir|gerne|presseanfragen|zakelijk|samenwerk\\p{L}*|aanvragen|voor|en|mijn
  collaborazioni|contatti|contattami|lavoro|per|partenariats?|pro|demandes?|collab|contactez|moi|pour|et|mes|współprac[ay]|kontakt|oferty|do|napisz|samarbet\\p{L}*|samarbeid\\p{L}*|samarbejd\\p{L}*|förfrågningar|forespørgsler|henvendelser|og|och|till|til
  сотрудничество|реклама|почта|по|вопросам|связь|предложения|для|iş|birliği|işbirliği|iletişim|reklam|kerja|sama|kerjasama|endorse(?:ment)?|cp|yhteisty\\p{L}*|spoluprác\\p{L}*|együttműköd\\p{L}*|liên|hệ|công|việc|birlik\\p{L}*|nur|bitte|repped|fan|inquiry|serious|rates`);

/** The same in scripts that put no space between words: anywhere in a run of letters. */
export const NEUTRAL_RUN =
  /仕事|依頼|連絡|問い合わせ|案件|メール|合作|商务|商務|联系|聯絡|邀约|邀約|邮箱|郵箱|광고|문의|협찬|협업|섭외|비즈니스|업무|메일|تعاون|إعلان|اعلان|تواصل|ايميل|ติดต่อ|งาน/u;

/** What comes with hacked accounts: their "rescuers", and offers of money. */
export const SCAM =
  /(?<!\p{L})(?:hacked|recover(?:ed|y|ing)?|forex|crypto|bitcoin|invest(?:ed|ing|ments?|or)?|trading|contact (?:him|her|them))(?!\p{L})/iu;
