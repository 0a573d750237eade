import { isCalledLike, isOfFans, sharesWord } from '@vibes/core/contact/called-like';
import type { FoundAddress } from '@vibes/core/contact/contact-candidate';
import { isMentionedOther, isTheirsOnPage } from '@vibes/core/contact/whose-in-bio';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import { isHostIn, LINK_PAGE_HOSTS } from '@vibes/core/link/known-hosts';
import { ownLabel } from '@vibes/core/link/own-label';
import { splitLink } from '@vibes/core/link/split-link';
import { textAt, valueAt } from '../json-value.ts';
import { isIdentityPath } from './contact-links.ts';
import type { LinkPageRead } from '../page-read.ts';
import type { PageOwner } from '../page-source.ts';
import type { HtmlPage } from './html-page.ts';
import { linkedData } from './linked-data.ts';
import { ownerName } from './page-owner.ts';

interface SeenPage {
  /** Where a person sees it. */
  url: string;
  /** Null for a page of data. */
  html: HtmlPage | null;
  /** The profiles it links to. */
  handles: readonly PlatformHandle[];
}

const YEARS = /\b(?:19|20)\d{2}\b(?:\s{0,2}[-–]\s{0,2}(?:(?:19|20)?\d{2}|present|today))?/gu;
/** Not that of pictures or recipes. */
const COPYRIGHT =
  /(?<!(?:photos?|photographs?|photography|images?|pictures?|text|words|recipes?|artwork|illustrations?)[\p{L}\s]{0,20})(?:©|\(c\)(?=\s)|copyright)[\s©,]{0,4}([^\n|•·©]{2,80})/giu;
const TAIL =
  /[.,]?\s{0,2}(?:all rights|alle rechte|tous droits|todos los|tutti i|wszelkie|powered|made (?:with|by)|designed|site by|website by|built|privacy|terms|imprint|impressum)\b.*$/iu;

const textOf = ({ body, footer }: HtmlPage): string =>
  [...body, ...footer]
    .map((piece) => (piece.kind === 'text' ? piece.text : piece.kind === 'mail' ? piece.label : ''))
    .join('\n')
    .slice(0, LONGEST_TEXT);
const LONGEST_TEXT = 40_000;

const copyrights = (text: string): string[] =>
  [...text.matchAll(COPYRIGHT)].map(([, words = '']) =>
    words.replace(TAIL, '').replace(YEARS, ' ').trim(),
  );

const COMPANY =
  /(?<!\p{L})(?:ltd|limited|llc|llp|inc|gmbh|ug|ag|s\.?l\.?u?|s\.?a\.?s?|srl|b\.?v|sp\. z o\.?o|plc|pty|oy|ab|aps|solicitors?|lawyers?|attorneys?|law|dental|clinic|estate|realty|hotel|casino|rechtsanwält\p{L}*|kanzlei|avocats?|abogados?)(?![\p{L}])/iu;
const SITES =
  /^(?:website|organization|corporation|localbusiness|brand|onlinestore|store|professionalservice|musicgroup|podcastseries|blog)$/iu;
const PEOPLE = /^(?:person|profilepage|aboutpage)$/iu;

/** The owner by the page's data for search engines; on a page of identity that may be a person. */
function declaredInData({ scripts }: HtmlPage, isIdentity: boolean): string[] {
  return linkedData(scripts).flatMap((value) => {
    const type = [valueAt(value, '@type')].flat().join(' ');
    const isOwner = type
      .split(' ')
      .some((one) => SITES.test(one) || (isIdentity && PEOPLE.test(one)));
    if (!isOwner) return [];
    const inner = valueAt(value, 'mainEntity');
    const name =
      textAt(value, 'name') || (typeof inner === 'object' && inner ? textAt(inner, 'name') : '');
    return name ? [name] : [];
  });
}

/** A domain that was given up and is for sale. */
const FOR_SALE =
  /\b(?:this )?domain (?:name )?(?:is |may be )?(?:for sale|available for purchase|parked)|buy this domain|parked (?:free|by|domain)|domain (?:has )?expired|diese domain steht zum verkauf|ce nom de domaine est à vendre/iu;

const titleParts = (title: string): string[] => title.split(/\s[-–—|•·:»/]\s|[|•·»]|:\s/u);

/** Who introduces themselves, or is named as whose this is. */
const INTRODUCED =
  /(?:(?<!\p{L})(?:I[’']m|I am|[Mm]y name is|[Hh]i,? it[’']s|[Ff]ounded by|[Cc]reated by|[Oo]wned by|[Oo]wner:?|[Ff]ounders?(?: is|:)?|[Rr]un by|[Hh]osted by|[Ii]ch bin|[Ii]ch heiße|[Gg]egründet von|[Jj]e suis|[Jj]e m[’']appelle|[Ff]ondée? par|[Ss]oy|[Mm]e llamo|[Ff]undado por|[Ss]ono|[Mm]i chiamo|[Ff]ondato da|[Ii]k ben|[Jj]estem|[Ss]ou|[Jj]ag är|[Jj]eg er)\s)(?:Dr\.? )?(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)(?:\s?(?:&|and|und|et|y|e|en|i|och|og)\s(\p{Lu}[\p{L}'’-]+))?/gu;
