import type { PlatformHandle } from '../creator/platform.ts';

/** The most creators one pasted list may name. */
export const CAPTURE_LIST_LIMIT = 200;

/**
 * Whom a capture is about: a profile by its handle, or a link whose redirect must be followed to
 * find it.
 */
export type CaptureTarget = PlatformHandle | { url: string };

/** What a capture is called before its profile is read: the handle with its @, else the link without its scheme. */
export const captureLabel = (target: CaptureTarget): string =>
  'handle' in target ? `@${target.handle}` : target.url.replace(/^https?:\/\/(?:www\.)?/, '');
