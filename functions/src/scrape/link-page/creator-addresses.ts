import type { FoundAddress } from '@vibes/core/contact/contact-candidate';
import { isMailProvider } from '@vibes/core/contact/mail-providers';
import { isHostDomain, isNamedLike, isOwnDomain, type Site } from './site.ts';

/** An address on a page, with the words that lead to it. */
export interface SeenAddress {
  found: FoundAddress;
  before: string;
  /** The words of its link. */
  label: string;
  isFooter: boolean;
}

const BY = '(?:by|von|par|da|por|door|av|af|od|przez)(?=[^\\p{L}]|$)';
const madeBy = (made: string) =>
  new RegExp(`(?:^|[^\\p{L}])(?:${made})[^.@\\n]{0,25}[^\\p{L}]${BY}`, 'iu');
/** "Website by", "theme by", "Umsetzung von", in the languages of creators' sites. */
const SITE_BY = madeBy(
  'web|web ?sites?|web ?pages?|web ?design|webseite|sites?|themes?|templates?|developed|development|coded|powered|hosted|hosting|umsetzung|realisierung|realisation|réalisation|programmierung|sito|desarrollado|desenvolvido|ontwikkeld|strona|wykonanie',
);
/** Below a page also "made by", which elsewhere may speak of anything. */
const MADE_BY = madeBy(
  'pages?|designed|design|built|made|created|crafted|réalisé|conçu|création|gestaltung|realizzato|diseño|diseñado|criado|ontwerp|gebouwd|photos?|fotos?',
);
/** "Website:" right before the address. */
const SITE_COLON =
  /(?:^|[^\p{L}])(?:web|web ?site|webseite|site|design|sito web)\s{0,3}[:–—-]\s{0,3}$/iu;
/** "Umsetzung: Bo GmbH, …": what stands behind is the maker's, his name and more. */
const MADE_COLON =
  /(?:^|[^\p{L}])(?:web ?design|web ?development|development|hosting|umsetzung|realisierung|réalisation|gestaltung|programmierung|webmaster|powered by|sviluppo|diseño web|conception|ontwerp)[^.@\n:]{0,20}:[^@]{0,50}$/iu;
const MAKER_WORDS =
  /web ?(?:site|design|agen|dev|studio|master)|agency|agentur|agence|digital|hosting|development|themes?|templates?|pixel/i;
const CONTACT_WORDS =
  /contact|e-?mail|\bmail|book|business|press|manag|kontakt|contato|contatt|correo|write|collab|inquir|enquir|hello|reach|hire|work with|partner|brand|agent|📧|📩|✉|📨|💌|📬/iu;
const EXAMPLE =
  /(?:\be\.? ?g\.?|for example|example|such as|\bz\. ?b\.|p\. ?ex\.|par exemple|por ejemplo|por exemplo|sent from|beispiel|voorbeeld|bijv\.?|esempio)\s{0,3}[:,(“"']?\s{0,3}$/iu;
const REPORT_LABEL =
  /\b(?:report|abuse|privacy|terms|feedback|cookies?|dmca|copyright|unsubscribe)\b/i;

const LEGAL_LOCAL =
  /^(?:privacy|datenschutz|data[._-]?(?:protection|privacy)|dpo|gdpr|dsgvo|rgpd|legal|abuse|dmca|copyright|security|compliance|webmaster|unsubscribe|opt-?out|billing|invoices?|accounting|jobs?|careers?|karriere|recruit(?:ing|ment)|hr|bewerbung)$/;
const CARE_LOCAL =
  /^(?:customer[._-]?(?:care|service|support|success)|(?:technical|tech)[._-]?support|support|help|help[._-]?desk|service[._-]?desk|feedback|orders?|returns?|refunds?|shipping|care)$/;

const LOOK_BACK = 70;

/** True when the words say that whoever made the site signs there. */
function isMaker({ before, label, isFooter }: SeenAddress): boolean {
  const lead = `${before.slice(-LOOK_BACK)} `;
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

/** In a footer stand the owner and the maker of a site; in doubt it is nobody's. */
function isOwnersFooter(seen: SeenAddress, site: Site): boolean {
  const domain = domainOf(seen.found.address);
  if (isOwnDomain(site, domain) || isNamedLike(site, domain)) return true;
  const words = `${seen.before.slice(-LOOK_BACK)} ${seen.label}`;
  if (MAKER_WORDS.test(`${words} ${domain}`)) return false;
  return isMailProvider(domain) || CONTACT_WORDS.test(words) || !site.host;
}

function isCreators(seen: SeenAddress, site: Site): boolean {
  const { address } = seen.found;
  const local = address.slice(0, address.indexOf('@'));
  if (LEGAL_LOCAL.test(local) || EXAMPLE.test(seen.before.slice(-LOOK_BACK))) return false;
  const isOwn = isOwnDomain(site, domainOf(address));
  if (!isOwn && (REPORT_LABEL.test(seen.label) || isMaker(seen))) return false;
  return !seen.isFooter || isOwnersFooter(seen, site);
}

/** Where strangers ask about an order: the creator's own desk at best. */
function isCareDesk({ found: { address } }: SeenAddress, site: Site): boolean {
  const domain = domainOf(address);
  const isDesk = CARE_LOCAL.test(address.slice(0, address.indexOf('@')));
  return isDesk && !isOwnDomain(site, domain) && !isMailProvider(domain);
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
  const theirs = seen.filter((address) => isCreators(address, site));
  const direct = theirs.filter((address) => !isCareDesk(address, site));
  const desks = site.host ? [] : theirs;
  const kept = withoutHost(direct.length > 0 ? direct : desks, site);
  const inOrder = kept.toSorted((a, b) => Number(a.isFooter) - Number(b.isFooter));
  const once = new Map<string, FoundAddress>();
  for (const { found } of inOrder) {
    if (!once.has(found.address)) once.set(found.address, found);
  }
  return [...once.values()];
}
