import type { Creator } from './creator.ts';
import { PLATFORMS, platformFields, type Platform, type PlatformHandle } from './platform.ts';

/** The handles of a creator by platform, without those that are not known. */
export type Handles = Readonly<Partial<Record<Platform, string>>>;

/** The field that holds a handle where a creator is stored, sent or mirrored. */
export type HandleField = `${Platform}_username`;
export const handleField = (platform: Platform): HandleField => `${platform}_username`;
export const HANDLE_FIELDS = PLATFORMS.map(handleField);

/** A creator as stored, or the entry of a list. */
export type WithHandles = Pick<Creator, HandleField> | { handles: Handles };

/** Null where the creator has none on the platform. */
export const handleOf = (creator: WithHandles, platform: Platform): string | null =>
  ('handles' in creator ? creator.handles[platform] : creator[handleField(platform)]) || null;

export function handlesOf(creator: WithHandles): Handles {
  if ('handles' in creator) return creator.handles;
  const known = PLATFORMS.map((platform) => [platform, handleOf(creator, platform)] as const);
  return Object.fromEntries(known.filter(([, handle]) => handle !== null));
}

/** The handles as they are stored, sent and mirrored. */
export const handleFields = (handles: Handles): Pick<Creator, HandleField> =>
  platformFields('username', (platform) => handles[platform] ?? null);

/** And the platform of the first capture. */
export type Captured = WithHandles & Pick<Creator, 'platform'>;

/** What the creator was first captured by. */
export const capturedHandle = (creator: Captured): PlatformHandle => ({
  platform: creator.platform,
  handle: handleOf(creator, creator.platform) ?? '',
});

/** The platforms on which the creator has a handle, the one of the first capture before the others. */
export const platformsOf = (creator: Captured): Platform[] =>
  [creator.platform, ...PLATFORMS.filter((platform) => platform !== creator.platform)].filter(
    (platform) => handleOf(creator, platform),
  );

/** On the platform of the first capture, else another one; null without any. */
export const firstHandle = (creator: Captured): string | null => {
  const [platform] = platformsOf(creator);
  return platform ? handleOf(creator, platform) : null;
};
