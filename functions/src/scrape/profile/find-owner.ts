import type { Platform } from '@vibes/core/creator/platform';
import { isJsonObject, type JsonObject } from '../json-value.ts';
import type { OwnerRead } from './owner-read.ts';
import { hasBioLink, readRecord } from './read-record.ts';
import { isBioName } from './record-bio.ts';
import { plainName, recordFields } from './record-fields.ts';
import { walkJson, type JsonNode } from './walk-json.ts';

export interface OwnerHint {
  /** The platform whose page the data is from. */
  site?: Platform | undefined;
  /** The platform expected, where the data leaves it open. */
  platform?: Platform | undefined;
  /** Lower case. Decides where a page holds several people. */
  handle?: string | undefined;
}

export const AUTHOR = /^(?:author\w{0,10}|owner|creator|channel)$/;
/** A record's key when the handle may stand around it. */
const PART = /^(?:profile|bio|info|details|about|userprofile|biography)$/;
const POST_FIELDS =
  /^(?:caption|shortcode|code|desc|takenat|aweme\w{0,10}|video\w{0,10}|itemstruct)$/;

/** True for the data of a post, whose people are its author and those it names. */
export const isPost = (data: JsonObject | null) =>
  Object.keys(data ?? {}).some((name) => POST_FIELDS.test(plainName(name)));

/** More people than the data of a profile names. */
const MOST_RECORDS = 2000;

interface Found extends OwnerRead {
  depth: number;
}

/** The exact counts (`statsV2`) before the rounded ones. */
export const statsBeside = (parent: JsonObject | null): JsonObject[] =>
  Object.entries(parent ?? {})
    .filter(([key, value]) => /^(?:author)?stats(?:v2)?$/i.test(key) && isJsonObject(value))
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([, value]) => value as JsonObject);

function readNode({ value, key, depth, parent }: JsonNode, hint: OwnerHint): Found | null {
  const profile = readRecord(value, {
    site: hint.site,
    expected: hint.platform,
    stats: statsBeside(parent),
    around: PART.test(key) ? parent : null,
  });
  if (!profile) return null;
  const isAuthor = AUTHOR.test(key) || isPost(parent);
  return { profile, depth, is_partial: isAuthor && !hasBioLink(recordFields(value)) };
}

function profilesIn(data: unknown, hint: OwnerHint): Found[] {
  const found: Found[] = [];
  let visited = 0;
  const claim = (node: JsonNode) => {
    visited += 1;
    if (visited > MOST_RECORDS) return false;
    const read = readNode(node, hint);
    if (read) found.push(read);
    return read !== null;
  };
  walkJson(data, { isMark: isBioName, claim });
  return found;
}

/**
 * The one profile that data of any shape is about. With a hint the person named
 * there; else the only one, or the only one nearest the top, posts' authors
 * last. Null when there is none, or when several people stand there as equals.
 */
export function findOwner(data: unknown, hint: OwnerHint = {}): OwnerRead | null {
  const found = profilesIn(data, hint).toSorted(
    (a, b) => Number(a.is_partial) - Number(b.is_partial) || a.depth - b.depth,
  );
  const named = found.find(({ profile }) => profile.handle === hint.handle);
  const best = named ?? found[0];
  if (!best) return null;
  const isRival = ({ profile, depth, is_partial }: Found) =>
    profile.handle !== best.profile.handle &&
    is_partial === best.is_partial &&
    depth === best.depth;
  if (!named && found.some(isRival)) return null;
  return { profile: best.profile, is_partial: best.is_partial };
}
