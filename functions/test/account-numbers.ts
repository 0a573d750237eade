import type { Platform } from '@vibes/core/creator/platform';
import { readProfilePage } from '../src/scrape/read-profile-page.ts';

/** What is read of the number of an account, from a page or an answer about several. */

export const HANDLE = 'ilsa.torvane';

export const idOf = (platform: Platform, value: unknown, handle = HANDLE) => {
  const body = typeof value === 'string' ? value : JSON.stringify(value);
  const read = readProfilePage({ platform, handle, status: 200, content_type: '', body });
  return read.kind === 'profile' ? read.profile.id : read;
};
export const html = (body: string) => `<!DOCTYPE html><html><head>${body}</html>`;
export const json = (value: unknown) =>
  `<script type="application/json" data-sjs>${JSON.stringify(value)}</script>`;