const TEAM =
  /(?<!\p{L})(?:our (?:team|staff|artists|talents?|roster|models|stylists|coaches|members|authors|ambassadors|creators|partners|community|guides|teachers)|meet the team|ambassadors?|as seen on|our friend|(?:dein|unser) team|notre équipe|nuestro equipo|il nostro team|ons team|nasz zespół|nossa equipe)(?!\p{L})/iu;

const firstWord = (name: string): string => name.trim().split(/\s+/)[0]?.toLowerCase() ?? '';

/** Whether the owner, and nobody else, introduces themselves on a page. */
function introducesAlone(owner: PageOwner, text: string): boolean {
  if (TEAM.test(text)) return false;
  const names = [...text.matchAll(INTRODUCED)].flatMap(([, name = '', second]) =>
    second === undefined ? [name] : [name, second],
  );
  const isOwner = (name: string) => {
    const first = firstWord(name);
    return (
      first === firstWord(owner.name) ||
      isCalledLike(name, owner) ||
      (first.length > 2 && owner.handle.startsWith(first))
    );
  };
  return names.length > 0 && names.every(isOwner);
}

const isSame = (one: PlatformHandle, owner: PageOwner) =>
  one.platform === owner.platform && one.handle === owner.handle;
const isOthers = (owner: PageOwner) => (one: PlatformHandle) =>
  !isSame(one, owner) && !isCalledLike(one.handle, owner);

/** A link page is its creator's when it is called like them, or leads back to them and to no other profile. */
function isOwnLinkPage(owner: PageOwner, { html, handles }: SeenPage, name: string): boolean {
  const titles = html ? [html.title, html.metas.get('og:title') ?? ''].flatMap(titleParts) : [];
  const isCalled = [name, ...titles].some((called) => isCalledLike(called, owner));
  if (isCalled) return true;
  const leadsBack = handles.some((one) => isSame(one, owner)) && !handles.some(isOthers(owner));
  return leadsBack && [name, ...titles].some((called) => sharesWord(called, owner));
}

/** "Not the actress Paula Winter (hers: paulawinter.com)". */
const deniesSite = (bio: string, host: string): boolean =>
  bio
    .toLowerCase()
    .split('\n')
    .some(
      (line) =>
        line.includes(host) &&
        /(?<!\p{L})(?:not|isn['’]t|nicht|kein|no soy|pas|non sono|niet|nie|inte|ikke|não)(?!\p{L})/u.test(
          line,
        ),
    );

/**
 * Whether it is evident that a page is the creator's whose profile led to it: they, by handle or name,
 * are its host, its title or its declared owner (og:site_name, schema.org, the copyright line); or its
 * page of identity (root, about, contact) links back to the profile and presents nobody else. That an
 * article, a shop or a list of people mentions or links them is no evidence.
 */
function isTheirs(owner: PageOwner, page: SeenPage): boolean {
  const parts = splitLink(page.url);
  const { html, handles } = page;
  if (!parts || isOfFans(owner) || (html && FOR_SALE.test(html.title + textOf(html)))) return false;
  const host = parts.host.replace(/^www\./, '');
  const segment = (parts.segments[0] ?? '').toLowerCase().replace(/^@/, '');
  const name = ownerName({ host, segment, isLinkPage: isHostIn(LINK_PAGE_HOSTS, host) });
  const label = name || ownLabel(host);
  const isOwnHandle = isCalledLike(label, { handle: owner.handle, name: '' });
  if (!isOwnHandle && isMentionedOther(label, owner)) return false;
  if (deniesSite(owner.bio, host)) return false;
  if (isHostIn(LINK_PAGE_HOSTS, host)) {
    return isOwnLinkPage(owner, page, name);
  }
  const isOwnHost = isCalledLike(label, owner, { within: true });
  if (!html) return isOwnHost;
  const isIdentity = isIdentityPath(parts.segments);
  const text = textOf(html);
  const siteName = html.metas.get('og:site_name') ?? '';
  const declared = [siteName, ...copyrights(text), ...declaredInData(html, isIdentity)].filter(
    Boolean,
  );
  if (declared.some((name) => isCalledLike(name, owner))) return true;
  const leadsHere = handles.some((one) => isSame(one, owner));
  // A namesake's: the page names a company, or leads to other profiles alone.
  if (isOwnHost)
    return (
      !declared.some((name) => COMPANY.test(name)) && (leadsHere || !handles.some(isOthers(owner)))
    );
  if (!isIdentity) return false;
  const leadsBack = leadsHere && !handles.some(isOthers(owner));
  // A title of theirs on a site that names another owner is a page about them.
  if (titleParts(html.title).some((part) => isCalledLike(part, owner)))
    return declared.length === 0;
  return leadsBack && introducesAlone(owner, text);
}

/** What a page says, with whether it is theirs: addresses on it that are not evidently theirs are asked about. */
export function judged<Read extends LinkPageRead>(
  read: Read,
  { owner, url, html }: { owner: PageOwner | undefined; url: string; html: HtmlPage | null },
): Read {
  if (read.kind !== 'page' || !owner) return read;
  const is_theirs = isTheirs(owner, { url, html, handles: read.handles });
  const host = splitLink(url)?.host.replace(/^www\./, '') ?? '';
  const addresses = read.addresses.map((found): FoundAddress =>
    isTheirsOnPage(found, owner, host) ? found : { ...found, choice_reason: 'other_person' },
  );
  return { ...read, addresses, is_theirs };
}
