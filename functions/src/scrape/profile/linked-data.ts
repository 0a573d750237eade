import type { Platform } from '@vibes/core/creator/platform';
import { findProfileLink } from '@vibes/core/link/find-profile-link';
import { readHandle } from '@vibes/core/link/read-handle';
import { isJsonObject, listAt, textAt, valueAt } from '../json-value.ts';
import { bareProfile } from './bare-profile.ts';
import type { OwnerRead } from './owner-read.ts';
import { countOf, emailsIn, linksOf, pictureOf } from './record-values.ts';

const MOST_PEOPLE = 200;

const isOfType = (value: unknown, type: string) =>
  [valueAt(value, '@type')].flat().some((name) => name === type);

/** `ProfilePage` with its person, or the person alone, as older pages have it. A post's author is neither. */
function peopleIn(data: unknown): unknown[] {
  return [data, listAt(data, '@graph')]
    .flat(2)
    .slice(0, MOST_PEOPLE)
    .filter((value) => isOfType(value, 'ProfilePage') || isOfType(value, 'Person'))
    .map((page) => (isOfType(page, 'ProfilePage') ? (valueAt(page, 'mainEntity') ?? page) : page));
}

function countOfAction(person: unknown, action: 'Follow' | 'Like'): number | null {
  const raw = valueAt(person, 'interactionStatistic');
  const counted = [raw].flat().find((value) => {
    const kind = valueAt(value, 'interactionType');
    return JSON.stringify(kind ?? '').includes(action);
  });
  return countOf(valueAt(counted, 'userInteractionCount'));
}

function handleOf(platform: Platform, person: unknown): string | null {
  const link = [
    textAt(person, 'url'),
    textAt(person, 'mainEntityofPage', '@id'),
    textAt(person, 'mainEntityOfPage', '@id'),
    textAt(person, '@id'),
  ]
    .map((url) => findProfileLink({ url }))
    .find((found) => found.kind === 'profile' && found.platform === platform);
  const named = ['alternateName', 'identifier']
    .map((key) => readHandle(platform, textAt(person, key)))
    .find((handle) => handle !== null);
  return named ?? (link?.kind === 'profile' ? link.handle : null);
}

/**
 * The profile in a platform page's `ld+json`, given its values: of the handle
 * looked for, else of the only person there.
 */
export function readLinkedData(
  values: unknown[],
  { platform, handle }: { platform: Platform; handle: string | null },
): OwnerRead | null {
  const people = values
    .flatMap(peopleIn)
    .filter(isJsonObject)
    .map((one) => ({ one, named: handleOf(platform, one) }));
  const named = new Set(people.flatMap((each) => each.named ?? []));
  const owner = handle ?? (named.size === 1 ? [...named][0] : undefined);
  const mine = people.filter((each) => owner !== undefined && each.named === owner);
  const person = (mine.find(({ one }) => textAt(one, 'description')) ?? mine[0])?.one;
  if (!person || owner === undefined) return null;
  const bio = textAt(person, 'description');
  const profile = bareProfile({
    platform,
    handle: owner,
    name: textAt(person, 'name').trim(),
    bio,
    bio_links: linksOf(platform, [person.url, person.sameAs]),
    contact_emails: emailsIn(person.email),
    followers: countOfAction(person, 'Follow'),
    likes: countOfAction(person, 'Like'),
    avatar_url: pictureOf(person.image),
  });
  return { profile, is_partial: !bio };
}
