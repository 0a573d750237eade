import type { FoundAddress } from '@vibes/core/contact/contact-candidate';
import { isMailProvider } from '@vibes/core/contact/mail-providers';
import { settleRivals } from '@vibes/core/contact/settle-rivals';
import { LINK_PAGE_HOSTS } from '@vibes/core/link/known-hosts';
import type { SeenAddress } from '../collect-contacts.ts';
import { CONTACT_WORDS } from './contact-words.ts';
import { serviceNames } from './service-words.ts';
import { isHostDomain, isNamedLike, isOwnDomain, sharesName, type Site } from './site.ts';
import {
  namesCompany,
  namesSiteMaker,
  namesThirdParty,
  TEMPLATE_DOMAIN,
} from './third-party-words.ts';

const BY = '(?:by|von|bei|par|chez|da|por|door|av|af|od|przez)(?=[^\\p{L}]|$)';
const madeBy = (made: string) =>
  new RegExp(`(?:^|[^\\p{L}])(?:${made})[^.@\\n]{0,25}[^\\p{L}]${BY}`, 'iu');
/** "Website by", "theme by", "Umsetzung von", in the languages of creators' sites. */
const SITE_BY = madeBy(
  'web|web ?sites?|web ?pages?|web ?design|webseite|sites?|themes?|templates?|developed|development|coded|powered|hosted|hosting|gehostet|hébergé|alojado|ospitato|umsetzung|realisierung|realisation|réalisation|programmierung|sito|desarrollado|desenvolvido|ontwikkeld|strona|wykonanie',
);
/** Below a page also "made by", which elsewhere may speak of anything. */
const MADE_BY = madeBy(
  'pages?|designed|design|built|made|created|crafted|réalisé|conçu|création|gestaltung|realizzato|diseño|diseñado|criado|ontwerp|gebouwd|photos?|fotos?',
);
/** "Website:" right before the address. */
const SITE_COLON =
  /(?:^|[^\p{L}])(?:web|web ?site|webseite|site|design|sito web)\s{0,3}[:–—-]\s{0,3}$/iu;
/** "Umsetzung: Bo GmbH, …": what follows is the maker's, his name and more. */
const MADE_COLON =
  /(?:^|[^\p{L}])(?:web ?design|web ?development|development|hosting|umsetzung|realisierung|réalisation|gestaltung|programmierung|webmaster|powered by|sviluppo|diseño web|conception|ontwerp)[^.@\n:]{0,20}:[^@]{0,50}$/iu;
const MAKER_WORDS =
  /web ?(?:site|design|agen|dev|studio|master)|agency|agentur|agence|digital|hosting|development|themes?|templates?|pixel/i;
