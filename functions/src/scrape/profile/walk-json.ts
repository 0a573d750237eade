import { isJsonObject, type JsonObject } from '../json-value.ts';
import { namesOfKey } from './record-fields.ts';

/** Branches that hold the viewer, other people, or what is no person. */
const OTHERS = new RegExp(
  `^(?:${[
    '\\w{0,10}viewer\\w{0,20}|currentuser\\w{0,20}|loggedin\\w{0,20}|me|self|\\w{0,10}appcontext|\\w{0,10}bizcontext',
    '(?:related|suggested|recommend|similar|chaining|tagged|mention|coauthor|collaborator|mutual|facepile)\\w{0,40}',
    '\\w{0,20}comments?|usertags|textextra|followers?|following|likers|sponsor\\w{0,20}|invited\\w{0,20}',
    'edge(?!s$)\\w{0,40}|highlight\\w{0,20}|stor(?:y|ies)\\w{0,20}|music\\w{0,20}|duet\\w{0,20}|challenges?',
    '\\w{0,10}i18n\\w{0,20}|profilecontext\\w{0,40}|friendship\\w{0,20}|seoabtest|webappab|credits?',
  ].join('|')})$`,
);
/** Instagram's blobs put the viewer's name beside the data instead of above it. */
const VIEWER_BLOBS = new Set(['PolarisViewer', 'CurrentUserInitialData', 'PolarisCurrentUser']);
const MOST_NODES = 60_000;
const DEEPEST = 40;

export interface JsonNode {
  value: JsonObject;
  /** Plain name of the key above; empty at the top. */
  key: string;
  depth: number;
  /** The object around it; null at the top and in lists. */
  parent: JsonObject | null;
}
type Step = Omit<JsonNode, 'value'> & { value: unknown };

interface KeySense {
  plain: string;
  isOther: boolean;
  isMark: boolean;
}

/** What a key means, worked out once for each spelling: pages repeat a few keys thousands of times. */
function senseKeys(marks: ReadonlySet<string>): (key: string) => KeySense {
  const known = new Map<string, KeySense>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    const names = namesOfKey(key);
    const plain = names[0] ?? '';
    const sense = {
      plain,
      isOther: OTHERS.test(plain),
      isMark: names.some((name) => marks.has(name)),
    };
    known.set(key, sense);
    return sense;
  };
}

function listBelow({ key, depth }: Step, list: unknown[]): Step[] {
  if (list.some((item) => typeof item === 'string' && VIEWER_BLOBS.has(item))) return [];
  return list
    .filter((item) => typeof item === 'object' && item !== null)
    .map((value) => ({ value, key, depth: depth + 1, parent: null }));
}

/**
 * Shows `claim` every object with a marked field that may be about the page's
 * owner, the outermost first. `marks` are plain names. What it claims (returns
 * true for) is not entered.
 */
export function walkJson(
  data: unknown,
  { marks, claim }: { marks: ReadonlySet<string>; claim: (node: JsonNode) => boolean },
): void {
  const sense = senseKeys(marks);
  const steps: Step[] = [{ value: data, key: '', depth: 0, parent: null }];
  for (let at = 0; at < steps.length && at < MOST_NODES; at += 1) {
    const step = steps[at];
    if (!step) return;
    const { value, depth } = step;
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
      steps.push({ value: inner, key: sense(key).plain, depth: depth + 1, parent: value });
    }
  }
}
