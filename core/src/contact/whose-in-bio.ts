import { isCalledLike, isOfFans, type NamedOwner } from './called-like.ts';
import { isMailProvider } from './mail-providers.ts';

const oneOf = (list: string): string => list.trim().replace(/\s*\n\s*/g, '|');
const word = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${oneOf(list)})(?![\\p{L}\\p{N}])`, 'iu');

/** Work that others do for a creator; credited with "by" or a colon behind it. */
const WORK =
  oneOf(`(?:web ?)?(?:sites?|design(?:ed)?)|photos?|photography|pics|pictures|portraits?|headshots?|shot|hair|make ?up|mua|nails|lashes
  brows|tattoos?|styling|styled|filmed|videos?|vids?|edits?|edited|editing|directed|produced|logo|artwork|art|drawn|illustrated|illustration|pfp|banner|header
  avatar|icon|cover|graphics|music|beats?|song|theme|intro|outfits?|dress|ring|cake|flowers|fotos?|fotografía|photographie|bilder|foto's|zdjęcia
  maquillage|peinado|pelo|vidéo|vídeo|cheveux|haare|musik|música|musique|musica|logotipo|schnitt|montage|edición|edição|montaggio|montaż|editado|editada|bearbeitet|geschnitten|doors?|boards?|cuts?|klipp\\p{L}*|animation|animasjon|animación`);
const BY = 'by my|by|von|par|por|de|di|da|door|av|af|od|przez|credits?|creds?|©|[:：→➡]|👉';
const CREDITED: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${WORK})(?:(?:\\s?[/&+,]\\s?|\\s(?:and|und|et|y|e|i|och|en)\\s)(?:${WORK}))?\\s{0,2}(?:${BY})[^@\\n]{0,40}$`,
    'iu',
  ),
  /(?:📸|📷|🎥|🎬|🎨|💇|💄|🎶|🎵)\uFE0F?\s{0,2}(?:by|credits?|cred|©)[^@\n]{0,40}$/iu,
  /(?<![\p{L}\p{N}])(?:credits?|creds?|courtesy of|©)\s{0,2}[:：]?[^@\n]{0,40}$/iu,
];

/** Who is no creator's other self: kin, friends, and those who work for them. */
const OTHERS =
  word(`photographer|videographer|cameraman|editor|designer|illustrator|stylist|hairdresser|hairstylist|barber|tattooist|web ?designer
  developer|partner|husband|wife|hubby|wifey|boyfriend|girlfriend|fianc[eé]e?|bf|gf|mum|mom|mam|mother|dad|daddy|father|sister|brother|sis|bro|bestie|best friend
  friend|friends|cousin|aunt|uncle|son|daughter|grandma|grandpa|nan|gran|coach|trainer|dentist|doctor|surgeon|therapist|teacher|boss|church|charity|gym|sponsors?|sponsored
  publisher|publicist|landlord|mp|minister|mayor|senator|council(?:lor)?|representative|university|school|employer|boss|chef|jefe|capo|baas|szef|sjef|stationer|printer|supplier|donate|donations?|petition|volunteer
  fotograf(?:in)?|photographe|fotógraf[oa]|freundin|freund|mann|frau|verlag|mari|femme|copain|copine|éditeur|novi[oa]|marido|esposa|herman[oa]|amig[oa]|editorial
  irmã|irmão|namorad[oa]|marito|moglie|fratello|sorella|casa editrice|broer|zus|vriend(?:in)?|uitgever|mąż|żona|brat|siostra|wydawnictwo|bror|syster|förlag|forlag`);
