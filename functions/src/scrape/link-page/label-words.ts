import { LABEL_WORDS } from '@vibes/core/contact/label-words';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const NETWORKS = words(`
  instagram tiktok twitter threads youtube facebook snapchat twitch pinterest discord telegram whatsapp spotify
  linkedin patreon`);
/** Short names of networks, and the word that leads to them. */
const SHORT_NETWORKS = words('insta ig tt x yt fb snap follow');

/** Words that stand in menus, on buttons and on badges. */
const MENU = words(`
  home about shop store blog links link menu news music video videos tour merch gallery portfolio services faq
  search login cart follow copy share save send new live close open more back next top pro verified online
  newsletter subscribe press privacy terms imprint impressum datenschutz startseite über laden inicio tienda
  accueil boutique chi negozio sobre loja sklep winkel followers following likes posts views subscribers fans
  label labels join bio by at website web site phone tel telefon mobile fax`);

/** More words that lead to an address; their endings differ by language and case. */
const CONTACT =
  `mailto|mail-?adress\\p{L}{0,2}|address|adress\\p{L}{0,2}|adresse?n?|contact[oaieé]\\p{L}{0,3}|kontakt\\p{L}{0,5}
  contat\\p{L}{1,5}|posta|pošta|geschäftlich|buchungsanfragen|manage(?:rs|d|ment)|managerin|cooperations?|partners?|prasa|pers
  media|medien|inquire|consultas?|demandes?|richieste|hire|agent|agency|agentur|agence|reach|write|schreib\\p{L}{0,3}
  écri\\p{L}{0,4}|escr[ií]b\\p{L}{0,6}|scriv\\p{L}{0,4}|napisz|reklam\\p{L}{0,2}|reklama|pubblicità|publicité|support|infos?
  representation|licensing|wholesale|workshops|general|questions?`.replace(/\s*\n\s*/g, '|');
const IS_CONTACT = new RegExp(`^(?:${LABEL_WORDS}|${CONTACT})$`, 'iu');

/** A word and the beginning of a name that may as well be one word: "contact" and "us@…". */
const COMPOUND =
  /^(?:(?:contact|e?mail|write|reach|book|hire|call|ask)(?:us|me|him|her|them)|e?mail(?:box|room|er|man)|book(?:s|ing|ings|er|keeping|shop|store|club)|bookings?(?:team|desk|office)|(?:press|media|info|support|contact|tour|music|video|shop|store|blog|news|web|merch|gallery|live)(?:desk|team|crew|office|room|box|center|centre)|work(?:s|shop|shops|room|space|with|er)|home(?:page|office|studio)|(?:new|web|shop|store|blog|music|video|link)(?:s|letter|er|ers|mail|shop|site|team)|(?:business|brand)(?:deals|inquiries|enquiries|contact|team)|partner(?:s|ship|ships)|sponsor(?:s|ship|ships)|collab(?:s|oration|orations)|manager?(?:s|ment|in))$/;

/** A shorter word in small letters begins many names: "new" and `ton@…`, "pers" and `ona@…`. */
const SHORTEST = 6;
const PLAIN = /^(?:e-?mail|mails?)$/i;

/** True for a word that names what follows it: a label, an entry of a menu, a badge. */
export function isLabelWord(word: string): boolean {
  const pieces = word
    .toLowerCase()
    .split(/[-/&|]/)
    .filter(Boolean);
  return pieces.some((piece) => MENU.has(piece) || NETWORKS.has(piece) || IS_CONTACT.test(piece));
}

/** True for the name of a network, which a handle follows. */
export function isNetworkName(word: string): boolean {
  const name = word.toLowerCase();
  return NETWORKS.has(name) || SHORT_NETWORKS.has(name);
}

/** True where a label and the name behind it, if there is one, may be one name. */
export function mayBeginName(label: string, name: string): boolean {
  if (name === '') return false;
  const isSmall = label === label.toLowerCase() && label.length < SHORTEST && !PLAIN.test(label);
  return isSmall || COMPOUND.test(`${label}${name}`.toLowerCase());
}
