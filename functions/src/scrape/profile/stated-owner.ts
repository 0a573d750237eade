import type { Platform } from '@vibes/core/creator/platform';
import { findProfileLink } from '@vibes/core/link/find-profile-link';
import { readHandle } from '@vibes/core/link/read-handle';
import type { PageMetas } from '../page-metas.ts';
import { withoutMarks } from './instagram-metas.ts';
import { PLATFORM_MARKS } from './platform-marks.ts';

/** Whom a page says it is about. */
export interface StatedOwner {
  /** Handles by its own address and the links to its app; each once. */
  linked: string[];
  /** All of them, also by its title; only without these by the sentence in its metas. */
  handles: string[];
  /** The platform's own number of the owner, as the links to its app have it. */
  ids: string[];
}

const ADDRESSES = ['og:url', 'al:web:url', 'twitter:url'];
const APPS = [
  'al:ios:url',
  'al:android:url',
  'al:iphone:url',
  'twitter:app:url:iphone',
  'twitter:app:url:ipad',
  'twitter:app:url:googleplay',
];
const TITLES = ['og:title', 'twitter:title'];
const APP_ARGUMENT = /app-argument\s{0,3}=\s{0,3}([^\s,]{1,300})/;
const ID_IN_APP =
  /^\w{1,20}:\/\/(?:user\/profile|profile|user)\/?(?:\?(?:id|user_?id)=)?(\d{2,25})\b/;
const HANDLE_IN_APP =
  /^\w{1,20}:\/\/(?:user|profile)\/?\?(?:username|unique_?id|handle)=@?([\w.]{1,40})/i;
/** `Ilsa (@ilsa) | …`: the last counts, for a name may hold another; `@ilsa • …`. */
const IN_BRACKETS = /[(（]@([\w.]{1,40})[)）]/gu;
const IN_FRONT = /^@([\w.]{1,40})(?=$|[\s|•·,:'’–—-])/u;

/** The handle that a title or a heading names; empty when none. */
export function titledName(title: string): string {
  // What is quoted are words of a post.
  const [said = ''] = withoutMarks(title).split(/["“„«「]/u, 1);
  return [...said.matchAll(IN_BRACKETS)].at(-1)?.[1] ?? IN_FRONT.exec(said)?.[1] ?? '';
}

/** Whom the page itself names as its owner, by what is in its head. */
export function statedOwner(platform: Platform, metas: PageMetas): StatedOwner {
  const { title, meta, address } = metas;
  const argument = APP_ARGUMENT.exec(meta('apple-itunes-app'))?.[1] ?? '';
  const apps = [...APPS.map(meta), argument].filter(Boolean);
  const byAddress = [address, ...ADDRESSES.map(meta), ...apps].map((url) => {
    const link = findProfileLink({ url });
    return link.kind === 'profile' && link.platform === platform ? link.handle : null;
  });
  const byApp = apps.map((url) => readHandle(platform, HANDLE_IN_APP.exec(url)?.[1] ?? ''));
  const byTitle = [title, ...TITLES.map(meta)].map((text) =>
    readHandle(platform, titledName(text)),
  );
  const named = readHandle(platform, meta('profile:username'));
  const each = (handles: (string | null)[]) => [...new Set(handles)].filter((one) => one !== null);
  const linked = each([...byAddress, ...byApp, named]);
  const all = each([...linked, ...byTitle]);
  return {
    linked,
    handles:
      all.length > 0
        ? all
        : each([PLATFORM_MARKS[platform].readMetas(metas)?.profile.handle ?? null]),
    ids: [...new Set(apps.flatMap((url) => ID_IN_APP.exec(url)?.[1] ?? []))],
  };
}

/**
 * The handle to look for: the one asked for, unless the page says that it is
 * about others; without one, the only one the page names. Undefined when the page
 * contradicts what was asked, or itself; null when nobody is named.
 */
export function ownerToFind(
  { handles }: StatedOwner,
  asked: string | undefined,
): string | null | undefined {
  if (asked !== undefined)
    return handles.length === 0 || handles.includes(asked) ? asked : undefined;
  return handles.length > 1 ? undefined : (handles[0] ?? null);
}