const KIN = OTHERS.source.replace(/\)\(\?!/, ")(?:['’]?s)?(?!");
const KINDRED = new RegExp(`(?:my|your|our)\\s(?:\\p{L}{1,12}\\s)?${KIN}`, 'iu');
/** Who speaks for a creator though they are kin. */
const MANAGES = word(
  `managed|managers?|manager(?:in)?|management|mgmt|agent|verwaltet|représent\\p{L}*`,
);
/** "my dad's firm 👉", "hubby DJs:", "publisher:". */
const OTHERS_ADDRESS = new RegExp(
  `(?:(?<![\\p{L}])(?:my|our|your|mein(?:e[mnr]?)?|unser|dein(?:e[mnr]?)?|euer|votre|vos|tu|vuestro|tuo|vostro|je|jouw|twój|din|ditt|mon|ma|mi|mio|mia|meu|minha|mijn|min)\\s(?:\\p{L}{1,12}\\s)?${KIN}|${OTHERS.source}[^@\\n]{0,24}(?:[:：(→➡>-]|👉)[^@\\n\\p{L}]{0,6}$)`,
  'iu',
);
/** Of customers, and of money. */
const TRADE = word(
  `orders?|shipping|returns|refunds?|customers?|warranty|tips?|paypal|venmo|cash ?app|zelle|reklamation(?:en)?|zamówienia|pedidos?|ordini|commandes?|bestellungen`,
);
/** Who is to be told of a wrong, or keeps data: not asked for work. */
const DESK =
  /(?<![\p{L}\p{N}])(?:report|impersonat\p{L}{1,6}|fakes?(?: accounts?)?|scam\p{L}*|dmca|copyright|takedowns?|legal|gdpr|dsgvo|privacy|datenschutz|arnaque|estafa|truffa|golpe|oszust\p{L}*|svindel|bedrägeri|betrug|oplichting)(?![\p{L}])[^@\n]{0,40}$/iu;
/** Not theirs, or not any more, by the words on its line. */
const DISCLAIMED =
  /(?<![\p{L}])(?:not (?:my|mine|me|at|affiliated|run|connected)|isn['’]t (?:my|mine|me)|no affiliation|unaffiliated|no longer|formerly|previously|used to be|no (?:brands|business|collabs|pr)|not for (?:brands|business|collabs|work)|ignore|don['’]t use|do not use|nicht (?:mein|von mir|mehr)|no es m[ií]|ya no|pas (?:ma|mon|à moi)|non è mi|não é meu|niet mijn|ben ik niet|bin ich nicht|nie moj|inte min|ikke min)/iu;
/** "e-mail antigo", "old one:". */
const OLD = new RegExp(
  `(?<![\\p{L}])(?:old|former|previous|antig[oa]|viej[oa]|ancien(?:ne)?|vecchi[oa]|velh[oa]|alte[rs]?|oude?|star[yáa]|gam(?:mel|la?)|fake|nep|fejk|falso|faux)\\s{0,2}(?:one|e-?mail|mail|address|adress\\p{L}*|correo|indirizzo|mailadresse?)?[^@\\n\\p{L}]{0,4}$`,
  'iu',
);
/** Who speaks for a creator. */
const SPEAKS =
  word(`mgmt|mngmt|mgt|management|managed|run by|managers?|agents?|agency|agence|agentur|agencia|agenzia|bookings?|reps?|represent(?:ed|ation)
  signed|talents?|pr|press|presse|prensa|stampa|impresariat|manageme?nt|менеджер`);
const ASKS = new RegExp(
  `${SPEAKS.source}|(?<!\\p{L})(?:collab\\p{L}*|kollab\\p{L}*|colab\\p{L}*|business|biz|brands?|partner\\p{L}*|parceri\\p{L}*|sponsor\\p{L}*|inquir\\p{L}*|enquir\\p{L}*|contact\\p{L}*|kontakt\\p{L}*|contat\\p{L}*|e-?mail\\p{L}*|kooperation\\p{L}*|anfragen?|werbung|zakelijk|samenwerk\\p{L}*|współprac\\p{L}*|samarb\\p{L}*|reklam(?!ation)\\p{L}*|сотруднич\\p{L}*|реклам\\p{L}*|work with|hire|commission\\p{L}*|publi|promo\\p{L}*|ugc|media ?kit|jobb?|marcas|marken|merken|marques|aziende|empresas|firmen)(?!\\p{L})`,
  'iu',
);
/** What makes another account the creator's own. */
const OWNS =
  word(`founders?|co-?founders?|founded|owner|ceo|creator of|maker of|i (?:run|own|made)|host(?:ing)?|my (?:own )?(?:\\p{L}{1,12} )?(?:shop|store|brand
  label|studio|podcast|pod|band|company|business|book|bakery|salon|line|agency|page|account|channel|project|newsletter)|gründer(?:in)?|inhaber(?:in)?|fondat\\p{L}{2,6}
  fundador[ae]?|dueñ[oa]|oprichter|oprichtster|założyciel(?:ka)?|grundare|grundlægger|2nd|second|other|main|backup|private|also|aka|alt|zweit\\p{L}*`);
