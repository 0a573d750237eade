import type { Platform } from '@vibes/core/creator/platform';
import { readHandle } from '@vibes/core/link/read-handle';
import { joinReferences } from '../page-data/cache-references.ts';
import { pageData, type DataSources } from '../page-data/page-data.ts';
import { bareProfile } from './bare-profile.ts';
import { drawnHead } from './drawn-head.ts';
import { drawnBio } from './drawn-marks.ts';
import type { OwnerRead } from './find-owner.ts';
import { readLinkedData } from './linked-data.ts';
import { ownerInData, type OwnerInData } from './owner-in-data.ts';
import { pageParts, type PageParts } from './page-parts.ts';
import { blockedBy, profileRead, type ProfilePageRead } from './profile-page-read.ts';
import { readProfileText } from './read-profile-text.ts';

export interface OwnerSearch {
  platform: Platform;
  /** Whom to look for; null for the only owner the page has. */
  handle: string | null;
  /** The owner's numbers, where the page names them. */
  ids: string[];
}

/** All data under one roof, so that what is kept apart is put together wherever it stands. */
function inData(body: string, sources: DataSources, search: OwnerSearch): OwnerInData {
  const entries = pageData(sources).map(({ name, value }, index): [string, unknown] => [
    `data${index}`,
    name === '' ? value : { [name]: value },
  ]);
  const data = Object.fromEntries(entries);
  const hasReferences = body.includes('__ref') || body.includes('generated');
  const isRooted = search.handle === null;
  return ownerInData(hasReferences ? joinReferences(data, { isRooted }) : data, search);
}

function asDrawn(
  { drawn }: PageParts,
  { platform, handle, isSure }: OwnerSearch & { isSure: boolean },
): OwnerRead | null {
  const readName = (text: string) => readHandle(platform, text);
  const found = drawnBio(drawn, { handle, readName, isSure });
  // Its links are not read.
  return found && { profile: bareProfile({ platform, ...found }), is_partial: true };
}

/** The profile in the head of the page as drawn: what a person would read there. */
function inHead(body: string, { platform, handle }: OwnerSearch): OwnerRead | null {
  const head = drawnHead(body);
  const read = head ? readProfileText(head, { platform, handle: handle ?? undefined }) : null;
  if (read?.kind !== 'profile' || read.profile.platform !== platform) return null;
  return handle === null || read.profile.handle === handle
    ? { profile: read.profile, is_partial: false }
    : null;
}

/**
 * Reads a page of a platform that keeps its data in no place known: the owner's
 * record in any data it brings, its linked data, what it draws, its metas
 * (`stated`), in this order. An owner of whom nothing says what the bio is, is
 * `blocked`. Null when nothing tells of the owner.
 */
export function readPageOwner(
  body: string,
  search: OwnerSearch,
  stated: OwnerRead | null,
): ProfilePageRead | null {
  const parts = pageParts(body);
  const data = inData(body, parts.sources, search);
  if (data?.kind === 'read') return profileRead(data.read, 'fallback');
  const linked = readLinkedData(parts.linked, search);
  const named = stated && (search.handle ?? stated.profile.handle) === stated.profile.handle;
  const metas = named ? stated : null;
  const drawn = (isSure: boolean) => asDrawn(parts, { ...search, isSure });
  const head = inHead(body, search);
  const withBio = [linked, drawn(true), metas, head, drawn(false)].find(
    (read) => read?.profile.bio,
  );
  if (withBio) return profileRead(withBio, 'fallback');
  if (data?.kind === 'hollow') return blockedBy('shell');
  const partial = head ?? linked ?? metas;
  return partial && profileRead(partial, 'fallback');
}
