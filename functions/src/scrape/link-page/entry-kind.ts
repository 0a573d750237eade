import { byPlatform, type Platform } from '@vibes/core/creator/platform';
import { isJsonObject } from '../json-value.ts';
import { plainName } from './field-names.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
const MOST_INNER = 10;

/** Where an entry says what it is. */
const KIND_NAMES = words(`
  type platform network kind icon iconname icontype service provider site name key label title slug
  social app channel linktype socialtype socialnetwork social_type brand id blocktype category field
  medium method contacttype actiontype action linkid platformname platformtype socialplatform appname
  socialmedia blocktypename subtype variant`);

const MAIL_KIND =
  /^(?:icon|social|fa|fas|far|lucide|mdi|link|type|contact|business|work|booking|collab|send|open|write|compose|my|official|public|management){0,2}(?:e?mail|emails|envelope|gmail|mailto)(?:address|link|button|icon|me|us|url|to|contact|contacts|outline|open|solid|profile|alt|business|action){0,2}$/;
/** A quick test that rules out the other values of an entry. */
const MAY_BE_MAIL = /mail|envelope/i;
/** Fields that say how somebody signs in, or what a form asks for. */
const NOT_A_KIND =
  /auth|login|sign|verif|notif|captur|field|input|collect|provid|2fa|mfa|factor|required|placeholder|subject|permission|scope|valid|autocomplete|keyboard/;
/** Beside an entry's kind: not what it leads to. */
const NOT_A_VALUE =
  /login|account|owner|user|auth|support|help|admin|notif|notify|from|sender|reply|^b?cc$|placeholder|default|example|sample|hint|mask|hash|verif|billing|pay|forward|deliver|subscriber|list|template|old|prev|draft|backup|recover|private|internal|editor|creat|updat|submit|subject|test/;

export type EntryKind = 'mail' | Platform | null;

const PLATFORM_WORDS: Record<string, Platform> = {
  ...byPlatform((platform) => platform),
  insta: 'instagram',
  ig: 'instagram',
};
const HANDLE_KIND = new RegExp(
  `^(?:icon|social|fa|fab|link|type)?(${Object.keys(PLATFORM_WORDS).join('|')})(?:link|icon|profile|url|username|handle|account|name)?$`,
);

/** The platform a field is about: `instagramHandle`, `ig_username`. */
export const platformOf = (name: string): Platform | null =>
  name.length <= 40 ? (PLATFORM_WORDS[HANDLE_KIND.exec(name)?.[1] ?? ''] ?? null) : null;

/** What a single word says an entry is. */
function kindOf(key: string, value: unknown): EntryKind {
  if (typeof value !== 'string' || value.length > 40) return null;
  const field = plainName(key);
  const isKind = KIND_NAMES.has(field);
  if (!isKind && !MAY_BE_MAIL.test(value)) return null;
  const name = plainName(value);
  if (!isKind) {
    return MAIL_KIND.test(name) && !NOT_A_KIND.test(field) ? 'mail' : null;
  }
  return MAIL_KIND.test(name) ? 'mail' : platformOf(name);
}

/** What an entry of a list is, by its own type, icon or title, also `icon: { name: 'mail' }`. */
export function entryKind(entries: [string, unknown][]): EntryKind {
  for (const [key, value] of entries) {
    const isNamed = isJsonObject(value) && KIND_NAMES.has(plainName(key));
    const inner = isNamed ? Object.entries(value).slice(0, MOST_INNER) : [];
    const kinds = [[key, value] as const, ...inner].map(([name, part]) => kindOf(name, part));
    const kind = kinds.find((found) => found !== null);
    if (kind) return kind;
  }
  return null;
}

/** True for a field of an entry that may hold what the entry leads to, whatever it is called. */
export const isValueName = (name: string) => name.length <= 40 && !NOT_A_VALUE.test(name);
