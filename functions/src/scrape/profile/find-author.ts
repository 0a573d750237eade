import { PLATFORMS } from '@vibes/core/creator/platform';
import { findProfileLink } from '@vibes/core/link/find-profile-link';
import { readHandle } from '@vibes/core/link/read-handle';
import { isJsonObject, textAt, type JsonObject } from '../json-value.ts';
import { accountNumber } from './account-number.ts';
import { bareProfile } from './bare-profile.ts';
import type { OwnerHint } from './find-owner.ts';
import type { OwnerRead } from './owner-read.ts';
import { PLATFORM_MARKS } from './platform-marks.ts';
import { recordFields, type RecordFields } from './record-fields.ts';
import { walkJson, type JsonNode } from './walk-json.ts';

const POST = new Set([
  'caption',
  'shortcode',
  'takenat',
  'takenattimestamp',
  'desc',
  'awemeid',
  'videoid',
]);

/** oEmbed names the author, with the address of the profile. */
function readOembed(data: JsonObject): OwnerRead | null {
  const link = findProfileLink({ url: textAt(data, 'author_url') });
  const provider = textAt(data, 'provider_name').toLowerCase();
  const named = textAt(data, 'author_unique_id') || textAt(data, 'author_name');
  const platform =
    PLATFORMS.find((one) => one === provider) ?? (link.kind === 'profile' ? link.platform : null);
  if (!platform || !('author_name' in data || 'author_unique_id' in data)) return null;
  const handle = link.kind === 'profile' ? link.handle : readHandle(platform, named);
  if (!handle) return null;
  const name = textAt(data, 'author_name');
  return { profile: bareProfile({ platform, handle, name }), is_partial: true };
}

const platformOfPost = (fields: RecordFields, owner: RecordFields) =>
  PLATFORMS.find((platform) => PLATFORM_MARKS[platform].isPost(fields, owner));

/** The author of one post: an object beside it, or `owner…` fields in it. */
function readPost(post: JsonObject, hint: OwnerHint): OwnerRead | null {
  const fields = recordFields(post);
  const beside = ['owner', 'author', 'user'].map((key) => post[key]).find(isJsonObject);
  const owner = beside ? recordFields(beside) : fields;
  const platform = hint.site ?? platformOfPost(fields, owner) ?? hint.platform ?? null;
  const raw = owner.get('uniqueid') ?? owner.get('username') ?? fields.get('ownerusername');
  const handle = platform && typeof raw === 'string' ? readHandle(platform, raw) : null;
  if (!platform || !handle) return null;
  const name = owner.get('nickname') ?? owner.get('fullname');
  const isNamed = owner.has('uniqueid') || owner.has('username');
  const id = beside && isNamed ? accountNumber(platform, beside) : null;
  const known = { platform, handle, id, name: typeof name === 'string' ? name.trim() : '' };
  return { profile: bareProfile(known), is_partial: true };
}

/** Who made the post that the data is about: a profile without its bio. Null when several are. */
export function findAuthor(data: unknown, hint: OwnerHint = {}): OwnerRead | null {
  if (isJsonObject(data)) {
    const read = readOembed(data);
    if (read) return read;
  }
  const found = new Map<string, OwnerRead>();
  const claim = ({ value }: JsonNode) => {
    const read = readPost(value, hint);
    if (read) found.set(read.profile.handle, read);
    return read !== null;
  };
  walkJson(data, { isMark: (name) => POST.has(name), claim });
  const named = hint.handle === undefined ? undefined : found.get(hint.handle);
  return named ?? (found.size === 1 ? ([...found.values()][0] ?? null) : null);
}
