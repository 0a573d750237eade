import type { Platform } from '@vibes/core/creator/platform';
import { readHandle } from '@vibes/core/link/read-handle';
import { refused } from '../find-wall.ts';
import { joinReferences } from '../page-data/cache-references.ts';
import { objectsIn } from '../page-data/objects-in.ts';
import { pageData, type DataSources } from '../page-data/page-data.ts';
import { bareProfile } from './bare-profile.ts';
import { drawnBio } from './drawn-marks.ts';
import { readLinkedData } from './linked-data.ts';
import { isGoneAnswer } from './json-wall.ts';
import { ownerInData, type OwnerInData } from './owner-in-data.ts';
import type { OwnerRead } from './owner-read.ts';
import { pageParts, type PageParts } from './page-parts.ts';
import { profileRead, type FoundProfile, type ProfilePageRead } from './profile-page-read.ts';

export interface OwnerSearch {
  platform: Platform;
  /** Whom to look for; null for the only owner the page has. */
  handle: string | null;
  /** The owner's numbers, where the page names them. */
  ids: string[];
}

/**
 * The page's data, and its owner in it. All of it is under one root, so that parts kept apart are
 * joined wherever they stand.
 */
function inData(
  body: string,
  sources: DataSources,
  search: OwnerSearch,
): { data: object; owner: OwnerInData } {
  const entries = pageData(sources).map(({ name, value }, index): [string, unknown] => [
    `data${index}`,
    name === '' ? value : { [name]: value },
  ]);
  const data = Object.fromEntries(entries);
  const hasReferences = body.includes('__ref') || body.includes('generated');
  const isRooted = search.handle === null;
  const joined = hasReferences ? joinReferences(data, { isRooted }) : data;
  return { data, owner: ownerInData(joined, search) };
}

function asMarked({ drawn }: PageParts, { platform, handle }: OwnerSearch): OwnerRead | null {
  const found = drawnBio(drawn, handle, (text) => readHandle(platform, text));
  // Its links are not read.
  return found && { profile: bareProfile({ platform, ...found }), is_partial: true };
}

/**
 * Reads a page of a platform that keeps its data in no place known: the owner's record in any data
 * it brings, its linked data, what it marks as the bio, its metas (`stated`), in this order. An
 * owner of whom nothing says what the bio is, is `blocked`; `not_found` where the data says that
 * there is nobody. Null when nothing says who the owner is.
 */
export function readPageOwner(
  body: string,
  search: OwnerSearch,
  stated: FoundProfile | null,
): ProfilePageRead | null {
  const parts = pageParts(body);
  const { data, owner } = inData(body, parts.sources, search);
  if (owner?.kind === 'read') return profileRead(owner.read, 'fallback');
  const named = stated && (search.handle ?? stated.profile.handle) === stated.profile.handle;
  const metas = named ? stated : null;
  const found = (read: OwnerRead | null) => read && profileRead(read, 'fallback');
  const linked = found(readLinkedData(parts.linked, search));
  const withBio = [linked, found(asMarked(parts, search)), metas].find((read) => read?.profile.bio);
  if (withBio) return withBio;
  if (owner?.kind === 'hollow') return refused('shell');
  const partial = linked ?? metas;
  if (partial) return partial;
  return objectsIn(data).some(isGoneAnswer) ? { kind: 'not_found' } : null;
}
