import type { Platform } from '@vibes/core/creator/platform';
import { findProfileLink } from '@vibes/core/link/find-profile-link';
import { readHandle } from '@vibes/core/link/read-handle';
import { scriptsWith } from '../embedded-json.ts';
import { isJsonObject, listAt, textAt, valueAt } from '../json-value.ts';
import { bareProfile } from './bare-profile.ts';
import type { OwnerRead } from './find-owner.ts';
import { countOf, emailsIn, linksOf, pictureOf } from './record-values.ts';

const isOfType = (value: unknown, type: string) =>
  [valueAt(value, '@type')].flat().some((name) => name === type);

/** `ProfilePage` with its person, or the person alone, as older pages have it. A post's author is neither. */
function personIn(data: unknown): unknown {
  const page = [data, ...listAt(data, '@graph')].flat().find((value) => {
    return isOfType(value, 'ProfilePage') || isOfType(value, 'Person');
  });
  return isOfType(page, 'ProfilePage') ? (valueAt(page, 'mainEntity') ?? page) : page;
}

function followersOf(person: unknown): number | null {
  const raw = valueAt(person, 'interactionStatistic');
  const followed = [raw].flat().find((value) => {
    const kind = valueAt(value, 'interactionType');
    return JSON.stringify(kind ?? '').includes('Follow');
  });
  return countOf(valueAt(followed, 'userInteractionCount'));
}

function handleOf(platform: Platform, person: unknown): string | null {
  const link = [
    textAt(person, 'url'),
    textAt(person, 'mainEntityofPage', '@id'),
    textAt(person, '@id'),
  ]
    .map((url) => findProfileLink({ url }))
    .find((found) => found.kind === 'profile' && found.platform === platform);
  const named = readHandle(platform, textAt(person, 'alternateName'));
  return named ?? (link?.kind === 'profile' ? link.handle : null);
}

/** The profile in a platform page's `ld+json`. */
export function readLinkedData(body: string, platform: Platform): OwnerRead | null {
  const person = scriptsWith(body, '"@type"').map(personIn).find(isJsonObject);
  const handle = person && handleOf(platform, person);
  if (!person || !handle) return null;
  const bio = textAt(person, 'description');
  const profile = bareProfile({
    platform,
    handle,
    name: textAt(person, 'name').trim(),
    bio,
    bio_links: linksOf(platform, [person.url, person.sameAs]),
    contact_emails: emailsIn(person.email),
    followers: followersOf(person),
    avatar_url: pictureOf(person.image),
  });
  return { profile, is_partial: !bio };
}