/** What people write around their own address. */
const NEUTRAL =
  word(`e?-?mails?|mail ?me|me|my|at|to|for|and|or|the|a|an|on|in|via|by|here|hi|hey|hello|say|just|please|pls|plz|drop|send|shoot|hit|write|reach|out|contact|contacts?
  us|up|let['’]?s|lets|work|working|with|together|talk|chat|connect|get|touch|all|any|only|new|business|biz|brands?|brand deals?|deals?|collabs?|colabs?|collaborations?|collaborate|collaborating|partnerships?
  partner|pr|press|media|media ?kit|ugc|sponsorships?|sponsors?|promos?|promotions?|ads?|advertising|campaigns?|gifting|gifts?|paid|offers?|opportunities|inquir(?:y|ies)|enquir(?:y|ies)
  queries|questions?|info|general|official|professional|personal|direct|dms?|dm|no dms?|open|slow|bookings?|book|hire|hiring|gigs?|shows|speaking|talks|events|commissions?|commission|freelance|requests?
  mgmt|mngmt|mgt|management|managed|managers?|manager|agents?|agency|rep|reps|represented|representation|talent|💌|📩|📧|✉️?|📬|📥|👇|👉|⬇️|➡️|↓|→|uk|us|usa|eu|ww|ig|insta|instagram|tt|tiktok|yt|youtube|snap|twitch|worldwide|or dm|cc|u|you|your|i|i['’]?m|is|it|be|can|of|from
  contacto|colaboraciones?|colaboraci[oó]n|negocios|correo|escr[ií]beme|contrataciones|prensa|publicidad|trabajo|para|y|por|mi|contato|contatos?|parcerias?|publi|trabalho|assessoria|imprensa|e|meu|minha|comercial
  kontakt|kooperation(?:en)?|koops?|anfragen?|zusammenarbeit|geschäftlich|werbung|business ?anfragen|für|und|an|mein|meine|schreib(?:t)?(?: mir)?|mir|gerne|management|presseanfragen|zakelijk|samenwerk\\p{L}*|aanvragen|voor|en|mijn
  collaborazioni|contatti|contattami|lavoro|per|partenariats?|pro|demandes?|collab|contactez|moi|pour|et|mes|współprac[ay]|kontakt|oferty|do|napisz|samarbet\\p{L}*|samarbeid\\p{L}*|samarbejd\\p{L}*|förfrågningar|forespørgsler|henvendelser|og|och|till|til
  сотрудничество|реклама|почта|по|вопросам|связь|предложения|для|iş|birliği|işbirliği|iletişim|reklam|お仕事|ご依頼|依頼|連絡先|仕事|メール|문의|협찬|비즈니스|商务|合作|邮箱`);

const LONGEST_BIO = 400;
const MENTION = /(?<![\w.])@([a-z0-9][\w.]{2,29})/giu;
const ADDRESS = /\S{1,64}@\S{1,253}/gu;

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether an address carries the name of a mentioned account, in its host or in front of the sign. */
function carries(address: string, mention: string): boolean {
  const name = letters(mention);
  const [local = '', domain = ''] = address.split('@');
  const own = isMailProvider(domain) ? [local] : [domain.split('.')[0] ?? '', local];
  return own.map(letters).some((part) => {
    const [long, short] = part.length > name.length ? [part, name] : [name, part];
    return short.length >= 4 && long.includes(short);
  });
}