/** Who represents the owner, not who made the site. */
const AGENT_COLON = /\b(?:agency|agentur|agence|agenzia|agencia)\s{0,2}:/iu;
const EXAMPLE =
  /(?:\be\.? ?g\.?|for example|example|such as|\bz\. ?b\.|p\. ?ex\.|par exemple|por ejemplo|por exemplo|sent from|beispiel|voorbeeld|bijv\.?|esempio)\s{0,3}[:,(“"']?\s{0,3}$/iu;
/** Right before the address of a visitor who is signed in. */
const SIGNED_IN =
  /(?:(?:signed|logged) in(?: as)?|angemeldet als|eingeloggt als|connecté en tant que|sesión iniciada como|conectado como|accesso (?:eseguito|effettuato) come)\s{0,3}:?\s{0,3}$/iu;
/** On a page of a service these are the service's. */
const REPORT_LEAD =
  /\b(?:report(?= (?:this|an?|the|abuse|page|profile|user|content|problems?|issues?)\b|\s?[:–—-])|abuse|dmca|copyright|privacy|gdpr)\b[^@\n]{0,40}$/i;
const REPORT_LABEL =
  /\b(?:report|abuse|privacy|terms|feedback|cookies?|dmca|copyright|unsubscribe)\b/i;

const LEGAL_LOCAL =
  /^(?:privacy|datenschutz|data[._-]?(?:protection|privacy)|dpo|gdpr|dsgvo|rgpd|legal|abuse|dmca|copyright|security|compliance|webmaster|unsubscribe|opt-?out|billing|invoices?|accounting|jobs?|careers?|karriere|recruit(?:ing|ment)|hr|bewerbung|poststelle)$/;
const CARE_LOCAL =
  /^(?:customer[._-]?(?:care|service|support|success)|(?:technical|tech)[._-]?support|support|help|help[._-]?desk|service[._-]?desk|feedback|orders?|returns?|refunds?|shipping|care)$/;

/** The words of a link that are more than the address once again. */
const wordsOf = ({ label }: SeenAddress): string => (label.includes('@') ? '' : label);

const LOOK_BACK = 70;
/** A sentence that names an address to write to says so close to it. */
const CLOSE = 24;

/** The words that lead to an address, from behind the address before it. */
function leadOf({ before }: SeenAddress): string {
  const near = before.slice(-LOOK_BACK);
  const at = near.lastIndexOf('@');
  return at < 0 ? near : near.slice(at).replace(/^@\S{0,70}/, '');
}

/** True when the words say that the site's maker signs there. */
function isMaker(seen: SeenAddress): boolean {
  const { label, isFooter } = seen;
  const lead = `${leadOf(seen)} `;
  const words = label.slice(0, LOOK_BACK);
  return (
    (isFooter ? [SITE_BY, MADE_BY] : [SITE_BY]).some((made) => {
      const phrase = made.exec(lead);
      const rest = phrase ? lead.slice(phrase.index + phrase[0].length) : '';
      return phrase ? !CONTACT_WORDS.test(rest) : made.test(words);
    }) ||
    SITE_COLON.test(lead) ||
    MADE_COLON.test(lead)
  );
}

const domainOf = (address: string) => address.slice(address.indexOf('@') + 1);

const isOwn = (site: Site, domain: string) =>
  isOwnDomain(site, domain) || isNamedLike(site, domain);

/** In a footer stand the owner and the maker of a site; in doubt it is nobody's. */
function isOwnersFooter(seen: SeenAddress, site: Site): boolean {
  const domain = domainOf(seen.found.address);
  if (isOwn(site, domain)) return true;
  // Below a page at a service's own host the service speaks, unless the address bears the creator's name.
  if (LINK_PAGE_HOSTS.has(site.host) && !isMailProvider(domain))
    return sharesName(site, seen.found.address);
  const words = `${leadOf(seen)} ${wordsOf(seen)}`;
  if (MAKER_WORDS.test(`${words.replace(AGENT_COLON, '')} ${domain}`)) return false;
  if (namesSiteMaker(words)) return false;
  return isMailProvider(domain) || CONTACT_WORDS.test(words) || !site.host;
}

/** A company that is named as what it is: an authority, a lawyer, whose picture it is. */
const isOthersCompany = (seen: SeenAddress) =>
  !isMailProvider(domainOf(seen.found.address)) && namesCompany(leadOf(seen));

/** Named as somebody else's, whatever else is on the page. */
function isThirdParty(seen: SeenAddress, site: Site): boolean {
  const domain = domainOf(seen.found.address);
  if (isOwnDomain(site, domain)) return false;
  if (seen.isFooter && namesSiteMaker(leadOf(seen))) return true;
  return isMaker(seen) || (!isNamedLike(site, domain) && isOthersCompany(seen));
}

function isCreators(seen: SeenAddress, site: Site): boolean {
  const { address } = seen.found;
  const domain = domainOf(address);
  const local = address.slice(0, address.indexOf('@'));
  const lead = leadOf(seen);
  if (LEGAL_LOCAL.test(local) || EXAMPLE.test(lead) || SIGNED_IN.test(lead)) return false;
  if (site.isLinkPage && REPORT_LEAD.test(lead)) return false;
  if (TEMPLATE_DOMAIN.test(domain) || serviceNames(site).has(domain.split('.', 1)[0] ?? ''))
    return false;
  if (!isOwnDomain(site, domain) && REPORT_LABEL.test(seen.label)) return false;
  return !seen.isFooter || isOwnersFooter(seen, site);
}

/** Where strangers ask about an order: the creator's own desk at best. */
function isCareDesk({ found: { address } }: SeenAddress, site: Site): boolean {
  const domain = domainOf(address);
  const isDesk = CARE_LOCAL.test(address.slice(0, address.indexOf('@')));
  return isDesk && !isOwn(site, domain) && !isMailProvider(domain);
}

const hasContactWords = (seen: SeenAddress) =>
  CONTACT_WORDS.test(`${leadOf(seen).slice(-CLOSE)} ${wordsOf(seen)}`);

/** Without doubt the owner's: what the others are measured by. */
function isClear(seen: SeenAddress, site: Site): boolean {
  const { address } = seen.found;
  const domain = domainOf(address);
  if (isOwn(site, domain)) return true;
  if (namesThirdParty(leadOf(seen))) return false;
  if (sharesName(site, address)) return true;
  return !seen.isFooter && (isMailProvider(domain) || hasContactWords(seen));
}

/** The words stand in the middle of a sentence that goes on behind the address. */
function isInProse({ found: { address, evidence }, before }: SeenAddress): boolean {
  const at = evidence.toLowerCase().indexOf(address);
  const isLed = /\p{Ll}{2}[,(]?\s?$/u.test(before);
  return isLed && at >= 0 && /^[,)]?\s\p{Ll}/u.test(evidence.slice(at + address.length));
}

/** A company's that only occurs on the page, in its footer or in a sentence about something else. */
function isBystander(seen: SeenAddress): boolean {
  if (isMailProvider(domainOf(seen.found.address)) || hasContactWords(seen)) return false;
  return seen.isFooter ? !CONTACT_WORDS.test(leadOf(seen)) : isInProse(seen);
}

/** Beside an address that is the owner's without doubt those of others go, wherever else they stand. */
function withoutBystanders(seen: SeenAddress[], site: Site): SeenAddress[] {
  const clear = seen.filter((one) => isClear(one, site)).map(({ found }) => found.address);
  if (clear.length === 0) return seen;
  const domains = new Set(clear.map(domainOf).filter((domain) => !isMailProvider(domain)));
  const known = new Set(clear);
  const others = new Set(
    seen.filter((one) => namesThirdParty(leadOf(one))).map(({ found }) => found.address),
  );
  const stated = new Set(seen.filter((one) => !isBystander(one)).map(({ found }) => found.address));
  const isKept = ({ found: { address } }: SeenAddress) =>
    known.has(address) ||
    domains.has(domainOf(address)) ||
    sharesName(site, address) ||
    (stated.has(address) && !others.has(address));
  return seen.filter(isKept);
}

/** On a page of many creators an address at the host is the service's own, unless nothing else is there. */
function withoutHost(seen: SeenAddress[], site: Site): SeenAddress[] {
  if (!site.isShared) return seen;
  const others = seen.filter(
    ({ found: { address } }) =>
      !isHostDomain(site, domainOf(address)) || address.startsWith(site.segment),
  );
  return others.length > 0 ? others : seen;
}

/**
 * The addresses on a page that are the creator's, those of footers last: not
 * the site maker's, the service's, its lawyers' or its help desk's, and no
 * examples. A help desk of unknown belonging counts only where nothing else is.
 */
export function creatorAddresses(seen: SeenAddress[], site: Site): FoundAddress[] {
  // A link and its words are seen one by one; only one of them follows the words that decide.
  const others = new Set(
    seen.filter((one) => isThirdParty(one, site)).map(({ found }) => found.address),
  );
  const settled = new Set(settleRivals(seen.map(({ found }) => found)));
  const theirs = seen.filter(
    (one) => settled.has(one.found) && isCreators(one, site) && !others.has(one.found.address),
  );
  const direct = theirs.filter((address) => !isCareDesk(address, site));
  const desks = site.host ? [] : theirs;
  const kept = withoutBystanders(withoutHost(direct.length > 0 ? direct : desks, site), site);
  const inOrder = kept.toSorted((a, b) => Number(a.isFooter) - Number(b.isFooter));
  const once = new Map<string, FoundAddress>();
  for (const { found } of inOrder) {
    if (!once.has(found.address)) once.set(found.address, found);
  }
  return [...once.values()];
}
