import type { PlatformHandle } from '../creator/platform.ts';

/** The most creators one pasted list may name. */
export const CAPTURE_LIST_LIMIT = 200;

/** Whom a capture is about: a profile by its handle, or a link that only its redirect explains. */
export type CaptureTarget = PlatformHandle | { url: string };