interface Place {
  /** The bio, or the part of a long text around the address. */
  text: string;
  address: string;
  start: number;
  end: number;
}

const MAIL_ICON = /(?:📧|📩|📨|💌|✉|📥|📤|📬|📭|📮|📫|📪|🕊|🖂)\uFE0F?/u;

/** The words in front of an address and behind it, to the ends of its line or of a list's item; a mail icon begins one. */
function wordsAround({ text, start, end }: Place): { lead: string; rest: string } {
  const from = text.lastIndexOf('\n', Math.max(0, start - 1)) + 1;
  // "My stationer: Blot & Sons⏎(orders@…)": brackets belong to the line above.
  const isAside = /^\s*[([]\s*$/u.test(text.slice(from, start)) && from > 0;
  const line = text.slice(isAside ? text.lastIndexOf('\n', from - 2) + 1 : from, start);
  const behind = text.slice(end).split('\n', 1)[0] ?? '';
  const lead =
    line
      .replace(ADDRESS, '|')
      .split(/[|•·●▪;]|\s[/–—]\s/u)
      .at(-1) ?? '';
  const rest = behind.replace(ADDRESS, '|').split(/[|•·●▪;@]|[.!?](?=\s|$)|\s[/–—]\s/u, 1)[0] ?? '';
  return { lead: (lead.split(MAIL_ICON).at(-1) ?? '').slice(-80), rest: rest.slice(0, 60) };
}

/** Whether words say nothing but that this is an address to write to, and whose. */
function isPlainLabel(words: string, { handle, name }: NamedOwner): boolean {
  const own = letters(handle + name);
  return [...words.matchAll(/[\p{L}\p{N}'’-]+/gu)].every(
    ([one]) => one.length === 1 || NEUTRAL.test(one) || own.includes(letters(one)),
  );
}

/**
 * Whether words in front of an address ask for mail: they say nothing else, or name who speaks for the
 * creator, or work. What is in front of these words says for what: "studio enquiries" are a studio's.
 */
function isAsking(lead: string, owner: NamedOwner, isProvider: boolean): boolean {
  if (isPlainLabel(lead, owner) || (OWNS.test(lead) && lead.includes('@'))) return true;
  const asked = ASKS.exec(lead);
  if (!asked || /['’]s(?!\p{L})|(?<!\p{L})only(?!\p{L})/iu.test(lead)) return false;
  return isProvider || isPlainLabel(lead.slice(0, asked.index), owner);
}

/** Whether an address carries the name of an account that the bio mentions and that is neither theirs nor speaks for them. */
function isOfMentioned({ text, address, start, end }: Place, owner: NamedOwner): boolean {
  return [...text.matchAll(MENTION)].some((match) => {
    const name = (match[1] ?? '').replace(/[._]+$/, '');
    const behind = match.index + match[0].length;
    // The creator's name alone may be a namesake's.
    const isOwn = isCalledLike(name, { handle: owner.handle, name: '' });
    if ((behind > start && match.index < end) || isOwn) return false;
    const isInBrackets = /^\s{0,2}[([][^)\]\n@]{0,20}$/u.test(text.slice(behind, start));
    if (!isInBrackets && !carries(address, name)) return false;
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const lead = before.slice(before.lastIndexOf('\n') + 1);
    return !(OWNS.test(lead) || (SPEAKS.test(lead) && !/(?<!\p{L})(?:w\/|with)\s*$/iu.test(lead)));
  });
}

/**
 * Whose an address in a bio is, by the words on its line. `another`: credited to somebody else, or
 * said not to be theirs. `owner`: called like them, or with nothing around it but words that ask for
 * mail; whoever speaks for them counts as them. `unclear`: anything else is said of it, or it carries
 * the name of another account. `whole` may be of any length.
 */
export function whoseInBio(
  whole: string,
  reading: { address: string; start: number; end: number },
  owner: NamedOwner,
): 'owner' | 'another' | 'unclear' {
  const { address } = reading;
  const from = Math.max(0, reading.start - LONGEST_BIO);
  const text = whole.slice(from, reading.end + LONGEST_BIO);
  const place = { text, address, start: reading.start - from, end: reading.end - from };
  const { lead, rest } = wordsAround(place);
  const [local = '', domain = ''] = address.split('@');
  const isOf = (names: NamedOwner) =>
    [domain.split('.')[0] ?? '', local].some((part) => isCalledLike(part, names, { within: true }));
  const behind = (text.slice(place.end).split('\n', 1)[0] ?? '').split('@', 1)[0] ?? '';
  if (DISCLAIMED.test(lead) || DISCLAIMED.test(behind) || OLD.test(lead) || DESK.test(lead))
    return 'another';
  if (isOfFans({ ...owner, bio: text })) {
    const isOwn = isOf({ ...owner, name: '' });
    return isOwn || (isMailProvider(domain) && isPlainLabel(lead, owner)) ? 'owner' : 'another';
  }
  if (TRADE.test(lead) && !ASKS.test(lead)) return 'unclear';
  if (isOfMentioned(place, owner)) return 'unclear';
  if (isOf(owner)) return 'owner';
  const credit = CREDITED.map((words) => words.exec(lead)).find((match) => match !== null);
  if (credit && !SPEAKS.test(credit[0])) return 'another';
  const isManaged = MANAGES.test(lead) && !/(?<!\p{L})(?:old|ex|former)(?!\p{L})/iu.test(lead);
  if (!isManaged && (OTHERS_ADDRESS.test(lead) || OTHERS_ADDRESS.test(`${rest}:`)))
    return 'unclear';
  if (!isPlainLabel(rest, owner) && !isMailProvider(domain)) return 'unclear';
  return isAsking(lead, owner, isMailProvider(domain)) ? 'owner' : 'unclear';
}

/** Whether a mailbox is named with a word of the owner's name: `rebekah.drinks` of @rebekah.reads.tea. */
const sharesWord = (local: string, { handle, name }: NamedOwner): boolean =>
  [...name.split(/\s+/), ...handle.split(/[._\d]+/)]
    .map(letters)
    .some((one) => one.length >= 4 && letters(local).includes(one));

/**
 * Whether an address on a page that is the owner's is theirs too: at the page's host, called like
 * them, or behind words that ask for mail. A reader who comments, a maker or a client is none of these.
 */
export function isTheirsOnPage(
  { address, evidence }: { address: string; evidence: string },
  owner: NamedOwner,
  host: string,
): boolean {
  const [local = '', domain = ''] = address.split('@');
  if (domain === host || domain.endsWith(`.${host}`) || host.endsWith(`.${domain}`)) return true;
  const names = [domain.split('.')[0] ?? '', local];
  if (names.some((part) => isCalledLike(part, owner, { within: true }))) return true;
  const at = evidence.toLowerCase().indexOf(address);
  const before = (at < 0 ? evidence : evidence.slice(0, at)).replace(ADDRESS, '|');
  const lead =
    before
      .split(/[|•·●▪;]|\s[–—]\s/u)
      .at(-1)
      ?.slice(-60) ?? '';
  const isOthers = [...CREDITED, OTHERS_ADDRESS, KINDRED, DISCLAIMED].some((one) => one.test(lead));
  if (isOthers || (TRADE.test(lead) && !ASKS.test(lead))) return false;
  // At a company, only a contact without a word, as in a field of its own, and who speaks for the owner.
  const isAsked = isMailProvider(domain)
    ? isAsking(lead, owner, true)
    : !before.trim() || SPEAKS.test(lead);
  return isAsked || sharesWord(local, owner);
}

/** Whether the bio mentions an account of that name as somebody else's: a site called so is theirs. */
export const isMentionedOther = (
  called: string,
  { bio, ...owner }: NamedOwner & { bio: string },
): boolean =>
  isOfMentioned(
    { text: bio, address: `@${called}.com`, start: bio.length, end: bio.length },
    owner,
  );
