import type { HtmlPage } from './html-page.ts';
import type { Site } from './site.ts';

const MOST_LINKS = 3;
const LONGEST_HREF = 1000;

/** Whole parts of a path or whole link texts, by how likely the page states an address; in the languages of creators' sites. */
const RANKS: RegExp[] = [
  /^(?:contact(?:[- ]?(?:us|me|page|info|form))?|contacts|kontakt(?:e|formular|ieren)?|contacto|contactar|contato|contatti|contattaci|contattami|contacter|contactez[- ]?(?:moi|nous)|nous[- ]contacter|me[- ]contacter|kapcsolat|iletisim|iletişim|yhteystiedot|ota[- ]yhteytta|epikoinonia|επικοινωνία|контакты?|お問い合わせ|联系我们?|聯絡我們?|문의|연락처|get[- ]in[- ]touch|reach[- ]out|say[- ]hello|write[- ]me|email[- ]me|email)$/iu,
  /^(?:work[- ]with[- ](?:me|us)|collab(?:s|orate|oration|orations)?|kooperation(?:en)?|samenwerken|colaboraciones|collaborazioni|collaborations?|booking|bookings|book[- ]me|hire[- ]me|business|partner(?:s|ship|ships)?|brands?|press|presse|prensa|press[- ]?kit|media|media[- ]?kit|management|sponsor(?:s|ship)?|advertise|werben|werbung|inquiries|enquiries|agency)$/iu,
  /^(?:impressum|imprint|colofon|legal[- ]?notice|mentions[- ]?legales|mentions[- ]?légales|aviso[- ]?legal|note[- ]?legali|info|connect)$/iu,
  /^(?:about(?:[- ]?(?:me|us))?|ueber[- ]?(?:mich|uns)|über[- ]?(?:mich|uns)|over(?:[- ]?(?:mij|ons))?|a[- ]?propos|à[- ]?propos|qui[- ]suis[- ]je|sobre(?:[- ]?(?:mi|mim|nosotros|mí))?|chi[- ](?:sono|siamo)|om(?:[- ]?(?:mig|oss|mej|meg))?|o[- ]mnie|bio|faq|hakkimda|rolunk|обо[- ]мне)$/iu,
];

const rankOf = (words: string) => RANKS.findIndex((rank) => rank.test(words));

/** The last part of a path, as words. */
function lastPart(href: string): string {
  const last = decode(href.slice(0, LONGEST_HREF).replace(/[?#].*$/s, ''))
    .split('/')
    .findLast(Boolean);
  return (last ?? '').replace(/\.(?:html?|php|aspx?)$/i, '').replace(/_/g, '-');
}

/** The better of what the path and the words of a link say; null for neither. */
function rank(href: string, text: string): number | null {
  const found = [rankOf(lastPart(href)), rankOf(text.replace(/\s+/g, ' ').trim())].filter(
    (place) => place >= 0,
  );
  return found.length ? Math.min(...found) : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** True for the front page of a site and for the pages on which it says who it is: about, contact, imprint. */
export function isIdentityPath(segments: readonly string[]): boolean {
  const own = segments.filter(
    (part) => !/^(?:[a-z]{2}(?:-[a-z]{2})?|pages?|index(?:\.\w{2,5})?|home)$/iu.test(part),
  );
  return own.length === 0 || (own.length === 1 && rankOf(lastPart(own[0] ?? '')) >= 0);
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

function resolve(href: string, base: string): URL | null {
  const isOther = /^\s*(?:#|[a-z][a-z0-9+.-]{1,20}:(?!\/\/))/i.test(href);
  if (isOther || href.length > LONGEST_HREF || !URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  url.hash = '';
  return /^https?:$/.test(url.protocol) && !url.username ? url : null;
}

/**
 * Pages of the same site that are likely to state an address, best first, at
 * most three; absolute. Empty for a page of a link service and for one whose
 * own address nobody knows.
 */
export function contactLinks({ anchors }: HtmlPage, site: Site): string[] {
  if (!site.url || site.isLinkPage || !URL.canParse(site.url)) return [];
  const here = new URL(site.url);
  const ranked = new Map<string, number>();
  for (const { href, text } of anchors) {
    const place = rank(href, text);
    const url = place === null ? null : resolve(href, site.url);
    if (!url || place === null || withoutWww(url.host) !== withoutWww(here.host)) continue;
    if (url.pathname === here.pathname && url.search === here.search) continue;
    if (!ranked.has(url.href)) ranked.set(url.href, place);
  }
  return [...ranked]
    .toSorted(([, a], [, b]) => a - b)
    .slice(0, MOST_LINKS)
    .map(([href]) => href);
}
