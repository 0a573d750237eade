import { CONTACT_WORDS } from './contact-words.ts';

/**
 * Words that say an address belongs to somebody other than the owner of the
 * page, in the languages of creators' sites. They are read in the words that
 * lead to the address; how much they count is decided in `creator-addresses.ts`.
 */
const oneLine = (list: string) => list.trim().replace(/\s*\n\s*/g, '|');
const anyOf = (spaced: string, unspaced: string): [string, string] => [
  oneLine(spaced),
  oneLine(unspaced),
];

/** At the start of a word; languages without spaces need none. */
const wordIn = (spaced: string, unspaced: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${spaced})|${unspaced}`, 'giu');

const [SITE, SITE_UNSPACED] = anyOf(
  `web|www|site|sito|siti|sitio|página|pagina|stron[ay]|hemsida|hjemmeside|nettside|homepage
   honlap|weboldal|stránk|stránek|сайт|веб|ιστοσελίδ|ιστότοπ|situs|laman|sivu|verkkosivu|trang web`,
  `ホームページ|サイト|ウェブ|网站|網站|网页|網頁|홈페이지|웹|사이트|موقع|ويب|سایت|אתר|เว็บ`,
);
const [MAKE, MAKE_UNSPACED] = anyOf(
  `design|develop|built|build|creat|made|maint|credit|gestalt|erstell|umsetz|realis|realiz|programm|entwick
   créa|créé|concep|conçu|réalis|dévelop|héberg|diseñ|desarroll|creac|cread|hech[oa]|alojam|program|desenvol
   criaç|criad|hosped|svilupp|creaz|progett|ontwerp|ontwikkel|gebouwd|bouw|wykon|projekt|stworz|tworzen
   vytvoř|vytvor|tvorba|készít|fejleszt|tasar|yapım|yazılım|hazırla|utveckl|utvikl|udvikl|toteut|suunnit
   созда|разраб|дизайн|сдела|продвиж|поддерж|в[её]рст|изготов|створ|розроб|зроб|κατασκευ|σχεδια|ανάπτυ|pembuat|dibuat
   dikembang|thiết kế`,
  `制作|製作|作成|デザイン|制作者|设计|設計|建设|建設|开发|開發|제작|디자인|개발|تصميم|تطوير|برمجة|إنشاء|תכנון|בניי?ת|עיצוב|פיתוח|طراحی|ออกแบบ`,
);
const ANY_SITE = `(?:(?<![\\p{L}\\p{N}])(?:${SITE})|${SITE_UNSPACED})`;
const ANY_MAKE = `(?:(?<![\\p{L}\\p{N}])(?:${MAKE})|${MAKE_UNSPACED})`;

/** A site and its making close to each other: "Сайт создан", "Realizacja strony", "홈페이지 제작". */
const SITE_MAKING = new RegExp(
  `${ANY_MAKE}[^@.\\n]{0,20}?${ANY_SITE}|${ANY_SITE}[^@.\\n]{0,20}?${ANY_MAKE}`,
  'giu',
);

/** Those who make and keep sites, and making without a word for the site: "Projekt i wykonanie:". */
const SITE_MAKER = wordIn(
  ...anyOf(
    `web-?(?:master|studio|agent|agenc|agenz|bureau|byrå|design)|agence web|agencia web|agenzia web
     host(?:ing|er|ed|by)(?!\\p{L})|héberge|alojamiento|hosped|хостинг|веб-?студ|веб-?мастер|вебмастер
     hemsida (?:av|fra)|(?:hemsida|hjemmeside|nettside|verkkosivu\\p{L}{0,3}) ?:|web ?: ?\\p{L}[^.@]{2,40},|dibuat oleh|dikembangkan oleh
     powered by|projekt i wykonanie|realizacja|wykonanie|realizace|kivitelezés|készítette|produktion:|tasarım|barındırma`,
    `ホスティング|サーバー|技术支持|技術支援|호스팅|제작사|웹에이전시|استضافة|אחסון`,
  ),
);

/** Whose picture, letters or music it is, and under which licence. */
const ARTWORK = wordIn(
  ...anyOf(
    `photo(?:s|graphy|graphe|graphies)? ?(?:by|credits?|courtesy|©|:)|crédits?(?: ?photos?)?(?! \\p{L}{4})|fotos? ?(?:von|by|de|di|door|:)
     bild(?:nachweis|quelle|rechte)|fotonachweis|créditos|crediti|stock ?(?:photo|foto|image|bild)|фото ?:|zdjęcia ?:|fotografie ?:
     font(?:s|e)? ?(?:by|from|:)|type(?:face|faces)? ?(?:by|:)|police(?:s)? ?:|schrift(?:art)?(?:en)? ?:|fuentes? ?:|шрифт
     icons? (?:by|from)|illustrations? by|licen[cs]e|lizenz|licenz|licencia|licença|лицензи`,
    `素材|フォント|アイコン|字体|字體|图片来源|글꼴|폰트|사진 ?[:：]|الخطوط|الصور ?:`,
  ),
);

/** Authorities, lawyers and boards of complaint. */
const AUTHORITY = wordIn(
  ...anyOf(
    `supervisory authority|aufsichtsbehörde|datenschutzb(?:eauftragt|ehörd)|landesbeauftragt|autorité de contr|cnil|délégué à la protection
     autoridad de (?:control|protec)|autorità di controllo|garante|toezichthouder|autoriteit persoonsgegevens|organ(?:u|em)? nadzor|skarg
     complaints?|beschwerde|schlichtung|streitbeileg|ombuds|réclamation|médiat(?:eur|ion)|reclamac|reclami|klacht|klagom|жалоб|роскомнадзор
     lawyers?|solicitors?|attorney|rechtsanw|anwalt|kanzlei|avocat|abogad|avvocat|advokat|odr|impressum-generator|dmca`,
    `保護責任|보호책임자|감독기관|监管机构`,
  ),
);

/** Personal data: often only the name of a page before an address. */
const PRIVACY = wordIn(
  ...anyOf(
    `data protection|datenschutz|protection des données|protección de datos|proteção de dados|trattamento dei dati|персональн
     gdpr|rgpd|dsgvo|dpo|rodo|kvkk|integritetsskydd|ochrony danych`,
    `個人情報|개인정보|个人信息|個人資料|حماية البيانات|הגנת הפרטיות`,
  ),
);

/** Who runs the shop, packs and sends: asked about an order, not about the owner's work. */
const TRADE = wordIn(
  ...anyOf(
    `orders?(?!\\p{L})|shipping|delivery|returns|refunds?|fulfil|warehouse|logist|versand|bestell|lieferung|retoure|rücksend
     commandes?(?!\\p{L})|livraison|expédition|retours|pedidos?|envíos?|devoluc|ordini|spedizion|encomend|entregas?|bestelling|verzend|retour
     zamówie|wysył|dostaw|zwrot|доставк|возврат|kargo|sipariş|iade(?!\\p{L})|beställning|leverans|frakt|tickets?(?!\\p{L})|billets|entradas|biglietti`,
    `配送|発送|返品|返金|物流|快递|快遞|退款|배송|환불|택배|물류|الشحن|التوصيل|משלוח`,
  ),
);

/** Thanked, seen, played at, paid by: a festival, a client, a sponsor the text speaks of. */
const MENTION = wordIn(
  ...anyOf(
    `thanks|thank you|courtesy|as seen|featured (?:in|at|on|by)|sponsored by|sponsors?:|supported by|danke|dank an|merci|gracias|grazie|obrigad
     dzięki|спасибо|teşekkür|tack till|takk til|festival|venue`,
    `協賛|様|感谢|感謝|감사|شكر|תודה`,
  ),
);

/** What fills a builder's template until its owner writes something. */
export const TEMPLATE_DOMAIN =
  /^(?:(?:mi|mon|votre|ton|meu|seu|mein|meine|dein|deine|ihre?|mijn|jouw|il-?mio|il-?tuo|tu|tvoj|moj|moja|min|din)-?(?:site|sitio|sitioweb|web|website|webseite|homepage|seite|domain|domaine|dominio|sito|strona|stranka|hemsida|hjemmeside|firma|empresa|entreprise|azienda)|nomedosite|nomdedomaine|mysite|site-?name|siteadi|siteniz|(?:моя?|ваш)-?сайт)\./iu;

/** The label of any address, also the owner's. */
const MAIL_LABEL = /(?:e-?mail|mail|e-?posta|poczta|почта|メール|메일)\s{0,2}[:：]?\s{0,2}$/iu;

/** True when one of them is there, and nothing after it asks to be written to. */
const leadsWith = (lists: RegExp[], label?: RegExp) => (lead: string) =>
  lists.some((words) => {
    const phrase = [...lead.matchAll(words)].at(-1);
    if (!phrase) return false;
    const behind = lead.slice(phrase.index + phrase[0].length);
    const rest = label ? behind.replace(label, '') : behind;
    return !CONTACT_WORDS.test(rest);
  });

/** Those who made or keep the site. */
export const namesSiteMaker = leadsWith([SITE_MAKING, SITE_MAKER]);

/** A company that is certainly not the owner's. */
export const namesCompany = leadsWith([AUTHORITY, ARTWORK], MAIL_LABEL);

const namesOther = leadsWith([SITE_MAKING, SITE_MAKER, PRIVACY, TRADE, MENTION]);

/** Anyone else; in doubt also the owner, where no other address is certainly the owner's. */
export const namesThirdParty = (lead: string): boolean => namesCompany(lead) || namesOther(lead);
