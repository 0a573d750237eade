import { isJsonObject, type JsonObject } from '../json-value.ts';
import { namesOfKey } from './record-fields.ts';

/** Branches that hold the viewer, other people, or what is no person. */
const OTHERS = new RegExp(
  `^(?:${[
    '\\w{0,10}viewer\\w{0,20}|currentuser\\w{0,20}|loggedin\\w{0,20}|me|self|\\w{0,10}appcontext|\\w{0,10}bizcontext',
    '(?:related|suggested|recommend|similar|chaining|tagged|mention|coauthor|collaborator|mutual|facepile)\\w{0,40}',
    '\\w{0,20}comment\\w{0,20}|usertags|textextra|followers?|following|likers|sponsor\\w{0,20}|invited\\w{0,20}',
    'edge(?!s$)\\w{0,40}|highlight\\w{0,20}|stor(?:y|ies)\\w{0,20}|music\\w{0,20}|duet\\w{0,20}|challenges?',
    'sessions?|session(?:user|data|state|info)|auth(?:user|state|data|info)?|my(?:account|profile|self|user)|whoami|signedin\\w*|active(?:user|account)',
    '(?:discover|explore|whotofollow|peopleyou|youmay|accountsyou)\\w*|repl(?:y|ies)\\w*|reposts?|supporters?|topfans?|collab\\w*|partners?|friends?|knownfollow\\w*|followedby\\w*|topcreators|trending\\w*|notifications?|inbox|switch\\w*',
    '\\w{0,10}(?:translations?|locales?|localestrings|strings|labels|l10n|dictionary|placeholders?|phrases)',
    '\\w{0,10}i18n\\w{0,20}|profilecontext\\w{0,40}|friendship\\w{0,20}|seoabtest|webappab|credits?',
  ].join('|')})$`,
);
/** Instagram's blobs put the viewer's name beside the data instead of above it. */
const VIEWER_BLOBS = new Set(['PolarisViewer', 'CurrentUserInitialData', 'PolarisCurrentUser']);
/** Names between a list and what it is a list of. */
const LISTS = /^(?:byid|entities|items|map|all|list|records)$/;
const MOST_NODES = 60_000;
/** A stream of elements takes three steps for each. */
const DEEPEST = 200;

export interface JsonNode {
  value: JsonObject;
  /** Plain name of the key above; empty at the top. */
  key: string;
  depth: number;
  /** The object around it; null at the top and in lists. */
  parent: JsonObject | null;
  /** The key above as it is written; empty at the top. */
  name: string;
  /** Plain name of the key above the parent, `byId` and the like passed over; empty where there is none. */
  key_above: string;
  /** True below a list of several objects. */
  is_listed: boolean;
}
type Step = Omit<JsonNode, 'value'> & { value: unknown };

interface KeySense {
  plain: string;
  isOther: boolean;
  isMark: boolean;
}

/** What a key means, worked out once for each spelling: pages repeat a few keys thousands of times. */
function senseKeys(isMark: (name: string) => boolean): (key: string) => KeySense {
  const known = new Map<string, KeySense>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    const names = namesOfKey(key);
    const plain = names[0] ?? '';
    const sense = {
      plain,
      isOther: OTHERS.test(plain),
      isMark: names.some(isMark),
    };
    known.set(key, sense);
    return sense;
  };
}

function listBelow(step: Step, list: unknown[]): Step[] {
  if (list.some((item) => typeof item === 'string' && VIEWER_BLOBS.has(item))) return [];
  const inner = list.filter((item) => typeof item === 'object' && item !== null);
  const is_listed = step.is_listed || inner.filter(isJsonObject).length > 1;
  return inner.map((value) => ({
    ...step,
    value,
    depth: step.depth + 1,
    parent: null,
    is_listed,
  }));
}

const TOP = { key: '', name: '', key_above: '', depth: 0, parent: null, is_listed: false };

/**
 * Shows `claim` every object with a marked field that may be about the page's
 * owner, the outermost first, each once. `isMark` is asked for plain names.
 * What `claim` returns true for is not entered.
 */
export function walkJson(
  data: unknown,
  {
    isMark,
    claim,
    most = MOST_NODES,
  }: {
    isMark: (name: string) => boolean;
    claim: (node: JsonNode) => boolean;
    /** Objects and lists visited, at most. */
    most?: number;
  },
): void {
  const sense = senseKeys(isMark);
  const steps: Step[] = [{ value: data, ...TOP }];
  const seen = new Set<unknown>();
  for (let at = 0; at < steps.length && at < most; at += 1) {
    const step = steps[at];
    if (!step) return;
    const { value, depth } = step;
    if (seen.has(value)) continue;
    seen.add(value);
    if (Array.isArray(value) && depth < DEEPEST) {
      for (const next of listBelow(step, value)) steps.push(next);
    }
    if (!isJsonObject(value)) continue;
    const keys = Object.keys(value);
    if (keys.some((key) => sense(key).isMark) && claim({ ...step, value })) continue;
    if (depth >= DEEPEST) continue;
    for (const key of keys) {
      const inner = value[key];
      if (typeof inner !== 'object' || inner === null || sense(key).isOther) continue;
      steps.push({
        value: inner,
        key: sense(key).plain,
        name: key,
        key_above: LISTS.test(step.key) ? step.key_above : step.key,
        depth: depth + 1,
        parent: value,
        is_listed: step.is_listed,
      });
    }
  }
}
