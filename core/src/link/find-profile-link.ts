import type { Platform } from '../creator/platform.ts';
import { findLinks } from './find-links.ts';
import { PLATFORM_LINKS, platformOfHost } from './platform-links.ts';
import type { ProfileLink } from './profile-link.ts';
import { readHandle } from './read-handle.ts';
import { splitLink } from './split-link.ts';
import { trimEnd } from './trim-end.ts';
import { unwrapLink } from './unwrap-link.ts';

export interface ProfileRequest {
  /** The platform of a bare `username` or `@handle`. A link names its own. */
  platform?: Platform | undefined;
  username?: string | undefined;
  url?: string | undefined;
  text?: string | undefined;
}

const REASONS = ['not_a_profile', 'other_site', 'no_link'] as const;
const MENTION = /(?<![\w@./-])@([\w.]{1,40})/g;

function readLink(link: string): ProfileLink {
  const parts = splitLink(unwrapLink(link));
  if (!parts) return { kind: 'unsupported', reason: 'no_link' };
  const platform = platformOfHost(parts.host);
  return platform
    ? PLATFORM_LINKS[platform].read(parts)
    : { kind: 'unsupported', reason: 'other_site' };
}

function readName(platform: Platform | undefined, name: string): ProfileLink[] {
  const handle = platform && readHandle(platform, trimEnd(name, '.'));
  return handle ? [{ kind: 'profile', platform, handle }] : [];
}

/** A link of Instagram's app: `instagram://user?username=ilsa`. */
const APP_LINK = /instagram:\/\/user\/?\?username=([\w.]{1,40})/gi;

function readText(platform: Platform | undefined, text: string): ProfileLink[] {
  const appLinks = [...text.matchAll(APP_LINK)].flatMap(([, name = '']) =>
    readName('instagram', name),
  );
  const links = [...appLinks, ...findLinks(text).map(readLink)];
  const mentions = [...text.matchAll(MENTION)].flatMap(([, name = '']) => readName(platform, name));
  return [...links, ...mentions];
}

function readUsername(platform: Platform | undefined, username: string): ProfileLink[] {
  if (!username.trim() || username.includes('/')) return readText(platform, username);
  const named = readName(platform, username);
  if (named.length || !platform) return named;
  return [{ kind: 'unsupported', reason: 'not_a_profile' }];
}

/** A link that names the profile comes before one that must be followed to find it. */
const mostTelling = (links: ProfileLink[]): ProfileLink | undefined =>
  links.find(({ kind }) => kind === 'profile') ?? links.find(({ kind }) => kind === 'resolve');

/**
 * The profile a request is about: `platform` with `username`, else `url`, else `text`. The first
 * field with a usable link wins. `url` may be a whole shared text; a link may lack its scheme and
 * carry tracking. When none is usable, returns the most specific reason. Never throws.
 */
export function findProfileLink(request: ProfileRequest): ProfileLink {
  const { platform, username = '', url = '', text = '' } = request;
  const fields = [
    readUsername(platform, username),
    readText(platform, url),
    readText(platform, text),
  ];
  const usable = fields.map(mostTelling).find((link) => link !== undefined);
  if (usable) return usable;
  const links = fields.flat();
  const isNewForm = (link: ProfileLink) =>
    link.kind === 'unsupported' && link.reason === 'new_form';
  const newForm = links.find(isNewForm);
  if (newForm) return newForm;
  const reasons = new Set(links.map((link) => (link.kind === 'unsupported' ? link.reason : null)));
  return {
    kind: 'unsupported',
    reason: REASONS.find((reason) => reasons.has(reason)) ?? 'no_link',
  };
}
